#include "games/fate/bot/pilot.hpp"

#include <algorithm>
#include <array>

namespace prowl::fate {

namespace {

/// A choice that is worth less than this more than stopping is not worth an action.
constexpr int kWorthIt = 4;
constexpr int kNever = -2'000'000;

Action choose_crew(const ActionList& options) {
  // Lambert's and Ripley's abilities serve all; Brett and Parker make things.
  const std::array<Kind, 5> wanted{crew_kind(2), crew_kind(4), crew_kind(3), crew_kind(1), crew_kind(0)};
  for (const Kind k : wanted)
    for (const Action& a : options)
      if (a.a == index(k)) return a;
  return options.front();
}

// An unseen card: worth a look with an action that would be lost.
std::optional<Action> before_passing(const State& now, const ActionList& options) {
  if (get(now, R::skip_card) != 0) return std::nullopt;
  const int slot = top(now, zones::deck);
  if (slot >= 0 && piece(now, slot).known != kNobody) return std::nullopt;
  for (const Action& a : options)
    if (a.verb == verbs::look || a.verb == verbs::scout) return a;
  return std::nullopt;
}

bool turns_something_over(const State& now, const Action& a) {
  if (a.verb == verbs::flee || a.verb == verbs::track) return true;
  const Zone to = a.verb == verbs::move ? zone(a.a) : a.verb == verbs::send ? zone(a.b) : Zone::none;
  for (const int slot : slots(now, to))
    if (piece(now, slot).known == kNobody) return true;
  return false;
}

}  // namespace

Action Pilot::decide(const State& now, Seat who, const ActionList& options, int worlds, const Another& another,
                     Rng& rng) const {
  if (options.front().verb == verbs::choose) return choose_crew(options);
  int best = kNever;
  ActionList ties;
  for (const Action& a : options) {
    const int value = worth(now, who, a, worlds, another, rng);
    if (value > best) best = value, ties.clear();
    if (value == best) ties.push_back(a);
  }
  const Action choice = ties[static_cast<std::size_t>(rng.below(static_cast<int>(ties.size())))];
  if (choice.verb != verbs::pass || !is_player(who)) return choice;
  if (const auto step = two_steps(now, who, options, best, rng)) return *step;
  return before_passing(now, options).value_or(choice);
}

// A move that only pays with the one after it.
std::optional<Action> Pilot::two_steps(const State& now, Seat who, const ActionList& options, int stay,
                                       Rng& rng) const {
  if (get(now, R::actions) < 2) return std::nullopt;
  std::optional<Action> best;
  int most = stay + kWorthIt;
  for (const Action& a : options) {
    if (a.verb != verbs::move || turns_something_over(now, a)) continue;
    const State then = after(now, who, a, rng);
    if (!awaits(then, who)) continue;
    ActionList next;
    game_.options(rules_, then, who, next);
    for (const Action& b : next) {
      if (b.verb == verbs::pass || b.verb == verbs::trade || b.verb == verbs::look || b.verb == verbs::scout) continue;
      const int value = plan_.value(after(then, who, b, rng));
      if (value > most) most = value, best = a;
    }
  }
  return best;
}

int Pilot::worth(const State& now, Seat who, const Action& a, int worlds, const Another& another, Rng& rng) const {
  if (a.verb == verbs::look || a.verb == verbs::scout) return kNever;
  if (a.verb == verbs::trade) return worth_of_trade(now, who, a, rng);
  if (a.verb == verbs::pass && is_player(who)) return plan_.value(now) + kWorthIt;
  const int looks = turns_something_over(now, a) ? worlds : 1;
  int sum = 0;
  for (int i = 0; i < looks; ++i) sum += plan_.value(after(i == 0 ? now : another(rng), who, a, rng));
  return sum / looks;
}

// What one thing that changes hands may bring.
int Pilot::worth_of_trade(const State& now, Seat who, const Action& a, Rng& rng) const {
  const State open = after(now, who, a, rng);
  ActionList things, rest;
  game_.options(rules_, open, who, things);
  int best = kNever;
  for (const Action& thing : things) {
    const State then = after(open, who, thing, rng);
    game_.options(rules_, then, who, rest);
    if (!rest.empty() && rest.front().verb == verbs::done) best = std::max(best, plan_.value(then));
  }
  return best;
}

State Pilot::after(State s, Seat who, const Action& a, Rng& rng) const {
  NullSink sink;
  game_.apply(rules_, s, who, a, sink);
  while (awaits(s, Seat::chance)) game_.apply(rules_, s, Seat::chance, sample_chance(s, rng), sink);
  return s;
}

}  // namespace prowl::fate
