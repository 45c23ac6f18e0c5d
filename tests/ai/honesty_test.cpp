// A bot's move may rest on nothing but what its seat knows.
#include <algorithm>

#include "catch.hpp"
#include "prowl/ai/bot.hpp"
#include "support/walk.hpp"

namespace prowl::test {
namespace {

template <class Check>
void each_level(const Table& t, Check check) {
  for (const std::string_view level : bot_levels()) {
    if (!make_bot(level, *t.game, *t.rules)) continue;
    INFO(t.name() << ", level " << level);
    check(level);
  }
}

}  // namespace

TEST_CASE("Changing what a bot can't see never changes its move") {
  for (const Table& t : all_tables())
    each_level(t, [&](std::string_view level) {
      const auto old_bot = make_bot(level, *t.game, *t.rules);
      walk(t, 11, [&](const State& s, Rng& rng) {
        if (rng.below(25) != 0) return;
        for (const Seat who : awaited(s)) {
          if (who == Seat::chance) continue;
          const View v = make_view(*t.game, *t.rules, s, who);
          const View other = make_view(*t.game, *t.rules, imagine_state(*t.game, *t.rules, v, rng), who);
          Rng a = bot_rng(1, who, v), b = bot_rng(1, who, other);
          const Action move = old_bot->decide(v, a);
          CHECK(make_bot(level, *t.game, *t.rules)->decide(other, b) == move);
          CHECK(std::count(v.options.begin(), v.options.end(), move) == 1);
        }
      });
    });
}

TEST_CASE("Asked again, a bot answers the same") {
  for (const Table& t : all_tables())
    each_level(t, [&](std::string_view level) {
      const auto bot = make_bot(level, *t.game, *t.rules);
      walk(t, 12, [&](const State& s, Rng& rng) {
        const Seat who = awaited(s).front();
        if (rng.below(25) != 0 || who == Seat::chance) return;
        const View v = make_view(*t.game, *t.rules, s, who);
        Rng a = bot_rng(2, who, v), b = bot_rng(2, who, v);
        CHECK(bot->decide(v, a) == bot->decide(v, b));
      });
    });
}

TEST_CASE("Every level is made for every registered game, an unknown one for none") {
  for (const Table& t : all_tables()) {
    CHECK(make_bot("psychic", *t.game, *t.rules) == nullptr);
    if (t.game->id == "null") continue;
    for (const std::string_view level : bot_levels()) CHECK(make_bot(level, *t.game, *t.rules) != nullptr);
  }
}

}  // namespace prowl::test
