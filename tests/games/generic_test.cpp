// What every game must keep, whatever its rules.
#include <algorithm>
#include <set>

#include "catch.hpp"
#include "prowl/core/notation.hpp"
#include "support/walk.hpp"

namespace prowl::test {
namespace {

constexpr int kBound = 100'000;

std::vector<Kind> identities(const State& s) {
  std::vector<Kind> out;
  for (int slot = 0; slot < s.piece_count; ++slot) out.push_back(piece(s, slot).kind);
  std::sort(out.begin(), out.end());
  return out;
}

// Every legal action met in two matches, and some that make no sense at all.
ActionList plausible_actions(const Table& t) {
  std::set<Action> pool;
  for (std::uint64_t seed = 90; seed <= 91; ++seed)
    walk(t, seed, [&](const State& s, Rng& rng) {
      if (rng.below(15) != 0) return;
      for (const Seat who : awaited(s))
        for (const Action& a : options_of(t, s, who)) pool.insert(a);
    });
  ActionList out(pool.begin(), pool.end());
  Rng rng(1);
  const auto word = [&] {
    return static_cast<std::int16_t>(rng.below(8) == 0 ? rng.below(65536) - 32768 : rng.below(24) - 2);
  };
  for (int i = 0; i < 300; ++i) {
    const int verb = rng.below(static_cast<int>(t.rules->catalogue.verbs.size()));
    out.push_back({static_cast<Verb>(verb), word(), word(), word()});
  }
  return out;
}

// Both orders of two answers that don't wait for each other; false where the first ends what is asked.
bool both_orders(const Table& t, const State& s, std::pair<Seat, Action> a, std::pair<Seat, Action> b,
                 std::pair<State, State>& out) {
  const auto legal = [&](const State& at, const auto& move) {
    return awaits(at, move.first) && !t.game->why_not(*t.rules, at, move.first, move.second);
  };
  const State ab = after(t, s, a.first, a.second), ba = after(t, s, b.first, b.second);
  if (!legal(ab, b) || !legal(ba, a)) return false;
  out = {after(t, ab, b.first, b.second), after(t, ba, a.first, a.second)};
  return true;
}

const Action& any_of(const ActionList& list, Rng& rng) {
  return list[static_cast<std::size_t>(rng.below(static_cast<int>(list.size())))];
}

}  // namespace

TEST_CASE("Every match ends, and its outcome adds up") {
  for (const Table& t : all_tables())
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      INFO(t.name() << ", seed " << seed);
      const State end = walk(
          t, seed,
          [&](const State& s, Rng& rng) {
            if (rng.below(50) == 0) CHECK_FALSE(t.game->outcome(*t.rules, s).over);
          },
          kBound);
      const Outcome o = t.game->outcome(*t.rules, end);
      REQUIRE(end.waiting == 0);
      CHECK(o.over);
      // Only where one can play alone may a side win that has no seat.
      CHECK((o.winners != 0 || t.game->min_seats == 1));
      CHECK(o.winners < 1 << t.seats);
      CHECK(std::count(t.game->sides.begin(), t.game->sides.end(), o.side) == 1);
      CHECK(o.rounds == o.side_wins[0] + o.side_wins[1] + o.side_wins[2] + o.side_wins[3]);
      CHECK(o.longest <= o.turns);
    }
}

TEST_CASE("The same choices and draws give the same match") {
  for (const Table& t : all_tables()) {
    INFO(t.name());
    const auto hash = [&] { return state_hash(t.rules->catalogue, walk(t, 3, [](const State&, Rng&) {})); };
    CHECK(hash() == hash());
  }
}

TEST_CASE("No piece appears, vanishes or stands in two places") {
  for (const Table& t : all_tables()) {
    INFO(t.name());
    walk(t, 4, [&](const State& s, Rng& rng) {
      if (rng.below(10) != 0) return;
      auto box = t.game->inventory(t.rules->catalogue, mask(t.rules->catalogue, s, Seat::table));
      std::sort(box.begin(), box.end());
      REQUIRE(identities(s) == box);
      std::set<int> found;
      for (std::size_t z = 1; z < t.rules->catalogue.zones.size(); ++z) {
        const Zone where = zone(static_cast<int>(z));
        int n = 0;
        for (const int slot : slots(s, where)) {
          CHECK(piece(s, slot).zone == where);
          CHECK(found.insert(slot).second);
          ++n;
        }
        CHECK(n == count(s, where));
      }
      CHECK(found.size() == s.piece_count);
    });
  }
}

TEST_CASE("An action is accepted exactly when it is listed, every refusal has a reason") {
  for (const Table& t : all_tables()) {
    INFO(t.name());
    const ActionList actions = plausible_actions(t);
    walk(t, 5, [&](const State& s, Rng& rng) {
      if (rng.below(60) != 0) return;
      for (int i = -2; i < t.seats; ++i) {
        const Seat who = seat(i);
        if (who == Seat::chance) continue;
        const ActionList listed = options_of(t, s, who);
        const std::set<Action> legal(listed.begin(), listed.end());
        CHECK(legal.size() == listed.size());
        CHECK(listed.empty() != awaits(s, who));
        for (const Action& a : listed) CHECK_FALSE(t.game->why_not(*t.rules, s, who, a));
        const State seen = mask(t.rules->catalogue, s, who);
        for (const Action& a : actions) {
          const Refusal no = t.game->why_not(*t.rules, s, who, a);
          if (no.rule.empty() != legal.contains(a))
            FAIL_CHECK(to_notation(t.rules->catalogue, who, a) << ": " << no.rule);
          if (t.game->why_not(*t.rules, seen, who, a).rule != no.rule)
            FAIL_CHECK(to_notation(t.rules->catalogue, who, a)
                       << ": the seat's view gives another reason than " << no.rule);
        }
      }
    });
  }
}

TEST_CASE("Every legal action reads back from its notation") {
  for (const Table& t : all_tables()) {
    INFO(t.name());
    walk(t, 6, [&](const State& s, Rng& rng) {
      if (rng.below(20) != 0) return;
      for (const Seat who : awaited(s))
        for (const Action& a : options_of(t, s, who)) {
          const auto read = parse_notation(t.rules->catalogue, to_notation(t.rules->catalogue, who, a));
          REQUIRE(read);
          CHECK(*read == std::pair{who, a});
        }
    });
  }
}

TEST_CASE("The order of secret or open answers leaves no trace") {
  for (const Table& t : all_tables()) {
    int pairs = 0, together = 0;
    INFO(t.name());
    for (std::uint64_t seed = 7; seed <= 9; ++seed)
      walk(t, seed, [&](const State& s, Rng& rng) {
        const Ask ask = t.game->prompt(*t.rules, s).ask;
        const auto seats = awaited(s);
        if ((ask != Ask::secret && ask != Ask::agreement) || seats.size() < 2) return;
        ++together;
        if (rng.below(4) != 0) return;
        const std::pair a{seats.front(), any_of(options_of(t, s, seats.front()), rng)};
        const std::pair b{seats.back(), any_of(options_of(t, s, seats.back()), rng)};
        std::pair<State, State> ends;
        if (!both_orders(t, s, a, b, ends)) return;
        ++pairs;
        CHECK(canonical(t.rules->catalogue, ends.first) == canonical(t.rules->catalogue, ends.second));
        CHECK(state_hash(t.rules->catalogue, ends.first) == state_hash(t.rules->catalogue, ends.second));
      });
    // Where everybody is on one side nobody answers behind another's back.
    if (t.seats > 2 && t.game->min_seats > 1) CHECK(together > 0);
    if (together > 8) CHECK(pairs > 0);
  }
}

TEST_CASE("Names in a catalogue are words of their own") {
  for (const Table& t : all_tables()) {
    const Catalogue& c = t.rules->catalogue;
    INFO(t.name());
    const auto check = [](const auto& table, std::size_t from) {
      std::set<std::string> names;
      for (std::size_t i = from; i < table.size(); ++i) {
        CHECK(names.insert(table[i].name).second);
        CHECK(table[i].name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string::npos);
      }
    };
    check(c.kinds, 1);
    check(c.zones, 1);
    check(c.regs, 0);
    check(c.verbs, 0);
    check(c.events, 0);
  }
}

TEST_CASE("A wrong number of seats or an unknown option is refused") {
  for (const Table& t : all_tables()) {
    CHECK_FALSE(t.game->setup(*t.rules, {}, t.game->min_seats - 1));
    CHECK_FALSE(t.game->setup(*t.rules, {}, t.game->max_seats + 1));
    CHECK_FALSE(t.game->setup(*t.rules, {{"no_such_option", "1"}}, t.seats));
    for (const OptionSpec& o : t.rules->options)
      if (!o.choices.empty()) CHECK_FALSE(t.game->setup(*t.rules, {{o.name, "no such value"}}, t.seats));
  }
}

}  // namespace prowl::test
