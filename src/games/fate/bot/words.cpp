#include "games/fate/bot/words.hpp"

#include <string>

namespace prowl::ai {

FateWords::FateWords(const Catalogue& c) : catalogue(&c) {
  const auto verb_of = [&](const char* name) { return static_cast<Verb>(c.find_verb(name)); };
  const auto kind_of = [&](const char* name) { return kind(c.find_kind(name)); };
  const auto zone_of = [&](const char* name) { return zone(c.find_zone(name)); };
  const auto reg_of = [&](const std::string& name) { return static_cast<Reg>(c.find_reg(name)); };
  choose = verb_of("choose"), move = verb_of("move"), pick_up = verb_of("pick_up"), drop = verb_of("drop");
  trade = verb_of("trade"), done = verb_of("done"), track = verb_of("track"), grapple = verb_of("grapple");
  incinerate = verb_of("incinerate"), send = verb_of("send"), look = verb_of("look"), scout = verb_of("scout");
  pass = verb_of("pass"), flee = verb_of("flee"), keep = verb_of("keep");
  scrap = kind_of("scrap"), coolant = kind_of("coolant"), flashlight = kind_of("flashlight");
  tracker = kind_of("motion_tracker"), grapple_gun = kind_of("grapple_gun"), prod = kind_of("electric_prod");
  incinerator = kind_of("incinerator"), carrier = kind_of("cat_carrier"), jonesy = kind_of("jonesy");
  sympathies = kind_of("sympathies"), narcissus = kind_of("narcissus"), blow_out = kind_of("blow_out");
  blow_up = kind_of("blow_up"), cut_off = kind_of("cut_off");
  deck = zone_of("deck"), discard = zone_of("discard"), playing = zone_of("playing");
  objectives = zone_of("objectives"), objectives_done = zone_of("objectives_done"), scrap_pile = zone_of("scrap_pile");
  nest = zone_of("nest"), docking = zone_of("docking"), airlock = zone_of("airlock"), bridge = zone_of("bridge");
  workshop = zone_of("workshop");
  morale = reg_of("morale"), slots = reg_of("slots"), active = reg_of("active"), actions = reg_of("actions");
  phase_over = reg_of("phase_over"), skip_card = reg_of("skip_card"), mission = reg_of("mission");
  countdown = reg_of("countdown"), holder = reg_of("holder"), ash_damage = reg_of("ash_damage");
  fleeing = reg_of("fleeing"), alien_at = reg_of("alien_at"), ash_at = reg_of("ash_at"), side = reg_of("side");
  const char* const names[] = {"ripley", "dallas", "lambert", "parker", "brett"};
  for (std::size_t i = 0; i < crew.size(); ++i) {
    const std::string name = names[i];
    crew[i] = kind_of(names[i]);
    bags[i] = zone(c.find_zone("bag_" + name));
    at[i] = reg_of(name + "_at");
    slot[i] = reg_of("slot_" + std::to_string(i + 1));
  }
}

}  // namespace prowl::ai
