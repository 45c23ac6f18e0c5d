#include <fmt/format.h>

#include "games/nostromo/rules/data/data.hpp"

namespace prowl::nostromo {

namespace {

constexpr auto kKind = Operand::kind, kZone = Operand::zone, kSeat = Operand::seat, kAmount = Operand::amount;

void add_kinds(Catalogue& c) {
  c.kinds.insert(c.kinds.end(), {NOSTROMO_KINDS(PROWL_ROW)});
  for (int i = 1; i <= kMaxSeats; ++i) c.kinds.push_back({fmt::format("decoy_p{}", i), backs::cover, "decoy"});
  c.kinds.insert(c.kinds.end(), {NOSTROMO_THINGS(PROWL_ROW)});
  for (int r = 0; r < kRooms; ++r) c.kinds.push_back({fmt::format("tally_{}", room_name(r)), backs::object, "tally"});
}

void add_zones(Catalogue& c) {
  for (int r = 0; r < kRooms; ++r) c.zones.push_back({std::string(room_name(r)), false, Seat::table, "room"});
#define PILE(name, ordered) c.zones.push_back({#name, ordered, Seat::table, #name});
  NOSTROMO_DECKS(PILE)
  for (const auto* group : {NOSTROMO_OWN(PROWL_TEXT)})
    for (int i = 0; i < kMaxSeats; ++i) c.zones.push_back({fmt::format("{}_p{}", group, i + 1), false, seat(i), group});
  NOSTROMO_PILES(PILE)
#undef PILE
}

void add_regs(Catalogue& c) {
  c.regs = {NOSTROMO_REGS(PROWL_ROW)};
  for (const auto* group : {"score", "round", "vote"})
    for (int i = 1; i <= kMaxSeats; ++i) c.regs.push_back({fmt::format("{}_p{}", group, i)});
  for (const auto* group : {"cell", "links"})
    for (int r = 0; r < kRooms; ++r) c.regs.push_back({fmt::format("{}_{}", group, room_name(r))});
}

void add_verbs(Catalogue& c) { c.verbs.insert(c.verbs.end(), {NOSTROMO_VERBS(PROWL_ROW)}); }

void add_events(Catalogue& c) { c.events = {NOSTROMO_EVENTS(PROWL_ROW)}; }

}  // namespace

Catalogue make_catalogue() {
  Catalogue c;
  add_kinds(c);
  add_zones(c);
  add_regs(c);
  add_verbs(c);
  add_events(c);
  c.index_names();
  return c;
}

}  // namespace prowl::nostromo
