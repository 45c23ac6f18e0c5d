#include "ai/mind.hpp"

#include "games/fate/bot/basic.hpp"
#include "games/fate/bot/features.hpp"
#include "games/fate/bot/runner.hpp"
#include "games/fate/rules/data/lens.hpp"

namespace prowl::fate {

namespace {

int turn(const State& s) { return get(s, R::turn); }

// The crew is the first of the sides.
bool on_first_side(const State&, Seat) { return true; }

// All win or lose together, the table too.
double payoff(const RuleSet&, const State& s, const Outcome&, Seat) {
  return get(s, R::side) == static_cast<int>(Side::crew) ? 1 : 0;
}

// A playout goes over a turn and a half of many small actions, so few of them must do.
constexpr ai::Level kLevels[] = {
    {"novice", 100, 0, 0}, {"casual", 25, 75, 0}, {"skilled", 0, 60, 40}, {"expert", 0, 20, 120}, {"master", 0, 0, 400},
};

}  // namespace

extern const ai::Mind kMind;
const ai::Mind kMind{.game = "fate",
                     .policy = make_basic,
                     .runner = make_runner,
                     .payoff = payoff,
                     .turn = turn,
                     .features = features,
                     .weights = weights,
                     .on_first_side = on_first_side,
                     .horizon = 2,
                     .levels = kLevels};

}  // namespace prowl::fate
