#include "catch.hpp"

#include "null_match.hpp"

namespace prowl::test {

TEST_CASE("A playthrough gives the record that a match gives for the same choices") {
  const auto run = play_through(null_game(), *null_rules(), {{"pace", "fast"}}, 3, 7, uniform_choice(1), 1000);
  REQUIRE(run);
  CHECK_FALSE(run->stuck);
  Match m = null_match();
  play_on(m, 1000);
  CHECK(run->record.moves == m.record().moves);
  CHECK(run->hashes.back() == m.truth_hash());
  Record named = run->record;
  named.seats = m.seats();
  CHECK(write_record(named, null_rules()->catalogue, run->hashes, false) == m.save());
}

TEST_CASE("A playthrough stops at its bound and says so") {
  const auto run = play_through(null_game(), *null_rules(), {}, 2, 1, uniform_choice(1), 5);
  REQUIRE(run);
  CHECK(run->stuck);
  CHECK(run->decisions == 5);
}

TEST_CASE("The digest of a record depends on its moves, its seed and its end") {
  const auto run = play_through(null_game(), *null_rules(), {}, 2, 1, uniform_choice(1), 1000);
  const auto& c = null_rules()->catalogue;
  const auto digest = record_digest(c, run->record, run->end);
  Record other = run->record;
  other.moves.front().action.a ^= 1;
  CHECK(record_digest(c, other, run->end) != digest);
  other = run->record;
  other.seed = 2;
  CHECK(record_digest(c, other, run->end) != digest);
  State end = run->end;
  end.regs[0] = 99;
  CHECK(record_digest(c, run->record, end) != digest);
}

TEST_CASE("Seeds of a series are all different") {
  CHECK(series_seed(1, 0) != series_seed(1, 1));
  CHECK(series_seed(1, 0) != series_seed(2, 0));
  CHECK(series_seed(1, 1) != series_seed(0, 2));
}

}  // namespace prowl::test
