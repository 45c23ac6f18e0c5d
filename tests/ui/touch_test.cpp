#include "catch.hpp"
#include "match_fixture.hpp"
#include "ui/kit/reach.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Client;
using test::Table;
using Stage = PlayScreen::Stage;
using Type = Input::Type;

namespace {

void finger(Client& c, Type type, Point at, std::int64_t id = 1) { c.send({.type = type, .at = at, .finger = id}); }

Point middle(Client& c, std::string_view id) {
  const Widget* w = c.find(id);
  if (w == nullptr) throw std::runtime_error("no widget " + std::string(id));
  return w->seen.centre();
}

void tap(Client& c, Point at) {
  finger(c, Type::press, at);
  finger(c, Type::release, at);
}
void tap(Client& c, std::string_view id) { tap(c, middle(c, id)); }

void swipe(Client& c, Point from, float down) {
  finger(c, Type::press, from);
  for (int i = 1; i <= 4; ++i) finger(c, Type::move, {from.x, from.y + down * static_cast<float>(i) / 4});
  finger(c, Type::release, {from.x, from.y + down});
}

// Three people: the first visits a room before all eyes.
std::string first_place(const Table& t) {
  for (const Widget& w : t.scene().widgets)
    if (w.role == Role::place && w.enabled && w.decides) return w.id;
  return "";
}

// Up to where somebody points at the board.
struct AtPlace {
  AtPlace() {
    Rng rng(3);
    for (int i = 0; i < 400 && place().empty(); ++i) {
      if (t.has_widget("continue")) {
        t.key("c");
        continue;
      }
      std::vector<std::string> options;
      for (const Widget& w : t.scene().widgets)
        if (w.enabled && w.press && (w.role == Role::option || w.primary)) options.push_back(w.id);
      if (options.empty()) {
        t.key("enter");
        continue;
      }
      t.client.press(options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
      t.settle();
    }
    t.client.impl.wait_over();
  }
  std::string place() const { return first_place(t); }
  Table t{3, 0, {}, 5, {1280, 720}, *find_game("fate")};
};

Widget button(std::string id, Rect r) {
  Widget w{.id = std::move(id), .box = r, .seen = r};
  w.press = [] {};
  return w;
}

}  // namespace

TEST_CASE("A tap on a button does at once what it says, and leaves nothing hovered") {
  Client c;
  tap(c, "learn");
  CHECK(c.screen() == "learn");
  CHECK(c.impl.ui.hover.empty());
  CHECK(c.impl.ui.pressed.empty());
}

TEST_CASE("What decides for good is chosen by the first tap and done by the second") {
  AtPlace p;
  const std::string place = p.place();
  REQUIRE_FALSE(place.empty());
  const std::size_t before = p.t.driver().length();
  tap(p.t.client, place);
  CHECK(p.t.driver().length() == before);
  CHECK(p.t.client.impl.ui.focus == place);
  CHECK(p.t.client.impl.ui.keyboard);  // its ring and what it is
  CHECK(p.t.client.impl.ui.hover.empty());
  tap(p.t.client, place);
  CHECK(p.t.driver().length() > before);
}

TEST_CASE("A tap somewhere else takes the first one back") {
  AtPlace p;
  const std::string place = p.place();
  REQUIRE_FALSE(place.empty());
  const std::size_t before = p.t.driver().length();
  tap(p.t.client, place);
  tap(p.t.client, Point{1, 1});
  tap(p.t.client, place);
  CHECK(p.t.driver().length() == before);
}

TEST_CASE("A finger that stays enlarges the card under it, and presses nothing when it goes") {
  Table t(3, 0, {}, 5, {1280, 720}, *find_game("not_alone"));
  t.play->become(t.driver().awaited(true).front(), PlayScreen::Purpose::answer);
  t.play->confirm();
  t.client.impl.rebuild();
  REQUIRE(t.play->stage() == Stage::private_view);
  REQUIRE_FALSE(t.client.impl.sights.empty());
  const Point at = t.client.impl.sights.front().clip.centre();
  const std::size_t before = t.driver().length();
  finger(t.client, Type::press, at);
  t.client.impl.tick(500);
  CHECK_FALSE(t.has_widget("card.zoom"));
  t.client.impl.tick(200);
  t.client.impl.rebuild();
  CHECK(t.has_widget("card.zoom"));
  finger(t.client, Type::release, at);
  CHECK(t.has_widget("card.zoom"));
  CHECK(t.driver().length() == before);
}

TEST_CASE("A finger that stays on a button tells what it is, and does not press it") {
  Table t(3);
  t.key("enter");
  finger(t.client, Type::press, middle(t.client, "tool.menu"));
  t.client.impl.tick(700);
  t.client.impl.rebuild();
  finger(t.client, Type::release, middle(t.client, "tool.menu"));
  CHECK(t.client.screen() == "private");
  CHECK(std::any_of(t.scene().draws.begin(), t.scene().draws.end(), [](const Draw& d) { return d.text == "Menu"; }));
}

TEST_CASE("A swipe moves the list under the finger as far as it goes, and presses nothing") {
  Client c;
  c.show(make_settings_screen(c.impl.ctx));
  c.press("page.play");
  const Settings before = c.impl.ctx.settings;
  const Point from = middle(c, "settings.wait_news");
  const float top = c.find("settings.wait_news")->box.y;
  c.impl.ui.touch = true;
  c.impl.rebuild();
  const float grown = c.find("settings.wait_news")->box.y;
  swipe(c, from, -30);
  CHECK(c.find("settings.wait_news")->box.y == Approx(grown - 30).margin(1.5));
  CHECK(c.impl.ctx.settings == before);
  swipe(c, from, 2000);
  CHECK(c.find("settings.bot_pace")->box.y >= 0);
  CHECK(top <= grown);
}

TEST_CASE("A second finger spoils what the first has begun") {
  Client c;
  const Point at = middle(c, "learn");
  finger(c, Type::press, at, 1);
  finger(c, Type::press, {5, 5}, 2);
  finger(c, Type::release, at, 1);
  finger(c, Type::release, {5, 5}, 2);
  CHECK(c.screen() == "title");
  tap(c, "learn");
  CHECK(c.screen() == "learn");
}

TEST_CASE("A finger that is lost, or a window that is left, presses nothing") {
  Client c;
  const Point at = middle(c, "learn");
  finger(c, Type::press, at);
  finger(c, Type::finger_lost, at);
  finger(c, Type::release, at);
  CHECK(c.screen() == "title");
  finger(c, Type::press, at);
  c.send({.type = Type::focus_lost});
  c.send({.type = Type::focus_gained});
  finger(c, Type::release, at);
  CHECK(c.screen() == "title");
  CHECK(c.impl.ui.pressed.empty());
}

TEST_CASE("A finger that slips off a button does not press it") {
  Client c;
  const Point at = middle(c, "learn");
  finger(c, Type::press, at);
  finger(c, Type::move, {at.x, at.y + 60});
  finger(c, Type::release, at);
  CHECK(c.screen() == "title");
}

TEST_CASE("Two taps in a row never lift the next curtain") {
  for (const std::int64_t apart : {0, 60, 200, 450, 590}) {
    Table t(5);
    const Point confirm = middle(t.client, "curtain.confirm");
    tap(t.client, confirm);
    REQUIRE(t.play->stage() == Stage::private_view);
    t.play->become(seat(1), PlayScreen::Purpose::answer);
    t.client.impl.rebuild();
    t.client.pace = apart / 2;
    tap(t.client, confirm);
    CHECK(t.play->stage() == Stage::curtain);
  }
}

TEST_CASE("Controls are as large as a finger needs from its first tap on, until another hand is used") {
  Client c;
  c.show(make_settings_screen(c.impl.ctx));
  const float before = c.find("settings.fullscreen")->box.h;
  tap(c, "page.sound");
  const float grown = c.find("settings.sound")->box.h;
  CHECK(before < 44);
  CHECK(grown >= Approx(44));
  c.key("tab");
  CHECK(c.find("settings.sound")->box.h == Approx(before));
}

TEST_CASE("A small target reaches out for a finger as far as nothing else does") {
  const std::vector<Widget> row{button("a", {100, 100, 20, 20}), button("b", {130, 100, 20, 20}),
                                button("far", {400, 100, 20, 20})};
  const auto areas = finger_areas(row, {1280, 720}, 44);
  CHECK(areas[0].h >= 44);
  CHECK(areas[0].right() <= areas[1].x);
  CHECK(areas[0].w >= 44);  // on its free side
  CHECK(areas[2].contains({411, 121}));
  CHECK(widget_under_finger(row, {1280, 720}, 44, {401, 92}) == 2);
  CHECK(widget_under_finger(row, {1280, 720}, 44, {440, 92}) == -1);
}

TEST_CASE("A small target between large ones takes what they can spare, and they stay large") {
  const std::vector<Widget> row{button("left", {0, 0, 200, 100}), button("small", {200, 0, 30, 100}),
                                button("right", {230, 0, 200, 100})};
  const auto areas = finger_areas(row, {430, 100}, 44);
  CHECK(areas[1].w >= 43.5F);
  CHECK(areas[0].right() <= areas[1].x);
  CHECK(areas[1].right() <= areas[2].x);
  CHECK(std::min(areas[0].w, areas[2].w) >= 160);
  CHECK(widget_under_finger(row, {430, 100}, 44, {195, 50}) == 1);
  CHECK(widget_under_finger(row, {430, 100}, 44, {100, 50}) == 0);
  CHECK(widget_under_finger(row, {430, 100}, 44, {300, 50}) == 2);
}

TEST_CASE(
    "Of several small targets side by side those between move on where only the outer ones have large neighbours") {
  const std::vector<Widget> row{button("left", {0, 0, 200, 100}), button("a", {200, 0, 30, 100}),
                                button("b", {230, 0, 30, 100}), button("c", {260, 0, 30, 100}),
                                button("right", {290, 0, 200, 100})};
  const auto areas = finger_areas(row, {490, 100}, 40);
  for (std::size_t i = 0; i < areas.size(); ++i) {
    INFO(row[i].id << " from " << areas[i].x << " to " << areas[i].right());
    CHECK(areas[i].w >= 39.5F);
    CHECK(areas[i].contains({row[i].box.x + row[i].box.w / 2, 50}));
    if (i > 0) CHECK(areas[i - 1].right() <= areas[i].x);
  }
}

TEST_CASE("What has no room to grow stays what it is, and never reaches over another") {
  std::vector<Widget> column;
  for (int i = 0; i < 5; ++i) column.push_back(button(std::to_string(i), {0, static_cast<float>(i) * 22, 200, 20}));
  const auto areas = finger_areas(column, {200, 110}, 44);
  for (std::size_t i = 0; i + 1 < areas.size(); ++i) CHECK(areas[i].bottom() <= areas[i + 1].y);
  for (std::size_t i = 0; i < areas.size(); ++i) CHECK(areas[i].h < 44);
}
