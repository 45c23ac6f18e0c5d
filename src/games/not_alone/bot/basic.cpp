#include "games/not_alone/bot/basic.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <vector>

#include "ai/plain.hpp"
#include "games/not_alone/sanctuary/bot/players.hpp"

namespace prowl::ai {

namespace {

using namespace not_alone;

// Cards are not played like clockwork.
constexpr int kWhim = 24;

class NotAloneBasic final : public Bot {
 public:
  explicit NotAloneBasic(const RuleSet& rules) : rules_(rules) {}

  Action decide(const View& v, Rng& rng, const std::stop_token& = {}) override {
    return v.options[static_cast<std::size_t>(draw_weighted(weights(v, rng), rng))];
  }

  Thought think(const View& v, Rng& rng, const std::stop_token&) override {
    return drawn_by(v.options, weights(v, rng));
  }

 private:
  // One for each option: what it is drawn by.
  std::vector<int> weights(const View& v, Rng& rng) const {
    assert(!v.options.empty());
    const NotAloneFacts f(rules_, v);
    const Weigh weigh = is_creature(v.masked, v.seat) ? creature_weight : hunted_weight;
    const bool windows = step_of(v.masked) == Step::window || step_of(v.masked) == Step::hunt;
    std::vector<int> out(v.options.size(), 0);
    // What an Evolution tells comes before the first token.
    for (std::size_t i = 0; i < out.size(); ++i)
      if (v.options[i].verb == verbs::invoke) return out[i] = 1, out;
    const auto is_card = [&](std::size_t i) { return windows && v.options[i].verb == verbs::announce; };
    if (const auto card = worth_playing(f, weigh, is_card, rng)) return out[*card] = 1, out;
    std::vector<std::size_t> others;
    std::vector<int> raw;
    for (std::size_t i = 0; i < out.size(); ++i)
      if (!is_card(i)) others.push_back(i), raw.push_back(weigh(f, v.options[i]));
    const bool mixed = mixes(v);
    const int most = *std::max_element(raw.begin(), raw.end());
    for (std::size_t k = 0; k < raw.size(); ++k)
      out[others[k]] = mixed && most > 0 ? std::max(0, raw[k]) * std::max(0, raw[k]) : mixed || raw[k] == most ? 1 : 0;
    return out;
  }

  // A card that is worth more than passing, by mood.
  template <class IsCard>
  static std::optional<std::size_t> worth_playing(const NotAloneFacts& f, Weigh weigh, IsCard is_card, Rng& rng) {
    std::vector<std::size_t> cards;
    std::vector<int> worth;
    for (std::size_t i = 0; i < f.v.options.size(); ++i)
      if (is_card(i)) cards.push_back(i), worth.push_back(weigh(f, f.v.options[i]) + rng.below(kWhim) - kWhim / 2);
    if (cards.empty()) return std::nullopt;
    const auto best = static_cast<std::size_t>(heaviest(worth, rng));
    if (worth[best] <= kPass) return std::nullopt;
    return cards[best];
  }

  const RuleSet& rules_;
};

}  // namespace

bool mixes(const View& v) {
  const Step step = step_of(v.masked);
  if (step == Step::choice) return owed(v.masked, v.seat) == 0;
  // After the reveal nothing is left to be foreseen.
  if (step == Step::put_token && is_creature(v.masked, v.seat) && get(v.masked, R::phase) >= 3) return false;
  return step == Step::hunt || step == Step::put_token || step == Step::put_two || step == Step::river_keep;
}

}  // namespace prowl::ai

namespace prowl::not_alone {

std::unique_ptr<Bot> make_basic(const Game&, const RuleSet& rules) {
  return std::make_unique<ai::NotAloneBasic>(rules);
}

}  // namespace prowl::not_alone
