#include "table/board/hull.hpp"

#include <array>
#include <vector>

#include "catch.hpp"
#include "table/board/hull_outline.hpp"

using namespace prowl::ui;

namespace {

const std::vector<Cell> kRing{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}};

}  // namespace

TEST_CASE("The hull does not depend on the order of the rooms", "[ui]") {
  const std::vector<Cell> turned(kRing.rbegin(), kRing.rend());
  CHECK(hull_svg(kRing, {}) == hull_svg(turned, {}));
  CHECK(hull_svg(kRing, {}) != hull_svg(std::vector<Cell>(kRing.begin(), kRing.end() - 1), {}));
}

TEST_CASE("Every room lies inside the hull and an empty cell outside it", "[ui]") {
  const HullGrid grid(kRing, {});
  const auto outline = grid.outline();
  CHECK(outline.size() == 2);
  for (const Cell& c : kRing) {
    const Rect r = grid.room(c.column, c.row);
    CHECK(inside(outline, {r.x, r.y}));
    CHECK(inside(outline, {r.right(), r.y}));
    CHECK(inside(outline, {r.right(), r.bottom()}));
    CHECK(inside(outline, {r.x, r.bottom()}));
  }
  CHECK_FALSE(inside(outline, grid.room(1, 1).centre()));
}

TEST_CASE("Rooms that touch only at a corner keep outlines of their own", "[ui]") {
  const std::array<Cell, 2> cells{Cell{0, 0}, Cell{1, 1}};
  CHECK(HullGrid(cells, {}).sides().size() == 2);
}

TEST_CASE("A ship without rooms is an empty picture", "[ui]") {
  const std::string svg = hull_svg({}, {});
  CHECK(svg.starts_with("<svg"));
  CHECK(svg.ends_with("</svg>\n"));
  CHECK(svg.find("<path") == std::string::npos);
}
