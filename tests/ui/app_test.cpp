#include "catch.hpp"
#include "ui/screens/setup.hpp"
#include "ui_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Client;

namespace {

/// A screen made of what a test puts into it.
class Probe final : public Screen {
 public:
  explicit Probe(std::function<void(Builder&)> build) : build_(std::move(build)) {}
  std::string id() const override { return "probe"; }
  void build(Builder& b) override { build_(b); }
  bool handle(const Input& input) override {
    seen.push_back(input.type);
    return false;
  }
  std::vector<Input::Type> seen;

 private:
  std::function<void(Builder&)> build_;
};

}  // namespace

TEST_CASE("Tab goes through all widgets and round") {
  Client c;
  c.show(std::make_unique<Probe>([](Builder& b) {
    for (int i = 0; i < 3; ++i)
      b.button({0, static_cast<float>(i) * 100, 200, 60}, {.id = "b" + std::to_string(i), .text = "B"});
  }));
  CHECK(c.impl.ui.focus == "b0");
  c.key("tab");
  CHECK(c.impl.ui.focus == "b1");
  c.key("shift+tab");
  c.key("shift+tab");
  CHECK(c.impl.ui.focus == "b2");
}

TEST_CASE("Arrows go to the nearest widget in their direction") {
  Client c;
  c.show(std::make_unique<Probe>([](Builder& b) {
    b.button({0, 0, 100, 60}, {.id = "a", .text = "A"});
    b.button({400, 0, 100, 60}, {.id = "far", .text = "F"});
    b.button({200, 10, 100, 60}, {.id = "near", .text = "N"});
    b.button({0, 200, 100, 60}, {.id = "below", .text = "B"});
  }));
  c.key("down");  // the first arrow shows where the focus is
  CHECK(c.impl.ui.focus == "a");
  c.key("right");
  CHECK(c.impl.ui.focus == "near");
  c.key("right");
  CHECK(c.impl.ui.focus == "far");
  c.key("left");
  c.key("left");
  c.key("down");
  CHECK(c.impl.ui.focus == "below");
}

TEST_CASE("Enter presses the focus, a click presses what is under the pointer") {
  Client c;
  std::string pressed;
  c.show(std::make_unique<Probe>([&](Builder& b) {
    b.button({0, 0, 100, 60}, {.id = "a", .text = "A", .press = [&] { pressed += "a"; }});
    b.button({200, 0, 100, 60}, {.id = "b", .text = "B", .primary = true, .press = [&] { pressed += "b"; }});
  }));
  c.key("enter");  // nothing was chosen yet: the primary one
  c.click("a");
  CHECK(pressed == "ba");
}

TEST_CASE("The second of two quick clicks presses nothing that the first has brought there") {
  Client c;
  int first = 0, second = 0;
  c.show(std::make_unique<Probe>([&](Builder& b) {
    const bool later = first > 0;
    b.button({100, 100, 200, 60},
             {.id = later ? "confirm" : "never", .text = "A", .press = [&, later] { ++(later ? second : first); }});
  }));
  c.click("never");
  c.pace = 60;
  c.click("confirm");
  CHECK(second == 0);
  c.pace = 300;
  c.click("confirm");
  CHECK(second == 1);
}

TEST_CASE("A button that comes up under the pointer by itself takes no press that was meant for another") {
  Client c;
  bool later = false;
  int skipped = 0, confirmed = 0;
  c.show(std::make_unique<Probe>([&](Builder& b) {
    b.button({100, 100, 200, 60}, {.id = later ? "confirm" : "skip", .text = "A", .press = [&, now = later] {
                                     ++(now ? confirmed : skipped);
                                   }});
  }));
  c.click("skip");
  later = true;
  c.impl.ctx.invalidate();
  c.impl.rebuild();
  c.pace = 100;
  c.click("confirm");
  CHECK(skipped == 1);
  CHECK(confirmed == 0);
}

TEST_CASE("Enter twice in a row presses nothing to which the first has moved the focus") {
  Client c;
  int second = 0;
  c.show(std::make_unique<Probe>([&](Builder& b) {
    b.button({100, 100, 200, 60}, {.id = "first", .text = "A", .press = [&] { c.impl.ctx.focus("second"); }});
    b.button({400, 100, 200, 60}, {.id = "second", .text = "B", .press = [&] { ++second; }});
  }));
  c.focus("first");
  c.key("enter");
  c.pace = 80;
  c.key("enter");
  CHECK(second == 0);
  c.key("left");
  c.key("right");
  c.key("enter");
  CHECK(second == 1);
}

TEST_CASE("Why a press did nothing is forgotten with the next thing that is done") {
  Client c;
  c.show(std::make_unique<Probe>([&](Builder& b) {
    b.button({100, 100, 200, 60}, {.id = "off", .text = "A", .reason = "That is not one space away.", .press = [] {}});
    b.button({400, 100, 200, 60}, {.id = "on", .text = "B", .press = [] {}});
  }));
  c.click("off");
  REQUIRE(c.impl.ctx.notices.size() == 1);
  c.click("on");
  CHECK(c.impl.ctx.notices.empty());
}

TEST_CASE("A press that leaves the button before the release does nothing") {
  Client c;
  bool pressed = false;
  c.show(std::make_unique<Probe>([&](Builder& b) {
    b.button({0, 0, 100, 60}, {.id = "a", .text = "A", .press = [&] { pressed = true; }});
  }));
  c.send({.type = Input::Type::press, .at = c.find("a")->box.centre()});
  c.send({.type = Input::Type::release, .at = {1000, 700}});
  CHECK_FALSE(pressed);
}

TEST_CASE("Pressing a disabled widget says why") {
  Client c;
  c.show(std::make_unique<Probe>([](Builder& b) {
    b.button({0, 0, 100, 60}, {.id = "a", .text = "A", .reason = "Not your turn."});
  }));
  c.click("a");
  REQUIRE(c.impl.ctx.notices.size() == 1);
  CHECK(c.impl.ctx.notices[0].text == "Not your turn.");
}

TEST_CASE("A field takes text, drops whole letters and keeps hotkeys quiet") {
  Client c;
  std::string value = "Ana";
  int hot = 0;
  c.show(std::make_unique<Probe>([&](Builder& b) {
    b.field({0, 0, 300, 48}, "f", "Name", value, "", [&](const std::string& t) { value = t; });
    b.button({0, 100, 100, 60}, {.id = "h", .text = "H", .hotkey = "x", .press = [&] { ++hot; }});
  }));
  c.key("x");
  c.type("x");
  CHECK(value == "Anax");
  CHECK(hot == 0);
  c.type("é");
  c.key("backspace");
  CHECK(value == "Anax");
  c.key("tab");
  c.key("x");
  CHECK(hot == 1);
  c.type("y");
  CHECK(value == "Anax");
}

TEST_CASE("Dragging drops onto the target, and Escape lets go") {
  Client c;
  std::string dropped;
  c.show(std::make_unique<Probe>([&](Builder& b) {
    b.button({0, 0, 100, 60}, {.id = "token", .text = "T", .drag = true});
    b.button({600, 300, 200, 200}, {.id = "room", .text = "R", .drop = [&](const std::string& id) { dropped = id; }});
  }));
  const Point from = c.find("token")->box.centre(), to = c.find("room")->box.centre();
  c.send({.type = Input::Type::press, .at = from});
  c.send({.type = Input::Type::move, .at = to});
  CHECK(c.impl.ui.dragged == "token");
  c.key("esc");
  c.send({.type = Input::Type::release, .at = to});
  CHECK(dropped.empty());
  CHECK(c.screen() == "probe");
  c.send({.type = Input::Type::press, .at = from});
  c.send({.type = Input::Type::move, .at = to});
  c.send({.type = Input::Type::release, .at = to});
  CHECK(dropped == "token");
}

TEST_CASE("A drop-down lists its values and sets the chosen one") {
  Client c;
  int value = 1;
  c.show(std::make_unique<Probe>([&](Builder& b) {
    b.choice({100, 100, 200, 48}, "pick", "Pick", {"one", "two", "three"}, value, [&](int i) { value = i; });
  }));
  c.click("pick");
  REQUIRE(c.find("list.2") != nullptr);
  CHECK(c.find("pick") == nullptr);  // what lies below can't be pressed meanwhile
  c.click("list.2");
  CHECK(value == 2);
  CHECK(c.find("list.2") == nullptr);
  CHECK(c.impl.ui.focus == "pick");
  c.key("enter");
  c.key("esc");
  CHECK(c.find("list.2") == nullptr);
  CHECK(value == 2);
}

TEST_CASE("A slider goes by arrows and by pointer") {
  Client c;
  int value = 5;
  c.show(std::make_unique<Probe>([&](Builder& b) {
    b.slider({0, 0, 600, 48}, "s", "S", value, 11, "", [&](int n) { value = n; });
  }));
  c.key("right");
  CHECK(value == 6);
  c.key("left");
  c.key("left");
  CHECK(value == 4);
  const Rect box = c.find("s")->box;
  c.send({.type = Input::Type::press, .at = {box.x + 1, box.centre().y}});
  c.send({.type = Input::Type::release, .at = {box.x + 1, box.centre().y}});
  CHECK(value == 0);
}

TEST_CASE("The focus scrolls into sight") {
  Client c;
  c.show(std::make_unique<Probe>([](Builder& b) {
    b.begin_scroll("area", {0, 0, 400, 200});
    for (int i = 0; i < 20; ++i)
      b.button({0, static_cast<float>(i) * 60, 200, 50}, {.id = "b" + std::to_string(i), .text = "B"});
    b.end_scroll(1200);
  }));
  c.key("shift+tab");
  CHECK(c.impl.ui.focus == "b19");
  CHECK(c.impl.ui.scroll["area"] > 900);
  CHECK(c.find("b19")->box.bottom() <= 200);
}

TEST_CASE("Page keys scroll without moving the focus") {
  Client c;
  c.show(make_rules_screen(c.impl.ctx, *all_games().front(), "3.2"));
  const std::string focus = c.impl.ui.focus;
  const auto before = c.impl.ui.scroll;
  c.key("end");
  CHECK(c.impl.ui.focus == focus);
  CHECK(c.impl.ui.scroll != before);
}

TEST_CASE("Losing focus reaches every screen and forgets the pointer") {
  Client c;
  auto probe = std::make_unique<Probe>([](Builder& b) {
    b.button({0, 0, 100, 60}, {.id = "a", .text = "A", .press = [] {}});
  });
  Probe* seen = probe.get();
  c.show(std::move(probe));
  c.send({.type = Input::Type::move, .at = c.find("a")->box.centre()});
  CHECK(c.impl.ui.hover == "a");
  c.send({.type = Input::Type::focus_lost});
  CHECK(c.impl.ui.hover.empty());
  REQUIRE(std::find(seen->seen.begin(), seen->seen.end(), Input::Type::focus_lost) != seen->seen.end());
}

TEST_CASE("The focus of a screen is kept while another lies over it") {
  Client c;
  c.click("settings");
  CHECK(c.screen() == "settings");
  c.key("esc");
  CHECK(c.screen() == "title");
  CHECK(c.impl.ui.focus == "settings");
}

TEST_CASE("What was said over a private view is gone with it") {
  Client c;
  bool secret = true;
  c.show(std::make_unique<Probe>([&](Builder& b) {
    b.button({0, 0, 100, 60}, {.id = "card", .text = "C", .reason = "You do not have that card.", .secret = secret});
  }));
  c.click("card");
  c.impl.ctx.notice("The disk is full.", true);
  c.impl.rebuild();
  REQUIRE(c.impl.ctx.notices.size() == 2);
  secret = false;
  c.send({.type = Input::Type::focus_lost});
  REQUIRE(c.impl.ctx.notices.size() == 1);
  CHECK(c.impl.ctx.notices[0].alarm);
}

TEST_CASE("A notice goes after a while") {
  Client c;
  c.impl.ctx.notice("Saved.");
  c.impl.rebuild();
  CHECK(c.find("notice.0") != nullptr);
  CHECK(c.impl.wait_ms() > 0);
  c.impl.tick(60'000);
  c.impl.rebuild();
  CHECK(c.find("notice.0") == nullptr);
  CHECK(c.impl.wait_ms() < 0);
}

TEST_CASE("The language changes at once from the title") {
  Client c;
  CHECK(c.find("settings")->name == "Settings");
  c.click("language");
  CHECK(c.find("settings")->name == "Réglages");
  CHECK(load_settings(c.folder.path() / "config" / "settings.json").settings.language == "fr");
}

TEST_CASE("The title says beside its cards that the newest match can't be read, and which when asked") {
  Client c;
  REQUIRE(write_atomic(c.impl.ctx.platform.data_dir / "saves" / "broken.prowl", "no match at all\n"));
  c.show(make_title(c.impl.ctx));
  CHECK(c.impl.ctx.notices.empty());
  CHECK(c.find("continue") == nullptr);
  c.click("broken");
  REQUIRE(c.impl.ctx.notices.size() == 1);
  CHECK(c.impl.ctx.notices[0].alarm);
  CHECK(c.impl.ctx.notices[0].text.find("broken.prowl") != std::string::npos);
  c.impl.ctx.notices.clear();
  c.show(make_settings_screen(c.impl.ctx));
  c.key("esc");
  CHECK(c.screen() == "title");
  CHECK(c.impl.ctx.notices.empty());
}

TEST_CASE("Quitting is asked for, and Cancel stays") {
  Client c;
  c.click("quit");
  CHECK(c.screen() == "question");
  c.click("question.no");
  CHECK_FALSE(c.impl.ctx.quit);
  c.key("esc");
  c.click("question.yes");
  CHECK(c.impl.ctx.quit);
}

TEST_CASE("Seats with the same name get a number, nameless ones a name") {
  const Texts texts(test::locale_dir());
  std::vector<SeatInfo> seats(4);
  seats[0].name = "Ana";
  seats[1].name = " Ana ";
  seats[2].name = "Ana 2";
  tidy_names(texts, seats);
  CHECK(seats[0].name == "Ana");
  CHECK(seats[1].name == "Ana 2");
  CHECK(seats[2].name == "Ana 2 2");
  CHECK(seats[3].name == "Player 4");
}

TEST_CASE("An added seat has a shape that nobody has") {
  const Texts texts(test::locale_dir());
  std::vector<SeatInfo> seats;
  for (int i = 0; i < 8; ++i) seats.push_back(fresh_seat(seats, i % 2 == 0 ? "" : "basic"));
  std::set<std::string> shapes, colours;
  for (const SeatInfo& s : seats) shapes.insert(s.shape), colours.insert(s.colour);
  CHECK(shapes.size() == 8);
  CHECK(colours.size() == 8);
}
