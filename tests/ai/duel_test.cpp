// The reduced duel of Not Alone: its model is the engine's rules, and its solution is what was calculated elsewhere.
#include <algorithm>

#include "catch.hpp"
#include "games/not_alone/bot/duel/exploit.hpp"
#include "games/not_alone/bot/duel/player.hpp"
#include "games/not_alone/bot/duel/table.hpp"
#include "games/not_alone/rules/steps/flow.hpp"
#include "support/walk.hpp"

namespace prowl::not_alone::duel {
namespace {

const test::Table& na1() {
  for (const test::Table& t : test::all_tables())
    if (t.game->id == "not_alone" && !t.rules->presets.empty() && t.options == t.rules->presets.front().options)
      return t;
  throw std::runtime_error("there is no table with the preset na1");
}

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

TEST_CASE("Whatever the engine makes of a turn of the duel, the model knows", "[not_alone]") {
  const test::Table& t = na1();
  int turns = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Spot before;
    Kind place{}, creature{}, artemia{};
    test::walk(t, seed, [&](const State& s, Rng&) {
      if (step_of(s) == Step::choice) {
        INFO("seed " << seed << ", turn " << get(s, R::turn));
        if (is_place(creature)) {
          CHECK(can_follow(before, read(s), place, creature, artemia));
          ++turns;
        } else if (before.rescue > 0) {
          CHECK(among(recoveries(before), read(s)));
        }
        before = read(s);
        place = creature = artemia = Kind::hidden;
      }
      const Places lying = get(s, R::creature_at);
      if (lying == 0 || step_of(s) == Step::choice) return;
      place = lowest(played(s, prey_of(s)));
      creature = lowest(lying);
      if (get(s, R::artemia_at) != 0) artemia = lowest(get(s, R::artemia_at));
    });
  }
  CHECK(turns > 1000);
}

TEST_CASE("The value of the duel is the one calculated elsewhere", "[not_alone]") {
  const Spot start = start_of(begin(4));
  CHECK(exact_values(start)->at(start) == Approx(0.4353).margin(0.0001));
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
