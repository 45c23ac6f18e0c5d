// A bot's move may rest on nothing but what its seat knows.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "ai/levels.hpp"
#include "catch.hpp"
#include "games/nostromo/rules/data/lens.hpp"
#include "games/not_alone/rules/data/lens.hpp"
#include "prowl/ai/bot.hpp"
#include "prowl/ai/review.hpp"
#include "support/claims.hpp"
#include "support/na1.hpp"

namespace prowl::test {
namespace {

// What a level looks at doesn't change with how long it looks.
constexpr int kPlayouts = 16;

struct Player {
  std::string_view name;
  int often;  ///< one position in so many is worth a look
};

/// Every player there is, levels with a small budget.
template <class Check>
void each_player(const Table& t, Check check) {
  const auto look = [&](const Player& p, const auto& make) {
    INFO(t.name() << ", " << p.name);
    check(p, make);
  };
  for (const std::string_view plain : plain_bots())
    if (make_bot(plain, *t.game, *t.rules)) look({plain, 25}, [&] { return make_bot(plain, *t.game, *t.rules); });
  const ai::Mind* mind = ai::mind_of(t.game->id);
  if (mind == nullptr) return;
  for (ai::Level level : mind->levels.empty() ? std::span<const ai::Level>(ai::kLevels) : mind->levels) {
    const bool searches = level.playouts > 0;
    level.playouts = std::min(level.playouts, kPlayouts);
    look({level.name, searches ? 200 : 25}, [&] { return ai::make_level(level, *t.game, *t.rules, *mind); });
  }
}

std::string game_of(const Table& t) {
  const auto city = t.options.find("sanctuary");
  return std::string(city != t.options.end() && city->second == "yes" ? "sanctuary" : t.game->id);
}

std::string role_of(const Table& t, const State& s, Seat who) {
  if (!is_player(who)) return "table";
  const ai::Chase* chase = ai::chase_of(*t.game);
  if (chase != nullptr && chase->hunter(s) == who) return "hunter";
  return t.game->id == "nostromo" && nostromo::is_android(s, who) ? "android" : "crew";
}

struct Tally {
  int looks = 0, elsewhere = 0, words = 0;
};
/// By game, player and role.
using Tallies = std::map<std::array<std::string, 3>, Tally>;

bool alike(const std::vector<Belief::Share>& a, const std::vector<Belief::Share>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Belief::Share& x, const Belief::Share& y) {
    return x.zone == y.zone && x.share == y.share;
  });
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

// The same word of somebody else, in every world.
void hear(const Table& t, View& v, View& other, Rng& rng) {
  const ai::Chase* chase = ai::chase_of(*t.game);
  if (chase == nullptr) return;
  const Zone where = chase->about(v.options[static_cast<std::size_t>(rng.below(static_cast<int>(v.options.size())))]);
  if (where == Zone::none) return;
  const Event word = said(t, seat((index(v.seat) + 1) % t.seats), where);
  v.events.push_back(word), other.events.push_back(word);
}

// Thinks about what a seat sees, and about the same view of another world; the players know nothing else.
template <class Make>
void check_resampled(const Table& t, const State& s, Seat who, const Make& make, Rng& rng, Tally& tally) {
  View v = make_view(*t.game, *t.rules, s, who);
  const State world = imagine_state(*t.game, *t.rules, v, rng);
  View other = make_view(*t.game, *t.rules, world, who);
  hear(t, v, other, rng);
  ++tally.looks, tally.elsewhere += world == s ? 0 : 1;
  const auto bot = make(), twin = make();
  Rng a = bot_rng(1, who, v), b = bot_rng(1, who, other);
  const Thought mine = bot->think(v, a, {}), same = twin->think(other, b, {});
  check_alike(mine, same);
  const Action chosen = drawn(mine, v, a);
  CHECK(drawn(same, other, b) == chosen);
  const auto word = bot->say(v, mine, chosen, a);
  CHECK(twin->say(other, same, chosen, b) == word);
  tally.words += word ? 1 : 0;
  a = bot_rng(1, who, v), b = bot_rng(1, who, other);
  const Action move = bot->decide(v, a);
  CHECK(twin->decide(other, b) == move);
  CHECK(std::count(v.options.begin(), v.options.end(), move) == 1);
}

// One match of each player; every role at least so many times.
void resample_match(const Table& t, std::uint64_t seed, int least, Tallies& tallies) {
  each_player(t, [&](const Player& p, const auto& make) {
    walk(t, seed, [&](const State& s, Rng& rng) {
      const bool now = rng.below(p.often) == 0;
      for (const Seat who : awaited(s)) {
        if (who == Seat::chance) continue;
        Tally& tally = tallies[{game_of(t), std::string(p.name), role_of(t, s, who)}];
        if (now || tally.looks < least) check_resampled(t, s, who, make, rng, tally);
      }
    });
  });
}

// Every level of every game in every role, and that the other world was mostly another one.
void check_tallies(const Tallies& tallies, int least) {
  const std::map<std::string, std::vector<std::string>> roles{{"nostromo", {"hunter", "crew", "android"}},
                                                              {"not_alone", {"hunter", "crew"}},
                                                              {"sanctuary", {"hunter", "crew"}},
                                                              {"fate", {"crew"}}};
  for (const auto& [game, all] : roles)
    for (const std::string_view level : bot_levels())
      for (const std::string& role : all) {
        INFO(game << ", " << level << ", " << role);
        const auto at = tallies.find({game, std::string(level), role});
        REQUIRE(at != tallies.end());
        CHECK(at->second.looks >= least);
        CHECK(at->second.elsewhere * 2 > at->second.looks);
      }
}

}  // namespace

TEST_CASE("Changing what a bot can't see never changes what it thinks, says or does, in any game, level and role") {
  constexpr int kLeast = 8;
  Tallies tallies;
  for (const Table& t : all_tables()) resample_match(t, 11, kLeast, tallies);
  check_tallies(tallies, kLeast);
  int words = 0;
  for (const auto& [of, tally] : tallies) words += tally.words;
  CHECK(words > 20);
}

TEST_CASE("Ten thousand times in each game, changing what a bot can't see changes nothing", "[.][thorough]") {
  constexpr int kLeast = 100;
  std::map<std::string, std::vector<Table>> games;
  for (const Table& t : all_tables())
    if (ai::mind_of(t.game->id) != nullptr) games[game_of(t)].push_back(t);
  Tallies tallies;
  for (const auto& [game, tables] : games) {
    int looks = 0;
    for (std::uint64_t round = 0; looks < 10'000; ++round) {
      resample_match(tables[round % tables.size()], 100 + round, kLeast, tallies);
      looks = 0;
      for (const auto& [of, tally] : tallies) looks += of[0] == game ? tally.looks : 0;
    }
  }
  check_tallies(tallies, kLeast);
  for (const auto& [of, tally] : tallies)
    WARN(of[0] << ", " << of[1] << ", " << of[2] << ": " << tally.looks << " resamplings, " << tally.elsewhere
               << " of another world, " << tally.words << " words");
}

TEST_CASE("What all believe, and what a hunter would choose, rests on what all can see") {
  int looks = 0;
  for (const Table& t : all_tables()) {
    if (ai::chase_of(*t.game) == nullptr) continue;
    INFO(t.name());
    int here = 0;
    walk(t, 17, [&](const State& s, Rng& rng) {
      if (here >= 2 || s.waiting == 0 || awaits(s, Seat::chance) || rng.below(40) != 0) return;
      ++here;
      const View open = make_view(*t.game, *t.rules, s, Seat::table);
      const View other = make_view(*t.game, *t.rules, imagine_state(*t.game, *t.rules, open, rng), Seat::table);
      Rng a(5), b(5);
      const auto all = believe(*t.game, *t.rules, open, a), same = believe(*t.game, *t.rules, other, b);
      REQUIRE(all.has_value() == same.has_value());
      if (all) CHECK(alike(all->somebody, same->somebody));
      a = Rng(6), b = Rng(6);
      const auto choice = hunters_choice(*t.game, *t.rules, open, a),
                 twin = hunters_choice(*t.game, *t.rules, other, b);
      REQUIRE(choice.has_value() == twin.has_value());
      if (choice) CHECK(choice->info_key() == twin->info_key());
      looks += all ? 1 : 0;
    });
  }
  CHECK(looks > 20);
}

TEST_CASE("An honest hunter can't catch a uniform prey more often than the hand allows", "[not_alone]") {
  Table t = na1();
  t.options["assimilation"] = "2", t.options["rescue"] = "9";
  each_player(t, [&](const Player&, const auto& make) {
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
    each_player(t, [&](const Player& p, const auto& make) {
      const auto bot = make();
      walk(t, 12, [&](const State& s, Rng& rng) {
        const Seat who = awaited(s).front();
        if (rng.below(p.often) != 0 || who == Seat::chance) return;
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
