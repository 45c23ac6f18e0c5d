#include "games/fate/bot/basic.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "ai/mind.hpp"
#include "ai/plain.hpp"

namespace prowl::fate {

namespace {

/// Worlds looked at where a move turns something over, and where not.
constexpr int kWorlds = 4, kOneWorld = 1;
/// A choice that is worth less than this more than stopping is not worth an action.
constexpr int kWorthIt = 4;
constexpr int kNever = -2'000'000;

class FateBasic final : public ai::Plain {
 public:
  FateBasic(const Game& game, const RuleSet& rules) : game_(game), rules_(rules), plan_(rules) {}

  Action decide(const View& v, Rng& rng, const std::stop_token& = {}) override {
    if (v.options.size() == 1) return v.options.front();
    if (v.options.front().verb == verbs::choose) return choose_crew(v);
    const State now = imagine_state(game_, rules_, v, rng);
    int best = kNever;
    ActionList ties;
    for (const Action& a : v.options) {
      const int value = worth(v, now, a, rng);
      if (value > best) best = value, ties.clear();
      if (value == best) ties.push_back(a);
    }
    const Action choice = ties[static_cast<std::size_t>(rng.below(static_cast<int>(ties.size())))];
    if (choice.verb != verbs::pass || !is_player(v.seat)) return choice;
    if (const auto step = two_steps(v, now, best, rng)) return *step;
    return before_passing(v).value_or(choice);
  }

 private:
  Action choose_crew(const View& v) const {
    // Lambert's and Ripley's abilities serve all; Brett and Parker make things.
    const std::array<Kind, 5> wanted{crew_kind(2), crew_kind(4), crew_kind(3), crew_kind(1), crew_kind(0)};
    for (const Kind k : wanted)
      for (const Action& a : v.options)
        if (a.a == index(k)) return a;
    return v.options.front();
  }

  // A move that only pays with the one after it.
  std::optional<Action> two_steps(const View& v, const State& now, int stay, Rng& rng) const {
    if (get(now, R::actions) < 2) return std::nullopt;
    std::optional<Action> best;
    int most = stay + kWorthIt;
    for (const Action& a : v.options) {
      if (a.verb != verbs::move || turns_something_over(v, a)) continue;
      const State then = after(now, v.seat, a, rng);
      if (!awaits(then, v.seat)) continue;
      ActionList next;
      game_.options(rules_, then, v.seat, next);
      for (const Action& b : next) {
        if (b.verb == verbs::pass || b.verb == verbs::trade || b.verb == verbs::look || b.verb == verbs::scout)
          continue;
        const int value = plan_.value(after(then, v.seat, b, rng));
        if (value > most) most = value, best = a;
      }
    }
    return best;
  }

  // An unseen card: worth a look with an action that would be lost.
  std::optional<Action> before_passing(const View& v) const {
    if (get(v.masked, R::skip_card) != 0) return std::nullopt;
    const int slot = top(v.masked, zones::deck);
    if (slot >= 0 && piece(v.masked, slot).kind != Kind::hidden) return std::nullopt;
    for (const Action& a : v.options)
      if (a.verb == verbs::look || a.verb == verbs::scout) return a;
    return std::nullopt;
  }

  int worth(const View& v, const State& now, const Action& a, Rng& rng) const {
    if (a.verb == verbs::look || a.verb == verbs::scout) return kNever;
    if (a.verb == verbs::trade) return worth_of_trade(v, now, a, rng);
    if (a.verb == verbs::pass && is_player(v.seat)) return plan_.value(now) + kWorthIt;
    const int worlds = turns_something_over(v, a) ? kWorlds : kOneWorld;
    int sum = 0;
    for (int i = 0; i < worlds; ++i)
      sum += plan_.value(after(i == 0 ? now : imagine_state(game_, rules_, v, rng), v.seat, a, rng));
    return sum / worlds;
  }

  // What one thing that changes hands may bring.
  int worth_of_trade(const View& v, const State& now, const Action& a, Rng& rng) const {
    const State open = after(now, v.seat, a, rng);
    ActionList things, rest;
    game_.options(rules_, open, v.seat, things);
    int best = kNever;
    for (const Action& thing : things) {
      const State then = after(open, v.seat, thing, rng);
      game_.options(rules_, then, v.seat, rest);
      if (!rest.empty() && rest.front().verb == verbs::done) best = std::max(best, plan_.value(then));
    }
    return best;
  }

  bool turns_something_over(const View& v, const Action& a) const {
    if (a.verb == verbs::flee || a.verb == verbs::track) return true;
    const Zone to = a.verb == verbs::move ? zone(a.a) : a.verb == verbs::send ? zone(a.b) : Zone::none;
    for (const int slot : slots(v.masked, to))
      if (piece(v.masked, slot).kind == Kind::hidden) return true;
    return false;
  }

  State after(State s, Seat who, const Action& a, Rng& rng) const {
    NullSink sink;
    game_.apply(rules_, s, who, a, sink);
    while (awaits(s, Seat::chance)) game_.apply(rules_, s, Seat::chance, sample_chance(s, rng), sink);
    return s;
  }

  const Game& game_;
  const RuleSet& rules_;
  FatePlan plan_;
};

}  // namespace

std::unique_ptr<Bot> make_basic(const Game& game, const RuleSet& rules) {
  return std::make_unique<FateBasic>(game, rules);
}

extern const ai::Mind kMind;
const ai::Mind kMind{.game = "fate", .policy = make_basic};

}  // namespace prowl::fate
