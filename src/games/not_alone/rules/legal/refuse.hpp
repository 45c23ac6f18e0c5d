#pragma once
#include "games/not_alone/rules/data/lens.hpp"
#include "rules/steps.hpp"

namespace prowl::not_alone {

/// Why an action is not legal. `ok` is 0, so that a rule reads as a condition. Names and paragraphs: refuse.cpp.
// clang-format off
enum class Rule : std::uint8_t {
  ok, malformed, match_over, not_your_turn, already_answered, not_now, chance_misfit, no_such_seat, creature_only, hunted_only,
  no_play_left, hand_empty, standing_down, not_in_hand, wrong_phase, despair_stops, sacrifice_stops, resolving_only, no_cards,
  will_full, marker_on, marker_off, hunts_used, nothing_discarded, no_hunt_cards, no_token_here, token_off_planet, detour_late,
  stasis_holds, nothing_played, nobody_qualifies, nothing_to_copy, vortex_force_field, force_field_late, own_rover,
  nothing_to_gain, no_near_power,
  owes_cards, owes_none, no_will, resist_twice, force_field, already_chosen, enough_places, too_few_places, places_missing,
  give_up_once, nothing_to_recover, recovery_once, last_will, whole_only, steps_only,
  token_unavailable, token_placed, one_place, two_places, not_adjacent, tokens_missing, no_sharing, no_such_place,
  not_in_discard, not_to_choose, hand_too_small, not_hunted,
  no_power_here, wreck_once, beach_once, double_once, no_second_place, lair_empty, no_survival_cards, not_in_reserve,
  already_owned, heal_full, heal_zero, must_use, not_a_position,
  // Sanctuary
  no_city, token_there, not_beside_city, not_on_city, isolation, jamming, quagmire, terrified, fortified_already, no_survivors,
  not_revealed, no_survivor_held, not_your_avatar, another_hunted, ineffective, no_evolution, asleep, spent, not_developed,
  no_dna, no_evolutions_left, sterile, stalled, stoic, shelter_only, amnesia, territory, territory_city, not_next, not_on_loop,
  not_caught, ark_once, own_city, hypnotic_tokens, count
};
// clang-format on

/// What an answer is checked with.
using Check = QuestionOf<Data>;

inline Rule ok_if(bool legal, Rule otherwise) { return legal ? Rule::ok : otherwise; }

/// The whole answer for an action of `who`, in the order in which a person would want to know.
Rule why_illegal(const Check&, const Action&);
/// What the step says; not_now: it takes no such answer. Precondition: it asks the seat.
Rule refuse_in_step(const Check&, const Action&);
/// The operands of the action are the arguments of the text.
Refusal to_refusal(const Catalogue&, Rule, const Action&);

// Parts that options() asks too, so that both agree. Precondition: the step asks for such an action of `who`.
/// Whether the seat may play this card in a window or state of `phase` (5.1, 5.4).
Rule check_card(const Check&, Kind card, int phase);
/// The same of a card in the hand of a seat that may play one (check_play_left).
Rule check_held_card(const Check&, Kind card, int phase);
/// Drone or Gate, while the seat's position is being resolved.
Rule check_resolving_card(const Check&, Kind card, Kind position);
/// What the choice of Places rests on (5.2).
struct Choice {
  Hand hand{};
  Places closed = 0;
  int required = 0;
  bool too_few = false;  ///< legal Places in hand

  bool is_full() const { return hand.chosen_count >= required; }
};
Choice choice_of(const State&, Seat who);
/// The Places that check_play lets pass. Precondition: the seat owes none.
inline Places playable(const Choice& now) {
  return now.is_full() || now.too_few ? 0 : now.hand.all & ~now.hand.chosen & ~now.closed;
}
Rule check_play(const Check&, const Choice&, Kind place);
Rule check_confirm(const Check&, const Choice&);
Rule check_resist(const Check&, const Choice&);
Rule check_give_up(const Check&, const Choice&);
/// How the Places to be taken back are named: one by one, or with the action itself (option decisions).
Rule check_resist_whole(const Check&, Places taken);
/// A token of state 5, onto these Places; check_token: wherever.
Rule check_put(const Check&, Kind token, Places on);
Rule check_token(const Check&, Kind token);
/// Where it may lie beside the other tokens (option token_sharing).
Places unshared(const State&, Kind token);
/// The token of a card, in W3.
Rule check_put_now(const Check&, Kind token, Places on);
Rule check_shift(const Check&, Kind card, Kind token, Places on);
Rule check_bar(const Check&, Kind token, Places on);
Rule check_done(const Check&);
/// By the frame of Step::name_seat.
Rule check_name(const Check&, const Frame&, Seat prey);
Rule check_move(const Check&, Seat prey, Kind from, Kind to);
Rule check_swap(const Check&, Kind out, Kind in);
/// A power out of `reach`, used by `use`, `gain`, `heal` or `draw` in steps or as a whole.
Rule check_use(const Check&, Places reach, const Action&);
/// Whether the power can be used at all.
Rule check_power(const Check&, Kind power);
/// What a card has switched off for those who copy it too.
Rule check_switched_on(const Check&, Kind power);
/// Whether one of these powers can be used, or what all of them lack.
Rule check_any_power(const Check&, Places reach);
Rule check_rest(const Check&, Places reach);
/// Whether the power is used with the Places that it takes back (option decisions=whole).
bool is_whole(const State&, Kind power);

/// Who may hold and play it at all.
Rule check_holder(const Check&, Kind card);
/// Whether the seat may play a card of its own this turn, whatever it holds.
Rule check_play_left(const Check&);
/// Whether one of the Hunted may be named (`check`), or why none: the Stoic alone could be, or nobody.
template <class OfSeat>
Rule check_anybody(const State& s, OfSeat check) {
  Rule why = Rule::nobody_qualifies;
  in_left_order(s, [&](Seat who) {
    const Rule no = check(who);
    if (no == Rule::ok || (no == Rule::stoic && why != Rule::ok)) why = no;
  });
  return why;
}

// --- Sanctuary
bool is_use(Verb);
/// Whether the seat may act for the Sanctuary from that Place at all.
Rule check_city_ground(const Check&, Kind place);
Rule check_rescue_place(const Check&, Kind place);
Rule check_rescue(const Check&, Kind place, Kind survivor);
Rule check_replace(const Check&, Kind survivor);
/// Whatever the Survivor.
Rule check_replacing(const Check&);
Rule check_fortify(const Check&, Kind place);
Rule check_treat(const Check&, Seat patient);
Rule check_take_back(const Check&, Kind position, Kind place);
/// Whatever the Place.
Rule check_taking_back(const Check&, Kind position);
/// Neither the power nor what replaces it, where a Place is ineffective.
Rule check_effective(const Check&, Kind position);
Rule check_name_for_city(const Check&, const Frame&, Seat prey);
Rule check_invoke(const Check&, Kind evolution);
Rule check_develop(const Check&, Kind evolution);
Rule check_draw_evolution(const Check&, int level, bool free);
Rule check_shelter_card(const Check&, Kind card);

inline bool holds(const State& s, Seat who, Kind card) {
  return find_piece(s, is_hunt(card) ? hand_of(who) : survival_of(who), card) >= 0;
}

}  // namespace prowl::not_alone
