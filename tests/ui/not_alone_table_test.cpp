#include <set>

#include "catch.hpp"
#include "match_fixture.hpp"

using namespace prowl;
using namespace prowl::ui;

namespace {

struct Planet : test::RandomTable {
  explicit Planet(int players, Options options = {}, std::uint64_t seed = 3)
      : RandomTable(test::not_alone(), players, std::move(options), seed) {}
};

const TrackView& track(const TableView& t, std::string_view id) {
  return *std::find_if(t.tracks.begin(), t.tracks.end(), [&](const TrackView& k) { return k.id == id; });
}

std::set<int> set_of(const std::vector<int>& v) { return {v.begin(), v.end()}; }

}  // namespace

TEST_CASE("The ten Places lie in two rows of five, with thirteen pairs of neighbours") {
  Planet p(3);
  const TableView t = p.view();
  REQUIRE(t.places.size() == 10);
  std::size_t pairs = 0;
  for (std::size_t i = 0; i < t.places.size(); ++i) {
    CHECK(t.places[i].cell == Rect{static_cast<float>(i % 5), static_cast<float>(i / 5), 1, 1});
    CHECK(t.places[i].number == std::to_string(i + 1));
    CHECK(t.places[i].kind != Kind::hidden);
    CHECK_FALSE(t.places[i].line.empty());
    pairs += t.places[i].links.size();
  }
  CHECK(pairs == 13);
}

TEST_CASE("The track shows the Artemia spaces of the side that was chosen") {
  Planet one(4, {{"side", "1"}}), two(4, {{"side", "2"}});
  CHECK(set_of(track(one.view(), "rescue").marks) == std::set<int>{1, 2, 3, 4, 5, 6});
  CHECK(set_of(track(two.view(), "rescue").marks) == std::set<int>{1, 3, 5, 7, 9, 11});
}

TEST_CASE("Both counters begin as far from the star as the number of players says") {
  for (int players = 2; players <= 7; ++players) {
    Planet p(players, {{"side", "1"}});
    const TableView t = p.view();
    CHECK(track(t, "rescue").max == 11 + players);
    CHECK(track(t, "assimilation").max == 5 + players);
    CHECK(track(t, "rescue").ghost == track(t, "rescue").value - 1);
  }
}

TEST_CASE("A token lies, and shines, on every Place that it covers") {
  Planet p(5);
  REQUIRE(p.until([&](const TableView&) { return p.reg("creature_at") != 0; }));
  const TableView t = p.view();
  for (std::size_t i = 0; i < t.places.size(); ++i) {
    const bool covered = ((p.reg("creature_at") >> i) & 1) != 0;
    const auto& tokens = t.places[i].tokens;
    CHECK(std::any_of(tokens.begin(), tokens.end(),
                      [](const PieceView& v) { return v.picture == "not_alone/tokens/creature"; }) == covered);
    CHECK((std::find(t.places[i].lights.begin(), t.places[i].lights.end(), "creature") != t.places[i].lights.end()) ==
          covered);
  }
}

TEST_CASE("Before the reveal nobody stands anywhere, after it every Hunted does") {
  Planet p(4);
  const auto figures = [](const TableView& t) {
    std::set<Seat> who;
    for (const auto& place : t.places)
      for (const auto& v : place.tokens)
        if (v.shape == "pawn") who.insert(v.owner);
    return who;
  };
  REQUIRE(p.until([&](const TableView&) { return p.reg("phase") == 2; }));
  CHECK(figures(p.view()).empty());
  REQUIRE(p.until([&](const TableView& t) { return !figures(t).empty(); }));
  CHECK(figures(p.view()).size() == 3);
  CHECK(p.reg("phase") == 3);
}

TEST_CASE("What somebody can hold is what is theirs and does not lie open") {
  Planet p(4);
  REQUIRE(p.until([&](const TableView& t) {
    return std::any_of(t.seats.begin(), t.seats.end(), [](const SeatView& s) { return s.thumbs.size() >= 2; });
  }));
  const TableView t = p.view();
  REQUIRE(t.facts.size() == 1);
  for (const PanelRow& row : t.facts.front().rows) {
    if (row.boxes.empty()) continue;
    const auto s = std::find_if(t.seats.begin(), t.seats.end(), [&](const SeatView& v) { return v.seat == row.seat; });
    REQUIRE(s != t.seats.end());
    CHECK(row.seat != seat(p.reg("creature")));
    for (const PieceView& thumb : s->thumbs) {
      if (thumb.label.empty()) continue;
      CHECK(row.boxes[static_cast<std::size_t>(std::stoi(thumb.label) - 1)].level == 1);
    }
  }
}

TEST_CASE("Discards lie sorted, and under Smokescreen the table cannot read them") {
  constexpr int kSmokescreen = 4;
  bool met = false;
  for (std::uint64_t seed = 1; seed <= 40 && !met; ++seed) {
    Planet p(6, {}, seed);
    met = p.until([&](const TableView& t) {
      for (const SeatView& s : t.seats) {
        std::vector<int> numbers;
        for (const PieceView& v : s.thumbs)
          if (!v.label.empty()) numbers.push_back(std::stoi(v.label));
        CHECK(std::is_sorted(numbers.begin(), numbers.end()));
      }
      return (p.reg("effects") & kSmokescreen) != 0 &&
             std::any_of(t.seats.begin(), t.seats.end(), [](const SeatView& s) { return !s.thumbs.empty(); });
    });
    if (!met) continue;
    for (const SeatView& s : p.view().seats)
      for (const PieceView& v : s.thumbs) {
        CHECK_FALSE(v.open);
        CHECK(v.label.empty());
        CHECK(v.kind == Kind::hidden);
      }
  }
  CHECK(met);
}

TEST_CASE("The table of Not Alone is made from what a spectator may know") {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Planet p(static_cast<int>(2 + seed), {}, seed);
    for (int step = 0; step < 120; ++step) {
      if (step % 6 == 0) {
        const TableFacts f = p.driver->table();
        TableFacts other = f;
        Rng rng(seed + static_cast<std::uint64_t>(step));
        other.view = make_view(test::not_alone(), *f.rules, imagine_state(test::not_alone(), *f.rules, f.view, rng),
                               Seat::table);
        other.view.events = f.view.events;
        other.view.options = f.view.options;
        Scene mine, theirs;
        for (const auto& [facts, scene] :
             std::vector<std::pair<const TableFacts*, Scene*>>{{&f, &mine}, {&other, &theirs}}) {
          AppContext& ctx = p.client.impl.ctx;
          Builder b(*scene, p.client.canvas, ctx.world_theme("not_alone"), ctx.texts, p.client.impl.ui, 1, 1, true);
          const TableView t = make_table(*facts, p.board, ctx.texts);
          HullCache hull;
          draw_board_ground(b, {0, 184, 1480, 700}, t, p.board, {}, hull);
          draw_board(b, {0, 184, 1480, 700}, t, p.board, {});
          draw_race(b, {0, 80, 1920, 140}, t, p.board);
          draw_seat_row(b, {24, 872, 1184, 184}, t.seats, p.board, {});
          draw_piles(b, {1224, 872, 216, 184}, t);
          draw_panel(b, {1464, 216, 432, 300}, t.facts.front(), t);
          draw_log(b, {1464, 664, 352, 292}, t, {});
        }
        CHECK(test::transcript(mine) == test::transcript(theirs));
      }
      if (!p.step()) break;
    }
  }
}

TEST_CASE("Seats of two to seven players stand side by side inside their row") {
  for (int players = 2; players <= 7; ++players) {
    Planet p(players);
    for (const Rect row : {Rect{24, 872, 1184, 184}, Rect{8, 472, 944, 60}}) {
      Scene scene;
      AppContext& ctx = p.client.impl.ctx;
      Builder b(scene, p.client.canvas, ctx.world_theme("not_alone"), ctx.texts, p.client.impl.ui, 1, 1, true);
      draw_seat_row(b, row, p.view().seats, p.board, {});
      std::vector<Rect> boxes;
      for (const Widget& w : scene.widgets)
        if (w.role == Role::seat) boxes.push_back(w.box);
      REQUIRE(boxes.size() == static_cast<std::size_t>(players));
      for (std::size_t i = 0; i < boxes.size(); ++i) {
        CHECK(boxes[i].x >= row.x - 1);
        CHECK(boxes[i].right() <= row.right() + 1);
        CHECK(boxes[i].bottom() <= row.bottom() + 1);
        for (std::size_t j = 0; j < i; ++j)
          CHECK((boxes[i].x >= boxes[j].right() || boxes[j].x >= boxes[i].right() || boxes[i].y >= boxes[j].bottom() ||
                 boxes[j].y >= boxes[i].bottom()));
      }
      CHECK(scene.clipped == std::vector<std::string>{});
    }
  }
}
