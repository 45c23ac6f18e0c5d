// What is told of a match in looking back rests on what could be seen of it.
#include <algorithm>

#include "catch.hpp"
#include "prowl/ai/bot.hpp"
#include "prowl/ai/review.hpp"
#include "support/play_match.hpp"

namespace prowl::test {
namespace {

Match played(const Table& t, std::size_t most) {
  const auto bot = make_bot(t.game->id == "null" ? "random" : "basic", *t.game, *t.rules);
  return play_match(
      t,
      [&](const View& v) {
        Rng own = bot_rng(3, v.seat, v);
        return bot->decide(v, own);
      },
      most);
}

std::vector<TurnReview> reviewed(const Table& t, const Match& m, Seat me) {
  Reviewer r(*t.game, *t.rules, me);
  m.retrace([&](const Match& then, const Move* next) {
    r.see(then.view(Seat::table), then.view(me), then.length(),
          next != nullptr && next->who == me ? &next->action : nullptr);
  });
  return r.turns();
}

bool hides(const Table& t) { return t.game->id == "nostromo" || t.game->id == "not_alone"; }

}  // namespace

TEST_CASE("Each turn of a hunt is looked back on: where people could be, where they were, and where the hunter went") {
  for (const Table& t : all_tables()) {
    if (!hides(t)) continue;
    INFO(t.name());
    const Match m = played(t, 600);
    int told = 0, hidden = 0;
    for (int i = 0; i < t.seats; ++i)
      for (const TurnReview& r : reviewed(t, m, seat(i))) {
        for (const auto& c : r.choices) {
          CHECK(c.own.seat == seat(i));
          CHECK(std::count(c.own.options.begin(), c.own.options.end(), c.taken) == 1);
        }
        CHECK(r.began <= m.length());
        if (!r.belief) continue;
        told += r.looked.empty() ? 0 : 1;
        CHECK(r.belief->worlds > 0);
        for (const auto& s : r.belief->somebody) CHECK((s.share >= 0 && s.share <= 1 + 1e-9));
        CHECK(std::is_sorted(r.belief->somebody.begin(), r.belief->somebody.end(),
                             [](const auto& a, const auto& b) { return a.share > b.share; }));
        if (r.hid.empty()) continue;
        ++hidden;
        CHECK(r.even > 0);
        CHECK((r.expected >= 0 && r.expected <= 1 + 1e-9));
      }
    CHECK(told > 0);
    CHECK(hidden > 0);
  }
}

TEST_CASE("A belief is the same whatever it is that the spectator can't see") {
  for (const Table& t : all_tables()) {
    if (!hides(t)) continue;
    INFO(t.name());
    walk(t, 5, [&](const State& s, Rng& rng) {
      if (rng.below(150) != 0 || s.waiting == 0) return;
      const View open = make_view(*t.game, *t.rules, s, Seat::table);
      const View other = make_view(*t.game, *t.rules, imagine_state(*t.game, *t.rules, open, rng), Seat::table);
      Rng a(4), b(4);
      const auto mine = believe(*t.game, *t.rules, open, a), theirs = believe(*t.game, *t.rules, other, b);
      REQUIRE(mine.has_value() == theirs.has_value());
      if (!mine) return;
      CHECK(mine->worlds == theirs->worlds);
      REQUIRE(mine->somebody.size() == theirs->somebody.size());
      for (std::size_t i = 0; i < mine->somebody.size(); ++i) {
        CHECK(mine->somebody[i].zone == theirs->somebody[i].zone);
        CHECK(mine->somebody[i].share == theirs->somebody[i].share);
      }
    });
  }
}

TEST_CASE("Where nobody hides there is nothing to believe") {
  for (const Table& t : all_tables()) {
    if (hides(t)) continue;
    const Match m = played(t, 60);
    Rng rng(1);
    CHECK_FALSE(believe(*t.game, *t.rules, m.view(Seat::table), rng));
    for (const TurnReview& r : reviewed(t, m, seat(0))) {
      CHECK_FALSE(r.belief);
      CHECK(r.looked.empty());
    }
  }
}

}  // namespace prowl::test
