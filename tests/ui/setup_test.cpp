#include <set>

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
      seats.push_back(fresh_seat(c.impl.ctx.texts, seats, ""));
      marks.insert(initial_of(seats.back().name));
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
