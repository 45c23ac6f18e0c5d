#include <algorithm>

#include "games/not_alone/rules/legal/refuse.hpp"
#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

namespace {

bool is_wounded(const Check& c, Seat who) { return will(c.s, who) > 0 && will(c.s, who) < c.data.will; }

template <class Is>
bool any_hunted(const State& s, Is is) {
  bool any = false;
  in_left_order(s, [&](Seat who) { any = any || is(who); });
  return any;
}

Rule check_rations(const Check& c) {
  const State& s = c.s;
  const bool any = any_hunted(
      s, [&](Seat who) { return (who != c.who || s.seats == 2) && count(s, discard_of(who)) > 0; });
  return any ? Rule::ok : Rule::nothing_discarded;
}

Rule check_camouflage(const Check& c) {
  const State& s = c.s;
  if (count(s, played_of(c.who)) == 0) return Rule::nothing_played;
  if (count(s, hand_of(c.who)) == 0) return Rule::hand_empty;
  if ((hand(s, c.who) & ~get(s, R::territory)) == 0) return Rule::territory;
  return (hand(s, c.who) & ~(get(s, R::barred) | get(s, R::territory))) != 0 ? Rule::ok : Rule::force_field;
}

Places shiftable(const State& s) { return get(s, R::target_at) | get(s, R::artemia_at); }

Rule check_effect(const State& s, Effect e) {
  return e == Effect::sterile && in_force(s, Effect::stalled) ? Rule::stalled : Rule::ok;
}

}  // namespace

Rule check_city_deed(const Check& c, const Deed& deed) {
  const State& s = c.s;
  switch (deed.op) {
    case Op::effect: return check_effect(s, static_cast<Effect>(deed.n));
    case Op::draw_survivor: return count(s, zones::survivor_deck) == 0 ? Rule::no_survivors : Rule::ok;
    case Op::rations: return check_rations(c);
    case Op::suppress: return awake(s) == 0 ? Rule::no_evolution : Rule::ok;
    case Op::archive: return count(s, zones::survival_discard) == 0 ? Rule::nothing_discarded : Rule::ok;
    case Op::swap_hand: return check_camouflage(c);
    case Op::shift_away: return contains(shiftable(s), city_place(s)) ? Rule::ok : Rule::no_token_here;
    case Op::shelter_one: return Rule::shelter_only;
    case Op::grapnel: return in_force(s, Effect::resolving) ? Rule::detour_late : Rule::ok;
    case Op::heal_one: return any_hunted(s, [&](Seat who) { return is_wounded(c, who); }) ? Rule::ok : Rule::will_full;
    case Op::lose_dna: return get(s, R::dna) == 0 ? Rule::no_dna : Rule::ok;
    default: return Rule::ok;
  }
}

namespace {

Rule check_city_ground(const Check& c, Kind place) {
  if (!has_city(c.s)) return Rule::no_city;
  if (!is_token_free(c.s, c.who, place)) return Rule::token_there;
  return Rule::ok;
}

Rule check_revealed(const Check& c, Kind survivor) {
  if (!is_survivor(survivor)) return Rule::malformed;
  return find_piece(c.s, zones::survivors, survivor) < 0 ? Rule::not_revealed : Rule::ok;
}

}  // namespace

Rule check_rescue_place(const Check& c, Kind place) {
  if (const Rule no = check_city_ground(c, place); no != Rule::ok) return no;
  if (!is_near_city(c.data, c.s, c.who, place)) return Rule::not_beside_city;
  if (in_force(c.s, Effect::isolation)) return Rule::isolation;
  if (is_terrified(c.data, c.s, place)) return Rule::terrified;
  return count(c.s, zones::survivors) == 0 ? Rule::no_survivors : Rule::ok;
}

Rule check_rescue(const Check& c, Kind place, Kind survivor) {
  const Rule no = check_rescue_place(c, place);
  return no != Rule::ok ? no : check_revealed(c, survivor);
}

// A Guide puts one under the deck before.
Rule check_replace(const Check& c, Kind survivor) {
  if (!has_avatar(c.data, c.s, c.who, Trait::change_rescue)) return Rule::not_your_avatar;
  if (count(c.s, zones::survivor_deck) == 0) return Rule::no_survivors;
  return check_revealed(c, survivor);
}

Rule check_fortify(const Check& c, Kind place) {
  if (const Rule no = check_city_ground(c, place); no != Rule::ok) return no;
  if (place != city_place(c.s)) return Rule::not_on_city;
  if (get(c.s, R::fortified) != 0) return Rule::fortified_already;
  if (in_force(c.s, Effect::jamming)) return Rule::jamming;
  return is_terrified(c.data, c.s, place) ? Rule::terrified : Rule::ok;
}

Rule check_treat(const Check& c, Seat patient) {
  if (!has_avatar(c.data, c.s, c.who, Trait::treat)) return Rule::not_your_avatar;
  if (!is_hunted(c.s, patient)) return Rule::not_hunted;
  if ((patient == c.who) != (c.s.seats == 2)) return Rule::another_hunted;
  if (will(c.s, patient) == 0) return Rule::heal_zero;
  const int most = c.s.seats == 2 ? 1 : c.data.will - 1;
  return will(c.s, patient) > most ? Rule::heal_full : Rule::ok;
}

Rule check_take_back(const Check& c, Kind position, Kind place) {
  if (in_force(c.s, Effect::quagmire)) return Rule::quagmire;
  if (is_terrified(c.data, c.s, position)) return Rule::terrified;
  return contains(discard(c.s, c.who), place) ? Rule::ok : Rule::not_in_discard;
}

Rule check_effective(const Check& c, Kind position) {
  return contains(ineffective_places(c.s), position) ? Rule::ineffective : Rule::ok;
}

Rule check_resolving_city_card(const Check& c, const Deed& deed, Kind card, Kind position) {
  const State& s = c.s;
  switch (deed.op) {
    case Op::rescue_any:
      if (const Rule no = check_city_ground(c, position); no != Rule::ok) return no;
      if (in_force(s, Effect::isolation)) return Rule::isolation;
      if (is_terrified(c.data, s, position)) return Rule::terrified;
      return count(s, zones::survivors) == 0 ? Rule::no_survivors : Rule::ok;
    case Op::evacuate:
      if (const Rule no = check_city_ground(c, position); no != Rule::ok) return no;
      return survivors_held(s, c.who) == 0 ? Rule::no_survivor_held : Rule::ok;
    default:
      if (const Rule no = check_effective(c, position); no != Rule::ok) return no;
      if (position == city_place(s)) return Rule::own_city;
      return check_any_power(c, powers_copied(s, card));
  }
}

namespace {

Rule check_hand_for(const Check& c, Seat prey, int least) {
  if (count(c.s, hand_of(prey)) < least) return Rule::hand_too_small;
  return has_avatar(c.data, c.s, prey, Trait::overlooked) ? Rule::stoic : Rule::ok;
}

Rule check_name_by(const Check& c, Kind evolution, int already, Seat prey) {
  const auto has = [&](Trait t) { return (with_trait(c.data, c.s, t) & evolution_bit(evolution)) != 0; };
  if (((already >> index(prey)) & 1) != 0) return Rule::already_chosen;
  if (has(Trait::peek_random)) return check_hand_for(c, prey, 1);
  if (has(Trait::howl)) return check_hand_for(c, prey, std::max(1, trait_most(c.data, c.s, Trait::howl_hand)));
  if (has(Trait::peek)) return check_hand_for(c, prey, trait_most(c.data, c.s, Trait::peek) + 1);
  return Rule::ok;
}

}  // namespace

Rule check_name_for_city(const Check& c, const Frame& frame, Seat prey) {
  const Kind by = kind(frame.a);
  if (is_evolution(by)) return check_name_by(c, by, frame.pc, prey);
  const Op op = c.data.card(by).deeds.front().op;
  if (op == Op::rations && prey != c.who) return count(c.s, discard_of(prey)) == 0 ? Rule::nothing_discarded : Rule::ok;
  if (op == Op::rations || op == Op::solidarity) return prey == c.who ? Rule::another_hunted : Rule::ok;
  return frame.b != 0 && has_avatar(c.data, c.s, prey, Trait::overlooked) ? Rule::stoic : Rule::ok;
}

// Before the first token of state 5; a Force Field has been put in phase 1.
Rule check_invoke(const Check& c, Kind evolution) {
  const State& s = c.s;
  if (!is_evolution(evolution)) return Rule::malformed;
  int active = 0;
  for (const Trait t : {Trait::peek_random, Trait::all_show, Trait::howl, Trait::peek, Trait::prophecy})
    active |= with_trait(c.data, s, t);
  if ((awake(s) & evolution_bit(evolution)) == 0) return Rule::asleep;
  if ((active & evolution_bit(evolution)) == 0) return Rule::not_now;
  if ((spent(s) & evolution_bit(evolution)) != 0) return Rule::spent;
  const bool placed = get(s, R::creature_at) != 0 || get(s, R::artemia_at) != 0 ||
                      (get(s, R::target_at) != 0 && get(s, R::barred) == 0);
  if (placed) return Rule::token_placed;
  const bool shows = (with_trait(c.data, s, Trait::all_show) & evolution_bit(evolution)) != 0;
  const int shown = trait_most(c.data, s, Trait::all_show);
  return check_anybody(
      s, [&](Seat who) { return shows ? check_hand_for(c, who, shown) : check_name_by(c, evolution, 0, who); });
}

Rule check_develop(const Check& c, Kind evolution) {
  const State& s = c.s;
  if (!is_evolution(evolution)) return Rule::malformed;
  if (in_force(s, Effect::sterile)) return Rule::sterile;
  if (find_piece(s, evolutions_of(c.who), evolution) < 0) return Rule::not_in_hand;
  return cost_of(c.data, s, evolution) > get(s, R::dna) ? Rule::no_dna : Rule::ok;
}

Rule check_draw_evolution(const Check& c, int level, bool free) {
  if (level != 1 && level != 2) return Rule::malformed;
  if (!free && get(c.s, R::dna) == 0) return Rule::no_dna;
  return can_draw_evolution(c.s, level) ? Rule::ok : Rule::no_evolutions_left;
}

// Under the question whether to shelter.
Rule check_shelter_card(const Check& c, Kind card) {
  const Rule no = check_holder(c, card);
  if (no != Rule::ok) return no;
  return ok_if(c.data.card(card).deeds.front().op == Op::shelter_one, Rule::not_now);
}

}  // namespace prowl::not_alone
