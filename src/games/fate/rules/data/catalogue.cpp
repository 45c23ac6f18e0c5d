#include <fmt/format.h>

#include "games/fate/rules/data/data.hpp"
#include "games/fate/rules/data/words.hpp"

namespace prowl::fate {

namespace {

constexpr auto kKind = Operand::kind, kZone = Operand::zone, kAmount = Operand::amount;

void add_kinds(Catalogue& c, const std::vector<std::string>& objectives, const std::vector<std::string>& cards) {
  c.kinds.insert(c.kinds.end(), {FATE_KINDS(PROWL_ROW)});
  for (const auto& name : objectives) c.kinds.push_back({name, backs::objective, "objective"});
  for (const auto& name : cards) c.kinds.push_back({name, backs::encounter, "encounter"});
}

void add_zones(Catalogue& c) {
  for (int z = 1; z <= kSpaces; ++z)
    c.zones.push_back({std::string(space_name(zone(z))), false, Seat::table, z <= kRooms ? "room" : "corridor"});
  for (int crew = 0; crew < kCrew; ++crew)
    c.zones.push_back({fmt::format("bag_{}", crew_name(crew)), false, Seat::table, "bag"});
#define PILE(name, ordered) c.zones.push_back({#name, ordered, Seat::table, #name});
  FATE_PILES(PILE)
#undef PILE
}

void add_regs(Catalogue& c) {
  c.regs = {FATE_REGS(PROWL_ROW)};
  for (int slot = 1; slot <= kCrew; ++slot) c.regs.push_back({fmt::format("slot_{}", slot)});
  for (int crew = 0; crew < kCrew; ++crew) c.regs.push_back({fmt::format("{}_at", crew_name(crew))});
  for (int i = 1; i <= kCopiesRegs; ++i) c.regs.push_back({fmt::format("copies_{}", i)});
}

void add_verbs(Catalogue& c) { c.verbs.insert(c.verbs.end(), {FATE_VERBS(PROWL_ROW)}); }

void add_events(Catalogue& c) { c.events = {FATE_EVENTS(PROWL_ROW)}; }

}  // namespace

Catalogue make_catalogue(const std::vector<std::string>& objectives, const std::vector<std::string>& cards) {
  Catalogue c;
  add_kinds(c, objectives, cards);
  add_zones(c);
  add_regs(c);
  add_verbs(c);
  add_events(c);
  c.index_names();
  return c;
}

}  // namespace prowl::fate
