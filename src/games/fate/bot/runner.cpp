#include "games/fate/bot/runner.hpp"

#include "games/fate/bot/pilot.hpp"

namespace prowl::fate {

namespace {

constexpr int kRunnerWorlds = 2;

// Found by trial: a crew with these wins half as often again as with those of the plain player. To get on counts for
// more than to be safe.
constexpr Tastes kBold{.morale = 105,
                       .objective = 3588,
                       .action = 23,
                       .fleeing = 5,
                       .near = 2,
                       .light = 1679,
                       .prod = 96,
                       .fire = 35,
                       .grapple = 25,
                       .tracker = 14,
                       .carrier = 29,
                       .scrap = 13,
                       .coolant = 8,
                       .danger = 50};

// Tokens that nobody has seen change places: whoever plays on in a world must not know them.
State another_world(State s, Rng& rng) {
  std::array<int, kMaxPieces> unseen;
  int n = 0;
  for (int slot = 0; slot < s.piece_count; ++slot)
    if (piece(s, slot).back == backs::token && piece(s, slot).known == kNobody)
      unseen[static_cast<std::size_t>(n++)] = slot;
  for (; n > 1; --n)
    std::swap(piece(s, unseen[static_cast<std::size_t>(n - 1)]).kind,
              piece(s, unseen[static_cast<std::size_t>(rng.below(n))]).kind);
  return s;
}

class FateRunner final : public ai::Runner {
 public:
  FateRunner(const Game& game, const RuleSet& rules, const Tastes& tastes) : pilot_(game, rules, tastes) {}

  Action decide(const State& world, Seat who, const ActionList& options, Rng& rng) const override {
    const State now = another_world(world, rng);
    return pilot_.decide(
        now, who, options, kRunnerWorlds, [&](Rng& luck) { return another_world(now, luck); }, rng);
  }

 private:
  Pilot pilot_;
};

}  // namespace

std::unique_ptr<ai::Runner> make_runner_with(const Game& game, const RuleSet& rules, const Tastes& tastes) {
  return std::make_unique<FateRunner>(game, rules, tastes);
}

std::unique_ptr<ai::Runner> make_runner(const Game& game, const RuleSet& rules) {
  return make_runner_with(game, rules, kBold);
}

}  // namespace prowl::fate
