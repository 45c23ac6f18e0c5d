#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Table;
using Stage = PlayScreen::Stage;

namespace {

struct Crew : Table {
  explicit Crew(int players, std::uint64_t seed = 5, SeatMask bots = 0, Size size = {1920, 1080},
                Options options = {{"crew_pick", "fixed"}})
      : Table(players, bots, std::move(options), seed, size, *find_game("fate")) {}
  bool reading() const { return has("continue"); }
  bool has(std::string_view id) const { return find_widget(scene().widgets, id) >= 0; }
};

// Presses whatever there is: Continue, else a random option.
void any_input(Crew& t, Rng& rng) {
  if (t.reading()) return t.click("continue");
  std::vector<std::string> options;
  for (const Widget& w : t.scene().widgets)
    if (w.role == Role::option && w.enabled && w.press) options.push_back(w.id);
  INFO(t.prompt());
  REQUIRE_FALSE(options.empty());
  t.client.press(options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
  t.settle();
}

}  // namespace

TEST_CASE("A step takes one press on a lit space") {
  Crew t(2);
  REQUIRE(t.prompt() == "act");
  const int actions = reg_of(t.driver().table(), "actions");
  t.click("room.c2");
  CHECK(reg_of(t.driver().table(), "actions") == actions - 1);
  const Widget* far = t.client.find("room.nest");
  REQUIRE(far != nullptr);
  CHECK_FALSE(far->enabled);
  CHECK_FALSE(far->reason.empty());
}

TEST_CASE("A verb with several options opens them, the same press, or Escape, closes them") {
  Crew t(2);
  REQUIRE(t.has("verb.move"));
  CHECK_FALSE(t.has("option.move c2"));
  t.click("verb.move");
  CHECK(t.has("option.move c2"));
  t.click("verb.move");
  CHECK_FALSE(t.has("option.move c2"));
  t.click("verb.move");
  t.key("esc");
  CHECK_FALSE(t.has("option.move c2"));
  CHECK(t.play->stage() == Stage::table);
}

TEST_CASE("What can't be done stays in its place, with the reason beside it") {
  Crew t(2);
  const Widget* craft = t.client.find("verb.craft");
  REQUIRE(craft != nullptr);
  CHECK_FALSE(craft->enabled);
  CHECK_FALSE(craft->reason.empty());
}

TEST_CASE("After a turn the card and what came of it stay until people go on, if they want that") {
  Crew t(3);
  t.client.impl.ctx.settings.wait_news = true;
  t.click("option.pass");
  if (t.prompt() == "act") {
    CHECK(t.reading());
    CHECK(t.has("stage"));
    t.click("continue");
  }
  CHECK_FALSE(t.reading());
}

TEST_CASE("No curtain comes up in a whole match, whoever plays") {
  for (const auto& [players, bots] : {std::pair{1, SeatMask{0}}, {3, SeatMask{0}}, {4, SeatMask{10}}}) {
    Crew t(players, 7, bots);
    Rng rng(11);
    int inputs = 0;
    for (; inputs < 4000 && t.play->stage() != Stage::score; ++inputs) {
      any_input(t, rng);
      REQUIRE(t.play->stage() != Stage::curtain);
      REQUIRE(t.play->stage() != Stage::private_view);
      REQUIRE_FALSE(t.play->holds_private_view());
    }
    CHECK(t.play->stage() == Stage::score);
    CHECK(t.driver().outcome().over);
  }
}

TEST_CASE("A flee is walked by pointing: at each space on the way, or at its end") {
  Crew t(5, 6);
  Rng rng(3);
  for (int i = 0; i < 3000 && t.prompt() != "flee" && t.play->stage() != Stage::score; ++i) any_input(t, rng);
  REQUIRE(t.prompt() == "flee");
  const TableView view = make_table(t.driver().table(), load_layout(test::source_dir() / "assets", "fate").value(),
                                    t.client.impl.ctx.texts);
  REQUIRE_FALSE(view.walks.empty());
  const WalkView walk = view.walks.front();
  const auto name = [&](Zone z) {
    return "room." + t.driver().rules().catalogue.zones[static_cast<std::size_t>(index(z))].name;
  };
  const std::size_t before = t.driver().length();
  t.click(name(walk.steps[0]));
  CHECK(t.driver().length() == before);
  t.click(name(walk.steps[1]));
  CHECK(t.driver().length() == before);
  t.click(name(walk.steps[2]));
  CHECK(t.driver().length() > before);
}

TEST_CASE("Bots alone decide what belongs to all, so that a show goes on") {
  Crew t(3, 9, 7);
  for (int i = 0; i < 5000 && t.play->stage() != Stage::score; ++i) t.client.impl.tick(1000);
  CHECK(t.driver().outcome().over);
}

TEST_CASE("No text of a match of Fate is clipped in any language at any usual size") {
  for (const char* language : {"en", "fr", "nl"})
    for (const Size size : {Size{1280, 720}, Size{1920, 1080}, Size{3840, 2160}}) {
      Crew t(5, 4, 0, size, {{"ash", "on"}, {"crew_pick", "fixed"}});
      t.client.impl.ctx.texts.set_language(language);
      Rng rng(21);
      for (int i = 0; i < 160 && t.play->stage() != Stage::score; ++i) {
        t.client.impl.ctx.invalidate();
        t.client.impl.rebuild();
        INFO(language << " " << size.w << " " << t.prompt());
        REQUIRE(t.scene().clipped == std::vector<std::string>{});
        for (const Draw& d : t.scene().draws) REQUIRE((d.op != Draw::Op::picture || !d.picture.name.empty()));
        any_input(t, rng);
      }
    }
}
