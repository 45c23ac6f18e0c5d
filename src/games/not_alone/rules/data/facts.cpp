#include "games/not_alone/rules/data/facts.hpp"

#include <algorithm>

#include "games/not_alone/rules/data/lens.hpp"
#include "games/not_alone/rules/legal/refuse.hpp"

namespace prowl::not_alone {

namespace {

Zone zone_or_none(Kind place) { return place == Kind::hidden ? Zone::none : zone_of(place); }

Check check_of(const RuleSet& r, const State& s, Seat who) { return {data_of(r), r.catalogue, s, who}; }

}  // namespace

bool is_ineffective(const State& s, Zone place) {
  return is_place(place) && contains(ineffective_places(s), place_at(place));
}
bool is_caught_at(const State& s, Seat who, Zone place) {
  return is_place(place) && creature_hits(s, who, place_at(place));
}
bool may_bring_token(const State& s) {
  return get(s, R::hunts_played) < get(s, R::hunt_limit) && count(s, hand_of(creature_seat(s))) > 0 &&
         !in_force(s, Effect::no_hunt);
}

int catch_loss(const RuleSet& r, const State& s, std::span<const Zone> places) {
  Places caught = 0;
  for (const Zone place : places) caught |= is_place(place) ? bit_of(place_at(place)) : 0;
  return catch_loss(data_of(r), s, caught);
}

// Creature step: all who are caught, Anticipation, Prophetic, Frenzy.
int catch_steps(const State& s, SeatMask caught) {
  if (caught == 0) return 0;
  const auto named = [&](R name) { return get(s, name) > 0 && has(caught, seat(get(s, name) - 1)) ? 1 : 0; };
  return 1 + named(R::anticipated) + named(R::prophesied) +
         (in_force(s, Effect::frenzy) && size_of(caught) > 1 ? 1 : 0);
}

std::string_view bonus_at(const RuleSet& r, const State& s, int distance) {
  const SanctuaryData& d = data_of(r).sanctuary;
  const int side = d.side[static_cast<std::size_t>(s.seats)];
  if (side == 0 || distance < 0 || distance >= SanctuaryData::kSpaces) return {};
  const Bonus bonus = d.track[static_cast<std::size_t>(side - 1)][static_cast<std::size_t>(distance)];
  return bonus == Bonus::none ? std::string_view() : kBonusNames[static_cast<std::size_t>(bonus)];
}

Zone city_at(const State& s) { return zone_or_none(city_place(s)); }
Zone next_city(const State& s) { return city_place(s) == Kind::hidden ? Zone::none : zone_of(next_city_place(s)); }
bool is_on_city_way(const State& s, Zone place) { return is_place(place) && contains(city_loop(s), place_at(place)); }

bool may_rescue(const RuleSet& r, const State& s, Seat who, Zone place) {
  return is_place(place) && check_rescue_place(check_of(r, s, who), place_at(place)) == Rule::ok;
}
bool may_fortify(const RuleSet& r, const State& s, Seat who, Zone place) {
  return is_place(place) && check_fortify(check_of(r, s, who), place_at(place)) == Rule::ok;
}

bool is_awake(const State& s, Kind evolution) {
  return is_evolution(evolution) && (awake(s) & evolution_bit(evolution)) != 0;
}
bool is_spent(const State& s, Kind evolution) {
  return is_evolution(evolution) && (spent(s) & evolution_bit(evolution)) != 0;
}
int printed_cost(const RuleSet& r, Kind evolution) {
  return is_evolution(evolution)
             ? data_of(r).sanctuary.cost[static_cast<std::size_t>(index(evolution) - index(kinds::first_evolution))]
             : 0;
}
int evolution_cost(const RuleSet& r, const State& s, Kind evolution) {
  return is_evolution(evolution) ? cost_of(data_of(r), s, evolution) : 0;
}
int evolution_slots(const RuleSet& r, const State& s) { return evolution_slots(data_of(r), s); }
bool is_stalled(const State& s) { return in_force(s, Effect::stalled); }

}  // namespace prowl::not_alone
