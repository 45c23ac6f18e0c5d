// A bot's move may rest on nothing but what its seat knows.
#include <algorithm>

#include "ai/levels.hpp"
#include "catch.hpp"
#include "prowl/ai/bot.hpp"
#include "support/walk.hpp"

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
  for (ai::Level level : ai::kLevels) {
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

}  // namespace

TEST_CASE("Changing what a bot can't see never changes what it thinks, nor its move") {
  for (const Table& t : all_tables())
    each_player(t, [&](int often, const auto& make) {
      const auto bot = make();
      walk(t, 11, [&](const State& s, Rng& rng) {
        if (rng.below(often) != 0) return;
        for (const Seat who : awaited(s)) {
          if (who == Seat::chance) continue;
          const View v = make_view(*t.game, *t.rules, s, who);
          const View other = make_view(*t.game, *t.rules, imagine_state(*t.game, *t.rules, v, rng), who);
          Rng a = bot_rng(1, who, v), b = bot_rng(1, who, other);
          check_alike(bot->think(v, a, {}), make()->think(other, b, {}));
          a = bot_rng(1, who, v), b = bot_rng(1, who, other);
          const Action move = bot->decide(v, a);
          CHECK(make()->decide(other, b) == move);
          CHECK(std::count(v.options.begin(), v.options.end(), move) == 1);
        }
      });
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

TEST_CASE("Every level is made for every registered game, an unknown one for none") {
  for (const Table& t : all_tables()) {
    CHECK(make_bot("psychic", *t.game, *t.rules) == nullptr);
    if (t.game->id == "null") continue;
    for (const std::string_view level : bot_levels()) CHECK(make_bot(level, *t.game, *t.rules) != nullptr);
  }
}

}  // namespace prowl::test
