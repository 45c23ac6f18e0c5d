#pragma once
#include "games/fate/rules/data/lens.hpp"
#include "prowl/rules/game.hpp"

namespace prowl::fate {

/// Why an action is not legal. `ok` is 0, so that a rule reads as a condition. Names and paragraphs: refuse.cpp.
// clang-format off
enum class Rule : std::uint8_t {
  ok, malformed, match_over, no_such_seat, chance_misfit, not_your_turn, crew_decides, seat_decides, not_now,
  crew_taken, no_actions, not_adjacent, not_lying_here, not_held, bag_full, one_coolant, bad_amount, no_scrap_here, no_scrap,
  too_dear, none_left, workplace_only, not_aboard, not_yourself, not_together, nothing_to_trade, trade_open,
  takes_begun, scrap_once, partner_lacks, trade_limits, trade_empty, out_of_reach, no_token, alien_far, too_far,
  workshop_only, not_your_ability, used_this_turn, pile_empty, mission_only, not_nearest, not_shortest, not_fleeing,
  not_three_away, no_prod, not_asked, no_coolant, already_left_out, count
};
// clang-format on

/// The whole answer for an action of `who`, in the order in which a person would want to know.
Rule why_illegal(const Data&, const State&, Seat who, const Action&);
/// The operands of the action are the arguments of the text.
Refusal to_refusal(const Catalogue&, Rule, const Action&);

// Parts that options() asks too, so that both agree. Precondition: the step asks for such an action.
// --- the active crew member; all of them need an action left where they cost one
Rule check_move(const Data&, const State&, Zone to);
Rule check_pick_up(const Data&, const State&, Kind thing);
Rule check_pick_up_scrap(const State&, int n);
Rule check_drop(const State&, Kind thing);
Rule check_drop_scrap(const State&, int n);
Rule check_craft(const Data&, const State&, Kind item);
Rule check_trade(const State&, int partner);
Rule check_track(const Data&, const State&, Zone room);
Rule check_grapple(const Data&, const State&, Zone to);
Rule check_incinerate(const Data&, const State&);
Rule check_swap_coolant(const State&);
Rule check_ability(const Data&, const State&, Ability);
Rule check_send(const Data&, const State&, int crew, Zone to);
Rule check_salvage(const Data&, const State&);
Rule check_scout(const Data&, const State&);
// --- in a trade
Rule check_give(const State&, Kind thing);
Rule check_give_scrap(const State&, int n);
Rule check_take(const Data&, const State&, Kind thing);
Rule check_take_scrap(const State&, int n);
Rule check_done(const Data&, const State&);
// --- the crew
Rule check_target(const Data&, const State&, Zone);
Rule check_route(const Data&, const State&, Zone);
Rule check_flee(const Data&, const State&, int crew, Zone to);
Rule check_prod(const State&, int crew);
Rule check_spend_coolant(const State&, int crew);
Rule check_push(const Data&, const State&, Zone to);
Rule check_leave_out(const State&, Zone room);

}  // namespace prowl::fate
