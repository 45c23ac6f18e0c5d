// The reduced duel of Not Alone: its model is the engine's rules, and its solution is what was calculated elsewhere.
#include <algorithm>

#include "catch.hpp"
#include "games/not_alone/bot/duel/exploit.hpp"
#include "games/not_alone/bot/duel/player.hpp"
#include "games/not_alone/bot/duel/table.hpp"
#include "games/not_alone/rules/steps/flow.hpp"
#include "support/na1.hpp"

namespace prowl::not_alone::duel {
namespace {

using test::na1;

State begin(int assimilation) {
  const test::Table& t = na1();
  Options options = t.options;
  options["assimilation"] = std::to_string(assimilation);
  State s = t.game->setup(*t.rules, options, 2).value();
  NullSink silence;
  Rng rng(1);
  while (awaits(s, Seat::chance)) t.game->apply(*t.rules, s, Seat::chance, sample_chance(s, rng), silence);
  return s;
}

bool among(const Spots& some, const Spot& s) { return std::find(some.begin(), some.end(), s) != some.end(); }

// All that can come of where the Hunted was in a finished turn.
bool can_follow(const Spot& before, const Spot& after, Kind place, Kind creature, Kind artemia) {
  if (creature == place) return after == caught(before, place);
  if (artemia == place) return among(touched(before, place), after);
  return among(free(before, place, creature), after);
}

}  // namespace

TEST_CASE("Numbers and spots of the duel go to and fro", "[not_alone]") {
  for (std::size_t n = 0; n < numbers(); n += 997) CHECK(number_of(spot_of(n)) == n);
}

// A whole duel by chance; `turn` sees where each turn began and ended, and what was laid down and put in between.
template <class Turn>
void play_by_chance(std::uint64_t seed, Turn turn) {
  const test::Table& t = na1();
  State s = begin(7);
  Rng rng(seed);
  Spot before = read(s);
  Kind place{}, creature{}, artemia{};
  while (s.waiting != 0) {
    const Seat who = test::awaited(s).front();
    const ActionList options = test::options_of(t, s, who);
    const Action a = options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))];
    if (step_of(s) == Step::choice && a.verb != verbs::lay) {
      s = test::after(t, s, who, a);
      if (s.waiting != 0) CHECK(among(recoveries(before), read(s)));
      before = read(s);
      continue;
    }
    if (a.verb == verbs::lay) place = kind(a.a);
    if (a.verb == verbs::put) (kind(a.a) == kinds::creature ? creature : artemia) = place_at(zone(a.b));
    s = test::after(t, s, who, a);
    if (s.waiting == 0 || step_of(s) != Step::choice) continue;
    turn(before, read(s), place, creature, artemia);
    before = read(s);
    artemia = Kind::hidden;
  }
}

TEST_CASE("Whatever the engine makes of a turn of the duel, the model knows", "[not_alone]") {
  int turns = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed)
    play_by_chance(seed, [&](const Spot& before, const Spot& after, Kind place, Kind creature, Kind artemia) {
      INFO("seed " << seed << ", Rescue " << int{before.rescue});
      CHECK(can_follow(before, after, place, creature, artemia));
      ++turns;
    });
  CHECK(turns > 1000);
}

TEST_CASE("The value of the duel is the one calculated elsewhere", "[not_alone]") {
  const Spot start = start_of(begin(4));
  CHECK(exact_values(start)->at(start) == Approx(0.4353).margin(0.0001));
}

TEST_CASE("What solves the duel stops when it is told to, and goes on from there", "[not_alone]") {
  const Spot start = start_of(begin(3));
  std::stop_source stop;
  stop.request_stop();
  CHECK(exact_values(start, stop.get_token()) == nullptr);
  const auto values = exact_values(start);
  REQUIRE(values != nullptr);
  CHECK(values->at(start) > exact_values(start_of(begin(4)))->at(start_of(begin(4))));
  CHECK(exact_values(start, stop.get_token()) != nullptr);
}

TEST_CASE("A short duel: nobody gains anything on the exact player, and much on habits", "[not_alone]") {
  const test::Table& t = na1();
  Options shorter = t.options;
  shorter["assimilation"] = "1";
  shorter["rescue"] = "5";
  State s = t.game->setup(*t.rules, shorter, 2).value();
  NullSink silence;
  Rng rng(1);
  while (awaits(s, Seat::chance)) t.game->apply(*t.rules, s, Seat::chance, sample_chance(s, rng), silence);
  const auto none = exploit(*t.game, *t.rules, s, *make_solved(*t.game, *t.rules, s));
  REQUIRE(none);
  CHECK(none->first == Approx(0.0).margin(1e-5));
  CHECK(none->second == Approx(0.0).margin(1e-5));
  const auto much = exploit(*t.game, *t.rules, s, *make_bot("basic", *t.game, *t.rules));
  REQUIRE(much);
  CHECK(much->first > 0.05);
  CHECK(much->second > 0.05);
}

TEST_CASE("Any other table has no exact player", "[not_alone]") {
  const test::Table& t = na1();
  const State s = t.game->setup(*t.rules, {}, 2).value();
  CHECK_FALSE(make_solved(*t.game, *t.rules, s));
}

}  // namespace prowl::not_alone::duel
