#include "table/board/hull.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>

#include "table/board/hull_outline.hpp"
#include "table/board/hull_pen.hpp"

namespace prowl::ui {
namespace {

std::string path_of(const std::vector<Loop>& loops) {
  std::string d;
  for (const Loop& o : loops)
    for (std::size_t i = 0; i < o.size(); ++i)
      fmt::format_to(std::back_inserter(d), "{}{:.1f} {:.1f}{}", i == 0 ? "M" : "L", o[i].x, o[i].y,
                     i + 1 == o.size() ? "Z" : "");
  return d;
}

constexpr std::string_view kGradients =
    R"(<linearGradient id="box" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="#4b6867"/><stop offset="1" stop-color="#22363a"/></linearGradient>
<linearGradient id="nozzle" x1="100%" y1="0%" x2="0%" y2="0%"><stop offset="0" stop-color="#3a5258"/><stop offset="1" stop-color="#0c171b"/></linearGradient>
)";

void defs(Pen& p, const HullMetrics& m) {
  p.put("<defs><linearGradient id=\"hull\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"{:.0f}\">",
        m.height);
  p.out +=
      "<stop offset=\"0\" stop-color=\"#2f4a50\"/><stop offset=\"0.4\" stop-color=\"#1d3339\"/><stop offset=\"1\" "
      "stop-color=\"#112126\"/></linearGradient>\n";
  p.out += kGradients;
  for (const auto& [id, c] :
       {std::pair{"amber", "#ffb454"}, {"phos", "#86dcc8"}, {"red", "#ff4d3d"}, {"drive", "#7fd6ff"}})
    p.put(
        "<radialGradient id=\"{0}\" cx=\"50%\" cy=\"50%\" r=\"50%\"><stop offset=\"0\" stop-color=\"{1}\" "
        "stop-opacity=\"0.75\"/>"
        "<stop offset=\"0.3\" stop-color=\"{1}\" stop-opacity=\"0.32\"/><stop offset=\"0.65\" stop-color=\"{1}\" "
        "stop-opacity=\"0.07\"/><stop offset=\"1\" stop-color=\"{1}\" stop-opacity=\"0\"/></radialGradient>\n",
        id, c);
  p.out += "</defs>\n";
}

/// Drive nozzles aft of the first room of each row, behind the plating.
void nozzles(Pen& p, const HullGrid& g) {
  const float u = p.u;
  for (const auto& [row, column] : g.cells()) {
    if (column != g.cells().lower_bound({row, std::numeric_limits<int>::min()})->second) continue;
    const Rect r = g.room(column, row);
    const float x = r.x - g.margin() - 12 * u;
    for (const float y : {r.y + r.h * 0.3F, r.y + r.h * 0.7F}) {
      p.lamp({x - 16 * u, y}, "drive", "#dff6ff", 46 * u, 3 * u);
      p.put(
          "<path d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}Z\" fill=\"url(#nozzle)\" "
          "stroke=\"#05090b\" "
          "stroke-width=\"{:.1f}\"/>\n",
          x + 16 * u, y - 15 * u, x - 12 * u, y - 25 * u, x - 12 * u, y + 25 * u, x + 16 * u, y + 15 * u, 2 * u);
      p.line({x - 12 * u, y - 24 * u}, {x - 12 * u, y + 24 * u}, "#9fe3ff", 2 * u, 0.8F);
    }
  }
}

void body(Pen& p, const std::string& d) {
  const float u = p.u;
  for (const float w : {64.F, 36.F, 16.F}) p.stroke(d, "#000000", w * u, 0.2F);
  for (const float w : {32.F, 16.F}) p.stroke(d, "#3f8a8f", w * u, 0.08F);
  p.put("<path d=\"{}\" fill=\"url(#hull)\"/>\n", d);
}

/// Plates with a lit and a shaded edge; `tries` places are drawn at random, those that do not lie on visible plating
/// are dropped.
void plates(Pen& p, const HullGrid& g, const std::vector<Loop>& loops, Dice& dice, int tries) {
  const float u = p.u;
  constexpr std::array kWidths{24.F, 36.F, 48.F, 64.F, 96.F};
  constexpr std::array kHeights{10.F, 16.F, 24.F, 36.F};
  const auto hidden = [&](Rect r) {
    return std::any_of(g.cells().begin(), g.cells().end(), [&](const auto& c) {
      const Rect room = g.room(c.second, c.first);
      return room.contains({r.x, r.y}) && room.contains({r.right(), r.bottom()});
    });
  };
  for (int i = 0; i < tries; ++i) {
    const float w = kWidths[static_cast<std::size_t>(dice.below(5))] * u,
                h = kHeights[static_cast<std::size_t>(dice.below(4))] * u;
    const Rect r{dice.between(0, g.metrics().width - w), dice.between(0, g.metrics().height - h), w, h};
    const float tone = dice.between(-1, 1), vent = dice.between(0, 1);
    if (hidden(r) || !inside(loops, {r.x, r.y}) || !inside(loops, {r.right(), r.y}) ||
        !inside(loops, {r.x, r.bottom()}) || !inside(loops, {r.right(), r.bottom()}))
      continue;
    p.rect(r, tone > 0 ? "#ffffff" : "#000000", (tone > 0 ? tone : -tone) * 0.075F);
    p.put(
        "<path d=\"M{0:.1f} {3:.1f}L{0:.1f} {1:.1f}L{2:.1f} {1:.1f}\" fill=\"none\" stroke=\"#9fc0be\" "
        "stroke-width=\"{4:.2f}\" "
        "stroke-opacity=\"0.2\"/>\n<path d=\"M{0:.1f} {3:.1f}L{2:.1f} {3:.1f}L{2:.1f} {1:.1f}\" fill=\"none\" "
        "stroke=\"#000000\" "
        "stroke-width=\"{5:.2f}\" stroke-opacity=\"0.42\"/>\n",
        r.x, r.y, r.right(), r.bottom(), 0.8F * u, 1.3F * u);
    for (float y = 4 * u; vent < 0.16F && y < h - 2 * u; y += 4 * u)
      p.line({r.x + 4 * u, r.y + y}, {r.right() - 4 * u, r.y + y}, "#000000", 1.6F * u, 0.5F);
  }
}

void pipe(Pen& p, Point a, Point b, float r, std::array<std::string_view, 4> shades) {
  p.line({a.x + 3 * p.u, a.y + 5 * p.u}, {b.x + 3 * p.u, b.y + 5 * p.u}, "#000000", 2 * r + 3 * p.u, 0.5F);
  constexpr std::array kWidth{2.F, 1.5F, 0.9F, 0.35F};
  for (std::size_t i = 0; i < 4; ++i) {
    const float off = (2 - kWidth[i]) * r * 0.16F;
    p.line({a.x - off, a.y - off}, {b.x - off, b.y - off}, shades[i], kWidth[i] * r);
  }
}

constexpr std::array<std::string_view, 4> kBrass{"#1c160d", "#413420", "#5d4a2c", "#968a75"};
constexpr std::array<std::string_view, 4> kTeal{"#141d1c", "#304342", "#44605f", "#85989a"};
constexpr std::array<std::string_view, 4> kGrey{"#161814", "#343730", "#4a4f45", "#8a8d86"};

/// A box of machinery in a gap: louvres, a lamp or bare.
void machine(Pen& p, Rect r, Dice& dice) {
  const float u = p.u;
  p.rect(r.moved(3 * u, 5 * u), "#000000", 0.5F);
  p.rect(r, "url(#box)");
  p.put(
      "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"none\" stroke=\"#8fb0ac\" "
      "stroke-width=\"{:.2f}\" "
      "stroke-opacity=\"0.45\"/>\n",
      r.x + 0.5F * u, r.y + 0.5F * u, r.w - u, r.h - u, 0.8F * u);
  const int kind = dice.below(5);
  for (float y = 4 * u; kind < 2 && y < r.h - 2 * u; y += 5 * u)
    p.line({r.x + 3 * u, r.y + y}, {r.right() - 3 * u, r.y + y}, "#0a1416", 1.5F * u, 0.8F);
  if (kind == 2 || kind == 3)
    p.lamp(r.centre(), kind == 2 ? "amber" : "phos", kind == 2 ? "#ffd59c" : "#b9ece0", 13 * u, 2 * u);
}

/// The strip between two rooms side by side (down) or one above the other (across): pipes, then machinery on them.
void strip(Pen& p, Rect gap, bool down, Dice& dice) {
  const float u = p.u;
  const Point c = gap.centre();
  if (down) {
    pipe(p, {c.x - 22 * u, gap.y}, {c.x - 22 * u, gap.bottom()}, 4.5F * u, kBrass);
    pipe(p, {c.x - 9 * u, gap.y}, {c.x - 9 * u, gap.bottom()}, 4.5F * u, kTeal);
    pipe(p, {c.x + 18 * u, gap.y}, {c.x + 18 * u, gap.bottom()}, 6 * u, kGrey);
  } else {
    pipe(p, {gap.x, c.y - 12 * u}, {gap.right(), c.y - 12 * u}, 4 * u, kTeal);
    pipe(p, {gap.x, c.y + 12 * u}, {gap.right(), c.y + 12 * u}, 4 * u, kBrass);
  }
  const float length = down ? gap.h : gap.w;
  for (float t = dice.between(6, 30) * u; t < length - 36 * u; t += dice.between(22, 52) * u) {
    const float w = (down ? 14.F + 6.F * static_cast<float>(dice.below(4))
                          : 16.F + 12.F * static_cast<float>(dice.below(3))) *
                    u;
    const float h = (12.F + 7.F * static_cast<float>(dice.below(3))) * u, side = dice.between(-0.34F, 0.12F);
    const Rect r = down ? Rect{c.x + gap.w * side, gap.y + t, w, h}
                        : Rect{gap.x + t, c.y + gap.h * side, w, std::min(h, 20 * u)};
    machine(p, r, dice);
  }
}

void strips(Pen& p, const HullGrid& g, Dice& dice) {
  const HullMetrics& m = g.metrics();
  for (const auto& [row, column] : g.cells())
    if (g.occupied(column, row + 1)) {
      const Rect r = g.room(column, row);
      const float over = g.occupied(column + 1, row) && g.occupied(column + 1, row + 1) ? m.gap_x : 16 * p.u;
      strip(p, {r.x - 16 * p.u, r.bottom(), r.w + 16 * p.u + over, m.gap_y}, false, dice);
    }
  for (const auto& [row, column] : g.cells())
    if (g.occupied(column + 1, row)) {
      const Rect r = g.room(column, row);
      const float over = g.occupied(column, row + 1) && g.occupied(column + 1, row + 1) ? m.gap_y : 16 * p.u;
      strip(p, {r.right(), r.y - 16 * p.u, m.gap_x, r.h + 16 * p.u + over}, true, dice);
    }
}

/// Soft shadow round each room, so that the modules sit in the hull.
void wells(Pen& p, const HullGrid& g) {
  std::vector<Loop> rooms;
  const float c = 18 * p.u;
  for (const auto& [row, column] : g.cells()) {
    const Rect r = g.room(column, row).inset(-9 * p.u).moved(2 * p.u, 4 * p.u);
    rooms.push_back({{r.x + c, r.y},
                     {r.right() - c, r.y},
                     {r.right(), r.y + c},
                     {r.right(), r.bottom() - c},
                     {r.right() - c, r.bottom()},
                     {r.x + c, r.bottom()},
                     {r.x, r.bottom() - c},
                     {r.x, r.y + c}});
  }
  const std::string d = path_of(rooms);
  for (const float w : {24.F, 12.F}) p.stroke(d, "#000000", w * p.u, 0.32F);
}

void edge(Pen& p, const std::string& d) {
  p.stroke(d, "#05090b", 7 * p.u, 1);
  p.stroke(d, "#7da09f", 2.2F * p.u, 0.9F);
  p.stroke(d, "#dff2e8", 0.8F * p.u, 0.5F);
}

/// Cabin lights along the upper and lower plating, and a lamp on each outer corner.
void lights(Pen& p, const HullGrid& g, Dice& dice) {
  const float u = p.u;
  for (const auto& [row, column] : g.cells()) {
    const Rect r = g.room(column, row);
    for (const bool up : {true, false}) {
      if (g.occupied(column, row + (up ? -1 : 1))) continue;
      const float y = up ? r.y - g.margin() + 9 * u : r.bottom() + g.margin() - 14 * u,
                  x = r.x + r.w * dice.between(0.66F, 0.78F);
      for (int k = 0; k < 6; ++k)
        p.rect({x + static_cast<float>(k) * 11 * u, y, 6 * u, 4 * u}, dice.below(4) == 0 ? "#2b4248" : "#ffdf9e", 0.9F);
      for (const bool port : {true, false}) {
        const int beside = column + (port ? -1 : 1);
        if (g.occupied(beside, row) || g.occupied(beside, row + (up ? -1 : 1))) continue;
        const float in = g.margin() - 14 * u;
        const Point at{port ? r.x - in : r.right() + in, up ? r.y - in : r.bottom() + in};
        const bool red = up != port;
        p.lamp(at, red ? "red" : "phos", red ? "#ffb9b1" : "#c9f2e8", 30 * u, 3 * u);
      }
    }
  }
}

}  // namespace

std::string hull_svg(std::span<const Cell> cells, const HullMetrics& m) {
  const HullGrid g(cells, m);
  Pen p{{}, g.unit()};
  p.put(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} "
      "{1:.0f}\">\n",
      m.width, m.height);
  defs(p, m);
  std::uint64_t seed = 77;
  for (const auto& [row, column] : g.cells()) seed = seed * 31 + static_cast<std::uint64_t>(row * 16 + column);
  Dice dice(seed);
  const auto loops = g.outline();
  const std::string d = path_of(loops);
  if (!loops.empty()) {
    nozzles(p, g);
    body(p, d);
    plates(p, g, loops, dice, 700);
    strips(p, g, dice);
    wells(p, g);
    edge(p, d);
    lights(p, g, dice);
  }
  p.out += "</svg>\n";
  return p.out;
}

}  // namespace prowl::ui
