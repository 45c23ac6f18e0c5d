#include <fmt/format.h>

#include "games/nostromo/rules/data/data.hpp"

namespace prowl::nostromo {

namespace {

constexpr auto kKind = Operand::kind, kZone = Operand::zone, kSeat = Operand::seat, kAmount = Operand::amount;

void add_kinds(Catalogue& c) {
  for (const auto* name : {"vents", "hide", "airlocks", "reorganise", "draw"})
    c.kinds.push_back({name, backs::card, "card"});
  for (const auto* name : {"role_alien", "role_crew", "role_android"}) c.kinds.push_back({name, backs::role, "role"});
  for (const auto* name : {"brandt", "hale", "lind", "okoro", "ruiz", "sato", "vega"})
    c.kinds.push_back({name, backs::cover, "character"});
  for (int i = 1; i <= kMaxSeats; ++i) c.kinds.push_back({fmt::format("decoy_p{}", i), backs::cover, "decoy"});
  for (const auto* name : {"flamethrower", "detector"}) c.kinds.push_back({name, backs::object, "object"});
  c.kinds.push_back({"alien", backs::object, "figure"});
  for (int r = 0; r < kRooms; ++r) c.kinds.push_back({fmt::format("tally_{}", room_name(r)), backs::object, "tally"});
}

void add_zones(Catalogue& c) {
  for (int r = 0; r < kRooms; ++r) c.zones.push_back({std::string(room_name(r)), false, Seat::table, "room"});
  c.zones.push_back({"deck", true, Seat::table, "deck"});
  c.zones.push_back({"discard", true, Seat::table, "discard"});
  for (const auto* group : {"hand", "home", "held", "role"})
    for (int i = 0; i < kMaxSeats; ++i) c.zones.push_back({fmt::format("{}_p{}", group, i + 1), false, seat(i), group});
  for (const auto* name : {"aside", "gone", "dead", "off_board", "box"})
    c.zones.push_back({name, false, Seat::table, name});
  c.zones.push_back({"roles", true, Seat::table, "roles"});
  c.zones.push_back({"tally", false, Seat::table, "tally"});
}

void add_regs(Catalogue& c) {
  for (const auto* name :
       {"eggs",       "egg_supply",  "exhaustions",  "turn",          "round",           "rounds",      "alien_seat",
        "next_alien", "been_alien",  "airlocks_now", "airlocks_next", "o_this_turn",     "visits_left", "first_room",
        "figure_at",  "flame_at",    "detector_at",  "flame_bearer",  "detector_bearer", "flame_lock",  "flame_fired",
        "unmasked",   "eliminated",  "proven_crew",  "removed",       "facing",          "doomed",      "barred",
        "hiders",     "hidden",      "escaped",      "standing",      "timed_out",       "swap_round",  "last_side",
        "how",        "wins_alien",  "wins_crew",    "turns_total",   "longest",         "flags",       "rotation",
        "timer",      "swap_rounds", "turn_cap",     "max_airlocks",  "in_play",         "copies",      "each"})
    c.regs.push_back({name});
  for (const auto* group : {"score", "round", "vote"})
    for (int i = 1; i <= kMaxSeats; ++i) c.regs.push_back({fmt::format("{}_p{}", group, i)});
  for (const auto* group : {"cell", "links"})
    for (int r = 0; r < kRooms; ++r) c.regs.push_back({fmt::format("{}_{}", group, room_name(r))});
}

void add_verbs(Catalogue& c) {
  c.verbs.push_back({"place", {kKind, kZone}, true, false});
  c.verbs.push_back({"confirm"});
  c.verbs.push_back({"time_up"});
  c.verbs.push_back({"offer", {kKind, kSeat}, true, false});
  c.verbs.push_back({"pass"});
  c.verbs.push_back({"stand_down"});
  c.verbs.push_back({"play", {kKind}});
  c.verbs.push_back({"reorganise_take", {kKind}});
  c.verbs.push_back({"reorganise_give", {kKind, kSeat}});
  c.verbs.push_back({"reorganise_move", {kKind, kZone}});
  c.verbs.push_back({"visit", {kZone}});
  c.verbs.push_back({"save", {kKind}});
  c.verbs.push_back({"decline"});
  c.verbs.push_back({"vote", {kKind, kSeat}});
  c.verbs.push_back({"leave", {kKind}});
  c.verbs.push_back({"choose_alien", {kSeat}});
  c.verbs.push_back({"next_round"});
}

void add_events(Catalogue& c) {
  const std::vector<EventSpec> events = {
      {"round_start", {kAmount}, true},
      {"alien_is", {}},
      {"turn_start", {kAmount}},
      {"time_up", {}},
      {"unplaced", {kKind}, true},
      {"swap", {kKind, kSeat, kKind}},
      {"played", {kKind}},
      {"drew", {kKind}},
      {"reshuffle", {kAmount}, true},
      {"deck_out", {kAmount}, true},
      {"five_cards", {kAmount}, true},
      {"airlocks_now", {}},
      {"airlocks_next", {}},
      {"took", {kKind, kSeat}},
      {"gave", {kKind, kSeat}},
      {"moved", {kKind, kZone, kZone}},
      {"visit", {kZone, kAmount}},
      {"alien_passes", {kAmount}},
      {"turned_up", {kKind, kZone}},
      {"footprints", {kAmount, kZone}},
      {"found_nothing", {kZone}},
      {"flame_fired", {kZone}, true},
      {"detector_saved", {kKind, kZone}, true},
      {"hid", {kKind, kZone}},
      {"vented", {kKind, kZone}},
      {"vent_took", {kKind, kZone}, true},
      {"vent_decoy", {kZone}},
      {"vent_empty", {}},
      {"declined", {kKind}},
      {"claimed", {kKind, kZone}},
      {"stays", {kKind, kZone}},
      {"kill", {kKind, kZone}, true},
      {"egg", {kAmount}},
      {"unmasked", {}, true},
      {"discarded", {kAmount}},
      {"all_shown", {}},
      {"escape", {}, true},
      {"android_hunted", {kZone}, true},
      {"dropped", {kKind, kZone}},
      {"egg_destroyed", {kAmount, kAmount}, true},
      {"picked_up", {kKind, kZone}, true},
      {"tokens_home", {}},
      {"won_eggs", {}, true},
      {"won_killed", {}, true},
      {"won_deck", {}, true},
      {"won_turn_cap", {}, true},
      {"won_escape", {}, true},
      {"match_end", {}},
  };
  c.events = events;
}

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
