#include <fmt/format.h>

#include "games/not_alone/rules/data/data.hpp"

namespace prowl::not_alone {

namespace {

constexpr auto kKind = Operand::kind, kZone = Operand::zone, kSeat = Operand::seat, kAmount = Operand::amount;

constexpr std::array<const char*, kBasePlaces> kPlaceNames = {"lair",  "jungle",  "river", "beach",  "rover",
                                                              "swamp", "shelter", "wreck", "source", "artefact"};

constexpr std::array<const char*, kMorePlaces> kMorePlaceNames = {"refuge", "cache", "ark", "teleporter", "monolith"};

template <std::size_t N>
void add_own(Catalogue& c, const std::array<const char*, N>& names, Kind first) {
  for (int i = 0; i < kMostSeats; ++i)
    for (std::size_t p = 0; p < N; ++p)
      c.kinds.push_back({fmt::format("{}_p{}", names[p], i + 1), static_cast<Back>(index(backs::first_own) + i), "own",
                         kind(index(first) + static_cast<int>(p))});
}

void add_more_kinds(Catalogue& c) {
  for (const auto* name : kMorePlaceNames) c.kinds.push_back({name, backs::place, "place"});
  add_own(c, kMorePlaceNames, kinds::refuge);
  for (const auto* name : {"drift", "amnesia", "jamming", "isolation", "tremor", "feint", "quagmire", "frenzy",
                           "contagion", "blockade", "abduction", "hunger", "culling", "gestation", "growth_spurt"})
    c.kinds.push_back({name, backs::hunt, "hunt"});
  for (const auto* name :
       {"flare", "rations", "inhibitor", "archive", "camouflage", "force_shield", "expedition", "evacuation",
        "orderly_shelter", "relay", "grapnel", "solidarity", "first_aid", "sampling", "sterilisation"})
    c.kinds.push_back({name, backs::survival, "survival"});
  for (int i = 1; i <= kSurvivors; ++i)
    c.kinds.push_back(
        {i == 17 ? std::string("michelle_west") : fmt::format("survivor_{}", i), backs::survivor, "survivor"});
  for (const auto* name : {"captain", "medic", "scout", "engineer", "stoic", "athlete", "pilot", "climber", "builder",
                           "guide", "biologist", "geneticist"})
    c.kinds.push_back({name, backs::avatar, "avatar"});
  int n = 0;
  for (const auto* name : {"optimiser",    "instinctive", "malicious", "brooding",    "keen_scented", "stunner",
                           "quick",        "prescient",   "beater",    "besieger",    "swift",        "howler",
                           "primitive",    "web_spinner", "scavenger", "territorial", "parasitic",    "hypnotic",
                           "regenerating", "telepathic",  "ferocious", "relentless",  "virulent",     "prophetic",
                           "terrifying",   "predator",    "twin",      "assimilator", "metamorph",    "symbiote"})
    c.kinds.push_back({name, static_cast<Back>(index(backs::first_evolution) + n++ / kLevelEvolutions), "evolution"});
  c.kinds.push_back({"sanctuary", backs::token, "token"});
}

void add_kinds(Catalogue& c) {
  for (const auto* name : kPlaceNames) c.kinds.push_back({name, backs::place, "place"});
  for (const auto* name :
       {"despair",     "force_field", "anticipation", "ascendancy", "fierceness", "forbidden_zone", "interference",
        "persecution", "mutation",    "phobia",       "virus",      "clone",      "mirage",         "scream",
        "toxin",       "cataclysm",   "detour",       "stasis",     "tracking",   "flashback"})
    c.kinds.push_back({name, backs::hunt, "hunt"});
  for (const auto* name :
       {"adrenaline", "ingenuity", "sacrifice", "sixth_sense", "smokescreen", "strike_back", "vortex", "detector",
        "dodge", "drone", "gate", "hologram", "wrong_track", "amplifier", "double_back"})
    c.kinds.push_back({name, backs::survival, "survival"});
  for (const auto* name : {"creature", "target", "artemia", "marker"}) c.kinds.push_back({name, backs::token, "token"});
  add_own(c, kPlaceNames, kinds::lair);
}

void add_zones(Catalogue& c) {
  for (const auto* name : kPlaceNames) c.zones.push_back({name, false, Seat::table, "place"});
  c.zones.push_back({"reserve", false, Seat::table, "reserve"});
  for (const auto* name : {"hunt_deck", "hunt_discard", "hunt_played", "survival_deck", "survival_discard"})
    c.zones.push_back({name, true, Seat::table, name});
  c.zones.push_back({"tokens", false, Seat::table, "tokens"});
  for (const auto* group : {"hand", "survival", "played", "discard"})
    for (int i = 0; i < kMostSeats; ++i)
      c.zones.push_back({fmt::format("{}_p{}", group, i + 1), false, seat(i), group});
}

void add_more_zones(Catalogue& c) {
  for (const auto* name : kMorePlaceNames) c.zones.push_back({name, false, Seat::table, "place"});
  for (const auto* name : {"survivor_deck", "survivor_discard"}) c.zones.push_back({name, true, Seat::table, name});
  for (const auto* name : {"survivors", "avatar_deck"}) c.zones.push_back({name, false, Seat::table, name});
  for (const auto* group : {"evolution_deck", "evolution_discard"})
    for (int level = 1; level <= 2; ++level)
      c.zones.push_back({fmt::format("{}_{}", group, level), true, Seat::table, group});
  for (const auto* name : {"developed", "removed"}) c.zones.push_back({name, false, Seat::table, name});
  for (const auto* group : {"avatar", "rescued", "evolutions"})
    for (int i = 0; i < kMostSeats; ++i)
      c.zones.push_back({fmt::format("{}_p{}", group, i + 1), false, seat(i), group});
}

void add_regs(Catalogue& c) {
  for (const auto* name :
       {"creature",    "side",       "rescue",         "assimilation",  "rescue_start",    "assimilation_start",
        "turn",        "phase",      "hunt_limit",     "hunts_played",  "hunt_limit_next", "marker",
        "creature_at", "target_at",  "artemia_at",     "granted",       "effects",         "more_effects",
        "anticipated", "barred",     "ruined",         "powers_used",   "suffer",          "survival_played",
        "gave_up",     "resisted",   "resisted_twice", "standing",      "dodging",         "detecting",
        "river",       "artefact",   "river_next",     "artefact_next", "last_side",       "how",
        "flags",       "more_flags", "copies"})
    c.regs.push_back({name});
  for (const auto* group : {"will", "owned", "spot", "other_spot", "debt"})
    for (int i = 1; i <= kMostSeats; ++i) c.regs.push_back({fmt::format("{}_p{}", group, i)});
  for (const auto* name : {"sanctuary_at", "loop", "defence", "defence_start", "dna", "dna_total", "monoliths",
                           "awake_1", "awake_2", "spent_1", "spent_2", "fortified", "target_role", "territory",
                           "prophesied", "extra_hunt", "usual_limit", "exhausted"})
    c.regs.push_back({name});
  for (int i = 1; i <= kMostPromises; i += 2) c.regs.push_back({fmt::format("promises_{}_{}", i, i + 1)});
}

void add_verbs(Catalogue& c) {
  c.verbs.push_back({"choose_side", {kAmount}});
  c.verbs.push_back({"play", {kKind}, true, false});
  c.verbs.push_back({"confirm", {}, true});
  c.verbs.push_back({"lay", {kKind}, true});
  c.verbs.push_back({"resist"});
  c.verbs.push_back({"resist_one", {kKind}});
  c.verbs.push_back({"resist_two", {kKind, kKind}});
  c.verbs.push_back({"give_up"});
  c.verbs.push_back({"take", {kKind}});
  c.verbs.push_back({"announce", {kKind}});
  c.verbs.push_back({"pass"});
  c.verbs.push_back({"stand_down"});
  c.verbs.push_back({"put", {kKind, kZone}});
  c.verbs.push_back({"put_two", {kKind, kZone, kZone}});
  c.verbs.push_back({"done"});
  c.verbs.push_back({"name", {kSeat}});
  c.verbs.push_back({"keep", {kKind}});
  c.verbs.push_back({"discard", {kKind}});
  c.verbs.push_back({"endure"});
  c.verbs.push_back({"swap", {kKind, kKind}});
  c.verbs.push_back({"ruin", {kZone}});
  c.verbs.push_back({"move", {kZone, kZone}});
  c.verbs.push_back({"resolve", {kZone}});
  c.verbs.push_back({"use", {kKind}});
  c.verbs.push_back({"use_one", {kKind, kKind}});
  c.verbs.push_back({"use_two", {kKind, kKind, kKind}});
  c.verbs.push_back({"heal", {kSeat}});
  c.verbs.push_back({"draw"});
  c.verbs.push_back({"gain", {kKind}});
  c.verbs.push_back({"take_back", {kKind}});
  c.verbs.push_back({"rest"});
}

void add_more_verbs(Catalogue& c) {
  c.verbs.push_back({"rescue", {kKind}});
  c.verbs.push_back({"replace", {kKind}});
  for (const auto* name : {"fortify", "shelter", "decline"}) c.verbs.push_back({name});
  c.verbs.push_back({"treat", {kSeat}});
  for (const auto* name : {"evolve", "nest"}) c.verbs.push_back({name});
  c.verbs.push_back({"draw_evolution", {kAmount}});
  for (const auto* name : {"develop", "invoke", "choose"}) c.verbs.push_back({name, {kKind}});
  c.verbs.push_back({"bury", {kKind}, true, false});
  c.verbs.push_back({"show", {kKind}});
}

void add_events(Catalogue& c) {
  const std::vector<EventSpec> events = {
      {"creature_is", {}},
      {"side_is", {kAmount}},
      {"turn_start", {kAmount}},
      {"resisted", {kAmount}},
      {"gave_up", {}, true},
      {"recovered", {kKind}},
      {"laid", {kAmount}},
      {"taken_up", {kAmount}},
      {"announced", {kKind, kKind}},
      {"put", {kKind, kZone, kZone}},
      {"barred", {kZone, kZone}},
      {"named", {kKind, kSeat}},
      {"discarded", {kKind}},
      {"lost_hunt", {kKind}},
      {"showed", {kKind}},
      {"returned", {kKind}},
      {"revealed", {kKind}},
      {"swapped", {kKind, kKind}},
      {"used", {kKind, kZone}},
      {"drew", {kKind}},
      {"drew_hunt", {kKind}},
      {"reshuffled", {kAmount, kAmount}},
      {"marker_on", {}},
      {"marker_off", {}},
      {"rescue", {kAmount}, true},
      {"assimilation", {kAmount}, true},
      {"will_lost", {kAmount, kAmount}},
      {"will_gained", {kAmount}},
      {"gained", {kKind}},
      {"took_back", {kKind}},
      {"rested", {kZone}},
      {"ruined", {kZone}},
      {"moved", {kSeat, kZone, kZone}},
      {"two_next", {kKind}},
      {"ignores", {kKind}},
      {"artemia_hit", {kZone}},
      {"caught", {kZone, kAmount}, true},
      {"zero_will", {}, true},
      {"stasis_holds", {}},
      {"tokens_home", {}},
      {"smoke_clears", {}},
      {"won_rescue", {}, true},
      {"won_assimilation", {}, true},
  };
  c.events = events;
}

void add_more_events(Catalogue& c) {
  const std::vector<EventSpec> events = {
      {"sanctuary_moves", {kZone}},
      {"sanctuary_stays", {}},
      {"loop_opens", {}},
      {"survivor_revealed", {kKind}},
      {"survivor_replaced", {kKind}},
      {"rescued", {kKind}},
      {"drew_survivor", {kKind}},
      {"lost_survivor", {kKind}},
      {"fortified", {}},
      {"sheltered", {kAmount}},
      {"defence", {kAmount}, true},
      {"bonus", {kAmount}},
      {"dna", {kAmount, kAmount}},
      {"drew_evolution", {kKind}},
      {"developed", {kKind}},
      {"lost_evolution", {kKind}},
      {"evolution_returns", {kKind}},
      {"evolution_reshuffled", {kAmount}},
      {"evolves", {}},
      {"nests", {}},
      {"stalls", {}},
      {"avatar_dealt", {kKind}},
      {"avatar_kept", {kKind}},
      {"invoked", {kKind}},
      {"suppressed", {kKind}},
      {"territory", {kKind}},
      {"buried", {kAmount}},
      {"monolith_gone", {}},
      {"treated", {kSeat}},
      {"helps", {kSeat}},
      {"role", {kKind}},
      {"won_defence", {}, true},
  };
  c.events.insert(c.events.end(), events.begin(), events.end());
}

}  // namespace

Catalogue make_catalogue() {
  Catalogue c;
  add_kinds(c);
  add_more_kinds(c);
  add_zones(c);
  add_more_zones(c);
  add_regs(c);
  add_verbs(c);
  add_more_verbs(c);
  add_events(c);
  add_more_events(c);
  c.index_names();
  return c;
}

}  // namespace prowl::not_alone
