#include "ui/kit/theme.hpp"

#include "catch.hpp"
#include "ui_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

Theme theme(bool high_contrast) {
  return load_theme(test::source_dir() / "assets" / "common" / "theme.json", high_contrast).value();
}

}  // namespace

TEST_CASE("Texts stand out from every ground they lie on") {
  const Theme t = theme(false);
  for (const Colour c : {t.text, t.second, t.dim, t.disabled, t.act, t.fact, t.alarm_text})
    for (const Colour ground : {t.ground, t.panel, t.raised}) {
      INFO(to_hex(c) << " on " << to_hex(ground));
      CHECK(contrast(c, ground) >= 4.5);
    }
  CHECK(contrast(t.on_primary, t.act) >= 4.5);
  CHECK(contrast(t.alarm, t.panel) >= 3);  // icons and frames only
}

TEST_CASE("So do those of every world, and its skins exist") {
  for (const Game* game : all_games()) {
    const auto file = test::source_dir() / "assets" / to_path(game->id) / "theme.json";
    const Theme t = load_world_theme(file, theme(false), false).value(),
                strong = load_world_theme(file, theme(true), true).value();
    INFO(game->id);
    for (const Colour c : {t.text, t.second, t.dim, t.disabled, t.act, t.fact, t.alarm_text})
      for (const Colour ground : {t.ground, t.panel, t.raised}) CHECK(contrast(c, ground) >= 4.5);
    CHECK(contrast(t.on_primary, t.act) >= 4.5);
    CHECK(contrast(t.alarm, t.panel) >= 3);
    for (const Colour c :
         {strong.text, strong.second, strong.dim, strong.disabled, strong.act, strong.fact, strong.alarm_text})
      CHECK(contrast(c, strong.raised) >= 7);
    for (const SeatLook& look : kSeatLooks) CHECK(contrast(t.ink, parse_colour(look.colour, {})) >= 7);
    for (const auto& [name, skin] : t.skins) {
      INFO(name);
      CHECK(std::filesystem::exists(test::source_dir() / "assets" / to_path(skin + ".svg")));
    }
    for (const auto& name : t.backdrop)
      CHECK(std::filesystem::exists(test::source_dir() / "assets" / to_path(name + ".svg")));
  }
}

TEST_CASE("A world without a theme of its own has the common one") {
  const Theme common = theme(false), t = load_world_theme("nowhere.json", common, false).value();
  CHECK(t.panel == common.panel);
  CHECK(t.skin("panel") == "common/skins/panel");
}

TEST_CASE("In high contrast texts reach 7 to 1") {
  const Theme t = theme(true);
  for (const Colour c : {t.text, t.second, t.dim, t.disabled, t.act, t.fact, t.alarm_text})
    CHECK(contrast(c, t.raised) >= 7);
}

TEST_CASE("Initials can be read on every seat's colour") {
  const Theme t = theme(false);
  for (const SeatLook& look : kSeatLooks) CHECK(contrast(t.ink, parse_colour(look.colour, {})) >= 7);
}

TEST_CASE("Named texts of the worlds can be read") {
  const Theme t = theme(false);
  for (const auto* name : {"world_text.nostromo", "world_text.not_alone", "world_text.sanctuary", "world_text.fate"})
    CHECK(contrast(t.colour(name), t.panel) >= 4.5);
}

TEST_CASE("The built-in colours are those of theme.json") {
  const Theme built_in, read = theme(false);
  for (const auto* name : {"ground", "panel", "raised", "line", "text", "second", "dim", "disabled", "act", "fact",
                           "alarm", "alarm_text", "ink", "on_primary", "button_line", "hover", "hover_line", "ring"}) {
    INFO(name);
    CHECK(built_in.colour(name) == read.colour(name));
  }
}

TEST_CASE("A wrong colour names its place") {
  test::TemporaryFolder folder;
  const auto file = folder.path() / "theme.json";
  REQUIRE(write_atomic(file, R"({"colours": {"text": "white"}, "high_contrast": {}, "named": {}})"));
  const auto t = load_theme(file, false);
  REQUIRE_FALSE(t);
  CHECK(to_text(t.error()).find("/colours") != std::string::npos);
}

TEST_CASE("Black and white have the greatest contrast") {
  CHECK(contrast(rgb(0), rgb(0xffffff)) == Approx(21));
  CHECK(contrast(rgb(0x123456), rgb(0x123456)) == Approx(1));
}
