#pragma once
#include <array>
#include <string_view>

#include "games/not_alone/rules/data/ids.hpp"

namespace prowl::not_alone {

/// A step of the turn where a scenario may start, and what `expect` calls it.
struct TurnStep {
  std::string_view name;
  Step step;
  int phase;
};
// clang-format off
inline constexpr std::array<TurnStep, 24> kTurnSteps = {{
    {"territory", Step::territory, 1}, {"window_1", Step::w1, 1}, {"choice", Step::choice, 1}, {"window_1b", Step::w2, 1},
    {"hunt", Step::hunt, 2}, {"window_2", Step::w3, 2}, {"river_keep", Step::river_keep, 2}, {"reveal", Step::reveal, 2},
    {"after_reveal", Step::after_reveal, 3}, {"window_3", Step::w4, 3}, {"resolve", Step::resolve, 3},
    {"artemia", Step::artemia, 3}, {"creature", Step::creature, 3}, {"spoils", Step::spoils, 3},
    {"zero_will", Step::zero_will, 3},
    {"window_4", Step::w5, 4}, {"end_turn", Step::end_turn, 4}, {"optimise", Step::optimise, 4},
    {"move_sanctuary", Step::move_city, 5}, {"reveal_survivors", Step::reveal_survivors, 5}, {"window_5", Step::w6, 5},
    {"evolve", Step::evolution, 5}, {"turn_end", Step::end_phase_5, 5}, {"over", Step::over, 4},
}};
// clang-format on
/// Where each phase begins.
inline constexpr std::array<TurnStep, 5> kPhaseStarts = {{
    {"exploration", Step::w1, 1},
    {"hunting", Step::hunt, 2},
    {"reckoning", Step::w4, 3},
    {"end_of_turn", Step::w5, 4},
    {"evolution", Step::move_city, 5},
}};

}  // namespace prowl::not_alone
