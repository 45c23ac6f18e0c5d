#include "games/fate/rules/data/data.hpp"

namespace prowl::fate {

namespace {

constexpr auto kKind = Operand::kind, kZone = Operand::zone, kAmount = Operand::amount;

void add_kinds(Catalogue& c, const std::vector<std::string>& objectives, const std::vector<std::string>& cards) {
  for (const auto* name : {"ripley", "dallas", "lambert", "parker", "brett"}) c.kinds.push_back({name, {}, "crew"});
  for (const auto* name : {"alien", "ash"}) c.kinds.push_back({name, {}, "figure"});
  c.kinds.push_back({"scrap", {}, "scrap"});
  c.kinds.push_back({"coolant", {}, "coolant"});
  for (const auto* name :
       {"flashlight", "motion_tracker", "grapple_gun", "electric_prod", "incinerator", "cat_carrier"})
    c.kinds.push_back({name, {}, "item"});
  for (const auto* name : {"safe", "jonesy", "surprise_1", "surprise_2"})
    c.kinds.push_back({name, backs::token, "token"});
  c.kinds.push_back({"countdown", {}, "countdown"});
  for (const auto* name : {"sympathies", "narcissus", "blow_out", "blow_up", "cut_off"})
    c.kinds.push_back({name, backs::mission, "mission"});
  for (const auto& name : objectives) c.kinds.push_back({name, backs::objective, "objective"});
  for (const auto& name : cards) c.kinds.push_back({name, backs::encounter, "encounter"});
}

void add_zones(Catalogue& c) {
  for (int z = 1; z <= kSpaces; ++z)
    c.zones.push_back({std::string(space_name(zone(z))), false, Seat::table, z <= kRooms ? "room" : "corridor"});
  for (const auto* name : {"bag_ripley", "bag_dallas", "bag_lambert", "bag_parker", "bag_brett"})
    c.zones.push_back({name, false, Seat::table, "bag"});
  const auto pile = [&](const char* name, bool ordered) { c.zones.push_back({name, ordered, Seat::table, name}); };
  pile("deck", true);
  pile("discard", true);
  pile("playing", false);
  pile("objectives", false);
  pile("objectives_done", false);
  pile("objective_deck", true);
  pile("mission", false);
  pile("mission_deck", true);
  pile("removed", false);
  pile("stack", true);
  pile("captured", false);
  pile("scrap_pile", false);
  pile("supply", false);
  pile("coolant_discard", false);
  pile("ash_slots", false);
  pile("countdown", false);
  pile("box", false);
}

void add_regs(Catalogue& c) {
  for (const auto* name :
       {"morale",   "turn",        "slots",     "active",    "actions",    "ability_uses", "phase_over", "skip_card",
        "mission",  "mission_due", "countdown", "holder",    "ash_damage", "fleeing",      "flags",      "pick",
        "first",    "side",        "how",       "alien_at",  "ash_at",     "slot_1",       "slot_2",     "slot_3",
        "slot_4",   "slot_5",      "ripley_at", "dallas_at", "lambert_at", "parker_at",    "brett_at",   "copies_1",
        "copies_2", "copies_3",    "copies_4",  "copies_5",  "copies_6",   "copies_7"})
    c.regs.push_back({name});
}

void add_verbs(Catalogue& c) {
  c.verbs.push_back({"choose", {kKind}});
  c.verbs.push_back({"move", {kZone}});
  c.verbs.push_back({"pick_up", {kKind}});
  c.verbs.push_back({"pick_up_scrap", {kAmount}});
  c.verbs.push_back({"drop", {kKind}});
  c.verbs.push_back({"drop_scrap", {kAmount}});
  c.verbs.push_back({"craft", {kKind}});
  c.verbs.push_back({"trade", {kKind}});
  c.verbs.push_back({"give", {kKind}});
  c.verbs.push_back({"give_scrap", {kAmount}});
  c.verbs.push_back({"take", {kKind}});
  c.verbs.push_back({"take_scrap", {kAmount}});
  c.verbs.push_back({"done"});
  c.verbs.push_back({"track", {kZone}});
  c.verbs.push_back({"grapple", {kZone}});
  c.verbs.push_back({"incinerate"});
  c.verbs.push_back({"swap_coolant"});
  c.verbs.push_back({"send", {kKind, kZone}});
  c.verbs.push_back({"look"});
  c.verbs.push_back({"salvage"});
  c.verbs.push_back({"scout"});
  c.verbs.push_back({"keep"});
  c.verbs.push_back({"discard"});
  c.verbs.push_back({"bottom"});
  c.verbs.push_back({"pass"});
  c.verbs.push_back({"target", {kZone}});
  c.verbs.push_back({"route", {kZone}});
  c.verbs.push_back({"flee", {kKind, kZone}});
  c.verbs.push_back({"use_prod", {kKind}});
  c.verbs.push_back({"discard_scrap", {kKind}});
  c.verbs.push_back({"lose_morale", {kKind}});
  c.verbs.push_back({"spend_coolant", {kKind}});
  c.verbs.push_back({"push", {kZone}});
  c.verbs.push_back({"leave_out", {kZone}});
}

void add_events(Catalogue& c) {
  c.events = {
      {"plays", {kKind}},
      {"first_is", {kKind}},
      {"turn_start", {kAmount, kKind}},
      {"moved", {kKind, kZone, kZone}},
      {"sent", {kKind, kKind, kZone}},
      {"picked_up", {kKind, kKind}},
      {"picked_up_scrap", {kAmount, kKind}},
      {"dropped", {kKind, kKind}},
      {"dropped_scrap", {kAmount, kKind}},
      {"crafted", {kKind, kKind, kAmount}},
      {"trades", {kKind, kKind}},
      {"gave", {kKind, kKind, kKind}},
      {"gave_scrap", {kAmount, kKind, kKind}},
      {"took", {kKind, kKind, kKind}},
      {"took_scrap", {kAmount, kKind, kKind}},
      {"swapped_coolant", {kAmount, kKind}},
      {"salvaged", {kKind}},
      {"looked", {kKind, kKind}},
      {"kept", {kKind}},
      {"card_discarded", {kKind}},
      {"card_bottom", {kKind}},
      {"scouted", {kKind, kKind}},
      {"tracked", {kKind, kKind, kZone}},
      {"grappled", {kKind, kZone, kZone}, true},
      {"incinerated", {kKind, kZone}, true},
      {"used_up", {kKind, kKind}},
      {"phase_end", {kKind}},
      {"no_card", {kKind}},
      {"drew", {kKind}},
      {"token_placed", {kZone}},
      {"scrap_placed", {kAmount, kZone}},
      {"placed_in", {kKind, kZone}},
      {"lost_scrap", {kAmount, kKind}},
      {"alien_moved", {kZone, kZone}},
      {"alien_jumps", {kZone, kZone}},
      {"met_alien", {kAmount, kZone}, true},
      {"flashlight", {kKind}},
      {"prod", {kKind}},
      {"morale_lost", {kAmount, kAmount}},
      {"no_loss", {}},
      {"revealed", {kKind, kZone, kKind}},
      {"captured", {kKind, kKind}, true},
      {"fled", {kKind, kZone, kZone}},
      {"ash_moved", {kZone, kZone}},
      {"ash_took", {kAmount, kZone}},
      {"ash_paid", {kKind}},
      {"ash_stays", {kZone}},
      {"ash_hurt", {kAmount, kKind}, true},
      {"ash_pushed", {kZone}},
      {"ash_gone", {}, true},
      {"ash_met", {kZone}},
      {"objective_done", {kKind}, true},
      {"mission_is", {kKind}, true},
      {"ash_appears", {kZone}},
      {"coolant_back", {kAmount, kZone}},
      {"track_taken", {kKind}, true},
      {"countdown", {kAmount}, true},
      {"tokens_spread", {kAmount}},
      {"left_out", {kZone}},
      {"reshuffled", {kAmount}},
      {"won", {kKind}, true},
      {"lost_morale_out", {}, true},
      {"lost_countdown", {}, true},
  };
}

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
