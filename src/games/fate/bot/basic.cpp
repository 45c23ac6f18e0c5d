#include "games/fate/bot/basic.hpp"

#include "ai/plain.hpp"
#include "games/fate/bot/pilot.hpp"

namespace prowl::fate {

namespace {

/// Worlds looked at where a move turns something over.
constexpr int kWorlds = 4;

class FateBasic final : public ai::Plain {
 public:
  FateBasic(const Game& game, const RuleSet& rules) : game_(game), rules_(rules), pilot_(game, rules) {}

  Action decide(const View& v, Rng& rng, const std::stop_token& = {}) override {
    if (v.options.size() == 1) return v.options.front();
    const bool opening = v.options.front().verb == verbs::choose;
    const State now = opening ? v.masked : imagine_state(game_, rules_, v, rng);
    const auto another = [&](Rng& luck) { return imagine_state(game_, rules_, v, luck); };
    return pilot_.decide(now, v.seat, v.options, kWorlds, another, rng);
  }

 private:
  const Game& game_;
  const RuleSet& rules_;
  Pilot pilot_;
};

}  // namespace

std::unique_ptr<Bot> make_basic(const Game& game, const RuleSet& rules) {
  return std::make_unique<FateBasic>(game, rules);
}

}  // namespace prowl::fate
