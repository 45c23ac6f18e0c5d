// The reduced game NA-1: every decision is one move, as in the calculated game.
#include <algorithm>

#include "catch.hpp"
#include "games/not_alone/rules/steps/flow.hpp"
#include "support/na1.hpp"

namespace prowl::not_alone {
namespace {

using test::na1;

std::size_t pairs(int n) { return static_cast<std::size_t>(n * (n - 1) / 2); }

/// Plays; for Resist so many ways to take two (or the only one) back; Give Up.
std::size_t ways_to_choose(const State& s, Seat who) {
  const auto in_hand = static_cast<std::size_t>(count(s, hand_of(who)));
  const int lying = count(s, discard_of(who));
  if (gave_up(s, who) || resists(s, who) > 0 || lying == 0) return in_hand;
  const std::size_t resisting = will(s, who) < 2 ? 0 : std::max<std::size_t>(pairs(lying), 1);
  return in_hand + resisting + 1;
}

std::size_t ways_to_put(const State& s) { return get(s, R::creature_at) == 0 ? 10 : 9; }

}  // namespace

TEST_CASE("NA-1 asks for whole decisions: a Place, a recovery, a token, a power", "[not_alone]") {
  const test::Table& t = na1();
  int seen = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed)
    test::walk(t, seed, [&](const State& s, Rng&) {
      const Seat who = test::awaited(s).front();
      const auto n = test::options_of(t, s, who).size();
      if (step_of(s) == Step::choice) CHECK(n == ways_to_choose(s, who));
      if (step_of(s) == Step::hunt) CHECK(n == ways_to_put(s));
      CHECK(step_of(s) != Step::window);
      CHECK(step_of(s) != Step::recover);
      ++seen;
    });
  CHECK(seen > 1000);
}

TEST_CASE("NA-1 under uniform play: the Creature wins about one game in 26, in 44 decisions", "[not_alone]") {
  const test::Table& t = na1();
  int won = 0, decisions = 0;
  constexpr int kGames = 4000;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const State end = test::walk(t, seed, [&](const State&, Rng&) { ++decisions; });
    won += t.game->outcome(*t.rules, end).side == "creature";
  }
  CHECK(won > kGames * 29 / 1000);
  CHECK(won < kGames * 49 / 1000);
  CHECK(decisions > kGames * 440 / 10);
  CHECK(decisions < kGames * 446 / 10);
}

}  // namespace prowl::not_alone
