#include <set>

#include "catch.hpp"
#include "match_fixture.hpp"
#include "ui/screens/setup.hpp"
#include "ui/screens/worlds.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Client;

namespace {

const Game& game() { return *all_games().front(); }

struct Stop {
  std::string name;
  std::function<std::unique_ptr<Screen>(AppContext&)> make;
};

std::vector<Stop> stops() {
  return {
      {"title", [](AppContext& c) { return make_title(c); }},
      {"setup", [](AppContext& c) { return make_setup(c, game()); }},
      {"settings", [](AppContext& c) { return make_settings_screen(c); }},
      {"rules", [](AppContext& c) { return make_rules_screen(c, game(), ""); }},
      {"rules paragraph", [](AppContext& c) { return make_rules_screen(c, game(), "4.2"); }},
      {"rules ruling", [](AppContext& c) { return make_rules_screen(c, game(), "R42"); }},
      {"replays", [](AppContext& c) { return make_replays(c); }},
      {"menu",
       [](AppContext& c) {
         return make_menu(c, {.game = &game(), .paragraph = "", .log = [] { return nullptr; }, .leave = {}});
       }},
      {"question",
       [](AppContext& c) {
         return make_question(c, c.texts.tr("menu.leave_question"), c.texts.tr("menu.leave"), [] {});
       }},
  };
}

std::set<std::string> focusable(const Scene& s) {
  std::set<std::string> ids;
  for (const Widget& w : s.widgets)
    if (w.focusable) ids.insert(w.id);
  return ids;
}

}  // namespace

TEST_CASE("Tab alone reaches every widget of every screen") {
  for (const Stop& stop : stops()) {
    Client c;
    c.show(stop.make(c.impl.ctx));
    const auto all = focusable(c.impl.scene);
    std::set<std::string> reached;
    for (std::size_t i = 0; i < all.size(); ++i) {
      reached.insert(c.impl.ui.focus);
      c.key("tab");
    }
    INFO(stop.name);
    CHECK(reached == all);
  }
}

TEST_CASE("Arrows alone reach every widget of every screen") {
  for (const Stop& stop : stops()) {
    Client c;
    c.show(stop.make(c.impl.ctx));
    const auto& widgets = c.impl.scene.widgets;
    std::set<int> seen{find_widget(widgets, c.impl.ui.focus)};
    std::vector<int> open(seen.begin(), seen.end());
    while (!open.empty()) {
      const int at = open.back();
      open.pop_back();
      for (const Direction d : {Direction::left, Direction::right, Direction::up, Direction::down}) {
        const bool slides = widgets[static_cast<std::size_t>(at)].role == Role::slider &&
                            (d == Direction::left || d == Direction::right);
        if (const int next = steer_focus(widgets, at, d); !slides && seen.insert(next).second) open.push_back(next);
      }
    }
    for (std::size_t i = 0; i < widgets.size(); ++i) {
      INFO(stop.name << ": " << widgets[i].id);
      CHECK((!widgets[i].focusable || seen.count(static_cast<int>(i)) == 1));
    }
  }
}

TEST_CASE("Every widget has an id of its own and a name, and one at most is primary") {
  for (const Stop& stop : stops()) {
    Client c;
    c.show(stop.make(c.impl.ctx));
    std::set<std::string> ids;
    int primary = 0;
    for (const Widget& w : c.impl.scene.widgets) {
      INFO(stop.name << ": " << w.id);
      CHECK(ids.insert(w.id).second);
      CHECK_FALSE(w.name.empty());
      CHECK((w.enabled || !w.reason.empty()));
      primary += w.primary ? 1 : 0;
    }
    CHECK(primary <= 1);
  }
}

TEST_CASE("Nothing is clipped in any language at any usual size and scale") {
  struct Way {
    Size size;
    float ui, text;
  };
  const std::vector<Way> ways{{{1920, 1080}, 1, 1}, {{1280, 720}, 1, 1},     {{1280, 720}, 2, 1},
                              {{1920, 1080}, 1, 2}, {{1024, 600}, 1, 1},     {{1024, 768}, 1, 1},
                              {{3440, 1440}, 1, 1}, {{1920, 1080}, 2, 1.5F}, {{800, 1280}, 1, 1}};
  for (const auto* language : {"en", "fr", "nl", "xx"})
    for (const Way& way : ways)
      for (const Stop& stop : stops()) {
        Client c(way.size, language, way.ui, way.text);
        c.show(stop.make(c.impl.ctx));
        INFO(stop.name << " in " << language << " at " << way.size.w << " x " << way.size.h << ", " << way.ui << ", "
                       << way.text);
        CHECK(c.impl.scene.clipped == std::vector<std::string>{});
      }
}

TEST_CASE("Every widget lies in the window or in a strip that scrolls") {
  for (const float scale : {1.0F, 2.0F})
    for (const Stop& stop : stops()) {
      Client c({1280, 720}, "xx", scale);
      c.show(stop.make(c.impl.ctx));
      for (std::size_t i = 0; i < c.impl.scene.widgets.size(); ++i) {
        const Widget& w = c.impl.scene.widgets[i];
        if (!c.impl.extras[i].scroll.empty()) continue;
        INFO(stop.name << ": " << w.id << " " << w.box.x << " " << w.box.y << " " << w.box.w << " " << w.box.h);
        CHECK(w.box.x >= -12);
        CHECK(w.box.y >= -12);
        CHECK(w.box.right() <= 1292);
        CHECK(w.box.bottom() <= 732);
      }
    }
}

TEST_CASE("Targets are large enough for a finger") {
  for (const Stop& stop : stops()) {
    Client c({1920, 1080});
    c.show(stop.make(c.impl.ctx));
    for (const Widget& w : c.impl.scene.widgets) {
      if (!w.focusable) continue;
      INFO(stop.name << ": " << w.id);
      CHECK(w.box.h >= 44);
      CHECK(w.box.w >= 44);
    }
  }
}

TEST_CASE("No text is missing on any screen in any language") {
  for (const auto* language : {"en", "fr", "nl"})
    for (const Stop& stop : stops()) {
      Client c({1280, 720}, language);
      c.show(stop.make(c.impl.ctx));
      INFO(stop.name << " in " << language);
      CHECK(c.impl.ctx.texts.missing() == std::set<std::string>{});
    }
}

TEST_CASE("The set-up shows why a plan can't be played") {
  Client c;
  c.show(make_setup(c.impl.ctx, game()));
  CHECK(c.find("start")->enabled);
  while (c.find("seat.8.name") == nullptr) c.click("add.bot");
  CHECK_FALSE(c.find("add.bot")->enabled);
  CHECK(c.find("start")->enabled);
}

TEST_CASE("What belongs to an expansion is set while that expansion is played") {
  Client c;
  c.show(make_setup(c.impl.ctx, *find_game("not_alone")));
  CHECK(c.find("option.dodged_token") == nullptr);
  c.press("option.sanctuary");
  c.press("list.1");
  CHECK(c.find("option.dodged_token") != nullptr);
  c.press("option.sanctuary");
  c.press("list.0");
  CHECK(c.find("option.dodged_token") == nullptr);
}

TEST_CASE("The title has a card for every game and every expansion, and each opens its set-up") {
  for (const auto& [card, heading] :
       std::vector<std::pair<std::string, std::string>>{{"nostromo", "Nostromo"},
                                                        {"not_alone", "Not Alone"},
                                                        {"sanctuary", "Not Alone: Sanctuary"},
                                                        {"fate", "Fate of the Nostromo"}}) {
    Client c;
    c.show(make_title(c.impl.ctx));
    INFO(card);
    REQUIRE(c.find("game." + card)->enabled);
    c.press("game." + card);
    CHECK(c.impl.ctx.stack.top()->id() == "setup");
    CHECK(test::transcript(c.impl.scene).find(heading + " ") != std::string::npos);
    CHECK(c.find("start")->enabled);
  }
}

TEST_CASE("Whoever has played with an expansion watches that next, and after the plain game that") {
  for (const std::string card : {"sanctuary", "not_alone"}) {
    Client c;
    c.show(make_title(c.impl.ctx));
    c.press("game." + card);
    c.press("start");
    c.show(make_title(c.impl.ctx));
    c.press("watch");
    REQUIRE(c.screen() == "table");
    const auto newest = c.impl.ctx.saves.list().front();
    CHECK(newest.header.game == "not_alone");
    CHECK((newest.header.options.count("sanctuary") > 0) == (card == "sanctuary"));
  }
}

TEST_CASE("The set-up says by name who begins as what, and keeps naming that person") {
  Client c;
  c.show(make_setup(c.impl.ctx, *find_game("not_alone")));
  const auto state = [&] { return c.find("setup.state")->name; };
  const std::string first = c.find("seat.1.name")->value, third = c.find("seat.3.name")->value;
  CHECK(state().find(first) != std::string::npos);
  c.press("option.creature");
  c.press("list.3");
  CHECK(state().find(third) != std::string::npos);
  c.press("seat.2.remove");
  CHECK(state().find(third) != std::string::npos);
  c.press("seat.2.remove");
  CHECK(state().find(first) != std::string::npos);
  c.press("option.creature");
  c.press("list.0");
  CHECK(state().find("Drawn by lot") != std::string::npos);
}

TEST_CASE("Only what names a seat is shown as one") {
  std::set<std::string> found;
  for (const Game* game : all_games()) {
    const RuleSet rules = game->load(test::source_dir() / "rules").value();
    for (const OptionSpec& o : rules.options)
      if (names_seat(*game, o)) found.insert(o.name);
  }
  CHECK(found == std::set<std::string>{"alien", "creature", "first"});
}

TEST_CASE("A ship of one's own is read from a file, and what is wrong with it is said") {
  Client c;
  c.show(make_setup(c.impl.ctx, game()));
  CHECK(c.find("option.ship_plan") == nullptr);
  c.press("option.ship");
  c.press("list.2");
  REQUIRE(c.find("option.ship_plan") != nullptr);
  CHECK_FALSE(c.find("start")->enabled);  // no plan yet

  const auto try_file = [&](const std::string& name, const std::string& bytes) {
    REQUIRE(write_atomic(c.folder.path() / name, bytes));
    c.focus("option.ship_plan");
    while (!c.find("option.ship_plan")->value.empty()) c.key("backspace");
    c.type(to_utf8(c.folder.path() / name));
  };
  try_file("broken.json", "{\"rooms\": ");
  CHECK_FALSE(c.find("start")->enabled);
  CHECK(c.find("start")->reason.find("broken.json") != std::string::npos);
  try_file("empty.json", R"({"rooms": {}, "airlocks": []})");
  CHECK_FALSE(c.find("start")->enabled);
  try_file(
      "good.json",
      R"({"rooms": {"command": [0, 0], "mess": [1, 0], "armoury": [2, 0], "computer": [0, 1], "cargo": [1, 1], "hangar": [2, 1],
      "infirmary": [0, 2], "lair": [1, 2]}, "airlocks": [["command", "mess"], ["mess", "armoury"], ["command", "computer"], ["mess", "cargo"],
      ["armoury", "hangar"], ["computer", "cargo"], ["cargo", "hangar"], ["cargo", "lair"], ["computer", "infirmary"], ["infirmary", "lair"]]})");
  INFO(c.find("start")->reason);
  CHECK(c.find("start")->enabled);
}

TEST_CASE("Practice starts with two presses, and without a curtain") {
  Client c;
  c.key("p");
  c.key("enter");
  CHECK(c.screen() != "title");
  for (int i = 0; i < 20; ++i) {
    CHECK(c.screen() != "curtain");
    c.impl.tick(500);
    c.impl.rebuild();
  }
}

TEST_CASE("What was chosen for practice is there the next time") {
  Client c;
  c.click("practise");
  c.press("practice.level");
  c.key("down");
  c.key("enter");
  c.press("practice.bots");
  c.key("down");
  c.key("enter");
  c.click("practice.begin");
  CHECK(c.screen() != "practice");
  const Settings kept = load_settings(c.folder.path() / "config" / "settings.json").settings;
  CHECK(kept.bot_level == "skilled");
  CHECK(kept.practice_bots == 2);
}

TEST_CASE("Rules open at a paragraph, at a ruling's paragraph, and find words whatever their case and accents") {
  Client c({1920, 1080}, "fr");
  c.show(make_rules_screen(c.impl.ctx, game(), "R42"));
  CHECK(c.find("box.R42") != nullptr);
  c.click("rules.search");
  for (const auto* letter : {"X", "Q", "Z"}) c.type(letter);
  CHECK(c.find("rules.none") != nullptr);
  c.click("rules.clear");
  c.click("rules.search");
  c.type("ECHANGER");
  CHECK(c.find("paragraph.4.1b") != nullptr);
  CHECK(c.find("paragraph.6.1") == nullptr);
}
