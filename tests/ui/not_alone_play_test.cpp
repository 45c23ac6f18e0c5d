#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "random_press.hpp"

using namespace prowl;
using namespace prowl::ui;
using test::press_anything;
using test::Table;
using Stage = PlayScreen::Stage;
using Purpose = PlayScreen::Purpose;

namespace {

// Option side=1, so that the first question is where to hide; the Creature is the first seat.
Options quick() { return {{"side", "1"}}; }

struct Planet : Table {
  explicit Planet(int players, std::uint64_t seed = 5, SeatMask bots = 0)
      : Table(players, bots, quick(), seed, {1280, 720}, test::not_alone()) {}

  /// The shared bar, the news and the Creature: everything that is no input of a Hunted. `places`: where the Creature
  /// goes.
  bool others(std::string_view place) {
    if (has_widget("continue")) return click("continue"), true;
    if (play->stage() == Stage::curtain && play->seat_shown() == seat(0)) return key("enter"), true;
    if (play->stage() != Stage::private_view || play->seat_shown() != seat(0)) return false;
    const std::string put = "room." + std::string(place);
    const Widget* done = client.find("option.done");
    if (done != nullptr && done->enabled) return click("option.done"), true;
    if (const Widget* w = client.find(put); w != nullptr && w->enabled) return click(put), true;
    return false;
  }
  /// Until a Hunted is asked.
  void wait_for_hunted(std::string_view creature_place) {
    for (int i = 0; i < 60 && others(creature_place); ++i) {
    }
  }
};

std::string option(Driver& d, const Action& a) {
  const std::string line = to_notation(d.rules().catalogue, seat(0), a);
  return "option." + line.substr(line.find(' ') + 1);
}

// What a hand holds or has just played, and not what lies discarded, stands beside a name at the score.
std::ptrdiff_t places_drawn(const Scene& scene) {
  return std::count_if(scene.draws.begin(), scene.draws.end(), [](const Draw& d) {
    return d.op == Draw::Op::picture && d.picture.name.starts_with("not_alone/places/");
  });
}

std::ptrdiff_t places_held(const Driver& d, int players) {
  const Catalogue& c = d.rules().catalogue;
  const State table = d.table().view.masked;
  std::ptrdiff_t held = 0;
  for (int p = 2; p <= players; ++p)
    for (const char* group : {"hand", "played"})
      held += count(table, zone(c.find_zone(fmt::format("{}_p{}", group, p))));
  return held;
}

}  // namespace

TEST_CASE("A hunted player's plain turn takes four inputs") {
  Planet t(2);
  t.wait_for_hunted("lair");
  REQUIRE(t.prompt() == "choose");
  int inputs = 0;
  const auto press = [&](const std::string& key) { ++inputs, t.key(key); };
  REQUIRE(t.play->stage() == Stage::curtain);
  press("enter");  // I am P2
  press("2");      // the Jungle
  press("enter");  // done
  t.wait_for_hunted("lair");
  REQUIRE(t.prompt() == "resolve");
  REQUIRE(t.play->stage() == Stage::table);
  ++inputs, t.click("option.use jungle");
  CHECK(inputs == 4);
  CHECK(reg_of(t.driver().table(), "turn") == 1);
}

TEST_CASE("Another Place takes the turn of the one laid down, in one press") {
  Planet t(2);
  t.wait_for_hunted("lair");
  t.key("enter");
  t.click("option.play jungle");
  CHECK(t.client.find("option.confirm")->enabled);
  t.click("option.play beach");
  const auto laid = [&] {
    std::set<std::string> names;
    const auto mine = t.driver().facts(seat(1));
    for (const int slot : slots(mine.view.masked, zone_of(mine.rules->catalogue, "hand", seat(1))))
      if (const Piece& p = piece(mine.view.masked, slot); p.marks != 0)
        names.insert(mine.rules->catalogue.kinds[static_cast<std::size_t>(index(p.kind))].name);
    return names;
  };
  CHECK(laid() == std::set<std::string>{"beach_p2"});
  t.click("option.play beach");
  CHECK(laid().empty());
  CHECK_FALSE(t.client.find("option.confirm")->enabled);
}

TEST_CASE("Who has hidden may think again behind the curtain of those who still choose") {
  Planet t(4);
  t.wait_for_hunted("lair");
  CHECK_FALSE(t.has_widget("change.p2"));
  t.key("enter"), t.key("2"), t.key("enter");
  REQUIRE(t.play->seat_shown() == seat(2));
  REQUIRE(t.has_widget("change.p2"));
  CHECK_FALSE(t.has_widget("change.p3"));
  CHECK_FALSE(t.has_widget("change.p4"));
  t.click("change.p2");
  CHECK(t.play->stage() == Stage::curtain);
  CHECK(t.play->seat_shown() == seat(1));
  CHECK(t.driver().awaited(true).size() == 3);
  t.key("enter"), t.click("option.play beach"), t.key("enter");
  const auto mine = t.driver().facts(seat(1));
  const int slot = find_piece(mine.view.masked, zone_of(mine.rules->catalogue, "hand", seat(1)),
                              kind(mine.rules->catalogue.find_kind("beach_p2")));
  REQUIRE(slot >= 0);
  CHECK(piece(mine.view.masked, slot).marks != 0);
  t.key("enter"), t.key("2"), t.key("enter");
  REQUIRE(t.play->seat_shown() == seat(3));
  CHECK(t.has_widget("change.p2"));
  CHECK(t.has_widget("change.p3"));
  t.key("enter"), t.key("2"), t.key("enter");
  CHECK(t.prompt() != "choose");
  CHECK_FALSE(t.has_widget("change.p2"));
}

TEST_CASE("Every legal option of Not Alone is a row, on the table only what a spectator can tell") {
  std::set<std::string> prompts;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Planet t(static_cast<int>(2 + seed % 4), seed);
    Rng rng(seed);
    for (int step = 0; step < 260 && !t.driver().outcome().over; ++step) {
      prompts.insert(t.prompt());
      const bool own = t.play->stage() == Stage::private_view;
      if (own) {
        const Seat who = t.play->seat_shown();
        std::set<std::string> seen;
        const auto look = [&] {
          for (const Widget& w : t.scene().widgets) seen.insert(w.id);
        };
        look();
        for (int token = 0; t.has_widget("token." + std::to_string(token)) && t.prompt() == "hunt"; ++token)
          t.client.press("token." + std::to_string(token)), look();
        for (const Action& a : t.driver().options(who)) {
          const std::string& verb = t.driver().rules().catalogue.verbs[static_cast<std::size_t>(index(a.verb))].name;
          INFO(to_notation(t.driver().rules().catalogue, who, a) << " at " << t.prompt());
          CHECK((verb == "pass" || seen.contains(option(t.driver(), a))));
        }
      } else {
        for (const Widget& w : t.scene().widgets) CHECK_FALSE(w.id.starts_with("option.announce"));
      }
      press_anything(t, rng);
    }
  }
  for (const char* wanted : {"choose", "hunt", "resolve", "window_1"}) CHECK(prompts.contains(wanted));
}

TEST_CASE("The way to a hidden card is on the table whatever the hand holds") {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Planet t(2, seed);
    t.wait_for_hunted("lair");
    t.key("enter"), t.key("2"), t.key("enter");
    t.wait_for_hunted("lair");
    REQUIRE(t.prompt() == "resolve");
    CHECK(t.has_widget("private.more"));
    t.click("private.more");
    CHECK(t.play->stage() == Stage::curtain);
    CHECK(t.play->seat_shown() == seat(1));
  }
}

TEST_CASE("One press lets nobody be asked for cards again this turn") {
  Planet t(3);
  REQUIRE(t.prompt() == "window_1");
  t.click("stand_down");
  Rng rng(2);
  for (int step = 0; step < 80 && reg_of(t.driver().table(), "turn") == 1; ++step) {
    CHECK(t.driver().prompt().ask != Ask::reaction);
    press_anything(t, rng);
  }
  REQUIRE(reg_of(t.driver().table(), "turn") == 2);
  CHECK(t.driver().prompt().ask == Ask::reaction);
}

// The Creature in the hunt, with a card chosen that may be played for good; false: none of its cards may.
static bool choose_hunt_card(Planet& t) {
  for (int i = 0; i < 60 && t.prompt() != "hunt"; ++i) {
    if (t.others("lair")) continue;
    t.key("enter");
    if (t.has_widget("option.confirm")) t.key("2"), t.key("enter");
  }
  if (t.play->stage() == Stage::curtain) t.key("enter");
  for (int i = 0; i < 3 && t.has_widget(fmt::format("card.{}", i)); ++i) {
    t.click(fmt::format("card.{}", i));
    if (t.has_widget("card.zoom")) t.click("card.zoom");
    if (t.has_widget("card.play")) return true;
  }
  return false;
}

TEST_CASE("A chosen card is offered until it is played or left on purpose, wherever a token goes in between") {
  Planet t(2);
  REQUIRE(choose_hunt_card(t));
  t.click("room.jungle");
  REQUIRE(t.prompt() == "hunt");
  REQUIRE(t.has_widget("card.play"));
  CHECK(t.client.find("card.play")->primary);
  CHECK(t.client.impl.ui.focus == "card.play");
  t.click("leave");
  CHECK(t.prompt() == "hunt");
  CHECK(t.has_widget("card.play"));
  t.click("option.done");
  CHECK(t.prompt() != "hunt");
}

TEST_CASE("A token that can't be put down is not picked up") {
  Planet t(2);
  t.others("lair");
  for (int i = 0; i < 60 && t.prompt() != "hunt"; ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    press_anything(t, rng);
  }
  REQUIRE(t.prompt() == "hunt");
  if (t.play->stage() == Stage::curtain) t.key("enter");
  REQUIRE(t.has_widget("token.2"));
  t.click("token.2");  // the Target: no card has brought it
  CHECK(t.client.find("option.put creature beach")->enabled);
}

TEST_CASE("Two adjacent Places are barred by two clicks on the planet") {
  int played = 0;
  for (std::uint64_t seed = 1; seed <= 60 && played == 0; ++seed) {
    Planet t(3, seed);
    const auto hunter = t.driver().facts(seat(0));
    if (find_piece(hunter.view.masked, zone_of(hunter.rules->catalogue, "hand", seat(0)),
                   kind(hunter.rules->catalogue.find_kind("force_field"))) < 0)
      continue;
    ++played;
    t.click("react.p1"), t.key("enter"), t.click("option.announce force_field");
    REQUIRE(t.prompt() == "force_field");
    REQUIRE(t.play->stage() == Stage::table);
    t.click("room.beach");
    CHECK(t.prompt() == "force_field");
    CHECK_FALSE(t.client.find("room.lair")->enabled);
    t.click("room.source");
    CHECK(t.prompt() != "force_field");
    CHECK(reg_of(t.driver().table(), "barred") == ((1 << 3) | (1 << 8)));
  }
  CHECK(played == 1);
}

TEST_CASE("The table looks the same whatever Survival card a Hunted holds") {
  std::set<std::string> pictures, cards;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Planet t(2, seed);
    REQUIRE(t.driver().prompt().ask == Ask::reaction);
    const auto mine = t.driver().facts(seat(1));
    const int slot = top(mine.view.masked, zone_of(mine.rules->catalogue, "survival", seat(1)));
    cards.insert(mine.rules->catalogue.kinds[static_cast<std::size_t>(index(piece(mine.view.masked, slot).kind))].name);
    pictures.insert(test::transcript(t.scene()));
  }
  CHECK(cards.size() > 2);
  CHECK(pictures.size() == 1);
}

TEST_CASE("Whole games of Not Alone end by random presses") {
  for (const int players : {2, 3, 5, 7}) {
    Planet t(players, static_cast<std::uint64_t>(players));
    Rng rng(static_cast<std::uint64_t>(players));
    int steps = 0;
    while (!t.driver().outcome().over && ++steps < 9000) press_anything(t, rng);
    CHECK(t.driver().outcome().over);
    CHECK(t.play->stage() == Stage::score);
    CHECK(places_drawn(t.scene()) == places_held(t.driver(), players));
  }
}
