#include "games/not_alone/bot/basic.hpp"

#include <cassert>
#include <optional>
#include <vector>

#include "games/not_alone/sanctuary/bot/players.hpp"

namespace prowl::ai {

namespace {

using namespace not_alone;

// Cards are not played like clockwork.
constexpr int kWhim = 24;

class NotAloneBasic final : public Bot {
 public:
  explicit NotAloneBasic(const RuleSet& rules) : rules_(rules) {}

  Action decide(const View& v, Rng& rng) override {
    assert(!v.options.empty());
    const NotAloneFacts f(rules_, v);
    const Weigh weigh = is_creature(v.masked, v.seat) ? creature_weight : hunted_weight;
    const bool windows = step_of(v.masked) == Step::window || step_of(v.masked) == Step::hunt;
    ActionList cards, others;
    // What an Evolution tells comes before the first token.
    for (const Action& a : v.options)
      if (a.verb == verbs::invoke) return a;
    for (const Action& a : v.options) (windows && a.verb == verbs::announce ? cards : others).push_back(a);
    if (const auto card = worth_playing(f, cards, weigh, rng)) return *card;
    std::vector<int> weights;
    for (const Action& a : others) weights.push_back(weigh(f, a));
    if (!mixes(f)) return others[static_cast<std::size_t>(heaviest(weights, rng))];
    for (int& w : weights) w *= w;
    return others[static_cast<std::size_t>(draw_weighted(weights, rng))];
  }

 private:
  // A card that is worth more than passing, by mood.
  static std::optional<Action> worth_playing(const NotAloneFacts& f, const ActionList& cards, Weigh weigh, Rng& rng) {
    if (cards.empty()) return std::nullopt;
    std::vector<int> weights;
    for (const Action& a : cards) weights.push_back(weigh(f, a) + rng.below(kWhim) - kWhim / 2);
    const auto best = static_cast<std::size_t>(heaviest(weights, rng));
    if (weights[best] <= kPass) return std::nullopt;
    return cards[best];
  }

  const RuleSet& rules_;
};

}  // namespace

bool mixes(const NotAloneFacts& f) {
  const Step step = step_of(f.s);
  if (step == Step::choice) return owed(f.s, f.v.seat) == 0;
  // After the reveal nothing is left to be foreseen.
  if (step == Step::put_token && is_creature(f.s, f.v.seat) && f.revealed()) return false;
  return step == Step::hunt || step == Step::put_token || step == Step::put_two || step == Step::river_keep;
}

}  // namespace prowl::ai

namespace prowl::not_alone {

std::unique_ptr<Bot> make_basic(const Game&, const RuleSet& rules) {
  return std::make_unique<ai::NotAloneBasic>(rules);
}

}  // namespace prowl::not_alone
