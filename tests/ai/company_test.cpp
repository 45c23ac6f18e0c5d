// What is said at the table, and what a companion advises.
#include "prowl/ai/company.hpp"

#include <algorithm>
#include <cmath>

#include "ai/levels.hpp"
#include "catch.hpp"
#include "support/claims.hpp"

namespace prowl::test {
namespace {

/// Positions of every game in which somebody may say where they go, a few of each.
template <class Check>
void each_choice(Check check) {
  for (const Table& t : all_tables()) {
    if (ai::mind_of(t.game->id) == nullptr) continue;
    INFO(t.name());
    int looks = 0;
    walk(t, 7, [&](const State& s, Rng&) {
      const View open = make_view(*t.game, *t.rules, s, Seat::table);
      for (const Seat who : awaited(s))
        if (looks < 6 && is_player(who) && !sayable(*t.game, *t.rules, open, who).empty())
          check(t, s, open, who), ++looks;
    });
  }
}

}  // namespace

TEST_CASE("Who hides may say once a turn where they go, by what everybody knows, who hunts may not") {
  int looks = 0;
  each_choice([&](const Table& t, const State& s, View open, Seat who) {
    ++looks;
    const Zone where = sayable(*t.game, *t.rules, open, who).front();
    CHECK(who != ai::mind_of(t.game->id)->chase->hunter(s));
    open.events.push_back(said(t, who, where));
    CHECK(sayable(*t.game, *t.rules, open, who).empty());
    open.events.push_back({.what = static_cast<std::uint16_t>(t.rules->catalogue.find_event("turn_start"))});
    CHECK_FALSE(sayable(*t.game, *t.rules, open, who).empty());
  });
  CHECK(looks > 20);
}

TEST_CASE("A bot heeds what others say a little, and what nobody said not at all") {
  each_choice([&](const Table& t, const State& s, const View&, Seat who) {
    const View v = make_view(*t.game, *t.rules, s, who);
    if (v.options.size() < 2) return;
    View told = v;
    const ai::Chase& chase = *ai::mind_of(t.game->id)->chase;
    const Seat other = seat((index(who) + 1) % t.seats);
    const Zone where = chase.about(v.options.front());
    if (where == Zone::none) return;
    told.events.push_back(said(t, other, where));
    Rng a(5), b(5);
    const auto bot = make_bot("casual", *t.game, *t.rules);
    const Thought quiet = bot->think(v, a, {}), heard = bot->think(told, b, {});
    double sum = 0;
    for (std::size_t i = 0; i < quiet.ideas.size(); ++i) {
      sum += heard.ideas[i].chance;
      if (chase.about(quiet.ideas[i].action) == where)
        CHECK(heard.ideas[i].chance <= quiet.ideas[i].chance + 1e-9);
      else
        CHECK(heard.ideas[i].chance >= quiet.ideas[i].chance - 1e-9);
      CHECK(std::abs(heard.ideas[i].chance - quiet.ideas[i].chance) < 0.3);
    }
    CHECK(sum == Approx(1));
  });
}

TEST_CASE("What a bot says is a place where it might be, and rests on its view alone") {
  int words = 0;
  each_choice([&](const Table& t, const State& s, const View&, Seat who) {
    const View v = make_view(*t.game, *t.rules, s, who);
    const View other = make_view(
        *t.game, *t.rules,
        [&] {
          Rng rng(9);
          return imagine_state(*t.game, *t.rules, v, rng);
        }(),
        who);
    const auto bot = make_bot("casual", *t.game, *t.rules);
    for (std::uint64_t mood = 0; mood < 8; ++mood) {
      Rng a(mood), b(mood);
      const Thought mine = bot->think(v, a, {}), same = bot->think(other, b, {});
      const Action chosen = drawn(mine, v, a);
      CHECK(drawn(same, other, b) == chosen);
      const auto word = bot->say(v, mine, chosen, a);
      CHECK(bot->say(other, same, chosen, b) == word);
      if (!word) continue;
      ++words;
      const auto places = sayable(*t.game, *t.rules, v, who);
      CHECK(std::find(places.begin(), places.end(), *word) != places.end());
    }
  });
  CHECK(words > 20);
}

TEST_CASE("A companion advises only what everybody knows that one can do") {
  each_choice([&](const Table& t, const State& s, View open, Seat who) {
    open.options = options_of(t, s, who);
    Adviser adviser(make_bot("casual", *t.game, *t.rules), *t.game, *t.rules, who);
    Rng rng(4);
    const Thought advice = adviser.think(open, rng, {});
    const View mine = make_view(*t.game, *t.rules, s, who);
    double sum = 0;
    for (const Idea& i : advice.ideas) {
      CHECK(std::find(mine.options.begin(), mine.options.end(), i.action) != mine.options.end());
      sum += i.chance;
    }
    if (!advice.ideas.empty()) CHECK(sum == Approx(1));
  });
}

}  // namespace prowl::test
