#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Table;
using test::transcript;
using Stage = PlayScreen::Stage;

namespace {

void hide_all_tokens(Table& t, const std::string& first, const std::string& second) {
  REQUIRE(t.play->stage() == Stage::private_view);
  t.key(first);
  t.key(second);
  t.key("enter");
}

}  // namespace

TEST_CASE("The first question of a match stands behind a curtain that names its seat and nothing else") {
  Table t(5);
  CHECK(t.play->stage() == Stage::curtain);
  CHECK_FALSE(t.play->holds_private_view());
  CHECK_FALSE(test::shows_secrets(t.scene()));
  int pressable = 0;
  for (const Widget& w : t.scene().widgets) pressable += w.press ? 1 : 0;
  CHECK(pressable == 1);
  const std::string name = t.driver().seats()[static_cast<std::size_t>(index(t.play->seat_shown()))].name;
  CHECK(transcript(t.scene()).find("I am " + name) != std::string::npos);
  CHECK(transcript(t.scene()).find("Android") == std::string::npos);
}

TEST_CASE("Losing the focus, minimising, hiding, Escape and another screen put the curtain back") {
  const std::vector<std::function<void(Table&)>> ways = {
      [](Table& t) { t.client.send({.type = Input::Type::focus_lost}); },
      [](Table& t) { t.client.send({.type = Input::Type::minimised}); },
      [](Table& t) { t.click("hide"); },
      [](Table& t) { t.key("esc"); },
      [](Table& t) { t.key("h"); },
      [](Table& t) { t.click("tool.rules"); },
      [](Table& t) { t.click("tool.menu"); }};
  for (std::size_t i = 0; i < ways.size(); ++i) {
    Table t(5);
    t.key("enter");
    REQUIRE(t.play->stage() == Stage::private_view);
    REQUIRE(test::shows_secrets(t.scene()));
    ways[i](t);
    INFO("way " << i);
    CHECK(t.play->stage() == Stage::curtain);
    CHECK_FALSE(t.play->holds_private_view());
    CHECK_FALSE(test::shows_secrets(t.scene()));
  }
}

TEST_CASE("A list that one seat has scrolled stands at its beginning for the next") {
  Table t(5);
  const auto asked = t.driver().awaited(true);
  REQUIRE(asked.size() >= 2);
  const auto lists = [&](Seat s) {
    t.play->become(s, PlayScreen::Purpose::answer);
    t.client.impl.rebuild();
    t.key("enter");
    t.key("o");
    std::vector<std::string> ids;
    for (const auto& list : t.client.impl.scrolls) ids.push_back(list.id);
    return ids;
  };
  const auto first = lists(asked[0]);
  REQUIRE_FALSE(first.empty());
  for (const auto& id : first) t.client.impl.ui.scroll[id] = 30;
  for (const auto& id : lists(asked[1])) CHECK(t.client.impl.ui.scroll[id] == 0);
}

TEST_CASE("Two different secret placements give the same screens until something is turned up") {
  Table a(5), b(5);
  int compared = 0;
  for (int step = 0; step < 40 && a.prompt() != "visit"; ++step) {
    REQUIRE(a.play->stage() == b.play->stage());
    if (a.play->stage() == Stage::private_view) {
      hide_all_tokens(a, "1", "4");
      hide_all_tokens(b, "4", "1");
      continue;
    }
    CHECK(transcript(a.scene()) == transcript(b.scene()));
    ++compared;
    const char* key = a.play->stage() == Stage::curtain ? "enter" : "c";
    a.key(key);
    b.key(key);
  }
  CHECK(a.prompt() == "visit");
  CHECK(transcript(a.scene()) == transcript(b.scene()));
  CHECK(compared >= 4);
}

TEST_CASE("Half of a secret placement leaves no trace on the curtain") {
  Table a(4), b(4);
  a.key("enter");
  b.key("enter");
  a.key("3");
  a.click("hide");
  b.click("hide");
  CHECK(transcript(a.scene()) == transcript(b.scene()));
}

TEST_CASE("Random input never shows a secret outside a private view") {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Table t(static_cast<int>(2 + seed), seed % 2 == 0 ? 0x04 : 0, {}, seed);
    Rng rng(seed);
    for (int step = 0; step < 250; ++step) {
      std::vector<std::string> ids;
      for (const Widget& w : t.scene().widgets)
        if (w.enabled && w.press && !w.id.starts_with("tool.") && w.id != "undo" && !w.id.starts_with("score.r") &&
            !w.id.starts_with("score.l") && w.id != "score.menu")
          ids.push_back(w.id);
      const int dice = rng.below(20);
      if (dice == 0)
        t.client.send({.type = Input::Type::focus_lost});
      else if (dice == 1)
        t.key("ctrl+z");
      else if (ids.empty())
        break;
      else
        t.client.impl.handle({.type = Input::Type::wake}),
            t.client.find(ids[static_cast<std::size_t>(rng.below(static_cast<int>(ids.size())))])->press();
      t.client.impl.settle();
      t.client.impl.rebuild();
      t.settle();
      const bool secret_stage = t.play->stage() == Stage::private_view;
      REQUIRE(t.play->holds_private_view() == secret_stage);
      if (!secret_stage) REQUIRE_FALSE(test::shows_secrets(t.scene()));
    }
  }
}

TEST_CASE("A public screen is made from what a spectator may know") {
  Table t(6, 0x3E);
  for (int step = 0; step < 12; ++step) {
    const TableFacts f = t.driver().table();
    CHECK(f.view.seat == Seat::table);
    Rng rng(static_cast<std::uint64_t>(step));
    TableFacts other = f;
    const State guess = imagine_state(test::nostromo(), *f.rules, f.view, rng);
    const auto events = other.view.events;
    other.view = make_view(test::nostromo(), *f.rules, guess, Seat::table);
    other.view.events = events;
    Scene mine, theirs;
    const auto layout = load_layout(t.client.impl.ctx.platform.assets_dir, "nostromo").value();
    HullCache hull;
    for (const auto& [facts, scene] :
         std::vector<std::pair<const TableFacts*, Scene*>>{{&f, &mine}, {&other, &theirs}}) {
      Builder b(*scene, t.client.canvas, t.client.impl.ctx.theme, t.client.impl.ctx.texts, t.client.impl.ui, 1, 1,
                true);
      const TableView v = make_table(*facts, layout, t.client.impl.ctx.texts);
      draw_board_ground(b, {264, 104, 1264, 860}, v, layout, {}, hull);
      draw_board(b, {264, 104, 1264, 860}, v, layout, {});
      draw_seats(b, {1544, 116, 352, 840}, v, {});
      draw_log(b, {1544, 664, 352, 292}, v, {});
      draw_tracks(b, {24, 116, 216, 840}, v, layout);
    }
    CHECK(transcript(mine) == transcript(theirs));
    t.key(t.play->stage() == Stage::table ? "c" : "enter");
    if (t.play->stage() == Stage::private_view) {
      t.key("2");
      t.key("5");
      t.key("enter");
    }
  }
}
