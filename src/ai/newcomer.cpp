#include "ai/newcomer.hpp"

#include "ai/plain.hpp"

namespace prowl::ai {

namespace {

class Newcomer final : public Plain {
 public:
  Newcomer(const Game& game, const RuleSet& rules, const Mind& mind) : game_(game), rules_(rules), mind_(mind) {}

  Action decide(const View& v, Rng& own, const std::stop_token&) override {
    const State world = imagine_state(game_, rules_, v, own);
    ActionList some;
    for (const Action& a : v.options) {
      if (wins(world, v.seat, a)) return a;
      if (mind_.pointless == nullptr || !mind_.pointless(v, a)) some.push_back(a);
    }
    const ActionList& from = some.empty() ? v.options : some;
    return from[static_cast<std::size_t>(own.below(static_cast<int>(from.size())))];
  }

 private:
  bool wins(State world, Seat who, const Action& a) const {
    NullSink silence;
    game_.apply(rules_, world, who, a, silence);
    const Outcome now = game_.outcome(rules_, world);
    return now.over && is_player(who) && (now.winners & bit(who)) != 0;
  }

  const Game& game_;
  const RuleSet& rules_;
  const Mind& mind_;
};

}  // namespace

std::unique_ptr<Bot> make_newcomer(const Game& game, const RuleSet& rules, const Mind& mind) {
  return std::make_unique<Newcomer>(game, rules, mind);
}

}  // namespace prowl::ai
