#include "ui/kit/keys.hpp"

#include <set>

#include "catch.hpp"
#include "match_fixture.hpp"
#include "ui/screens/controls.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Client;
using test::Table;

namespace {

Client& at_controls(Client& c) {
  c.show(make_settings_screen(c.impl.ctx));
  c.press("page.controls");
  return c;
}

}  // namespace

TEST_CASE("At first each action has a key of its own, which is what it means") {
  const Keys keys;
  std::set<std::string_view> all;
  for (const KeyAction& a : key_actions()) {
    CHECK(all.insert(a.key).second);
    CHECK(keys.meaning(std::string(a.key)) == a.key);
    CHECK(keys.pressed_for(a.key) == a.key);
  }
}

TEST_CASE("A key that was given to another action means that, and the action's old key means nothing") {
  Keys keys;
  CHECK(keys.bind("log", "k") == Keys::Bound::done);
  CHECK(keys.meaning("k") == "l");
  CHECK(keys.meaning("l").empty());
  CHECK(keys.pressed_for("l") == "k");
  CHECK(keys.meaning("5") == "5");
  CHECK(keys.bind("log", "l") == Keys::Bound::done);
  CHECK(keys.setting().empty());
}

TEST_CASE("Every action can have its first key back") {
  Keys keys;
  for (const KeyAction& a : key_actions()) {
    REQUIRE(keys.bind(a.id, "ctrl+k") == Keys::Bound::done);
    CHECK(keys.bind(a.id, std::string(a.key)) == Keys::Bound::done);
    CHECK(keys.setting().empty());
  }
}

TEST_CASE("A key that is taken is named with what it means") {
  Keys keys;
  std::string_view by;
  CHECK(keys.bind("log", "h", &by) == Keys::Bound::taken);
  CHECK(by == "hide");
  CHECK(keys.meaning("l") == "l");
  REQUIRE(keys.bind("hide", "k") == Keys::Bound::done);
  CHECK(keys.bind("log", "h") == Keys::Bound::done);
  CHECK(keys.meaning("h") == "l");
  CHECK(keys.meaning("k") == "h");
}

TEST_CASE("Nobody can take the keys that lead everywhere and back") {
  Keys keys;
  for (const char* key : {"esc", "enter", "space", "tab", "shift+tab", "left", "right", "up", "down", "1", "0",
                          "pageup", "home", "ctrl+v", "f2", "alt+f4", "ctrl+alt+o", ""})
    CHECK(keys.bind("log", key) == Keys::Bound::fixed);
  CHECK(keys.setting().empty());
}

TEST_CASE("What was given to keys lasts in the settings, and nonsense there is as at first") {
  Keys keys;
  REQUIRE(keys.bind("undo", "backslash") == Keys::Bound::done);
  REQUIRE(keys.bind("hide", "k") == Keys::Bound::done);
  const Keys again(keys.setting());
  CHECK(again.meaning("k") == "h");
  CHECK(again.setting() == keys.setting());
  for (const char* text : {"hide=esc\n", "hide=l\n", "hide=k\nlog=k\n", "hide", "what=ever\n", "=\n"})
    CHECK(Keys(text).setting().empty());
}

TEST_CASE("Two actions may change keys") { CHECK(Keys("hide=l\nlog=h\n").meaning("h") == "l"); }

TEST_CASE("Keys are written as the layout calls them") {
  const Texts texts(test::locale_dir());
  CHECK(key_label(texts, {}, "ctrl+z") == "Ctrl+Z");
  CHECK(key_label(texts, {}, "f10") == "F10");
  CHECK(key_label(
            texts, [](const std::string&) { return "Я"; }, "shift+z") == "Shift+Я");
}

TEST_CASE("The settings list every action, give it a key by pressing that, and tell of a conflict") {
  Client c;
  at_controls(c);
  for (const KeyAction& a : key_actions()) CHECK(c.find(fmt::format("key.{}", a.id)) != nullptr);
  CHECK(c.find("key.log")->value == "L");
  c.press("key.log");
  REQUIRE(c.screen() == "key");
  c.key("h");
  CHECK(c.screen() == "key");
  CHECK(c.find("key.said")->name.find("Hide") != std::string::npos);
  c.key("up");
  CHECK(c.screen() == "key");
  c.key("k");
  CHECK(c.screen() == "settings");
  CHECK(c.find("key.log")->value == "K");
  CHECK(load_settings(c.folder.path() / "config" / "settings.json").settings.keys == "log=k\n");
  c.press("reset");
  CHECK(c.find("key.log")->value == "L");
  CHECK(c.impl.ctx.settings.keys.empty());
}

TEST_CASE("Esc leaves a key as it is, and so does a controller's button") {
  Client c;
  at_controls(c);
  c.press("key.log");
  c.send({.type = Input::Type::key, .key = "z", .pad = 0});
  CHECK(c.impl.ctx.settings.keys.empty());
  c.key("esc");
  CHECK(c.screen() == "settings");
  CHECK(c.impl.ctx.settings.keys.empty());
}

TEST_CASE("A key of one's own works in a match, shows in tooltips, and the old one does nothing") {
  Table t(3);
  AppContext& ctx = t.client.impl.ctx;
  ctx.settings.keys = "menu=m\n";
  ctx.settings_changed();
  t.key("enter");
  t.client.focus("tool.menu");
  t.client.key("tab");
  t.client.key("shift+tab");
  const auto says = [&](const std::string& words) {
    return std::any_of(t.scene().draws.begin(), t.scene().draws.end(),
                       [&](const Draw& d) { return d.text.find(words) != std::string::npos; });
  };
  CHECK(says("(M)"));
  t.key("f10");
  CHECK(t.client.screen() == "private");
  t.client.send({.type = Input::Type::key, .key = "f10", .pad = 0});  // its Start button
  CHECK(t.client.screen() == "menu");
  t.key("esc");
  t.key("enter");  // its curtain
  t.key("m");
  CHECK(t.client.screen() == "menu");
}

TEST_CASE("A private view is hidden by the key that hides now") {
  Table t(3);
  t.client.impl.ctx.settings.keys = "hide=k\n";
  t.client.impl.ctx.settings_changed();
  t.key("enter");
  REQUIRE(t.play->holds_private_view());
  t.key("h");
  CHECK(t.play->holds_private_view());
  t.key("k");
  CHECK_FALSE(t.play->holds_private_view());
}

TEST_CASE("Letters that are written into a field command nothing") {
  Client c;
  c.impl.ctx.settings.keys = "rules=x\n";
  c.impl.ctx.settings_changed();
  c.show(make_rules_screen(c.impl.ctx, *all_games().front(), ""));
  c.focus("rules.search");
  c.key("x");
  CHECK(c.screen() == "rules");
  CHECK(c.impl.ui.focus == "rules.search");
}

TEST_CASE("However a private view ends, nobody learns how far a list was moved there") {
  Table t(3);
  t.key("enter");
  AppContext& ctx = t.client.impl.ctx;
  REQUIRE(ctx.private_view);
  auto& scroll = t.client.impl.ui.scroll;
  scroll["log"] = 120;
  t.settle();
  REQUIRE(scroll.count("log") == 1);
  SECTION("hidden") { t.key("h"); }
  SECTION("the window was left") { t.client.send({.type = Input::Type::slept}); }
  SECTION("the match is left") {
    ctx.stack.reset(make_title(ctx));
    t.client.impl.settle();
  }
  t.client.impl.rebuild();
  CHECK_FALSE(ctx.private_view);
  CHECK(scroll.count("log") == 0);
}
