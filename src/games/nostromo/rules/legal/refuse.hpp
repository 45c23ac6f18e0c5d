#pragma once
#include "games/nostromo/rules/data/lens.hpp"
#include "prowl/rules/game.hpp"

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

/// The whole answer for an action of `who`, in the order in which a person would want to know.
Rule why_illegal(const Data&, const State&, Seat who, const Action&);
/// The operands of the action are the arguments of the text.
Refusal to_refusal(const Catalogue&, Rule, const Action&);

// Parts that options() asks too, so that both agree. Precondition: the step asks for such an action of `who`.
Rule check_place(const State&, Seat who, Kind token, Zone room);
Rule check_confirm(const State&, Seat who);
Rule check_offer(const State&, Seat who, Kind card, Seat partner);
Rule check_time_up(const State&);
/// Airlocks and Draw, in a window.
Rule check_window_card(const Data&, const State&, WindowId, Seat who, Kind card);
/// Whether Reorganise may be played at all in this window.
Rule check_reorganise(const Data&, const State&, WindowId, Seat who);
Rule check_take(const State&, Seat who, Kind object);
Rule check_give(const State&, Seat who, Kind object, Seat to);
Rule check_move(const State&, Kind object, Zone room);
Rule check_visit(const State&, Zone room);
Rule check_dodge_card(const State&, Seat who, Kind card);
Rule check_save(const State&, Seat who, Kind character);
Rule check_vote(const State&, Kind object, Seat taker);

inline bool holds_card(const State& s, Seat who, Kind card) { return find_piece(s, hand_of(who), card) >= 0; }

}  // namespace prowl::nostromo
