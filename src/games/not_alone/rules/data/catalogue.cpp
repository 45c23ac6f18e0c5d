#include <fmt/format.h>

#include "games/not_alone/rules/data/data.hpp"

namespace prowl::not_alone {

namespace {

constexpr auto kKind = Operand::kind, kZone = Operand::zone, kSeat = Operand::seat, kAmount = Operand::amount;

constexpr std::array kPlaceNames = {NOT_ALONE_PLACES(PROWL_TEXT)};
constexpr std::array kMorePlaceNames = {SANCTUARY_PLACES(PROWL_TEXT)};

template <std::size_t N>
void add_own(Catalogue& c, const std::array<const char*, N>& names, Kind first) {
  for (int i = 0; i < kMostSeats; ++i)
    for (std::size_t p = 0; p < N; ++p)
      c.kinds.push_back({fmt::format("{}_p{}", names[p], i + 1), static_cast<Back>(index(backs::first_own) + i), "own",
                         kind(index(first) + static_cast<int>(p))});
}

void add_group(Catalogue& c, const char* group, Back back, std::initializer_list<const char*> names) {
  for (const char* name : names) c.kinds.push_back({name, back, group});
}

void add_survivors(Catalogue& c) {
  for (int i = 1; i <= kSurvivors; ++i)
    c.kinds.push_back(
        {i == 17 ? std::string("michelle_west") : fmt::format("survivor_{}", i), backs::survivor, "survivor"});
}

void add_evolutions(Catalogue& c) {
  int n = 0;
  for (const char* name : {SANCTUARY_EVOLUTIONS(PROWL_TEXT)})
    c.kinds.push_back({name, static_cast<Back>(index(backs::first_evolution) + n++ / kLevelEvolutions), "evolution"});
}

void add_kinds(Catalogue& c) {
  add_group(c, "place", backs::place, {NOT_ALONE_PLACES(PROWL_TEXT)});
  add_group(c, "hunt", backs::hunt, {NOT_ALONE_HUNT(PROWL_TEXT)});
  add_group(c, "survival", backs::survival, {NOT_ALONE_SURVIVAL(PROWL_TEXT)});
  add_group(c, "token", backs::token, {NOT_ALONE_TOKENS(PROWL_TEXT)});
  add_own(c, kPlaceNames, kinds::lair);
  add_group(c, "place", backs::place, {SANCTUARY_PLACES(PROWL_TEXT)});
  add_own(c, kMorePlaceNames, kinds::refuge);
  add_group(c, "hunt", backs::hunt, {SANCTUARY_HUNT(PROWL_TEXT)});
  add_group(c, "survival", backs::survival, {SANCTUARY_SURVIVAL(PROWL_TEXT)});
  add_survivors(c);
  add_group(c, "avatar", backs::avatar, {SANCTUARY_AVATARS(PROWL_TEXT)});
  add_evolutions(c);
  add_group(c, "token", backs::token, {"sanctuary"});
}

void add_own_zones(Catalogue& c, std::initializer_list<const char*> groups) {
  for (const char* group : groups)
    for (int i = 0; i < kMostSeats; ++i)
      c.zones.push_back({fmt::format("{}_p{}", group, i + 1), false, seat(i), group});
}

void add_zones(Catalogue& c) {
#define PILE(name, ordered) c.zones.push_back({#name, ordered, Seat::table, #name});
  for (const char* name : kPlaceNames) c.zones.push_back({name, false, Seat::table, "place"});
  NOT_ALONE_PILES(PILE)
  add_own_zones(c, {NOT_ALONE_OWN_ZONES(PROWL_TEXT)});
  for (const char* name : kMorePlaceNames) c.zones.push_back({name, false, Seat::table, "place"});
  SANCTUARY_PILES(PILE)
  for (const char* group : {SANCTUARY_LEVEL_PILES(PROWL_TEXT)})
    for (int level = 1; level <= 2; ++level)
      c.zones.push_back({fmt::format("{}_{}", group, level), true, Seat::table, group});
  SANCTUARY_SIDES(PILE)
  add_own_zones(c, {SANCTUARY_OWN_ZONES(PROWL_TEXT)});
#undef PILE
}

void add_regs(Catalogue& c) {
  c.regs = {NOT_ALONE_REGS(PROWL_ROW)};
  for (const char* group : {NOT_ALONE_OWN_REGS(PROWL_TEXT)})
    for (int i = 1; i <= kMostSeats; ++i) c.regs.push_back({fmt::format("{}_p{}", group, i)});
  c.regs.insert(c.regs.end(), {SANCTUARY_REGS(PROWL_ROW)});
  for (int i = 1; i <= kMostPromises; i += 2) c.regs.push_back({fmt::format("promises_{}_{}", i, i + 1)});
}

void add_verbs(Catalogue& c) { c.verbs.insert(c.verbs.end(), {NOT_ALONE_VERBS(PROWL_ROW) SANCTUARY_VERBS(PROWL_ROW)}); }

void add_events(Catalogue& c) { c.events = {NOT_ALONE_EVENTS(PROWL_ROW) SANCTUARY_EVENTS(PROWL_ROW)}; }

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

}  // namespace prowl::not_alone
