#include "catch.hpp"

#include "null_match.hpp"

namespace prowl::test {
namespace {

const Seat kP1{0}, kP2{1}, kP3{2};

// Before the last pass of a window, which turns the cards up and tosses the coin.
Match at_last_pass() {
  Match m = null_match();
  choose_all(m);
  REQUIRE(!m.submit(kP1, null_action("pass")));
  REQUIRE(!m.submit(kP2, null_action("pass")));
  return m;
}

}  // namespace

TEST_CASE("An uncommitted choice can be taken back, and the match goes on as if it had never been") {
  Match m = null_match(), fresh = null_match();
  const Action choice = first_option(m, kP1);
  REQUIRE(!m.submit(kP1, choice));
  CHECK(m.can_take_back(kP1) == choice);
  CHECK(m.take_back(kP1) == choice);
  CHECK(m.truth_hash() == fresh.truth_hash());
  CHECK(m.save() == fresh.save());
  CHECK_FALSE(m.take_back(kP1));
}

TEST_CASE("Another seat's secret answers don't bar taking an uncommitted choice back") {
  Match m = null_match();
  const Action choice = first_option(m, kP1);
  REQUIRE(!m.submit(kP1, choice));
  REQUIRE(!m.submit(kP2, first_option(m, kP2)));
  REQUIRE(!m.submit(kP2, null_action("confirm")));
  const auto of_p2 = m.view(kP2);
  CHECK(m.take_back(kP1) == choice);
  CHECK(m.view(kP2).masked == of_p2.masked);
  CHECK(m.view(kP2).events == of_p2.events);
  CHECK(m.view(kP1).masked.waiting == 0b101);
}

TEST_CASE("A confirmed choice can be taken back until the last one has answered") {
  Match m = null_match();
  for (const Seat s : {kP1, kP2}) {
    REQUIRE(!m.submit(s, first_option(m, s)));
    REQUIRE(!m.submit(s, null_action("confirm")));
  }
  CHECK(m.can_take_back(kP1) == null_action("confirm"));
  CHECK(m.can_take_back(kP2) == null_action("confirm"));
  REQUIRE(!m.submit(kP3, first_option(m, kP3)));
  CHECK(m.can_take_back(kP1));
  REQUIRE(!m.submit(kP3, null_action("confirm")));
  for (const Seat s : {kP1, kP2}) CHECK_FALSE(m.can_take_back(s));
}

TEST_CASE("An answer to one secret question can't be taken back once the next is asked, however alike they are") {
  Match m = null_match(2, 7, hasty_null_game());
  REQUIRE(!m.submit(kP1, first_option(m, kP1)));
  REQUIRE(!m.submit(kP1, null_action("confirm")));
  CHECK(m.can_take_back(kP1) == null_action("confirm"));
  REQUIRE(!m.submit(kP2, first_option(m, kP2)));
  REQUIRE(!m.submit(kP2, null_action("confirm")));
  REQUIRE(m.prompt().id == "choose");
  REQUIRE(m.waiting() == 0b11);
  for (const Seat s : {kP1, kP2}) CHECK_FALSE(m.can_take_back(s));
  REQUIRE(!m.submit(kP1, first_option(m, kP1)));
  CHECK(m.can_take_back(kP1));
}

TEST_CASE("Who thinks again leaves no trace, and the match is as if it had chosen so at once") {
  Match m = null_match(), fresh = null_match();
  REQUIRE(!m.submit(kP1, m.view(kP1).options.front()));
  REQUIRE(!m.submit(kP1, null_action("confirm")));
  REQUIRE(!m.submit(kP2, first_option(m, kP2)));
  REQUIRE(!m.submit(kP2, null_action("confirm")));
  const View of_p2 = m.view(kP2), of_table = m.view(Seat::table);
  CHECK(m.take_back(kP1) == null_action("confirm"));
  CHECK(m.take_back(kP1));
  CHECK(m.waiting() == 0b101);
  State then = m.view(kP2).masked, table = m.view(Seat::table).masked;
  CHECK(then.waiting == 0b101);
  then.waiting = of_p2.masked.waiting;
  table.waiting = of_table.masked.waiting;
  CHECK(then == of_p2.masked);
  CHECK(table == of_table.masked);
  CHECK(m.view(kP2).events == of_p2.events);
  CHECK(m.view(Seat::table).events == of_table.events);
  const Action other = m.view(kP1).options.back();
  for (Match* each : {&m, &fresh}) REQUIRE(!each->submit(kP1, other));
  REQUIRE(!fresh.submit(kP2, first_option(fresh, kP2)));
  REQUIRE(!fresh.submit(kP2, null_action("confirm")));
  for (Match* each : {&m, &fresh}) REQUIRE(!each->submit(kP1, null_action("confirm")));
  choose_all(m);
  choose_all(fresh);
  CHECK(m.truth_hash() == fresh.truth_hash());
}

TEST_CASE("A pass can be taken back while nothing followed") {
  Match m = null_match();
  choose_all(m);
  REQUIRE(!m.submit(kP1, null_action("pass")));
  CHECK(m.can_take_back(kP1));
  REQUIRE(!m.submit(kP2, null_action("pass")));
  CHECK_FALSE(m.can_take_back(kP1));
  CHECK(m.take_back(kP2) == null_action("pass"));
  CHECK(m.take_back(kP1) == null_action("pass"));
}

TEST_CASE("What turned a card up is never taken back") {
  Match m = at_last_pass();
  const View before = m.view(kP3);
  REQUIRE(m.prompt().id == "react");
  SECTION("by being played") {
    const auto block = std::find_if(before.options.begin(), before.options.end(),
                                    [](const Action& a) { return a.verb == null_action("block").verb; });
    REQUIRE(block != before.options.end());
    REQUIRE(!m.submit(kP3, *block));
  }
  SECTION("by what followed") { REQUIRE(!m.submit(kP3, null_action("pass"))); }
  for (const Seat s : {kP1, kP2, kP3, Seat::table}) CHECK_FALSE(m.take_back(s));
}

TEST_CASE("Nobody takes back another seat's move") {
  Match m = null_match();
  REQUIRE(!m.submit(kP1, first_option(m, kP1)));
  CHECK_FALSE(m.take_back(kP2));
  CHECK_FALSE(m.take_back(Seat::table));
}

TEST_CASE("Retract drops one uncommitted action of the running sequence") {
  Match m = null_match(), fresh = null_match();
  const Action choice = first_option(m, kP1);
  REQUIRE(!m.submit(kP1, choice));
  CHECK_FALSE(m.retract(kP1, null_action("confirm")));
  CHECK_FALSE(m.retract(kP2, choice));
  REQUIRE(!m.submit(kP2, first_option(m, kP2)));
  CHECK(m.retract(kP1, choice));
  REQUIRE(!fresh.submit(kP2, first_option(fresh, kP2)));
  CHECK(m.truth_hash() == fresh.truth_hash());
}

TEST_CASE("Retract stops at a confirmed action") {
  Match m = null_match();
  const Action choice = first_option(m, kP1);
  REQUIRE(!m.submit(kP1, choice));
  REQUIRE(!m.submit(kP1, null_action("confirm")));
  CHECK_FALSE(m.retract(kP1, choice));
}

}  // namespace prowl::test
