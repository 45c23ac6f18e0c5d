#include "ai/playout.hpp"

#include <algorithm>
#include <cassert>

namespace prowl::ai {

namespace {

// Far more than any match takes.
constexpr int kMost = 20'000;

// What a sum of features says, brought between 0 and 1: near the ends ever less is gained, but a better table is always
// worth more than a worse one.
double from_line(double sum) {
  constexpr double kEnd = 0.05;
  // Like the exponential function, but alike on every system.
  const auto low = [](double x) {
    const double t = (kEnd - x) / kEnd;
    return kEnd / (1 + t * (1 + t / 2 * (1 + t / 3 * (1 + t / 4))));
  };
  return sum < kEnd ? low(sum) : sum > 1 - kEnd ? 1 - low(1 - sum) : sum;
}

// A win now is worth a shade more than one later, and a loss less.
double sooner(double worth, int moves) { return 0.5 + (worth - 0.5) * (1 - 1e-6 * moves); }

}  // namespace

double value_of(const Mind& mind, const RuleSet& rules, const State& s, Seat who) {
  const std::span<const double> weights = mind.weights(s, who);
  if (weights.empty()) return -1;
  const Features x = mind.features(rules, s, who);
  assert(weights.size() == x.size());
  double sum = 0;
  for (std::size_t i = 0; i < x.size(); ++i) sum += weights[i] * x[i];
  sum = from_line(sum);
  return mind.part != nullptr || mind.on_first_side(s, who) ? sum : 1 - sum;
}

Playout::Playout(const Game& game, const RuleSet& rules, const Mind& mind)
    : game_(game), rules_(rules), mind_(mind), policy_(mind.policy(game, rules)) {
  if (mind.runner != nullptr) runner_ = mind.runner(game, rules);
}

std::optional<double> Playout::settled(const State& s, Seat me, int until) const {
  const Outcome now = game_.outcome(rules_, s);
  if (now.over || now.round_over) {
    if (mind_.payoff != nullptr) return mind_.payoff(rules_, s, now, me);
    return (now.winners & bit(me)) != 0 ? 1.0 : 0.0;
  }
  if (mind_.features == nullptr || mind_.turn(s) < until) return std::nullopt;
  const double value = value_of(mind_, rules_, s, me);
  return value < 0 ? std::nullopt : std::optional(value);
}

Action Playout::move(const State& s, Seat who, bool& replied, const std::optional<Reply>& reply, Rng& rng) const {
  const auto answers = [&](const ActionList& options) {
    return !replied && is_player(who) && (reply->who & bit(who)) != 0 &&
           std::find(options.begin(), options.end(), reply->action) != options.end();
  };
  if (runner_ != nullptr) {
    ActionList& options = seen_.options;
    game_.options(rules_, s, who, options);
    if (answers(options)) return replied = true, reply->action;
    return options.size() == 1 ? options.front() : runner_->decide(s, who, options, rng);
  }
  make_view(game_, rules_, s, who, seen_);
  if (answers(seen_.options)) return replied = true, reply->action;
  return seen_.options.size() == 1 ? seen_.options.front() : policy_->decide(seen_, rng);
}

void Playout::advance(State& s, bool& replied, const std::optional<Reply>& reply, Rng& rng, EventSink& sink) const {
  if (awaits(s, Seat::chance)) return game_.apply(rules_, s, Seat::chance, sample_chance(s, rng), sink);
  const Seat who = first_awaited(s);
  game_.apply(rules_, s, who, move(s, who, replied, reply, rng), sink);
}

void Playout::step(State& s, Rng& rng) const {
  NullSink silence;
  step(s, rng, silence);
}

void Playout::step(State& s, Rng& rng, EventSink& sink) const {
  bool replied = true;
  advance(s, replied, {}, rng, sink);
}

double Playout::operator()(State s, Seat me, std::uint64_t seed, const std::optional<Reply>& reply) const {
  Rng rng(seed);
  NullSink silence;
  bool replied = !reply;
  const int until = mind_.turn != nullptr ? mind_.turn(s) + mind_.horizon : 0;
  int i = 0;
  for (; i < kMost && s.waiting != 0; ++i) {
    if (!awaits(s, Seat::chance))
      if (const auto worth = settled(s, me, until)) return sooner(*worth, i);
    advance(s, replied, reply, rng, silence);
  }
  return sooner(settled(s, me, 0).value_or(0.5), i);
}

}  // namespace prowl::ai
