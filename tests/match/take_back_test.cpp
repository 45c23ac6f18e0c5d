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

TEST_CASE("A confirmed choice can be taken back only until somebody else answers") {
  Match m = null_match();
  REQUIRE(!m.submit(kP1, first_option(m, kP1)));
  REQUIRE(!m.submit(kP1, null_action("confirm")));
  CHECK(m.can_take_back(kP1));
  REQUIRE(!m.submit(kP2, first_option(m, kP2)));
  CHECK_FALSE(m.can_take_back(kP1));
  CHECK(m.can_take_back(kP2));
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
