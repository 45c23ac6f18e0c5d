#include <algorithm>

#include "games/not_alone/rules/legal/refuse.hpp"
#include "games/not_alone/rules/steps/deeds.hpp"

namespace prowl::not_alone {

Rule check_city_ground(const Check& c, Kind place) {
  if (!has_city(c.s)) return Rule::no_city;
  if (!is_token_free(c.s, c.who, place)) return Rule::token_there;
  if (flag(c.s, kIneffectiveBlocks) && contains(ineffective_places(c.s), place)) return Rule::ineffective;
  return Rule::ok;
}

namespace {

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
Rule check_replacing(const Check& c) {
  if (!has_avatar(c.data, c.s, c.who, Trait::change_rescue)) return Rule::not_your_avatar;
  return count(c.s, zones::survivor_deck) == 0 ? Rule::no_survivors : Rule::ok;
}

Rule check_replace(const Check& c, Kind survivor) {
  const Rule no = check_replacing(c);
  return no != Rule::ok ? no : check_revealed(c, survivor);
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

Rule check_taking_back(const Check& c, Kind position) {
  if (in_force(c.s, Effect::quagmire)) return Rule::quagmire;
  return is_terrified(c.data, c.s, position) ? Rule::terrified : Rule::ok;
}

Rule check_take_back(const Check& c, Kind position, Kind place) {
  if (const Rule no = check_taking_back(c, position); no != Rule::ok) return no;
  return contains(discard(c.s, c.who), place) ? Rule::ok : Rule::not_in_discard;
}

Rule check_effective(const Check& c, Kind position) {
  return contains(ineffective_places(c.s), position) ? Rule::ineffective : Rule::ok;
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
  const Op op = first_deed(c.data, by);
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
  return ok_if(first_deed(c.data, card) == Op::shelter_one, Rule::not_now);
}

}  // namespace prowl::not_alone
