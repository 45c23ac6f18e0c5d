// What is said: ui/speech, App::take_spoken.
#include <algorithm>

#include "catch.hpp"
#include "twins.hpp"
#include "ui/screens/access/access.hpp"
#include "ui/speech/announcer.hpp"
#include "ui/speech/reader.hpp"

using namespace prowl;
using namespace prowl::ui;
namespace ut = prowl::ui::test;
using Stage = PlayScreen::Stage;
using ut::At;
using Lines = std::vector<std::string>;

namespace {

/// The mirror's bytes since this was asked last.
std::string said(ut::Client& c) {
  c.impl.ctx.settings.speech = true;
  std::string out;
  for (const Utterance& u : c.impl.take_spoken().lines) out += u.text + "\n";
  return out;
}

std::string said_to(ut::Client& c, const std::string& key) {
  c.key(key);
  return said(c);
}

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const Lines kReading{"f4", "f5", "f5", "shift+f5", "f6", "f6", "f7", "f7", "f8", "f8", "shift+f8", "shift+f1", "f12"};

/// Everything that a public screen says to whoever tries all keys.
std::string all_said(ut::Client& c) {
  std::string out = said(c);
  for (const auto& key : kReading) out += said_to(c, key);
  for (int i = 0; i < 4; ++i) out += said_to(c, "tab");
  return out + said_to(c, "f12");
}

}  // namespace

TEST_CASE("For two truths with the same public state the same is said while anybody else looks") {
  int compared = 0, differ = 0;
  const Lines languages{"en", "fr", "nl"};
  ut::at_twins({70, 7, 160}, [&](const prowl::test::Table& t, const State& one, const State& other) {
    const std::string language = languages[static_cast<std::size_t>(compared) % 3];
    At a(t, one, language), b(t, other, language);
    if (a.play->step() != 0) return;  // somebody without a choice has acted, and chance with them
    CHECK(all_said(a.client) == all_said(b.client));
    if (!ut::has_secrets(*t.rules)) return;
    for (int s = 0; s < t.seats; ++s) {
      for (const bool aloud : {false, true}) {
        for (At* at : {&a, &b}) {
          at->client.impl.ctx.settings.speak_private = aloud;
          at->look(seat(s));
        }
        if (a.play->stage() != Stage::private_view) continue;
        const std::string own = all_said(a.client), others = all_said(b.client);
        ++compared;
        if (aloud)
          differ += own != others;
        else
          CHECK(own == others);  // nobody has switched it on: others could hear it
        a.hide();
        b.hide();
        for (At* at : {&a, &b}) at->client.impl.ctx.settings.speak_private = false;
        CHECK(said_to(a.client, "f12") == said_to(b.client, "f12"));
        CHECK(all_said(a.client) == all_said(b.client));
      }
      a.play->settle();
      b.play->settle();
      CHECK(all_said(a.client) == all_said(b.client));
    }
    CHECK(a.client.impl.ctx.texts.missing().empty());
  });
  CHECK(compared > 60);
  CHECK(differ > 25);
}

TEST_CASE("When a private view is covered, the voice is told to stop, and nothing of it can be said again") {
  ut::Table t(4, 0, {}, 5, {1280, 720}, ut::not_alone());
  t.client.impl.ctx.settings.speak_private = true;
  said(t.client);
  t.play->become(seat(1), PlayScreen::Purpose::look);
  t.play->confirm();
  t.client.impl.rebuild();
  const std::string own = said(t.client) + said_to(t.client, "f6");
  REQUIRE(own.size() > 40);
  t.play->hide();
  t.client.impl.rebuild();
  const Spoken after = t.client.impl.take_spoken();
  CHECK(after.hush);
  const std::string again = said_to(t.client, "f12");
  for (const std::string& line : lines_of(own)) CHECK_FALSE(holds(again, line));
  CHECK(holds(again, "P2"));  // the curtain
}

TEST_CASE("A rule that was opened from a private view is as secret as that, and goes with it") {
  ut::Table t(4, 0, {}, 5, {1280, 720}, ut::not_alone());
  AppContext& ctx = t.client.impl.ctx;
  said(t.client);
  t.play->become(seat(1), PlayScreen::Purpose::look);
  t.play->confirm();
  t.client.impl.rebuild();
  said(t.client);
  ctx.explain({.game = "not_alone", .paragraph = "3.7"});
  t.client.impl.settle();
  REQUIRE(t.client.screen() == "rules");
  const std::string told = all_said(t.client);
  CHECK(holds(told, "not said aloud"));
  CHECK_FALSE(holds(told, "3.7"));
  t.client.send({.type = Input::Type::focus_lost});
  CHECK(t.client.screen() == "curtain");

  t.play->settle();
  t.client.impl.rebuild();
  said(t.client);
  ctx.explain({.game = "not_alone", .paragraph = "3.7"});
  t.client.impl.settle();
  CHECK(holds(all_said(t.client), "3.7"));
  t.client.send({.type = Input::Type::focus_lost});
  CHECK(t.client.screen() == "rules");
}

TEST_CASE("A private view is told only to who sits there alone or has switched it on") {
  ut::Table t(4, 0, {}, 5, {1280, 720}, ut::not_alone());
  said(t.client);
  const auto look = [&] {
    t.play->become(seat(1), PlayScreen::Purpose::look);
    t.play->confirm();
    t.client.impl.rebuild();
    return said(t.client) + said_to(t.client, "f6");
  };
  const std::string quiet = look();
  CHECK(holds(quiet, "not said aloud"));
  CHECK_FALSE(holds(quiet, "Jungle"));
  t.play->hide();
  t.client.impl.ctx.settings.speak_private = true;
  t.client.impl.rebuild();
  said(t.client);
  std::string told = look();
  for (int i = 0; i < 6; ++i) told += said_to(t.client, "f6");
  CHECK(holds(told, "Jungle"));

  ut::Table alone(3, 0b110, {}, 5, {1280, 720}, ut::not_alone());
  std::string heard = said(alone.client);
  for (int i = 0; i < 40 && alone.play->stage() != Stage::private_view; ++i) {
    alone.key("enter");
    heard += said(alone.client);
  }
  REQUIRE(alone.play->stage() == Stage::private_view);
  CHECK_FALSE(said_to(alone.client, "f6").empty());
}

TEST_CASE("What the focus is on is said with its role, its value, its place in the list and why it can't be pressed") {
  ut::Client c;
  const Texts& texts = c.impl.ctx.texts;
  std::vector<Widget> all(3);
  all[0] = {.id = "a", .role = Role::option, .name = "Visit Hangar", .value = "2 tokens"};
  all[1] = {.id = "b", .role = Role::button, .name = "Menu"};
  all[2] = {.id = "c", .role = Role::option, .name = "Visit Lair", .reason = "It is closed.", .rule = "4.2"};
  all[2].enabled = false;
  CHECK(widget_words(texts, all, 0) == "Visit Hangar. 2 tokens. option 1 of 2");
  CHECK(widget_words(texts, all, 1) == "Menu. button");
  CHECK(widget_words(texts, all, 2) == "Visit Lair. option 2 of 2. not possible: It is closed.");
  CHECK(widget_details(texts, all[2], "Nobody goes in.") ==
        "Visit Lair. not possible: It is closed. Nobody goes in. Rules, paragraph 4.2: F1.");
}

TEST_CASE("Every focusable thing has a name that can be said, on the table and on private views") {
  for (const Game* game : all_games()) {
    ut::Table t(std::max(2, game->min_seats), 0, {}, 5, {1280, 720}, *game);
    for (int round = 0; round < 2; ++round) {
      for (const Widget& w : t.scene().widgets) {
        INFO(game->id << " " << w.id);
        CHECK((!w.focusable || !w.name.empty()));
      }
      if (!ut::has_secrets(t.driver().rules())) break;
      t.play->become(seat(0), PlayScreen::Purpose::look);
      t.play->confirm();
      t.client.impl.rebuild();
    }
  }
}

TEST_CASE("What follows a press cuts off what was said before, what comes by itself waits, an alarm goes first") {
  Voice v;
  v.say("one");
  v.say(" two\n lines ");
  auto out = v.take();
  REQUIRE(out.size() == 2);
  CHECK_FALSE(out[0].cuts);
  CHECK(out[1].text == "two lines");
  v.pressed();
  v.say("three");
  v.say("four");
  v.alarm("the disk is full");
  out = v.take();
  REQUIRE(out.size() == 3);
  CHECK(out[0].text == "the disk is full");
  CHECK(out[0].cuts);
  CHECK_FALSE(out[2].cuts);
  v.repeat();
  CHECK(v.take().size() == 3);
  v.say("");
  CHECK(v.take().empty());
}

TEST_CASE("What is hushed is forgotten, the last thing said among it, and what is public stays") {
  Voice v;
  v.say("Ana holds the Jungle", true);
  v.take();
  v.say("still secret", true);
  v.say("public");
  v.hush();
  CHECK(v.take_hush());
  CHECK_FALSE(v.take_hush());
  const auto out = v.take();
  REQUIRE(out.size() == 1);
  CHECK(out[0].text == "public");
}

TEST_CASE("A screen is said when it comes up: its heading, its words, what has the focus") {
  ut::Client c;
  said(c);
  const std::string dialog = said_to(c, "p");
  CHECK(holds(dialog, "Practise\n"));
  CHECK(holds(dialog, "Begin. button"));
  CHECK(said(c).empty());
  CHECK(holds(said_to(c, "esc"), "New game"));
}

TEST_CASE("A setting is said anew when it changes") {
  ut::Client c;
  c.show(make_access(c.impl.ctx, false));
  said(c);
  c.focus("access.high_contrast");
  CHECK(holds(said(c), "High contrast. off. switch"));
  CHECK(holds(said_to(c, "enter"), "High contrast. on. switch"));
}

TEST_CASE("A notice is said once") {
  ut::Client c;
  said(c);
  c.impl.ctx.notice("Saved as Friday");
  c.impl.rebuild();
  CHECK(holds(said(c), "Saved as Friday"));
  c.impl.ctx.invalidate();
  c.impl.rebuild();
  CHECK(said(c).empty());
}

TEST_CASE("The board is read place by place, round and round, and back with Shift") {
  ut::Table t(3);
  said(t.client);
  const auto places = make_table(t.driver().table(), load_layout(ut::source_dir() / "assets", "nostromo", {}).value(),
                                 t.client.impl.ctx.texts)
                          .places;
  REQUIRE(places.size() == 9);
  for (std::size_t i = 0; i < 3; ++i) CHECK(holds(said_to(t.client, "f5"), places[i].name));
  CHECK(holds(said_to(t.client, "shift+f5"), places[1].name));
  CHECK(holds(said_to(t.client, "shift+f5"), places[0].name));
  CHECK(holds(said_to(t.client, "shift+f5"), places[8].name));
}

TEST_CASE("The log is read back from the newest line and forth again") {
  ut::Table t(3, 0b111);  // bots play
  said(t.client);
  const std::string newest = said_to(t.client, "f8"), before = said_to(t.client, "f8");
  CHECK_FALSE(newest.empty());
  CHECK(newest != before);
  CHECK(said_to(t.client, "shift+f8") == newest);
  CHECK(holds(said_to(t.client, "shift+f8"), "The newest:"));
}

TEST_CASE("What has happened before all eyes is told once, in its order") {
  ut::Table t(3, 0b111);
  const std::string heard = said(t.client);
  CHECK(std::count(heard.begin(), heard.end(), '\n') > 3);
  CHECK(said(t.client).empty());
}

TEST_CASE("Without speech nothing is collected, and the keys for it do nothing") {
  ut::Client c;
  c.key("tab");
  CHECK(c.impl.take_spoken().lines.empty());
  c.key("f5");
  CHECK(c.impl.take_spoken().lines.empty());
  CHECK(c.screen() == "title");
}

TEST_CASE("No key that reads is a hot key of a screen") {
  for (const Game* game : all_games()) {
    ut::Table t(std::max(2, game->min_seats), 0, {}, 5, {1280, 720}, *game);
    for (const Widget& w : t.scene().widgets)
      for (const Reader::Key& k : Reader::keys()) CHECK(w.hotkey != k.key);
  }
}

// --- the page for accessibility

TEST_CASE("The first start asks how people see and hear best, before lessons are offered") {
  ut::TemporaryFolder folder;
  ut::FixedCanvas canvas({1280, 720});
  const auto start = [&] {
    Platform p = ut::test_platform(folder.path());
    p.greet = true;
    auto impl = std::make_unique<App::Impl>(std::move(p), canvas);
    impl->rebuild();
    return impl;
  };
  auto first = start();
  CHECK(first->ctx.stack.top()->id() == "access");
  CHECK(first->ui.focus == "access.done");
  first->wait_over();
  first->handle({.type = Input::Type::key, .key = "enter"});
  first->rebuild();
  CHECK(first->ctx.stack.top()->id() == "title");
  CHECK(find_widget(first->scene.widgets, "offer") >= 0);
  CHECK(start()->ctx.stack.top()->id() == "title");
}

TEST_CASE("F2 opens it from everywhere, over a private view that is covered then") {
  ut::Table t(4, 0, {}, 5, {1280, 720}, ut::not_alone());
  t.play->become(seat(1), PlayScreen::Purpose::look);
  t.play->confirm();
  t.client.impl.rebuild();
  t.key("f2");
  CHECK(t.client.screen() == "access");
  CHECK(t.play->stage() == Stage::curtain);
  t.key("f2");
  t.key("esc");
  CHECK(t.client.screen() == "curtain");
  ut::Client c;
  c.key("f3");
  CHECK(c.screen() == "access");
}

TEST_CASE("Shift and F2 switch speech without being seen") {
  ut::Client c;
  c.key("shift+f2");
  CHECK(c.impl.ctx.settings.speech);
  const Spoken on = c.impl.take_spoken();
  CHECK(on.aloud);
  CHECK(std::any_of(on.lines.begin(), on.lines.end(), [](const Utterance& u) { return u.text == "Speech is on."; }));
  c.key("shift+f2");
  CHECK_FALSE(c.impl.ctx.settings.speech);
}
