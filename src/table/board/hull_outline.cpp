#include "table/board/hull_outline.hpp"

#include <array>
#include <cmath>
#include <map>

namespace prowl::ui {
namespace {

using Side = HullGrid::Side;
using Corner = std::pair<int, int>;

int direction(const Side& s) {
  if (s.c1 != s.c0) return s.c1 > s.c0 ? 0 : 2;
  return s.r1 > s.r0 ? 1 : 3;
}

constexpr std::array<std::array<float, 2>, 4> kStep{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

std::multimap<Corner, Side> unit_sides(const HullGrid& g) {
  std::multimap<Corner, Side> out;
  const auto add = [&](int c0, int r0, int c1, int r1) { out.insert({{r0, c0}, {c0, r0, c1, r1}}); };
  for (const auto& [r, c] : g.cells()) {
    if (!g.occupied(c, r - 1)) add(c, r, c + 1, r);
    if (!g.occupied(c + 1, r)) add(c + 1, r, c + 1, r + 1);
    if (!g.occupied(c, r + 1)) add(c + 1, r + 1, c, r + 1);
    if (!g.occupied(c - 1, r)) add(c, r + 1, c, r);
  }
  return out;
}

/// Where two cells touch only at a corner, turning right keeps their outlines apart.
std::multimap<Corner, Side>::iterator next_side(std::multimap<Corner, Side>& open, const Side& s) {
  auto [a, b] = open.equal_range({s.r1, s.c1});
  const int right = (direction(s) + 1) % 4;
  for (auto i = a; i != b; ++i)
    if (direction(i->second) == right) return i;
  return a == b ? open.end() : a;
}

void append(std::vector<Side>& loop, const Side& s) {
  if (!loop.empty() && direction(loop.back()) == direction(s)) {
    loop.back().c1 = s.c1;
    loop.back().r1 = s.r1;
  } else {
    loop.push_back(s);
  }
}

Point shifted(Point p, int dir, float along, float out) {
  const auto& d = kStep[static_cast<std::size_t>(dir)];
  return {p.x + d[0] * along + d[1] * out, p.y + d[1] * along - d[0] * out};
}

}  // namespace

HullGrid::HullGrid(std::span<const Cell> cells, const HullMetrics& m) : m_(m) {
  for (const Cell& c : cells) cells_.insert({c.row, c.column});
}

Rect HullGrid::room(int column, int row) const {
  return {m_.left + static_cast<float>(column) * (m_.room_w + m_.gap_x),
          m_.top + static_cast<float>(row) * (m_.room_h + m_.gap_y), m_.room_w, m_.room_h};
}

Point HullGrid::corner(int column, int row) const {
  const Rect r = room(column, row);
  return {r.x - m_.gap_x / 2, r.y - m_.gap_y / 2};
}

std::vector<std::vector<Side>> HullGrid::sides() const {
  auto open = unit_sides(*this);
  std::vector<std::vector<Side>> out;
  while (!open.empty()) {
    std::vector<Side> loop;
    for (auto i = open.begin(); i != open.end();) {
      const Side s = i->second;
      open.erase(i);
      append(loop, s);
      i = next_side(open, s);
    }
    if (loop.size() > 1 && direction(loop.back()) == direction(loop.front())) {
      loop.front().c0 = loop.back().c0;
      loop.front().r0 = loop.back().r0;
      loop.pop_back();
    }
    out.push_back(std::move(loop));
  }
  return out;
}

std::vector<Loop> HullGrid::outline() const {
  const float u = unit(), ex = margin() - m_.gap_x / 2, ey = margin() - m_.gap_y / 2;
  const auto reach = [&](int dir) { return dir % 2 == 0 ? ey : ex; };
  std::vector<Loop> out;
  for (const auto& loop : sides()) {
    Loop p;
    for (std::size_t i = 0; i < loop.size(); ++i) {
      const Side& s = loop[i];
      const int d = direction(s), before = direction(loop[(i + loop.size() - 1) % loop.size()]),
                after = direction(loop[(i + 1) % loop.size()]);
      const bool convex0 = d == (before + 1) % 4, convex1 = after == (d + 1) % 4;
      const Point a = shifted(corner(s.c0, s.r0), d, convex0 ? -reach(before) : reach(before), reach(d));
      const Point b = shifted(corner(s.c1, s.r1), d, convex1 ? reach(after) : -reach(after), reach(d));
      const float length = std::abs(b.x - a.x) + std::abs(b.y - a.y);
      const int steps = std::abs(s.c1 - s.c0) + std::abs(s.r1 - s.r0);
      p.push_back(shifted(a, d, (convex0 ? 40 : 24) * u, 0));
      // A blister a cell, off the middle so that labels and corridors of the rooms behind it stay readable.
      for (int k = 0; k < steps; ++k) {
        const float at = length * (static_cast<float>(k) + ((s.c0 + s.r0 + k) % 2 == 0 ? 0.36F : 0.62F)) /
                         static_cast<float>(steps);
        const float half = (d % 2 == 0 ? 62.F : 40.F) * u, deep = 12 * u;
        for (const auto& [along, rise] :
             {std::pair{-half - deep, 0.F}, {-half, deep}, {half, deep}, {half + deep, 0.F}})
          p.push_back(shifted(a, d, at + along, rise));
      }
      p.push_back(shifted(b, d, -(convex1 ? 40 : 24) * u, 0));
    }
    out.push_back(std::move(p));
  }
  return out;
}

bool inside(const std::vector<Loop>& loops, Point p) {
  bool in = false;
  for (const Loop& o : loops)
    for (std::size_t i = 0, j = o.size() - 1; i < o.size(); j = i++)
      if ((o[i].y > p.y) != (o[j].y > p.y) && p.x < (o[j].x - o[i].x) * (p.y - o[i].y) / (o[j].y - o[i].y) + o[i].x)
        in = !in;
  return in;
}

}  // namespace prowl::ui
