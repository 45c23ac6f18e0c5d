#pragma once
#include "games/nostromo/rules/data/lens.hpp"
#include "rules/steps.hpp"

namespace prowl::nostromo {

/// Why an action is not legal. `ok` is 0, so that a rule reads as a condition. Names and paragraphs: refuse.cpp.
// clang-format off
enum class Rule : std::uint8_t {
  ok, malformed, match_over, not_your_turn, already_answered, eliminated, empty_hand, standing_down, alien_plays_none,
  alien_only, not_now, chance_misfit,
  not_your_token, already_placed, placement_final, no_such_room, character_at_home, no_timer,
  swaps_off, not_in_hand, swap_needs_card, one_card_offered, already_offered, no_partner,
  not_in_window, dodge_only, vented_in, airlocks_too_early, airlocks_window, airlocks_in_force, needs_target,
  one_reorganisation, holder_faces, unmasked_take, floor_to_hand, already_yours, not_held_by_you,
  no_receiver, object_held, same_room,
  visited_already, not_adjacent, not_facing, not_candidate, other_object, flame_locked, table_only, no_such_seat, count
};
// clang-format on

using Question = QuestionOf<Data>;
using Lister = ListerOf<Data>;

/// The whole answer for an action of `who`, in the order in which a person would want to know.
Rule why_illegal(const Question&, const Action&);
/// The operands of the action are the arguments of the text.
Refusal to_refusal(const Catalogue&, Rule, const Action&);

inline bool is_reorganise(Verb v) {
  return v == verbs::reorganise_take || v == verbs::reorganise_give || v == verbs::reorganise_move;
}
inline bool is_play(Verb v) { return v == verbs::play || is_reorganise(v); }
inline bool holds_card(const State& s, Seat who, Kind card) { return find_piece(s, hand_of(who), card) >= 0; }

}  // namespace prowl::nostromo
