#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Table;
using Stage = PlayScreen::Stage;

namespace {

void press(Table& t, int pad) { t.client.send({.type = Input::Type::key, .key = "enter", .pad = pad}); }

/// The first seat has lifted its curtain with controller 7, and it has come down again.
struct Kept : Table {
  explicit Kept(bool wanted = true) : Table(5) {
    client.impl.ctx.settings.own_pads = wanted;
    press(*this, 7);
    REQUIRE(play->stage() == Stage::private_view);
    who = play->seat_shown();
    down();
  }
  void down() {
    play->become(who, PlayScreen::Purpose::answer);
    client.impl.rebuild();
    REQUIRE(play->stage() == Stage::curtain);
  }
  bool lifted() const { return play->stage() == Stage::private_view; }
  Seat who{};
};

}  // namespace

TEST_CASE("A curtain that was lifted with a controller is lifted with that one again, and with no other") {
  Kept t;
  press(t, 8);
  CHECK_FALSE(t.lifted());
  CHECK_FALSE(t.client.impl.ctx.notices.empty());
  press(t, 7);
  CHECK(t.lifted());
}

TEST_CASE("Keys, mouse and finger are asked before they lift somebody's curtain, and may say yes") {
  Kept t;
  t.client.key("enter");
  CHECK_FALSE(t.lifted());
  REQUIRE(t.client.screen() == "question");
  t.client.press("question.no");
  CHECK_FALSE(t.lifted());
  t.client.click("curtain.confirm");
  REQUIRE(t.client.screen() == "question");
  t.client.press("question.yes");
  CHECK(t.lifted());
}

TEST_CASE("Who lifts a curtain in haste by keys does not lift it with the second press") {
  Kept t;
  t.client.key("enter");
  t.client.pace = 100;
  t.client.key("enter");
  CHECK_FALSE(t.lifted());
}

TEST_CASE("When a controller is gone its seat is open to every hand") {
  Kept t;
  t.client.send({.type = Input::Type::pad_gone, .pad = 7});
  t.client.key("enter");
  CHECK(t.lifted());
}

TEST_CASE("Another controller that goes changes nothing") {
  Kept t;
  t.client.send({.type = Input::Type::pad_gone, .pad = 8});
  press(t, 8);
  CHECK_FALSE(t.lifted());
}

TEST_CASE("Without the wish every controller lifts every curtain") {
  Kept t(false);
  press(t, 8);
  CHECK(t.lifted());
}

TEST_CASE("Seats may share a controller") {
  Kept t;
  t.play->become(seat(1), PlayScreen::Purpose::answer);
  t.client.impl.rebuild();
  press(t, 7);
  CHECK(t.lifted());
  t.down();
  press(t, 7);
  CHECK(t.lifted());
}

TEST_CASE("Two presses of a controller in a row never lift the next curtain") {
  for (const std::int64_t apart : {0, 60, 300, 590}) {
    Table t(5);
    press(t, 0);
    REQUIRE(t.play->stage() == Stage::private_view);
    t.play->become(seat(1), PlayScreen::Purpose::answer);
    t.client.impl.rebuild();
    t.client.pace = apart;
    press(t, 0);
    CHECK(t.play->stage() == Stage::curtain);
  }
}
