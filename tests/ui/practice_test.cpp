#include "catch.hpp"
#include "match_fixture.hpp"
#include "prowl/ai/foresight.hpp"
#include "prowl/ai/review.hpp"
#include "ui/play/practice/gifts.hpp"
#include "ui/play/practice/ideas.hpp"

using namespace prowl;
using namespace prowl::ui;
using namespace prowl::ui::test;

namespace {

/// Presses on until the widget is there.
bool reach(Table& t, std::string_view id) {
  Rng rng(3);
  for (int i = 0; i < 400 && !t.has_widget(id) && !t.driver().outcome().over; ++i) {
    const auto people = t.driver().awaited(true);
    if (people.empty()) {
      t.settle();
      continue;
    }
    const auto options = t.driver().options(people.front());
    t.play->act(people.front(), options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
    t.settle();
  }
  return t.has_widget(id);
}

}  // namespace

TEST_CASE("Who is alone among bots may ask for a hint: three options at most, and how they came about") {
  for (const Game* game : all_games()) {
    INFO(game->id);
    Table t(2, bit(seat(1)), {}, 5, {1280, 720}, *game);
    REQUIRE(reach(t, "aid.hint"));
    t.client.key("t");
    t.client.impl.rebuild();
    CHECK(t.client.screen() == "hint");
    REQUIRE(t.has_widget("idea.1"));
    CHECK(t.has_widget("hint.how"));
    CHECK_FALSE(t.has_widget("idea.4"));
    CHECK(t.client.find("idea.1")->secret);
    t.client.click("hint.close");
    CHECK(t.client.screen() != "hint");
  }
}

TEST_CASE("Where two people play nobody is given a hint or a belief, looks back, or is told what a bot thought") {
  Table t(3, bit(seat(2)), {}, 5, {1280, 720}, not_alone());
  Rng rng(3);
  for (int i = 0; i < 60 && !t.driver().outcome().over; ++i) {
    for (const char* id : {"aid.hint", "aid.belief", "aid.look"}) CHECK_FALSE(t.has_widget(id));
    CHECK_FALSE(has_why(t.play->session()));
    const auto people = t.driver().awaited(true);
    if (people.empty()) break;
    const auto options = t.driver().options(people.front());
    REQUIRE_FALSE(t.driver().submit(people.front(),
                                    options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]));
    t.settle();
  }
}

TEST_CASE("What a Hunted bot thinks is not told to the Creature before the end") {
  Table t(2, bit(seat(1)), {{"creature", "1"}}, 5, {1280, 720}, not_alone());
  Rng rng(3);
  for (int i = 0; i < 200 && !t.driver().outcome().over; ++i) {
    CHECK_FALSE(has_why(t.play->session()));
    const auto people = t.driver().awaited(true);
    if (people.empty()) break;
    const auto options = t.driver().options(people.front());
    t.play->act(people.front(), options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]);
    t.settle();
  }
}

TEST_CASE("Ideas stand in the order of their chances, with the numbers of the thought") {
  Table t(2, bit(seat(1)), {}, 5, {1280, 720}, not_alone());
  REQUIRE(reach(t, "aid.hint"));
  const Seat me = t.driver().awaited(true).front();
  const auto options = t.driver().options(me);
  REQUIRE(options.size() > 1);
  Thought thought;
  thought.ideas = {{options[0], 0.25, 0.5}, {options[1], 0.75, 0.375}};
  thought.playouts = 12;
  const auto lines = best_ideas(thought, 3, t.play->session(), me);
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].chance == 0.75);
  CHECK(lines[0].worth == 0.375);
  CHECK(lines[1].chance == 0.25);
}

TEST_CASE("Who practises sees where people may be, over the board, until they have seen enough") {
  for (const Game* game : all_games()) {
    INFO(game->id);
    Table t(2, bit(seat(1)), {}, 5, {1280, 720}, *game);
    REQUIRE(reach(t, "aid.hint"));
    CHECK(t.has_widget("aid.belief") == somebody_hides(*game));
    if (!t.has_widget("aid.belief")) continue;
    CHECK_FALSE(t.has_widget("belief"));
    t.client.key("b");
    t.client.impl.rebuild();
    CHECK(t.has_widget("belief"));
    t.client.key("b");
    t.client.impl.rebuild();
    CHECK_FALSE(t.has_widget("belief"));
  }
}

TEST_CASE("Where they may be tells nothing of a step that somebody has made in secret") {
  Table t(2, bit(seat(0)), {{"alien", "1"}});
  const auto shares = [&] {
    std::vector<std::string> out;
    for (const Draw& d : t.scene().draws)
      if (d.op == Draw::Op::text && d.text.ends_with("%")) out.push_back(d.text);
    return out;
  };
  REQUIRE(t.has_widget("aid.belief"));
  t.click("aid.belief");
  const auto before = shares();
  REQUIRE(before.size() > 2);
  const std::size_t moves = t.driver().length();
  const Action step = t.driver().options(seat(1)).front();
  REQUIRE(t.play->session().verb(step).secret);
  REQUIRE_FALSE(t.play->session().verb(step).commit);
  t.play->act(seat(1), step);
  t.settle();
  REQUIRE(t.driver().length() == moves + 1);
  CHECK(shares() == before);
}

TEST_CASE("Who practises looks back on the turns so far, and goes back to the table") {
  for (const Game* game : all_games()) {
    INFO(game->id);
    Table t(2, bit(seat(1)), {}, 5, {1280, 720}, *game);
    REQUIRE(reach(t, "aid.look"));
    t.client.key("y");
    t.client.impl.rebuild();
    REQUIRE(t.client.screen() == "look");
    CHECK(t.has_widget("look.went") == somebody_hides(*game));
    CHECK_FALSE(t.has_widget("look.on"));
    t.client.click("look.close");
    CHECK(t.client.screen() != "look");
  }
}

TEST_CASE("After the match one plays on from where it turned") {
  Table t(2, bit(seat(1)), {{"creature", "1"}}, 5, {1280, 720}, not_alone());
  reach(t, "score.look");
  REQUIRE(t.has_widget("score.look"));
  t.client.click("score.look");
  REQUIRE(t.client.screen() == "look");
  REQUIRE(t.has_widget("look.on"));
  const auto turns = t.driver().look_back(seat(0));
  Gifts gifts(t.play->session(), turns);
  while (!gifts.done()) gifts.tick();
  REQUIRE(gifts.turning_point());
  const Gift gift = *gifts.worst(*gifts.turning_point());
  while (t.client.impl.ctx.stack.top()->busy()) t.client.impl.tick(50);
  t.client.impl.rebuild();
  t.client.click("look.worst");
  t.client.click("look.on");
  const auto& ctx = t.client.impl.ctx;
  auto* again = dynamic_cast<PlayScreen*>(ctx.stack.top());
  REQUIRE(again != nullptr);
  CHECK_FALSE(again->driver().outcome().over);
  CHECK(again->driver().length() == gift.at);
  const auto options = again->driver().options(seat(0));
  CHECK(std::find(options.begin(), options.end(), gift.best) != options.end());
}

TEST_CASE("Who hunted is shown what a strong hunter would do with the cards that they held, and no others") {
  Table t(2, bit(seat(1)), {{"creature", "1"}}, 5, {1280, 720}, not_alone());
  reach(t, "score.look");
  t.client.click("score.look");
  const auto turns = t.driver().look_back(seat(0));
  const Describe say = t.play->session().describe();
  int shown = 0;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    t.client.click(fmt::format("look.turn.{}", i + 1));
    while (t.client.impl.ctx.stack.top()->busy()) t.client.impl.tick(50);
    t.client.impl.rebuild();
    std::string could;
    for (const auto& c : turns[i].choices)
      for (const Action& a : c.own.options) could += say.action(seat(0), a) + "\n";
    for (int n = 1; const Widget* idea = t.client.find(fmt::format("idea.{}", n)); ++n, ++shown) {
      INFO(idea->name << " in turn " << i + 1 << " of\n" << could);
      CHECK(could.find(idea->name) != std::string::npos);
    }
  }
  CHECK(shown > 3);
}

TEST_CASE("The bars of the look back lead to their turns") {
  Table t(2, bit(seat(1)), {{"creature", "1"}}, 5, {1280, 720}, not_alone());
  reach(t, "score.look");
  t.client.click("score.look");
  while (t.client.impl.ctx.stack.top()->busy()) t.client.impl.tick(50);
  t.client.impl.rebuild();
  REQUIRE(t.client.find("look.before")->enabled);
  t.client.click("look.turn.1");
  CHECK_FALSE(t.client.find("look.before")->enabled);
  t.client.click("look.turn.2");
  CHECK(t.client.find("look.before")->enabled);
}

TEST_CASE("What is said to be given away is what a hint said at that moment") {
  Table t(2, bit(seat(1)), {{"creature", "1"}}, 5, {1280, 720}, not_alone());
  reach(t, "score.look");
  REQUIRE(t.driver().outcome().over);
  AppContext& ctx = t.client.impl.ctx;
  const auto turns = t.driver().look_back(seat(0));
  const Session& session = t.play->session();
  Gifts gifts(session, turns);
  while (!gifts.done()) gifts.tick();
  int told = 0;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const Gift* gift = gifts.worst(i);
    if (gift == nullptr) continue;
    ++told;
    CHECK(std::any_of(turns[i].choices.begin(), turns[i].choices.end(), [&](const TurnReview::Choice& c) {
      if (c.taken != gift->taken) return false;
      const auto hint = think_over(session, c.own, ctx.platform.bot_levels.back());
      const auto& ideas = hint->thought().ideas;
      return std::any_of(ideas.begin(), ideas.end(),
                         [&](const Idea& idea) { return idea.action == gift->best && idea.worth == gift->could; });
    }));
  }
  CHECK(told > 0);
}

TEST_CASE("Who plays together asks for a plan: steps, the odds of what comes, and what each option risks") {
  for (const Game* game : all_games()) {
    INFO(game->id);
    Table t(2, bit(seat(1)), {}, 5, {1280, 720}, *game);
    if (!foresees(*game)) {
      REQUIRE(reach(t, "aid.hint"));
      CHECK_FALSE(t.has_widget("aid.plan"));
      continue;
    }
    REQUIRE(reach(t, "aid.plan"));
    t.client.key("j");
    t.client.impl.rebuild();
    REQUIRE(t.client.screen() == "plan");
    CHECK(t.has_widget("plan.step.1"));
    CHECK(t.has_widget("plan.why"));
    t.client.click("plan.close");
    CHECK(t.client.screen() != "plan");
  }
}

TEST_CASE("What a person says is heard at the table, once a turn, and is no secret") {
  Table t(3, bit(seat(1)) | bit(seat(2)), {{"creature", "2"}}, 5, {1280, 720}, not_alone());
  REQUIRE(reach(t, "aid.say"));
  t.client.key("s");
  t.client.impl.rebuild();
  REQUIRE(t.client.screen() == "saying");
  t.client.click("saying.1");
  t.settle();
  CHECK(t.has_widget("said"));
  CHECK_FALSE(t.client.find("said")->secret);
  CHECK_FALSE(t.has_widget("aid.say"));
  const auto& events = t.driver().table().view.events;
  const int said = t.driver().rules().catalogue.find_event("said");
  CHECK(std::count_if(events.begin(), events.end(), [&](const Event& e) { return e.what == said; }) == 1);
}

TEST_CASE("A bot companion is asked what it would do") {
  Table t(3, bit(seat(1)) | bit(seat(2)), {{"creature", "2"}}, 5, {1280, 720}, not_alone());
  REQUIRE(reach(t, "aid.say"));
  t.client.key("t");
  t.client.impl.rebuild();
  REQUIRE(t.has_widget("hint.ask"));
  t.client.click("hint.ask");
  t.client.impl.rebuild();
  CHECK(t.has_widget("idea.1"));
  CHECK_FALSE(t.has_widget("idea.4"));
  t.client.click("hint.close");
}
