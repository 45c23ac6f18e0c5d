#include <set>

#include <fmt/format.h>

#include "catch.hpp"
#include "ui/screens/setup.hpp"
#include "ui_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::Client;

namespace {

void open_setup(Client& c, std::string_view game) { c.show(make_setup(c.impl.ctx, *find_game(game))); }

}  // namespace

TEST_CASE("Every step of every slider of a set-up is a value that the game takes") {
  int sliders = 0;
  for (const Game* game : all_games()) {
    Client c({1920, 1080});
    open_setup(c, game->id);
    std::vector<std::string> ids;
    for (const Widget& w : c.impl.scene.widgets)
      if (w.role == Role::slider) ids.push_back(w.id);
    for (const std::string& id : ids) {
      ++sliders;
      std::set<std::string> seen;
      for (int side : {-1, 1}) {
        for (int i = 0; i < 210; ++i) {
          c.focus(id);
          c.key(side < 0 ? "left" : "right");
          seen.insert(c.find(id)->value);
          INFO(game->id << " " << id << " " << c.find(id)->value);
          REQUIRE(c.find("start")->reason.empty());
        }
      }
      CHECK(seen.size() > 5);
    }
  }
  CHECK(sliders >= 2);
}

TEST_CASE("One step right of no limit is the shortest time that there is") {
  Client c({1920, 1080});
  open_setup(c, "nostromo");
  const std::string none = c.find("option.timer")->value;
  c.focus("option.timer");
  c.key("right");
  CHECK(c.find("option.timer")->value.find("10") != std::string::npos);
  c.key("left");
  CHECK(c.find("option.timer")->value == none);
}

TEST_CASE("People without names of their own are told apart by their badges") {
  for (const char* lang : {"en", "fr", "nl"}) {
    Client c({1280, 720}, lang);
    std::vector<SeatInfo> seats;
    std::set<std::string> marks;
    for (int i = 0; i < kMaxSeats; ++i) {
      seats.push_back(fresh_seat(seats, ""));
      marks.insert(initial_of(shown_name(c.impl.ctx.texts, seats.back(), seats.size() - 1)));
    }
    CHECK(marks.size() == static_cast<std::size_t>(kMaxSeats));
  }
  CHECK(initial_of("anna") == "A");
  CHECK(initial_of("Élise") == "É");
  CHECK(initial_of("R2D2") == "2");
  CHECK(initial_of("Player 12") == "12");
  CHECK(initial_of("Agent 007") == "A");
  CHECK(initial_of("7") == "7");
  CHECK(initial_of("").empty());
}

TEST_CASE("A name can be pasted, its first line only") {
  Client c;
  open_setup(c, "nostromo");
  c.impl.ctx.platform.clipboard = [] { return std::string("\tZoë\nnot this"); };
  c.focus("seat.1.name");
  for (int i = 0; i < 20; ++i) c.key("backspace");
  c.key("ctrl+v");
  CHECK(c.find("seat.1.name")->value == "Zoë");
  c.key("shift+insert");
  CHECK(c.find("seat.1.name")->value == "ZoëZoë");
}

TEST_CASE("Set-up says what the curtain will do") {
  Client c({1920, 1080});
  open_setup(c, "nostromo");
  const auto words = [&] { return c.find("setup.share")->name; };
  const Texts& t = c.impl.ctx.texts;
  CHECK(words() == "You play alone against bots: no curtain.");
  c.impl.ctx.settings.curtain_alone = true;
  c.impl.rebuild();
  CHECK(words() == t.tr("setup.share_alone"));
  c.click("seat.6.remove");
  c.click("add.human");
  CHECK(words() == t.trn("setup.share", 2));
  open_setup(c, "fate");
  CHECK(words() == t.trn("setup.share_open", 1));
}

TEST_CASE("Whoever hunts is known by face and word, whoever chooses later has neither") {
  Client c({1920, 1080});
  c.show(make_setup(c.impl.ctx, *find_game("not_alone"), {{"creature", "2"}}));
  CHECK(c.find("seat.2.words")->name == c.impl.ctx.texts.tr("side.not_alone.creature"));
  CHECK(c.find("seat.1.words")->name == c.impl.ctx.texts.tr("setup.plays_person"));
  open_setup(c, "fate");
  CHECK(c.find("seat.1.words")->name == c.impl.ctx.texts.tr("setup.chooses"));
  c.show(make_setup(c.impl.ctx, *find_game("fate"), {{"crew_pick", "fixed"}}));
  CHECK(c.find("seat.1.words")->name != c.impl.ctx.texts.tr("setup.chooses"));
  CHECK(c.find("seat.1.words")->name != c.impl.ctx.texts.tr("setup.plays_person"));
}

TEST_CASE("The track of a set-up shows the side of the board that is chosen") {
  Client c({1920, 1080});
  const auto pictures = [&](const char* side) {
    c.show(make_setup(c.impl.ctx, *find_game("not_alone"), {{"side", side}}));
    std::vector<float> at;
    for (const Draw& d : c.impl.scene.draws)
      if (d.picture.name.find("node_artemia") != std::string::npos) at.push_back(d.box.x);
    return at;
  };
  const auto one = pictures("1"), two = pictures("2");
  CHECK(one.size() > 3);
  CHECK(two.size() > 3);
  CHECK(one != two);
}

TEST_CASE("Rules that can't be read are named in the reader's language, their file last") {
  for (const char* lang : {"en", "fr", "nl"}) {
    Client c({1280, 720}, lang);
    const Error e = make_error(ErrorCode::bad_json, "/home/ann/rules/not_alone/cards.json#/cards/3",
                               say("Expected {}, found {}.", "a whole number", "a text"));
    const std::string words = rules_problem(c.impl.ctx, *find_game("not_alone"), e);
    CHECK(words.find("Not Alone") != std::string::npos);
    CHECK(words.ends_with("(cards.json#/cards/3)"));
    CHECK(words.find("/home") == std::string::npos);
  }
}

TEST_CASE("Names that nobody chose are not kept, and do not wander to other seats") {
  Client c({1920, 1080});
  open_setup(c, "not_alone");
  for (const int n : {3, 4}) {  // people; the second stays a bot
    c.click(fmt::format("seat.{}.who", n));
    c.click("list.0");
  }
  CHECK(c.find("seat.3.name")->value.empty());
  c.click("start");
  CHECK(lines_of(c.impl.ctx.settings.last_names).empty());
  Client again({1920, 1080});
  again.impl.ctx.settings.last_names = c.impl.ctx.settings.last_names;
  open_setup(again, "not_alone");
  for (int n = 1; n <= 3; ++n) CHECK(again.find(fmt::format("seat.{}.name", n))->value.empty());
  CHECK(again.find("seat.4.name")->value == "Dov");
}

TEST_CASE("Who becomes a person loses a bot's name, and keeps an own one") {
  SeatInfo seat{"Cleo", "basic", "#ffffff", "circle"};
  set_player(seat, 2, "");
  CHECK(seat.name.empty());
  set_player(seat, 2, "basic");
  CHECK(seat.name == "Cleo");
  seat.name = "Zoë";
  set_player(seat, 2, "");
  CHECK(seat.name == "Zoë");
}
