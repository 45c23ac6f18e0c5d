// Counts of all ways to play the first moves: they change when, and only when, the rules do.
#include "catch.hpp"
#include "prowl/rules/expansions.hpp"
#include "support/walk.hpp"

namespace prowl::test {
namespace {

std::uint64_t perft(const Table& t, const State& s, int depth) {
  if (depth == 0 || s.waiting == 0) return 1;
  std::uint64_t n = 0;
  if (awaits(s, Seat::chance)) {
    if (s.chance.bound == 0) return perft(t, after(t, s, Seat::chance, {kChanceEntropy, 1, 2, 3}), depth);
    for (std::int16_t i = 0; i < s.chance.bound; ++i)
      n += perft(t, after(t, s, Seat::chance, {kChanceIndex, i, 0, 0}), depth);
    return n;
  }
  for (const Action& a : options_of(t, s, awaited(s).front()))
    n += perft(t, after(t, s, awaited(s).front(), a), depth - 1);
  return n;
}

struct Count {
  std::string_view game;  ///< or an expansion of one
  int seats;
  int skip;  ///< so many uniform decisions first, to reach windows, visits and dodges
  int depth;
  std::uint64_t leaves;
};

constexpr Count kCounts[] = {
    {"null", 2, 0, 6, 25},
    {"null", 3, 0, 8, 50},
    {"nostromo", 2, 0, 3, 333882},
    {"nostromo", 3, 0, 3, 74358},
    {"nostromo", 5, 0, 4, 10535},
    {"nostromo", 8, 0, 3, 3200},
    {"nostromo", 2, 90, 4, 35496},
    {"nostromo", 3, 91, 4, 241},
    {"nostromo", 4, 115, 4, 30123},
    {"nostromo", 5, 60, 4, 4123},
    {"nostromo", 7, 75, 4, 11682},
    {"fate", 1, 1, 5, 1178},
    {"fate", 2, 2, 5, 5505},
    {"fate", 3, 0, 5, 5796},
    {"fate", 5, 5, 4, 45059},
    {"fate", 1, 30, 5, 2760},
    {"fate", 3, 35, 4, 2205},
    {"fate", 4, 61, 4, 751},
    {"fate", 5, 80, 4, 112},
    {"not_alone", 2, 0, 9, 53052},
    {"not_alone", 3, 0, 10, 90512},
    {"not_alone", 5, 0, 9, 5168},
    {"not_alone", 7, 0, 9, 4090},
    {"not_alone", 2, 60, 6, 2628},
    {"not_alone", 3, 75, 6, 8336},
    {"not_alone", 4, 100, 6, 1092},
    {"not_alone", 6, 150, 7, 3088},
    {"sanctuary", 2, 0, 5, 160},
    {"sanctuary", 3, 0, 6, 320},
    {"sanctuary", 6, 0, 5, 160},
    {"sanctuary", 2, 42, 5, 480},
    {"sanctuary", 3, 90, 6, 394},
    {"sanctuary", 4, 80, 6, 18},
    {"sanctuary", 5, 150, 6, 514},
    {"sanctuary", 7, 203, 6, 726},
    {"sanctuary_variant", 3, 0, 6, 390},
    {"sanctuary_variant", 6, 100, 6, 520},
};

/// What the counts call a table: its game, or the expansion that its options are.
std::string name_of(const Table& t) {
  if (t.options.empty()) return std::string(t.game->id);
  for (const Expansion& e : expansions_of(*t.rules))
    if (e.options == t.options) return e.name;
  return {};
}

}  // namespace

TEST_CASE("The first moves can be played in so many ways") {
  for (const Count& want : kCounts)
    for (const Table& t : all_tables()) {
      if (name_of(t) != want.game || t.seats != want.seats) continue;
      INFO(t.name() << ", " << want.skip << " decisions on, depth " << want.depth);
      const State start = walk(
          t, 1, [](const State&, Rng&) {}, want.skip);
      CHECK(perft(t, start, want.depth) == want.leaves);
    }
}

}  // namespace prowl::test
