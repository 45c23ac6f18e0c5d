#pragma once
#include <functional>
#include <optional>

#include "games/fate/bot/plan.hpp"
#include "prowl/rules/game.hpp"

namespace prowl::fate {

/// Plays for the crew by what the plan says a move is worth, one or two moves ahead.
class Pilot {
 public:
  Pilot(const Game& game, const RuleSet& rules, const Tastes& tastes = {})
      : game_(game), rules_(rules), plan_(rules, tastes) {}

  /// Another world that nobody can tell from the one at hand.
  using Another = std::function<State(Rng&)>;
  /// `now`: an imagined world; what nobody knows there has no say in the choice. `worlds`: how many are looked at where
  /// a move turns something over.
  Action decide(const State& now, Seat who, const ActionList& options, int worlds, const Another&, Rng&) const;

  const FatePlan& plan() const { return plan_; }

 private:
  std::optional<Action> two_steps(const State& now, Seat who, const ActionList&, int stay, Rng&) const;
  int worth(const State& now, Seat who, const Action&, int worlds, const Another&, Rng&) const;
  int worth_of_trade(const State& now, Seat who, const Action&, Rng&) const;
  State after(State, Seat who, const Action&, Rng&) const;

  const Game& game_;
  const RuleSet& rules_;
  FatePlan plan_;
};

}  // namespace prowl::fate
