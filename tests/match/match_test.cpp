#include "catch.hpp"

#include "null_match.hpp"

namespace prowl::test {

TEST_CASE("A match answers chance itself until a player is asked") {
  const Match m = null_match();
  CHECK(m.length() == 1);
  CHECK(m.record().moves.front().who == Seat::chance);
  CHECK(m.waiting() == 0b111);
}

TEST_CASE("A refused action leaves the match as it was") {
  Match m = null_match();
  const auto hash = m.truth_hash();
  CHECK(m.submit(Seat{0}, null_action("pass")).rule == "not_now");
  CHECK(m.submit(Seat::table, null_action("finish")));
  CHECK(m.submit(Seat::chance, {kChanceIndex}));
  CHECK(m.submit(Seat{7}, null_action("confirm")));
  CHECK(m.truth_hash() == hash);
  CHECK(m.length() == 1);
}

TEST_CASE("A wrong number of seats or an unknown option starts nothing") {
  CHECK_FALSE(Match::start(null_game(), null_rules(), {}, {SeatInfo{}}, 1));
  CHECK_FALSE(Match::start(null_game(), null_rules(), {{"speed", "9"}}, {SeatInfo{}, SeatInfo{}}, 1));
}

TEST_CASE("The same seed and choices give the same match") {
  Match a = null_match(), b = null_match(), c = null_match(3, 8);
  for (Match* m : {&a, &b, &c}) play_on(*m, 1000);
  CHECK(a.outcome().over);
  CHECK(a.record().moves == b.record().moves);
  CHECK(a.record().moves != c.record().moves);
}

TEST_CASE("A view's history hides what its seat may not know") {
  Match m = null_match();
  const Action choice = first_option(m, Seat{0});
  REQUIRE(!m.submit(Seat{0}, choice));
  const auto own = m.view(Seat{0}).events, other = m.view(Seat{1}).events, table = m.view(Seat::table).events;
  REQUIRE(own.size() == other.size() + 1);
  CHECK(own.back().a == choice.a);
  CHECK(table.size() == other.size());
  for (const Event& e : table) CHECK(e.a == 0);
}

TEST_CASE("The match is over when the table has finished it, and is saved open then") {
  Match m = null_match();
  CHECK(m.save().find("sealed") != std::string::npos);
  play_on(m, 1000);
  CHECK(m.waiting() == 0);
  CHECK(m.save().find("sealed") == std::string::npos);
  CHECK(m.score(Seat{0}).size() == 1);
}

}  // namespace prowl::test
