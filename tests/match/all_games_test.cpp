// The mid end with every registered game.
#include <bit>
#include <map>

#include "catch.hpp"
#include "prowl/match/match.hpp"
#include "prowl/match/playthrough.hpp"
#include "support/walk.hpp"

namespace prowl::test {
namespace {

Match new_match(const Table& t, std::uint64_t seed) {
  return *Match::start(*t.game, t.rules, t.options, std::vector<SeatInfo>(static_cast<std::size_t>(t.seats)), seed);
}

std::vector<Seat> asked(const Match& m) {
  std::vector<Seat> out;
  for (int i = 0; i < kMaxSeats; ++i)
    if ((m.waiting() & wait_bit(seat(i))) != 0) out.push_back(seat(i));
  if ((m.waiting() & kWaitTable) != 0) out.push_back(Seat::table);
  return out;
}

Move any_move(const Match& m, Rng& rng) {
  const auto seats = asked(m);
  const Seat who = seats[static_cast<std::size_t>(rng.below(static_cast<int>(seats.size())))];
  const auto options = m.view(who).options;
  return {who, options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]};
}

bool same_view(const View& a, const View& b) {
  return a.masked == b.masked && a.options == b.options && a.events == b.events;
}

}  // namespace

TEST_CASE("Every game can be saved and loaded anywhere and goes on alike") {
  for (const Table& t : all_tables()) {
    Match m = new_match(t, 5);
    Rng rng(1);
    INFO(t.name());
    while (m.waiting() != 0) {
      const Move next = any_move(m, rng);
      REQUIRE(!m.submit(next.who, next.action));
      if (rng.below(200) != 0) continue;
      auto loaded = Match::load(*t.game, t.rules, m.save(), "a.prowl");
      REQUIRE(loaded);
      CHECK(loaded->save() == m.save());
      CHECK(same_view(loaded->view(Seat{0}), m.view(Seat{0})));
      m = std::move(*loaded);
    }
    const auto finished = Match::load(*t.game, t.rules, m.save(), "a.prowl");
    REQUIRE(finished);
    CHECK(finished->outcome().over);
  }
}

TEST_CASE("Taking back restores every view and the truth, in every game") {
  for (const Table& t : all_tables()) {
    int taken = 0;
    Match m = new_match(t, 6);
    Rng rng(2);
    INFO(t.name());
    for (int n = 0; n < 1500 && m.waiting() != 0; ++n) {
      const Move next = any_move(m, rng);
      const auto hash = m.truth_hash();
      const auto length = m.length();
      const View own = m.view(next.who), table = m.view(Seat::table);
      REQUIRE(!m.submit(next.who, next.action));
      if (!m.can_take_back(next.who)) continue;
      CHECK(m.take_back(next.who) == next.action);
      CHECK(m.truth_hash() == hash);
      CHECK(m.length() == length);
      CHECK(same_view(m.view(next.who), own));
      CHECK(same_view(m.view(Seat::table), table));
      ++taken;
      REQUIRE(!m.submit(next.who, next.action));
    }
    CHECK(taken > 0);
  }
}

TEST_CASE("What is taken back was unseen: no other seat's knowledge of any piece grew, in every game") {
  for (const Table& t : all_tables()) {
    Match m = new_match(t, 8);
    Rng rng(3);
    INFO(t.name());
    const auto known = [&](Seat who) {
      int n = 0;
      const State s = m.view(who).masked;
      for (int slot = 0; slot < s.piece_count; ++slot) n += piece(s, slot).kind != Kind::hidden;
      return n;
    };
    for (int n = 0; n < 600 && m.waiting() != 0; ++n) {
      const Move next = any_move(m, rng);
      std::vector<int> before;
      for (int i = 0; i < t.seats; ++i) before.push_back(known(seat(i)));
      REQUIRE(!m.submit(next.who, next.action));
      if (!m.can_take_back(next.who)) continue;
      for (int i = 0; i < t.seats; ++i) CHECK(known(seat(i)) <= before[static_cast<std::size_t>(i)]);
    }
  }
}

// Whoever acts can't tell the worlds apart that fit the view. Where what they then see differs from world to world,
// they have learned something.
TEST_CASE("What is taken back has told whoever did it nothing that they could not know before, in every game") {
  for (const Table& t : all_tables()) {
    Match m = new_match(t, 11);
    Rng rng(7);
    INFO(t.name());
    State truth = *t.game->setup(*t.rules, t.options, t.seats);
    std::size_t played = 0;
    const auto seen = [&](State s, const Move& move) {
      Events events;
      t.game->apply(*t.rules, s, move.who, move.action, events);
      std::vector<Event> noticed;
      for (const Event& e : events.list)
        if (may_notice(e, move.who)) noticed.push_back(redact(t.rules->catalogue, e, move.who));
      return std::pair(mask(t.rules->catalogue, s, move.who), noticed);
    };
    for (int n = 0; n < 600 && m.waiting() != 0; ++n) {
      const Move next = any_move(m, rng);
      const auto& moves = m.record().moves;
      for (; played < moves.size(); ++played) truth = after(t, truth, moves[played].who, moves[played].action);
      const View view = m.view(next.who);
      REQUIRE(!m.submit(next.who, next.action));
      if (!m.can_take_back(next.who)) continue;
      INFO("move " << n << " of seat " << index(next.who) << ", verb "
                   << t.rules->catalogue.verbs[static_cast<std::size_t>(index(next.action.verb))].name);
      const auto was = seen(truth, next);
      for (int k = 0; k < 4; ++k) CHECK(seen(imagine_state(*t.game, *t.rules, view, rng), next) == was);
    }
  }
}

TEST_CASE("A decision behind the curtain stands once the table has seen its effect, in every game") {
  for (const Table& t : all_tables()) {
    Match m = new_match(t, 9);
    Rng rng(5);
    INFO(t.name());
    for (int n = 0; n < 1500 && m.waiting() != 0; ++n) {
      const Move next = any_move(m, rng);
      const bool secret = m.prompt().ask == Ask::secret;
      const bool commit = t.rules->catalogue.verbs[static_cast<std::size_t>(index(next.action.verb))].commit;
      const State before = m.view(Seat::table).masked;
      REQUIRE(!m.submit(next.who, next.action));
      const State after = m.view(Seat::table).masked;
      if (!secret || !commit || (before.piles == after.piles && before.regs == after.regs)) continue;
      CHECK_FALSE(m.can_take_back(next.who));
    }
  }
}

// Answers at once: what is secret can be thought over, and the others learn of it by who is awaited alone.
TEST_CASE("A secret answer is taken back without a trace while others still owe theirs, in every game") {
  std::map<std::string, int> taken;
  for (const Table& t : all_tables()) {
    Match m = new_match(t, 10);
    Rng rng(6);
    INFO(t.name());
    taken[std::string(t.game->id)] += 0;
    for (int n = 0; n < 900 && m.waiting() != 0; ++n) {
      const auto asked_before = m.prompt();
      const Move next = any_move(m, rng);
      REQUIRE(!m.submit(next.who, next.action));
      if (asked_before.ask != Ask::secret || m.prompt().id != asked_before.id || rng.below(4) != 0) continue;
      for (int i = 0; i < t.seats; ++i) {
        const auto a = m.can_take_back(seat(i));
        if (!a || seat(i) == next.who) continue;
        CHECK(t.rules->catalogue.verbs[static_cast<std::size_t>(index(a->verb))].secret);
        auto again = Match::load(*t.game, t.rules, m.save(), "a.prowl");
        REQUIRE(again);
        REQUIRE(again->take_back(seat(i)) == *a);
        CHECK(again->waiting() == (m.waiting() | wait_bit(seat(i))));
        for (int k = -1; k < t.seats; ++k) {
          if (k == i) continue;
          const Seat viewer = k < 0 ? Seat::table : seat(k);
          const View now = again->view(viewer), was = m.view(viewer);
          State masked = now.masked;
          masked.waiting = was.masked.waiting;
          CHECK(masked == was.masked);
          CHECK(now.events == was.events);
        }
        ++taken[std::string(t.game->id)];
      }
    }
  }
  CHECK(taken["nostromo"] > 0);
  CHECK(taken["not_alone"] > 0);
}

TEST_CASE("A mutated save is refused or is a legal match, never worse") {
  for (const Table& t : all_tables()) {
    if (t.seats > 4) continue;
    auto run = play_through(*t.game, *t.rules, {}, t.seats, 3, uniform_choice(3), 100'000);
    REQUIRE(run);
    const std::string text = write_record(run->record, t.rules->catalogue, run->hashes, false);
    Rng rng(4);
    const auto any = [&](std::size_t n) { return static_cast<std::size_t>(rng.below(static_cast<int>(n))); };
    for (int n = 0; n < 60; ++n) {
      std::string bad = text;
      for (int k = rng.below(3); k >= 0; --k) bad[any(bad.size())] = static_cast<char>(rng.below(256));
      if (n % 3 == 0) bad.erase(any(bad.size()), any(200));
      const auto m = Match::load(*t.game, t.rules, bad, "a.prowl");
      if (!m) CHECK_FALSE(to_text(m.error()).empty());
    }
  }
}

}  // namespace prowl::test
