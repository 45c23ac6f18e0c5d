#include <set>

#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Table;
using Stage = PlayScreen::Stage;
using Purpose = PlayScreen::Purpose;

namespace {

std::string id_of(Driver& d, const Action& a) {
  const std::string line = to_notation(d.rules().catalogue, seat(0), a);
  return "option." + line.substr(line.find(' ') + 1);
}

// One key a step: digits for rooms and answers, C for Continue, Enter for the one thing to do, Tab where there is a
// choice.
void one_key(Table& t, Rng& rng) {
  const std::string digit = std::to_string(1 + rng.below(7));
  switch (t.play->stage()) {
    case Stage::curtain: return t.key("enter");
    case Stage::score: return t.key("enter");
    case Stage::private_view: {
      const Widget* confirm = t.client.find("option.confirm");
      if (confirm != nullptr && confirm->enabled) {
        t.client.impl.ctx.focus("option.confirm");
        t.client.impl.rebuild();
        return t.key("enter");
      }
      if (confirm != nullptr) return t.key(digit);
      for (int i = 0; i < 60 && !t.client.impl.ui.focus.starts_with("option."); ++i) t.client.key("tab");
      return t.key("enter");
    }
    case Stage::table:
      if (t.has_widget("continue")) return t.key("c");
      if (t.driver().prompt().ask == Ask::agreement) return t.key("1");
      if (t.driver().prompt().ask == Ask::open && !t.prompt().starts_with("visit")) return t.key("1");
      return t.key(digit);
  }
}

void check_every_option(Table& t, Seat who) {
  for (const Action& a : t.driver().options(who)) {
    const std::string name = t.driver().rules().catalogue.verbs[static_cast<std::size_t>(index(a.verb))].name;
    if (name == "time_up" || (name == "pass" && t.driver().prompt().ask == Ask::reaction)) continue;
    INFO(to_notation(t.driver().rules().catalogue, who, a));
    CHECK(t.has_widget(id_of(t.driver(), a)));
  }
}

}  // namespace

TEST_CASE("Three people finish a whole match by keyboard alone") {
  Table t(3);
  Rng rng(3);
  int steps = 0;
  while (!t.driver().outcome().over && ++steps < 6000) one_key(t, rng);
  CHECK(t.driver().outcome().over);
  CHECK(t.driver().outcome().rounds == 3);
  CHECK(t.play->stage() == Stage::score);
}

TEST_CASE("Every legal option of an awaited person is a widget") {
  std::set<std::string> prompts;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Table t(static_cast<int>(1 + seed * 2 - (seed > 3 ? 1 : 0)), 0, {}, seed);
    Rng rng(seed);
    for (int step = 0; step < 350 && !t.driver().outcome().over; ++step) {
      const Ask ask = t.driver().prompt().ask;
      if (t.play->stage() == Stage::private_view) {
        prompts.insert(t.prompt());
        if (const Widget* toggle = t.client.find("options.toggle"); toggle != nullptr) {
          t.click("options.toggle");
          check_every_option(t, t.play->seat_shown());
          t.click("options.toggle");
        } else {
          check_every_option(t, t.play->seat_shown());
        }
      } else if (t.play->stage() == Stage::table && (ask == Ask::open || ask == Ask::agreement)) {
        prompts.insert(t.prompt());
        check_every_option(t, t.driver().awaited(true).front());
      }
      one_key(t, rng);
    }
  }
  CHECK(prompts.contains("placement"));
  CHECK(prompts.contains("visit"));
  CHECK(prompts.contains("dodge"));
}

TEST_CASE("A person reacts behind the curtain, and the bar comes back after a play") {
  Table t(4);
  Rng rng(8);
  const auto asked = [&] { return t.driver().prompt().ask == Ask::reaction && t.has_widget("continue"); };
  for (int step = 0; step < 3000 && !asked(); ++step) one_key(t, rng);
  REQUIRE(asked());
  const Seat who = t.driver().awaited(true).front();
  t.click("react.p" + std::to_string(index(who) + 1));
  CHECK(t.play->stage() == Stage::curtain);
  CHECK(t.play->seat_shown() == who);
  t.key("enter");
  REQUIRE(t.play->stage() == Stage::private_view);
  CHECK(t.has_widget("option.stand_down"));
  t.click("cancel");
  CHECK(t.play->stage() == Stage::table);
  CHECK(t.has_widget("continue"));
  CHECK(t.driver().awaited(true).front() == who);
}

TEST_CASE("Who wants it reads what happened before the next seat is called") {
  Table t(5);
  t.client.impl.ctx.settings.wait_news = true;
  Rng rng(12);
  int news = 0;
  for (int step = 0; step < 400 && !t.driver().outcome().over; ++step) {
    if (t.play->stage() == Stage::table && t.driver().prompt().ask == Ask::secret) {
      ++news;
      CHECK(t.has_widget("caption"));
      t.click("continue");
      CHECK(t.play->stage() == Stage::curtain);
    }
    one_key(t, rng);
  }
  CHECK(news > 0);
}

TEST_CASE("Taking back puts the token into the hand again, and names what it undoes") {
  Table t(5);
  t.key("enter");
  const Seat who = t.play->seat_shown();
  CHECK_FALSE(t.client.find("undo")->enabled);
  t.key("2");
  REQUIRE(t.client.find("undo")->enabled);
  CHECK(t.driver().can_take_back(who).has_value());
  t.click("undo");
  CHECK_FALSE(t.driver().can_take_back(who).has_value());
  CHECK(t.play->stage() == Stage::private_view);
}

TEST_CASE("A placed token is picked up again by pressing it") {
  Table t(5);
  t.key("enter");
  const Seat who = t.play->seat_shown();
  t.key("2");
  const auto placed = [&] {
    int n = 0;
    const TableFacts f = t.driver().facts(who);
    for (const int slot : slots(f.view.masked, zone_of(f.rules->catalogue, "home", who)))
      n += piece(f.view.masked, slot).marks != 0 ? 1 : 0;
    return n;
  };
  CHECK(placed() == 1);
  t.click("token.0");
  CHECK(placed() == 0);
  t.key("4");
  CHECK(placed() == 1);
}

TEST_CASE("Two quick presses on a room put one token there") {
  for (const bool pointer : {true, false}) {
    Table t(3);
    t.key("enter");
    REQUIRE(t.prompt() == "placement");
    const auto press = [&] { pointer ? t.click("room.mess") : t.key("2"); };
    const std::size_t before = t.driver().length();
    press();
    t.client.pace = 100;
    press();
    CHECK(t.driver().length() == before + 1);
  }
}

TEST_CASE("Why something could not be done is not said any longer when the match has gone on") {
  Table t(3);
  t.key("enter");
  REQUIRE(t.play->stage() == Stage::private_view);
  t.client.click("option.confirm");
  REQUIRE(t.client.impl.ctx.notices.size() == 1);
  t.key("h");
  CHECK(t.client.impl.ctx.notices.empty());
  t.key("enter");
  t.client.click("option.confirm");
  REQUIRE(t.client.impl.ctx.notices.size() == 1);
  t.key("2");
  CHECK(t.client.impl.ctx.notices.empty());
}

TEST_CASE("A token may be dragged into a room") {
  Table t(5);
  t.key("enter");
  t.client.find("room.mess")->drop("token.1");
  t.client.impl.rebuild();
  const TableFacts f = t.driver().facts(t.play->seat_shown());
  int marked = 0;
  for (const int slot : slots(f.view.masked, zone_of(f.rules->catalogue, "home", t.play->seat_shown())))
    marked += piece(f.view.masked, slot).marks != 0 ? 1 : 0;
  CHECK(marked == 1);
}

TEST_CASE("The timer runs while one looks, stops behind the curtain and ends the placement") {
  Table t(5, 0, {{"timer", "10"}});
  t.key("enter");
  const Seat who = t.play->seat_shown();
  REQUIRE(t.has_widget("timer"));
  for (int i = 0; i < 20; ++i) t.client.impl.tick(200);
  t.click("hide");
  t.client.impl.tick(60000);
  CHECK(t.play->seat_shown() == who);
  t.key("enter");
  CHECK(t.client.find("timer")->name == "6");
  for (int i = 0; i < 35; ++i) t.client.impl.tick(200);
  t.client.impl.rebuild();
  CHECK((t.driver().table().waiting & wait_bit(who)) == 0);
  CHECK(t.play->stage() == Stage::curtain);
  CHECK(t.play->seat_shown() != who);
}

TEST_CASE("A person may look at the own hand behind the curtain and go back") {
  Table t(4);
  Rng rng(2);
  for (int step = 0; step < 200 && t.prompt() != "visit"; ++step) one_key(t, rng);
  REQUIRE(t.prompt() == "visit");
  const Seat alien = t.driver().awaited(true).front();
  const Seat other = seat(index(alien) == 0 ? 1 : 0);
  t.click("seat.p" + std::to_string(index(other) + 1));
  CHECK(t.play->stage() == Stage::curtain);
  t.key("enter");
  CHECK(t.play->stage() == Stage::private_view);
  t.click("done");
  CHECK(t.play->stage() == Stage::table);
  CHECK(t.prompt() == "visit");
}

TEST_CASE("An illegal room says why") {
  Table t(4);
  Rng rng(4);
  for (int step = 0; step < 4000; ++step) {
    if (t.prompt() == "visit" && t.driver().prompt().a == 2 && t.play->stage() == Stage::table) break;
    one_key(t, rng);
  }
  REQUIRE(t.prompt() == "visit");
  int reasons = 0;
  for (const Widget& w : t.scene().widgets)
    if (w.role == Role::place && !w.enabled) reasons += w.reason.empty() ? 0 : 1;
  CHECK(reasons >= 1);
}

TEST_CASE("Bots alone play on by themselves, stop when paused and go one step at a time") {
  Table t(5, 0x1F);
  t.client.impl.rebuild();
  CHECK(t.driver().outcome().round_over);
  CHECK_FALSE(t.play->holds_private_view());
  for (int i = 0; i < 20; ++i) t.client.impl.tick(1000);
  t.driver().pause(true);
  for (int i = 0; i < 5; ++i) t.client.impl.tick(1000);
  const std::size_t before = t.driver().length();
  for (int i = 0; i < 5; ++i) t.client.impl.tick(1000);
  CHECK(t.driver().length() == before);
  t.driver().step();
  for (int i = 0; i < 5; ++i) t.client.impl.tick(1000);
  CHECK(t.driver().length() > before);
}

TEST_CASE("A turning point on the score is pressed to watch it again") {
  Table t(2, 0, {}, 5, {1920, 1080});
  Rng rng(6);
  for (int step = 0; step < 4000 && !t.driver().outcome().over; ++step) one_key(t, rng);
  REQUIRE(t.driver().outcome().over);
  const auto line_after = [&](const std::string& id) {
    t.client.click(id);
    REQUIRE(t.client.screen() == "replay");
    const std::string at = t.client.find("film.line")->value;
    t.client.click("replay.close");
    return at;
  };
  std::vector<std::string> moments{line_after("score.replay")};
  for (const Widget& w : t.scene().widgets)
    if (w.id.starts_with("score.turning.")) moments.push_back(w.id);
  REQUIRE(moments.size() > 2);
  for (std::size_t i = 1; i < moments.size(); ++i) moments[i] = line_after(moments[i]);
  CHECK(std::count(moments.begin(), moments.end(), moments.front()) == 1);
  CHECK(std::set(moments.begin(), moments.end()).size() > 2);
}

TEST_CASE("A rematch takes one input and moves everybody one chair on") {
  Table t(2);
  Rng rng(6);
  for (int step = 0; step < 4000 && !t.driver().outcome().over; ++step) one_key(t, rng);
  REQUIRE(t.driver().outcome().over);
  const std::string first = t.driver().seats().front().name;
  t.client.click("score.go");  // the screen of `t` goes with it
  auto* next = dynamic_cast<PlayScreen*>(t.client.impl.ctx.stack.top());
  REQUIRE(next != nullptr);
  CHECK(next->driver().seats().back().name == first);
  CHECK_FALSE(next->driver().outcome().over);
}
