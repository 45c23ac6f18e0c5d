// A bot's move may rest on nothing but what its seat knows.
#include <algorithm>
#include <cmath>
#include <map>

#include "ai/levels.hpp"
#include "catch.hpp"
#include "games/not_alone/rules/data/lens.hpp"
#include "prowl/ai/bot.hpp"
#include "support/na1.hpp"

namespace prowl::test {
namespace {

// What a level looks at doesn't change with how long it looks.
constexpr int kPlayouts = 16;

/// Every player there is, levels with a small budget. `often`: one position in so many is worth a look.
template <class Check>
void each_player(const Table& t, Check check) {
  const auto look = [&](std::string_view name, int often, const auto& make) {
    INFO(t.name() << ", " << name);
    check(often, make);
  };
  for (const std::string_view plain : plain_bots())
    if (make_bot(plain, *t.game, *t.rules)) look(plain, 25, [&] { return make_bot(plain, *t.game, *t.rules); });
  const ai::Mind* mind = ai::mind_of(t.game->id);
  if (mind == nullptr) return;
  for (ai::Level level : mind->levels.empty() ? std::span<const ai::Level>(ai::kLevels) : mind->levels) {
    const bool searches = level.playouts > 0;
    level.playouts = std::min(level.playouts, kPlayouts);
    look(level.name, searches ? 200 : 25, [&] { return ai::make_level(level, *t.game, *t.rules, *mind); });
  }
}

void check_alike(const Thought& a, const Thought& b) {
  REQUIRE(a.ideas.size() == b.ideas.size());
  CHECK(a.playouts == b.playouts);
  for (std::size_t i = 0; i < a.ideas.size(); ++i) {
    CHECK(a.ideas[i].action == b.ideas[i].action);
    CHECK(a.ideas[i].chance == b.ideas[i].chance);
    CHECK(a.ideas[i].worth == b.ideas[i].worth);
  }
}

// Thinks about what a seat sees, and about the same view of another world; the players know nothing else.
template <class Make>
void check_resampled(const Table& t, const State& s, Seat who, const Make& make, Rng& rng) {
  const View v = make_view(*t.game, *t.rules, s, who);
  const View other = make_view(*t.game, *t.rules, imagine_state(*t.game, *t.rules, v, rng), who);
  const auto bot = make();
  Rng a = bot_rng(1, who, v), b = bot_rng(1, who, other);
  check_alike(bot->think(v, a, {}), make()->think(other, b, {}));
  a = bot_rng(1, who, v), b = bot_rng(1, who, other);
  const Action move = bot->decide(v, a);
  CHECK(make()->decide(other, b) == move);
  CHECK(std::count(v.options.begin(), v.options.end(), move) == 1);
}

// How many resamplings were looked at in one match of each player.
int resample_match(const Table& t, std::uint64_t seed, int rarer) {
  int looks = 0;
  each_player(t, [&](int often, const auto& make) {
    walk(t, seed, [&](const State& s, Rng& rng) {
      if (rng.below(often * rarer) != 0) return;
      for (const Seat who : awaited(s))
        if (who != Seat::chance) check_resampled(t, s, who, make, rng), ++looks;
    });
  });
  return looks;
}

}  // namespace

TEST_CASE("Changing what a bot can't see never changes what it thinks, nor its move") {
  for (const Table& t : all_tables()) resample_match(t, 11, 1);
}

TEST_CASE("Ten thousand times in each game, changing what a bot can't see changes nothing", "[.][thorough]") {
  std::map<std::string_view, std::vector<Table>> games;
  for (const Table& t : all_tables())
    if (ai::mind_of(t.game->id) != nullptr) games[t.game->id].push_back(t);
  for (const auto& [game, tables] : games) {
    int looks = 0;
    for (std::uint64_t round = 0; looks < 10'000; ++round)
      looks += resample_match(tables[round % tables.size()], 100 + round, 1);
    WARN(game << ": " << looks << " resamplings");
  }
}

TEST_CASE("An honest hunter can't catch a uniform prey more often than the hand allows", "[not_alone]") {
  Table t = na1();
  t.options["assimilation"] = "2", t.options["rescue"] = "9";
  each_player(t, [&](int, const auto& make) {
    double allowed = 0, caught = 0, spread = 0;
    const auto hunter = make();
    for (std::uint64_t seed = 1; seed <= 80; ++seed)
      walk(t, seed, [&](const State& s, Rng& rng) {
        const Seat me = not_alone::creature_seat(s), prey = seat(1 - index(me));
        if (!awaits(s, me)) return;
        const View v = make_view(*t.game, *t.rules, s, me);
        const Action token = hunter->decide(v, rng);
        if (token.verb != not_alone::verbs::put || token.a != index(not_alone::kinds::creature)) return;
        // What lies there was drawn by nobody's plan: any Place of the hand as likely as another.
        const auto places = not_alone::hand(s, prey) | not_alone::played(s, prey);
        const double chance = 1.0 / not_alone::size_of(places);
        const auto at = not_alone::place_at(zone(token.b));
        allowed += chance, spread += chance * (1 - chance);
        caught += not_alone::contains(not_alone::played(s, prey), at) ? 1 : 0;
      });
    CHECK(allowed > 20);
    CHECK(caught <= allowed + 4 * std::sqrt(spread));
  });
}

TEST_CASE("Chances are one for each option and add up to one") {
  for (const Table& t : all_tables())
    each_player(t, [&](int often, const auto& make) {
      const auto bot = make();
      walk(t, 12, [&](const State& s, Rng& rng) {
        const Seat who = awaited(s).front();
        if (rng.below(often) != 0 || who == Seat::chance) return;
        const View v = make_view(*t.game, *t.rules, s, who);
        Rng a = bot_rng(2, who, v), b = bot_rng(2, who, v);
        const Thought thought = bot->think(v, a, {});
        check_alike(thought, bot->think(v, b, {}));
        REQUIRE(thought.ideas.size() == v.options.size());
        double sum = 0;
        for (std::size_t i = 0; i < v.options.size(); ++i) {
          CHECK(thought.ideas[i].action == v.options[i]);
          CHECK(thought.ideas[i].chance >= 0);
          sum += thought.ideas[i].chance;
        }
        CHECK(sum == Approx(1.0));
      });
    });
}

TEST_CASE("What can be read off a table has a weight each, wherever a table's worth is learned") {
  for (const Table& t : all_tables()) {
    const ai::Mind* mind = ai::mind_of(t.game->id);
    if (mind == nullptr || mind->features == nullptr) continue;
    INFO(t.name());
    walk(t, 13, [&](const State& s, Rng& rng) {
      if (s.waiting == 0 || awaits(s, Seat::chance) || rng.below(10) != 0) return;
      for (int i = 0; i < s.seats; ++i)
        if (const auto weights = mind->weights(s, seat(i)); !weights.empty())
          CHECK(weights.size() == mind->features(*t.rules, s, seat(i)).size());
    });
  }
}

TEST_CASE("Every level is made for every registered game, an unknown one for none") {
  for (const Table& t : all_tables()) {
    CHECK(make_bot("psychic", *t.game, *t.rules) == nullptr);
    if (t.game->id == "null") continue;
    for (const std::string_view level : bot_levels()) CHECK(make_bot(level, *t.game, *t.rules) != nullptr);
  }
}

}  // namespace prowl::test
