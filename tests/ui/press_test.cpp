#include "catch.hpp"
#include "match_fixture.hpp"
#include "ui/screens/setup.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Table;
using Stage = PlayScreen::Stage;

namespace {

struct Played {
  const char* game;
  int players;
  Options options;
};
const std::vector<Played> kPlayed = {{"nostromo", 5, {}},
                                     {"nostromo", 3, {{"timer", "10"}}},
                                     {"not_alone", 4, {}},
                                     {"not_alone", 4, {{"sanctuary", "yes"}}},
                                     {"fate", 3, {}}};

// Who sits there: the seat whose curtain or private view it is; nobody at the table.
Seat present(const Table& t) {
  const Stage s = t.play->stage();
  return s == Stage::curtain || s == Stage::private_view ? t.play->seat_shown() : Seat::table;
}

// The one press that was meant, then the same again and again without looking.
void burst(Table& t, const std::function<void()>& press, std::int64_t apart, int more) {
  press();
  for (int i = 0; i < more; ++i) {
    t.client.pace = apart;
    press();
  }
  t.client.pace = 1000;
}

// A press may have ended the match and begun the next one: then the screen is another.
bool is_there(Table& t) {
  bool found = false;
  t.client.impl.ctx.stack.each([&](Screen& s) { found = found || &s == t.play; });
  return found;
}

// What ends the match, or leaves it, is none of this.
bool leads_away(const Table& t, const Widget& w) {
  return w.id.starts_with("tool.") ||
         (t.play->stage() == Stage::score && (w.id != "score.go" || t.play->driver().outcome().over));
}

void meets_no_other(Table& t, const std::function<void()>& press, std::int64_t apart) {
  const Seat before = present(t);
  const std::string from = t.client.screen();
  burst(t, press, apart, apart == 0 ? 4 : static_cast<int>(std::min<std::int64_t>(4, 599 / apart)));
  INFO("from " << from << " p" << index(before) + 1 << " to " << t.client.screen() << ", presses " << apart
               << " ms apart");
  if (is_there(t) && t.play->stage() == Stage::private_view) REQUIRE(t.play->seat_shown() == before);
}

// One press that was meant: an option if there is one, else whatever else is there.
void go_on(Table& t, Rng& rng) {
  std::vector<std::string> options, others;
  for (const Widget& w : t.scene().widgets)
    if (w.enabled && w.press && !leads_away(t, w) && w.id != "undo" && w.id != "hide")
      (w.role == Role::option ? options : others).push_back(w.id);
  const auto& from = options.empty() ? others : options;
  if (from.empty()) return t.key("esc");
  t.client.press(from[static_cast<std::size_t>(rng.below(static_cast<int>(from.size())))]);
  t.settle();
}

}  // namespace

TEST_CASE("Two or three presses in a row never show anybody what is not theirs") {
  for (const Played& p : kPlayed) {
    for (const std::int64_t apart : {0, 60, 120, 300, 590}) {
      Table t(p.players, 0, p.options, static_cast<std::uint64_t>(apart) + 7, {1280, 720}, *find_game(p.game));
      Rng rng(static_cast<std::uint64_t>(apart));
      int curtains = 0;
      for (int step = 0; step < 70 && is_there(t) && !t.driver().outcome().over; ++step) {
        curtains += t.play->stage() == Stage::curtain ? 1 : 0;
        // By the key, where the focus is; by the pointer, at the place of some widget; then one step on, so that it
        // comes round.
        meets_no_other(
            t, [&] { t.client.key("enter"); }, apart);
        if (!is_there(t)) break;
        std::vector<Point> at;
        for (const Widget& w : t.scene().widgets)
          if (w.press && !leads_away(t, w)) at.push_back(w.box.centre());
        if (at.empty() || t.driver().outcome().over) break;
        const Point there = at[static_cast<std::size_t>(rng.below(static_cast<int>(at.size())))];
        meets_no_other(
            t,
            [&] {
              t.client.send({.type = Input::Type::press, .at = there});
              t.client.pace = 0;
              t.client.send({.type = Input::Type::release, .at = there});
            },
            apart);
        if (!is_there(t)) break;
        while (t.client.impl.ctx.stack.top() != t.play) t.key("esc");
        if (!t.driver().outcome().over) go_on(t, rng);
      }
      INFO(p.game << " " << apart);
      if (std::string_view(p.game) != "fate") CHECK(curtains > 3);
    }
  }
}

TEST_CASE("A curtain takes no press before it has been looked at for a moment") {
  Table t(5);
  t.client.pace = 599;
  t.client.key("enter");
  CHECK(t.play->stage() == Stage::curtain);
  t.client.pace = 1;
  t.client.key("enter");
  CHECK(t.play->stage() == Stage::private_view);
}

TEST_CASE("A press that began on the screen before does nothing on the next") {
  Table t(5, 0, {{"timer", "10"}});
  t.key("enter");
  REQUIRE(t.play->stage() == Stage::private_view);
  t.play->become(seat(1), PlayScreen::Purpose::answer);
  t.client.impl.rebuild();
  const Point confirm = t.client.find("curtain.confirm")->box.centre();
  t.key("enter");
  REQUIRE(t.play->stage() == Stage::private_view);
  t.client.send({.type = Input::Type::press, .at = confirm});
  t.play->become(seat(2), PlayScreen::Purpose::answer);
  t.client.impl.rebuild();
  t.client.send({.type = Input::Type::release, .at = confirm});
  CHECK(t.play->stage() == Stage::curtain);
}

TEST_CASE("What is not on the screen yet takes no press, however long that lasts") {
  Table t(5);
  t.client.impl.rebuild();
  t.client.now_ms += 60000;
  t.client.impl.handle({.type = Input::Type::key, .key = "enter"});
  CHECK(t.play->stage() == Stage::curtain);
}

TEST_CASE("The click that brings the window back lifts no curtain") {
  Table t(5);
  t.client.send({.type = Input::Type::focus_lost});
  t.client.pace = 5000;
  t.client.send({.type = Input::Type::focus_gained});
  t.client.pace = 50;
  t.client.click("curtain.confirm");
  CHECK(t.play->stage() == Stage::curtain);
}

TEST_CASE("A question takes no second press of what has put it") {
  test::Client c;
  bool yes = false;
  c.show(make_question(c.impl.ctx, "Sure?", "Yes", [&] { yes = true; }));
  c.pace = 200;
  c.key("enter");
  CHECK_FALSE(yes);
}

TEST_CASE("A program that stood still comes back with the curtain, and nobody has lost that time") {
  Table t(5, 0, {{"timer", "10"}});
  t.key("enter");
  t.client.impl.tick(200);
  t.client.impl.tick(12000);
  t.client.impl.rebuild();
  CHECK(t.play->stage() == Stage::curtain);
  t.key("enter");
  REQUIRE(t.has_widget("timer"));
  CHECK(t.client.find("timer")->name == "10");  // 0.4 s are gone
}

TEST_CASE("Whoever leaves the match and goes on with it has the time that was left") {
  test::Client c;
  AppContext& ctx = c.impl.ctx;
  SetupPlan plan{test::seats_of(3), {{"timer", "30"}}};
  REQUIRE(start_match(ctx, test::nostromo(), plan, 5));
  c.impl.settle();
  c.key("enter");
  for (int i = 0; i < 50; ++i) c.impl.tick(200);
  c.impl.rebuild();
  REQUIRE(c.find("timer")->name == "20");
  c.send({.type = Input::Type::quit});
  const auto saves = ctx.saves.list();
  REQUIRE(saves.size() == 1);
  ctx.stack.reset(make_title(ctx));
  REQUIRE(open_match(ctx, saves.front(), false));
  c.impl.settle();
  c.key("enter");
  CHECK(c.find("timer")->name == "20");
}
