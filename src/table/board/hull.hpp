#pragma once
#include <span>
#include <string>

namespace prowl::ui {

/// A room's place on the grid of the ship.
struct Cell {
  int column = 0, row = 0;
};

/// Where rooms stand in the picture, in px of the picture. Cell {0,0} has its upper left corner at left, top.
struct HullMetrics {
  float width = 1264, height = 840;
  float room_w = 352, room_h = 232;
  float gap_x = 72, gap_y = 52;
  float left = 32, top = 32;
};

/// The ship round its rooms as SVG: plating whose outline follows the cells, pipes in the gaps, running lights. The
/// same cells in any order give the same text; an empty ship gives an empty picture. Plating reaches 34/352 of a room's
/// width past the outer rooms, light and nozzles about 60/352.
std::string hull_svg(std::span<const Cell> cells, const HullMetrics& m);

}  // namespace prowl::ui
