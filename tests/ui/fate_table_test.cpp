#include <set>

#include "catch.hpp"
#include "games/fate/rules/data/facts.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

const Game& fate_game() { return *find_game("fate"); }

struct Ship : test::RandomTable {
  explicit Ship(int players, Options options = {}, std::uint64_t seed = 3)
      : RandomTable(fate_game(), players, std::move(options), seed) {}
  bool acting() const { return driver->prompt().id == "act"; }
};

const PlaceView* place(const TableView& t, int zone_number) {
  const auto at = std::find_if(t.places.begin(), t.places.end(),
                               [&](const PlaceView& p) { return index(p.zone) == zone_number; });
  return at == t.places.end() ? nullptr : &*at;
}

bool inside(Point p, Rect r) {
  return p.x >= r.x - 1 && p.x <= r.right() + 1 && p.y >= r.y - 1 && p.y <= r.bottom() + 1;
}

}  // namespace

TEST_CASE("The ship has its 27 spaces, and the drawing joins just those that are neighbours by the rules") {
  Ship ship(3);
  const TableView t = ship.view();
  REQUIRE(t.places.size() == 27);
  const auto& cat = ship.driver->rules().catalogue;
  std::set<std::pair<int, int>> drawn, ruled;
  for (const SpaceLink& link : ship.board.board.space->links) {
    const int a = cat.find_zone(link.from), b = cat.find_zone(link.to);
    REQUIRE(a > 0);
    REQUIRE(b > 0);
    CHECK(drawn.emplace(std::min(a, b), std::max(a, b)).second);
    // A way begins in the one and ends in the other.
    CHECK(inside(link.via.front(), place(t, a)->cell));
    CHECK(inside(link.via.back(), place(t, b)->cell));
  }
  for (int z = 1; z <= 27; ++z)
    for (unsigned m = fate::neighbours(ship.driver->rules(), zone(z)), n = 0; m != 0; m >>= 1U, ++n)
      if ((m & 1U) != 0) ruled.emplace(std::min(z, static_cast<int>(n)), std::max(z, static_cast<int>(n)));
  CHECK(drawn == ruled);
  CHECK(ruled.size() == 28);
}

TEST_CASE("Every crew member, Ash and the Alien stand where the counters say") {
  for (int players = 1; players <= 5; ++players) {
    Ship ship(players, {{"ash", "on"}}, static_cast<std::uint64_t>(players));
    REQUIRE(ship.until([&](const TableView&) { return ship.acting() && ship.reg("turn") >= 3; }));
    const TableView t = ship.view();
    CHECK(t.figures.size() == static_cast<std::size_t>(players) + 2);
    int active = 0;
    for (const FigureView& f : t.figures) active += f.active ? 1 : 0;
    CHECK(active == 1);
    CHECK(t.members.size() == static_cast<std::size_t>(players));
    CHECK(t.members.front().active);
    CHECK(index(t.figures.front().at) == ship.reg("alien_at"));
  }
}

TEST_CASE("The odds count the cards that are left, and the worst of them stands on the morale track") {
  Ship ship(3);
  REQUIRE(ship.until([&](const TableView&) { return ship.acting() && ship.reg("turn") >= 2; }));
  for (int i = 0; i < 200 && !ship.driver->outcome().over; ++i) {
    const TableView t = ship.view();
    const auto& pile = t.piles.front();
    int cards = 0;
    for (const PanelRow& row : pile.rows) cards += static_cast<int>(row.boxes.size());
    CHECK(cards == pile.count);
    if (ship.acting()) {
      REQUIRE(t.facts.size() == 1);
      CHECK(static_cast<int>(t.facts.front().rows.front().boxes.size()) == cards);
      const auto hot = std::count_if(t.facts.front().rows.front().boxes.begin(),
                                     t.facts.front().rows.front().boxes.end(),
                                     [](const BoxView& b) { return b.level == 2; });
      CHECK((hot > 0) == t.tracks.front().ghost.has_value());
    }
    if (!ship.step()) break;
  }
}

TEST_CASE("Each objective is numbered on its room, and met ones are ticked") {
  Ship ship(4);
  REQUIRE(ship.until([&](const TableView&) { return ship.acting(); }));
  const TableView t = ship.view();
  REQUIRE(t.tasks.size() == 6);  // five objectives and the mission
  CHECK(t.tasks.back().hidden);
  std::set<std::string> marks;
  for (const PlaceView& p : t.places)
    for (const FactView& m : p.marks) marks.insert(m.text);
  CHECK(marks == std::set<std::string>{"1", "2", "3", "4", "5"});
}

TEST_CASE("All options of a turn stand under a verb, once, a verb without any says why") {
  Ship ship(3, {}, 8);
  REQUIRE(ship.until([&](const TableView&) { return ship.acting(); }));
  for (int i = 0; i < 300 && !ship.driver->outcome().over; ++i) {
    if (ship.acting()) {
      const TableView t = ship.view();
      const Seat who = ship.driver->prompt().actor;
      TableFacts f = ship.driver->table();
      f.view.options = ship.driver->options(who);
      const TableView own = make_table(f, ship.board, ship.client.impl.ctx.texts);
      ActionList under;
      for (const VerbView& v : own.verbs) {
        CHECK(v.actions.empty() != v.reason.empty());
        under.insert(under.end(), v.actions.begin(), v.actions.end());
      }
      std::sort(under.begin(), under.end());
      ActionList all = f.view.options;
      std::sort(all.begin(), all.end());
      CHECK(under == all);
    }
    if (!ship.step()) break;
  }
}

TEST_CASE("A flee is a walk of three neighbouring spaces to where it ends") {
  Ship ship(5, {}, 4);
  REQUIRE(ship.until([&](const TableView&) {
    return ship.driver->prompt().id == "flee" || ship.driver->prompt().id == "flee_several";
  }));
  const TableView t = ship.view();
  REQUIRE(t.walks.size() == ship.driver->options(Seat::table).size());
  for (const WalkView& w : t.walks) {
    CHECK(w.steps.size() == 3);
    CHECK(index(w.steps.back()) == w.action.b);
    Zone before = w.from;
    for (const Zone z : w.steps) {
      CHECK(((fate::neighbours(ship.driver->rules(), before) >> index(z)) & 1U) != 0);
      before = z;
    }
  }
}

TEST_CASE("The table of Fate is made from what a spectator may know") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Ship ship(static_cast<int>(1 + seed), {{"ash", "on"}}, seed);
    for (int step = 0; step < 120; ++step) {
      if (step % 6 == 0) {
        const TableFacts f = ship.driver->table();
        TableFacts other = f;
        Rng rng(seed + static_cast<std::uint64_t>(step));
        other.view = make_view(fate_game(), *f.rules, imagine_state(fate_game(), *f.rules, f.view, rng), Seat::table);
        other.view.events = f.view.events;
        other.view.options = f.view.options;
        Scene mine, theirs;
        for (const auto& [facts, scene] :
             std::vector<std::pair<const TableFacts*, Scene*>>{{&f, &mine}, {&other, &theirs}}) {
          AppContext& ctx = ship.client.impl.ctx;
          Builder b(*scene, ship.client.canvas, ctx.world_theme("fate"), ctx.texts, ship.client.impl.ui, 1, 1, true);
          const TableView t = make_table(*facts, ship.board, ctx.texts);
          HullCache hull;
          draw_board(b, {0, 138, 1480, 720}, t, ship.board, {}, hull);
          draw_beat(b, {16, 80, 1456, 80}, t.tracks.front());
          draw_tasks(b, {1488, 80, 416, 600}, t);
          draw_pile_panel(b, {1488, 700, 416, 160}, t.piles.front());
          draw_member(b, {16, 856, 744, 208}, t);
          draw_mates(b, {1256, 856, 216, 208}, t);
          if (t.stage) draw_stage(b, {1488, 80, 416, 984}, *t.stage, ship.board, t);
        }
        CHECK(test::transcript(mine) == test::transcript(theirs));
      }
      if (!ship.step()) break;
    }
  }
}
