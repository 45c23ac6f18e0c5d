#include "games/fate/table/presenter.hpp"

namespace prowl::ui::fate {
namespace {

constexpr int kFewMorale = 4, kMuchMorale = 2, kLastTokens = 1;

bool few_left(const Catalogue&, std::span<const Event> until) { return until.back().b <= kFewMorale; }
bool much_lost(const Catalogue&, std::span<const Event> until) { return until.back().a >= kMuchMorale; }
bool last_tokens(const Catalogue&, std::span<const Event> until) { return until.back().a <= kLastTokens; }

constexpr DecidingSpec kDecidingRows[] = {
    {"won", 100},
    {"lost_morale_out", 100},
    {"lost_countdown", 100},
    {"mission_is", 60},
    {"objective_done", 60},
    {"captured", 50},
    {"morale_lost", 50, few_left},
    {"ash_gone", 45},
    {"morale_lost", 40, much_lost},
    {"countdown", 40, last_tokens},
    {"no_loss", 35},
    {"incinerated", 25},
    {"grappled", 25},
};

}  // namespace

constinit const std::span<const DecidingSpec> kDeciding = kDecidingRows;

}  // namespace prowl::ui::fate
