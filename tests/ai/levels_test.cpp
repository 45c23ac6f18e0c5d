// What a level is made of: its shares of clumsiness, of the plain player and of search.
#include "ai/levels.hpp"

#include <algorithm>

#include "catch.hpp"
#include "games/not_alone/rules/data/lens.hpp"
#include "prowl/ai/bot.hpp"
#include "prowl/games/registry.hpp"
#include "support/na1.hpp"

namespace prowl::test {
namespace {

/// Each choice of somebody among several options in one match.
template <class Look>
void each_choice(const Table& t, Look look) {
  walk(t, 5, [&](const State& s, Rng& rng) {
    const Seat who = awaited(s).front();
    if (who == Seat::chance || rng.below(10) != 0) return;
    if (const View v = make_view(*t.game, *t.rules, s, who); v.options.size() > 1) look(v);
  });
}

Thought thought_of(const Table& t, std::string_view level, const View& v) {
  Rng own(3);
  return make_bot(level, *t.game, *t.rules)->think(v, own, {});
}

}  // namespace

TEST_CASE("A level without search is clumsy for its share, alone at Fate twice that, and else the plain player") {
  for (const Table& t : all_tables()) {
    if (ai::mind_of(t.game->id) == nullptr) continue;
    INFO(t.name());
    each_choice(t, [&](const View& v) {
      const Thought clumsy = thought_of(t, "level:100:0", v), plain = thought_of(t, "level:0:100", v),
                    mixed = thought_of(t, "level:40:60", v);
      const double slips = t.game->id == "fate" && v.masked.seats == 1 ? 0.8 : 0.4;
      for (std::size_t i = 0; i < v.options.size(); ++i)
        CHECK(mixed.ideas[i].chance == Approx(slips * clumsy.ideas[i].chance + (1 - slips) * plain.ideas[i].chance));
    });
  }
}

TEST_CASE("Each level is clumsy less often than the one below, or not at all") {
  for (const Game* const game : all_games())
    if (const ai::Mind* mind = ai::mind_of(game->id)) {
      int before = 101;
      for (const ai::Level& level : mind->levels.empty() ? std::span<const ai::Level>(ai::kLevels) : mind->levels) {
        INFO(game->id << ", " << level.name);
        CHECK((level.clumsy < before || level.clumsy == 0));
        CHECK(level.clumsy + level.plain <= 100);
        CHECK((level.playouts > 0) == (level.clumsy + level.plain < 100));
        before = level.clumsy;
      }
    }
}

TEST_CASE("A level by numbers is made only where all of it is numbers") {
  const Table& t = na1();
  for (const char* good : {"search:50", "level:10:90", "level:0:20:50", "level:0:0:50:80"})
    CHECK(make_bot(good, *t.game, *t.rules) != nullptr);
  for (const char* bad :
       {"search", "search:", "search:0", "search:many", "level:10:", "level:1:2:3:4:5", "level:60:60", "levels"})
    CHECK(make_bot(bad, *t.game, *t.rules) == nullptr);
}

TEST_CASE("A newcomer never gives up while it has a Place to hide on", "[not_alone]") {
  int looks = 0;
  for (const Table& t : all_tables()) {
    if (t.game->id != "not_alone") continue;
    walk(t, 6, [&](const State& s, Rng& rng) {
      const Seat who = awaited(s).front();
      if (who == Seat::chance || not_alone::is_creature(s, who) || not_alone::hand(s, who) == 0) return;
      const View v = make_view(*t.game, *t.rules, s, who);
      const bool may = std::any_of(v.options.begin(), v.options.end(),
                                   [](const Action& a) { return a.verb == not_alone::verbs::give_up; });
      if (!may) return;
      ++looks;
      CHECK(make_bot("newcomer", *t.game, *t.rules)->decide(v, rng).verb != not_alone::verbs::give_up);
    });
  }
  CHECK(looks > 50);
}

}  // namespace prowl::test
