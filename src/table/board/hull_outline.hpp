#pragma once
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "prowl/ui/geometry.hpp"
#include "table/board/hull.hpp"

namespace prowl::ui {

using Loop = std::vector<Point>;

/// The occupied cells and what follows from them; sizes of decorations are multiples of unit().
class HullGrid {
 public:
  HullGrid(std::span<const Cell> cells, const HullMetrics& m);

  bool occupied(int column, int row) const { return cells_.contains({row, column}); }
  const std::set<std::pair<int, int>>& cells() const { return cells_; }  ///< {row, column}, top to bottom
  const HullMetrics& metrics() const { return m_; }
  float unit() const { return m_.room_w / 352; }
  Rect room(int column, int row) const;
  Point corner(int column, int row) const;  ///< upper left corner of a cell, in the middle of the gaps
  float margin() const { return 34 * unit(); }

  /// A straight side of the outline in grid steps, the ship on its right hand.
  struct Side {
    int c0, r0, c1, r1;
  };
  /// Each closed outline: the outer ones clockwise, holes the other way.
  std::vector<std::vector<Side>> sides() const;
  /// The same outlines in px, corners cut, with the blisters of the plating.
  std::vector<Loop> outline() const;

 private:
  HullMetrics m_;
  std::set<std::pair<int, int>> cells_;
};

bool inside(const std::vector<Loop>& loops, Point p);

}  // namespace prowl::ui
