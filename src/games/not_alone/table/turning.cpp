#include "games/not_alone/table/presenter.hpp"

namespace prowl::ui::not_alone {
namespace {

// The steps left of the other counter when it last moved, or -1.
int other_track(const Catalogue& c, std::span<const Event> until) {
  const bool rescue = c.events[until.back().what].name == "rescue";
  for (std::size_t i = until.size(); i-- > 0;)
    if (c.events[until[i].what].name == (rescue ? "assimilation" : "rescue")) return until[i].a;
  return -1;
}

bool takes_the_lead(const Catalogue& c, std::span<const Event> until) {
  return until.back().a + 1 == other_track(c, until);
}
bool one_left(const Catalogue&, std::span<const Event> until) { return until.back().a == 1; }

constexpr DecidingSpec kDecidingRows[] = {
    {"won_rescue", 100},
    {"won_assimilation", 100},
    {"won_defence", 100},
    {"rescue", 60, one_left},
    {"assimilation", 60, one_left},
    {"defence", 60, one_left},
    {"rescue", 50, takes_the_lead},
    {"assimilation", 50, takes_the_lead},
    {"zero_will", 50},
    {"gave_up", 45},
    {"caught", 40},
    {"evolves", 30},
    {"developed", 20},
    {"rescued", 20},
};

}  // namespace

constinit const std::span<const DecidingSpec> kDeciding = kDecidingRows;

}  // namespace prowl::ui::not_alone
