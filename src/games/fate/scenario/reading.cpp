#include "games/fate/scenario/reading.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "games/fate/rules/data/lens.hpp"
#include "games/fate/rules/data/words.hpp"
#include "games/fate/rules/fate.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::fate {

namespace {

using nlohmann::json;

/// Reads a state in the words of a scenario.
struct Reading : StateWords {
  const Data& d = data_of(rules);

  using StateWords::name;
  json place(Zone z) const { return z == Zone::none ? json() : json(name(z)); }
  json number(R r) const { return get(s, r); }
  json named(int crew) const { return crew < 0 ? json() : json(name(crew_kind(crew))); }

  json crew_in_mask(int mask) const {
    json out = json::array();
    each_crew(s, [&](int crew) {
      if ((mask >> crew) & 1) out.push_back(named(crew));
    });
    return out;
  }

  /// By crew member and by space.
  template <class Value>
  json everywhere(Value value) const {
    json out = json::object();
    each_crew(s, [&](int crew) { out[name(crew_kind(crew))] = value(bag_of(crew)); });
    for (int z = 1; z <= kSpaces; ++z) out[std::string(space_name(zone(z)))] = value(zone(z));
    return out;
  }

  json items(Zone z) const {
    json out = json::array();
    for (const int slot : slots(s, z)) {
      const Kind k = piece(s, slot).kind;
      if (!is_item(k)) continue;
      const int uses = d.items[static_cast<std::size_t>(item_id(k))].uses;
      out.push_back(uses == 0 ? name(k) : fmt::format("{}:{}", name(k), uses - piece(s, slot).marks));
    }
    return out;
  }

  json uses_left(Zone z) const {
    json out = json::object();
    for (const int slot : slots(s, z)) {
      const Kind k = piece(s, slot).kind;
      if (!is_item(k) || d.items[static_cast<std::size_t>(item_id(k))].uses == 0) continue;
      const int left = d.items[static_cast<std::size_t>(item_id(k))].uses - piece(s, slot).marks;
      out[name(k)] = std::max(left, out.value(name(k), 0));
    }
    return out;
  }

  json tokens() const {
    json out = json::object();
    for (int z = 1; z <= kRooms; ++z) {
      const int slot = token_in(s, zone(z));
      out[std::string(space_name(zone(z)))] = slot < 0 ? json() : json(name(piece(s, slot).kind));
    }
    return out;
  }

  json has_token_by_room() const {
    json out = json::object();
    for (int z = 1; z <= kRooms; ++z) out[std::string(space_name(zone(z)))] = has_token(s, zone(z));
    return out;
  }

  json at_all() const {
    json out = {{"alien", place(alien_at(s))}, {"ash", place(ash_at(s))}};
    each_crew(s, [&](int crew) { out[name(crew_kind(crew))] = place(crew_at(s, crew)); });
    return out;
  }

  json crew() const {
    json out = json::object();
    for (int slot = 0; slot < slot_count(s); ++slot) {
      const std::string seat_name = to_notation(seat_of_slot(s, slot));
      const json who = named(crew_in_slot(s, slot));
      if (s.seats > 1 || slot_count(s) == 1)
        out[seat_name] = who;
      else
        out[seat_name].push_back(who);
    }
    return out;
  }

  json options_of_all() const {
    json out = json::object();
    for (int i = -1; i < s.seats; ++i) {
      const Seat who = i < 0 ? Seat::table : seat(i);
      ActionList list;
      kGame.options(rules, s, who, list);
      json lines = json::array();
      for (const Action& a : list) lines.push_back(to_notation(rules.catalogue, a));
      out[to_notation(who)] = lines;
    }
    return out;
  }

  json phase() const {
    if (s.frame_count == 0 || step_of(s) == Step::over) return "over";
    const Step step = main_step(s);
    if (step == Step::act || step == Step::turn_start) return "action";
    return step == Step::crew || step == Step::prepare || step == Step::first ? "setup" : "encounter";
  }

  json deck_top() const {
    const int slot = top(s, zones::deck);
    return slot < 0 || piece(s, slot).known != kEveryone ? json() : json(name(piece(s, slot).kind));
  }

  json coolant() const {
    json out = everywhere([&](Zone z) { return json(count_kind(s, z, kinds::coolant)); });
    out["discard"] = count(s, zones::coolant_discard);
    out["ash"] = count(s, zones::ash_slots);
    return out;
  }

  json between_all(json (Reading::*value)(Zone, Zone) const) const {
    json out = json::object();
    for (int a = 1; a <= kSpaces; ++a)
      for (int b = 1; b <= kSpaces; ++b)
        out[std::string(space_name(zone(a)))][std::string(space_name(zone(b)))] = (this->*value)(zone(a), zone(b));
    return out;
  }
  json far(Zone a, Zone b) const { return distance(d, a, b); }

  json flees() const {
    json out = json::object();
    for (int z = 1; z <= kSpaces; ++z) {
      json ends = json::array();
      for (const FleePath& p : flees_from(d, zone(z))) ends.push_back(place(p.spaces[2]));
      out[std::string(space_name(zone(z)))] = ends;
    }
    return out;
  }

  json neighbours() const {
    json out = json::object();
    for (int a = 1; a <= kSpaces; ++a) {
      json list = json::array();
      for (int b = 1; b <= kSpaces; ++b)
        if (are_adjacent(d, zone(a), zone(b))) list.push_back(place(zone(b)));
      out[std::string(space_name(zone(a)))] = list;
    }
    return out;
  }
};

int most_morale(const RuleSet& rules, const State&) { return data_of(rules).morale_most; }
int most_ash_damage(const RuleSet& rules, const State&) { return data_of(rules).ash_damage; }

#define READ(...)                                    \
  [](const RuleSet& rules, const State& s) -> json { \
    const Reading r{{rules, s}};                     \
    return __VA_ARGS__;                              \
  }

const Field kFields[] = {
    number_field<R::morale, 1, most_morale>("morale"),
    number_field<R::turn, 1, 1000>("turn"),
    {"phase", READ(r.phase())},
    {"crew", READ(r.crew())},
    {"active", READ(slot_count(r.s) > 0 ? r.named(crew_in_slot(r.s, get(r.s, R::active))) : json())},
    number_field<R::actions, 0, 20>("actions"),
    given_only(number_field<R::ability_uses, 0, 20>("ability_used")),
    truth_field<R::skip_card>("skip_card"),
    {"at", READ(r.at_all())},
    {"alien", READ(r.place(alien_at(r.s)))},
    {"ash", READ(r.place(ash_at(r.s)))},
    {"scrap", READ(r.everywhere([&](Zone z) { return json(scrap_in(r.s, z)); }))},
    {"scrap_pile", READ(count(r.s, zones::scrap_pile))},
    {"items", READ(r.everywhere([&](Zone z) { return r.items(z); }))},
    {"uses_left", READ(r.everywhere([&](Zone z) { return r.uses_left(z); }))},
    {"supply", READ(r.pile(zones::supply))},
    {"coolant", READ(r.coolant())},
    {"tokens", READ(r.tokens())},
    {"has_token", READ(r.has_token_by_room())},
    {"tokens_on_board", READ(std::popcount(token_rooms(r.s)))},
    {"stack_size", READ(count(r.s, zones::stack))},
    {"stack", READ(r.pile(zones::stack)), true},
    {"captured", READ(count(r.s, zones::captured))},
    {"deck", READ(r.pile(zones::deck)), true},
    {"deck_size", READ(count(r.s, zones::deck))},
    {"deck_top", READ(r.deck_top())},
    {"deck_holds", READ(r.pile(zones::deck))},
    {"discard", READ(r.pile(zones::discard)), true},
    {"discard_size", READ(count(r.s, zones::discard))},
    {"card", READ(top(r.s, zones::playing) < 0 ? json() : json(r.name(piece(r.s, top(r.s, zones::playing)).kind)))},
    {"objectives", READ(r.pile(zones::objectives))},
    {"objectives_done", READ(r.pile(zones::objectives_done))},
    {"mission", READ(r.pile(zones::mission).empty() ? json() : r.pile(zones::mission)[0])},
    {"revealed", READ(mission(r.s) == Kind::hidden ? json() : json(r.name(mission(r.s))))},
    {"missions_in_box", READ(r.pile(zones::mission_deck))},
    {"removed", READ(r.pile(zones::removed))},
    number_field<R::ash_damage, 0, most_ash_damage>("ash_damage"),
    {"countdown", READ(get(r.s, R::countdown) < 0 ? json() : r.number(R::countdown))},
    {"holder", READ(get(r.s, R::holder) < 0 ? json() : r.named(crew_in_slot(r.s, get(r.s, R::holder))))},
    {"fleeing", READ(r.crew_in_mask(get(r.s, R::fleeing)))},
    {"prompt", READ(std::string(prompt(r.rules, r.s).id))},
    {"waiting", READ(r.waiting())},
    {"options", READ(r.options_of_all())},
    {"over", READ(outcome(r.rules, r.s).over)},
    {"side", READ(std::string(outcome(r.rules, r.s).side))},
    {"how", READ(std::string(outcome(r.rules, r.s).how))},
    {"winners", READ([&] {
       json out = json::array();
       for (int i = 0; i < r.s.seats; ++i)
         if (has(outcome(r.rules, r.s).winners, seat(i))) out.push_back(to_notation(seat(i)));
       return out;
     }())},
    {"distance", READ(r.between_all(&Reading::far))},
    {"flees", READ(r.flees())},
    {"adjacent", READ(r.neighbours())},
};

#undef READ

}  // namespace

std::span<const Field> fields() { return kFields; }

}  // namespace prowl::fate
