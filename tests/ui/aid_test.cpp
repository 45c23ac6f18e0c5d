#include "table/aid.hpp"
#include "catch.hpp"
#include "match_fixture.hpp"
#include "support/walk.hpp"

using namespace prowl;
using namespace prowl::ui;
using ui::test::Table;
using ui::test::transcript;
using Stage = PlayScreen::Stage;

namespace {

struct Case {
  const Game* game;
  int players;
  Options options{};
};
const std::vector<Case>& matches() {
  static const std::vector<Case> all{{find_game("nostromo"), 2},
                                     {find_game("nostromo"), 5},
                                     {find_game("not_alone"), 3},
                                     {find_game("not_alone"), 4, {{"sanctuary", "yes"}}},
                                     {find_game("not_alone"), 3, {{"sanctuary", "variant"}}},
                                     {find_game("fate"), 3}};
  return all;
}

}  // namespace

TEST_CASE(
    "Whatever is asked in a turn belongs to one step of the player aid, and each side is told what it does there") {
  for (const Case& m : matches()) {
    ui::test::RandomTable t(*m.game, m.players, m.options);
    const Aid& aid = find_table(m.game->id)->aid;
    for (int i = 0; i < 1500 && t.step(); ++i) {
      const TableFacts f = t.driver->table();
      if (f.prompt.id.empty() || f.prompt.ask == Ask::none || f.outcome.round_over || f.outcome.over) continue;
      if (t.reg("turn") <= 0) continue;
      const TableView view = t.view();
      INFO(m.game->id << ": " << f.prompt.id);
      const int step = aid_step(aid, f.prompt, view);
      REQUIRE(step >= 0);
      const AidView shown = make_aid(f, view, t.client.impl.ctx.texts);
      const std::size_t sides = shown.goals.size();
      CHECK(sides == (m.game->sides.size() > 1 && m.game->id != "fate" ? 2 : 1));
      for (const AidStepView& s : shown.steps) CHECK(s.lines.size() == sides);
      CHECK_FALSE(shown.cards.empty());
      CHECK(std::count_if(shown.steps.begin(), shown.steps.end(), [](const AidStepView& s) { return s.now; }) == 1);
      CHECK(std::count_if(shown.steps.begin(), shown.steps.end(), [](const AidStepView& s) { return s.next; }) == 1);
    }
    CHECK(t.client.impl.ctx.texts.missing().empty());
  }
}

TEST_CASE("The player aid stands beside the table until the same key closes it, over turns and private views") {
  Table t(3, 0, {}, 5, {1920, 1080});
  t.key("enter");
  REQUIRE(t.play->stage() == Stage::private_view);
  t.key("f3");
  CHECK(t.has_widget("aid.step.1"));
  CHECK(t.has_widget("tool.aid"));
  t.play->hide();
  t.client.impl.rebuild();
  CHECK_FALSE(t.has_widget("aid.step.1"));
  t.key("enter");
  CHECK(t.has_widget("aid.step.1"));
  t.key("f3");
  CHECK_FALSE(t.has_widget("aid.step.1"));
  t.key("f3");
  t.click("aid.close");
  CHECK_FALSE(t.has_widget("aid.step.1"));
}

TEST_CASE("Where the window is narrow the player aid lies over the table, and Escape puts it away") {
  Table t(3, 0, {}, 5, {640, 600});
  t.key("enter");
  t.key("f3");
  CHECK(t.has_widget("aid.step.1"));
  CHECK_FALSE(t.has_widget("tool.aid"));
  t.key("esc");
  CHECK_FALSE(t.has_widget("aid.step.1"));
  CHECK(t.play->stage() == Stage::private_view);
  t.key("f3");
  t.key("f3");
  CHECK_FALSE(t.has_widget("aid.step.1"));
}

TEST_CASE("A step of the player aid opens its paragraph") {
  Table t(3, 0x6, {}, 5, {1920, 1080});
  t.key("f3");
  t.click("aid.step.3");
  CHECK(t.client.screen() == "rules");
}

TEST_CASE("With the player aid open the table is the same for two secret placements, and tells nothing secret") {
  Table a(5), b(5);
  for (Table* t : {&a, &b}) t->play->toggle_aid();
  int compared = 0;
  for (int step = 0; step < 40 && a.prompt() != "visit"; ++step) {
    REQUIRE(a.play->stage() == b.play->stage());
    if (a.play->stage() == Stage::private_view) {
      for (auto [t, first, second] : {std::tuple(&a, "1", "4"), std::tuple(&b, "4", "1")}) {
        t->play->toggle_aid();
        t->client.impl.rebuild();
        for (const auto* key : {first, second, "enter"}) t->key(key);
        t->play->toggle_aid();
        t->client.impl.rebuild();
      }
      continue;
    }
    CHECK(transcript(a.scene()) == transcript(b.scene()));
    CHECK_FALSE(ui::test::shows_secrets(a.scene()));
    ++compared;
    for (Table* t : {&a, &b}) {
      t->play->toggle_aid();
      t->client.impl.rebuild();
      t->key(t->play->stage() == Stage::curtain ? "enter" : "c");
      t->play->toggle_aid();
      t->client.impl.rebuild();
    }
  }
  CHECK(a.prompt() == "visit");
  CHECK(transcript(a.scene()) == transcript(b.scene()));
  CHECK(compared >= 4);
}

TEST_CASE("Only the android is told by the player aid that it is one") {
  Table t(5, 0, {}, 5, {1920, 1080});
  t.play->toggle_aid();
  const Texts& texts = t.client.impl.ctx.texts;
  const std::string told = texts.tr("aid.nostromo.goal.crew_android");
  const auto aid_of = [&](Seat s) {
    const TableFacts f = t.driver().facts(s);
    const TableView view = make_table(f, t.play->session().layout(), texts);
    std::string all;
    for (const AidLine& line : make_aid(f, view, texts).goals) all += line.text;
    return all;
  };
  int androids = 0;
  for (int i = 0; i < 5; ++i) androids += aid_of(seat(i)) == told ? 1 : 0;
  CHECK(androids == 1);
  CHECK(aid_of(Seat::table).find(told) == std::string::npos);
}
