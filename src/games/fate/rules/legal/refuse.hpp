#pragma once
#include "games/fate/rules/data/lens.hpp"
#include "rules/steps.hpp"

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

using Question = QuestionOf<Data>;
using Lister = ListerOf<Data>;

/// The whole answer for an action of `who`, in the order in which a person would want to know.
Rule why_illegal(const Question&, const Action&);

}  // namespace prowl::fate
