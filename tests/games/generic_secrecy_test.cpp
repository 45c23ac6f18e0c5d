// The two properties that keep secrets, over random play of every game and number of players.
#include <cstring>

#include "catch.hpp"
#include "prowl/core/notation.hpp"
#include "support/null_game.hpp"
#include "support/walk.hpp"

namespace prowl::test {
namespace {

std::vector<Seat> viewers(const Table& t) {
  std::vector<Seat> out{Seat::table};
  for (int i = 0; i < t.seats; ++i) out.push_back(seat(i));
  return out;
}

std::vector<Event> noticed(const Table& t, const Events& events, Seat viewer) {
  std::vector<Event> out;
  for (const Event& e : events.list)
    if (may_notice(e, viewer)) out.push_back(redact(t.rules->catalogue, e, viewer));
  return out;
}

const VerbSpec& verb(const Table& t, const Action& a) {
  return t.rules->catalogue.verbs[static_cast<std::size_t>(index(a.verb))];
}

// What another seat can notice of a secret action. Of an answer it may learn that it was given; the last one ends the
// question.
void add_leaks(const Table& t, const State& s, Seat who, const Action& a, std::vector<std::string>& out) {
  Events events;
  State then = after(t, s, who, a, &events);
  if (verb(t, a).commit && then.waiting == (s.waiting & ~wait_bit(who)) && then.waiting != 0)
    then.waiting = s.waiting;
  else if (verb(t, a).commit)
    return;
  for (const Seat viewer : viewers(t)) {
    if (viewer == who) continue;
    const bool seen = mask(t.rules->catalogue, then, viewer) != mask(t.rules->catalogue, s, viewer);
    if (seen || !noticed(t, events, viewer).empty())
      out.push_back(to_notation(viewer) + " notices " + to_notation(t.rules->catalogue, who, a));
  }
}

std::vector<std::string> leaks(const Table& t, std::uint64_t seed, int one_in) {
  std::vector<std::string> out;
  walk(t, seed, [&](const State& s, Rng& rng) {
    if (rng.below(one_in) != 0) return;
    for (const Seat who : awaited(s))
      for (const Action& a : options_of(t, s, who))
        if (verb(t, a).secret) add_leaks(t, s, who, a, out);
  });
  return out;
}

}  // namespace

TEST_CASE("P1: a seat can't tell the truth from what it imagines") {
  for (const Table& t : all_tables())
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      INFO(t.name() << ", seed " << seed);
      walk(t, seed, [&](const State& s, Rng& rng) {
        if (rng.below(10) != 0) return;
        for (const Seat viewer : viewers(t)) {
          const View v = make_view(*t.game, *t.rules, s, viewer);
          const State imagined = imagine_state(*t.game, *t.rules, v, rng);
          const View again = make_view(*t.game, *t.rules, imagined, viewer);
          CHECK(again.options == v.options);
          CHECK(again.info_key() == v.info_key());
          REQUIRE(std::memcmp(&again.masked, &v.masked, sizeof v.masked) == 0);
          CHECK(options_of(t, s, viewer) == v.options);
        }
      });
    }
}

TEST_CASE("A view is the view of itself") {
  for (const Table& t : all_tables()) {
    INFO(t.name());
    walk(t, 5, [&](const State& s, Rng& rng) {
      if (rng.below(20) != 0) return;
      for (const Seat viewer : viewers(t)) {
        const State once = mask(t.rules->catalogue, s, viewer);
        CHECK(mask(t.rules->catalogue, once, viewer) == once);
      }
    });
  }
}

TEST_CASE("P2: nobody else notices a secret action before the reveal") {
  for (const Table& t : all_tables())
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      INFO(t.name() << ", seed " << seed);
      CHECK(leaks(t, seed, 10) == std::vector<std::string>{});
    }
}

TEST_CASE("P2 finds a game out that tells secret choices") {
  const Table leaky{&leaky_null_game(), null_rules(), 3};
  CHECK_FALSE(leaks(leaky, 1, 1).empty());
}

TEST_CASE("Who is asked, and for what, is public") {
  for (const Table& t : all_tables()) {
    INFO(t.name());
    walk(t, 6, [&](const State& s, Rng& rng) {
      if (rng.below(20) != 0) return;
      const State seen = mask(t.rules->catalogue, s, Seat::table);
      CHECK(seen.waiting == s.waiting);
      const Prompt a = t.game->prompt(*t.rules, s), b = t.game->prompt(*t.rules, seen);
      CHECK(a.ask == b.ask);
      CHECK(a.id == b.id);
      CHECK(a.actor == b.actor);
      CHECK(std::array{a.a, a.b, a.c} == std::array{b.a, b.b, b.c});
    });
  }
}

TEST_CASE("An imagined table can be played to its end") {
  for (const Table& t : all_tables()) {
    INFO(t.name());
    walk(t, 7, [&](const State& s, Rng& rng) {
      if (rng.below(200) != 0) return;
      for (const Seat viewer : viewers(t)) {
        State world = imagine_state(*t.game, *t.rules, make_view(*t.game, *t.rules, s, viewer), rng);
        for (int n = 0; world.waiting != 0; ++n) {
          REQUIRE(n < 100'000);
          const bool chance = awaits(world, Seat::chance);
          const Seat who = chance ? Seat::chance : awaited(world).front();
          const auto options = chance ? ActionList{sample_chance(world, rng)} : options_of(t, world, who);
          REQUIRE_FALSE(options.empty());
          world = after(t, world, who, options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
        }
      }
    });
  }
}

}  // namespace prowl::test
