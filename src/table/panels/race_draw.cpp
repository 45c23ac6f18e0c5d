#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kDrawnWidth = 1920, kDrawnHeight = 140;

/// Where the nodes stand: on a curve like a horizon, `d` steps from the star.
struct Course {
  const RaceLook& look;
  Rect r;
  float stretch = 1, q = 1, pitch = 1;

  Course(const RaceLook& race, Rect box, const TableView& t)
      : look(race), r(box), stretch(box.w / kDrawnWidth), q(std::clamp(box.h / kDrawnHeight, 0.4F, 1.0F)) {
    pitch = look.pitch * std::max(stretch, q);
    for (const auto& k : t.tracks) {
      if (k.look.side.empty() || k.max <= 0) continue;
      const float room = k.look.side == "left" ? look.star_x - look.left : look.right - look.star_x;
      pitch = std::min(pitch, room * stretch / static_cast<float>(k.max));
    }
  }
  float x(const TrackView& t, int d) const {
    return r.x + look.star_x * stretch + (t.look.side == "left" ? -1.0F : 1.0F) * pitch * static_cast<float>(d);
  }
  float y(float at) const {
    const float off = ((at - r.x) / stretch - look.apex_x) / look.fall_at;
    return r.y + (look.apex_y + look.fall * off * off) * r.h / kDrawnHeight;
  }
  Rect box(float at, float size) const { return {at - size / 2, y(at) - size / 2, size, size}; }
  /// Room for words at the ends and beside the ghosts.
  bool words(const Builder& b) const { return q >= 0.7F * std::max(1.0F, b.text_scale()); }
  float node() const { return std::min(32 * q, pitch * 0.72F); }
};

// Over a sky that may be as bright as a sunset: on a dark ground of their own.
void plated(Builder& b, Rect r, const std::string& text, TextOpt o) {
  const float w = std::min(b.measure(text, o).w, r.w) + 16;
  const float x = o.align == Align::left ? r.x - 8 : o.align == Align::right ? r.right() - w + 8 : r.centre().x - w / 2;
  b.fill({x, r.y, w, r.h}, rgb(0x05041a), 6, 0.78F);
  draw_shadowed(b, r, text, o);
}

// What has been walked shines.
void draw_trail(Builder& b, const Course& c, const TrackView& t, Colour colour) {
  const float from = c.x(t, t.max), to = c.x(t, t.value);
  if (std::abs(from - to) < 1) return;
  const float left = std::min(from, to) - 12, right = std::max(from, to) + 12, top = c.r.y - 8;
  std::string path;
  for (int i = 0; i <= 16; ++i) {
    const float x = from + (to - from) * static_cast<float>(i) / 16;
    path += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", x - left, c.y(x) - top);
  }
  const float w = right - left, h = c.r.h + 16;
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">", w, h);
  for (const auto& [width, alpha] : {std::pair{16.0F, 0.12F}, {9.0F, 0.25F}, {3.5F, 1.0F}})
    svg += fmt::format(
        "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-opacity=\"{}\" "
        "stroke-linecap=\"round\"/>",
        path, to_hex(colour), width * c.q, alpha);
  b.svg({left, top, w, h}, fmt::format("trail:{}", svg), svg + "</svg>");
}

void draw_nodes(Builder& b, const Course& c, const TrackView& t) {
  for (int d = t.max; d > 0; --d) {
    const bool mark = std::find(t.marks.begin(), t.marks.end(), d) != t.marks.end(), walked = d >= t.value;
    const std::string& picture = mark     ? (walked ? t.look.mark_lit : t.look.mark)
                                 : walked ? t.look.node_lit
                                          : t.look.node;
    b.picture(c.box(c.x(t, d), c.node() * (mark ? 1.3F : 1)), picture);
  }
}

// Where the counter may stand soon, pale, with a word on why.
void draw_ghost(Builder& b, const Course& c, const TrackView& t, Colour colour) {
  if (!t.ghost || *t.ghost < 0 || *t.ghost == t.value) return;
  const float x = c.x(t, *t.ghost), size = 64 * c.q;
  b.picture(c.box(x, size).moved(0, -size * 0.1F), t.look.counter, 0.5F);
  if (t.ghost_text.empty() || !c.words(b)) return;
  const bool left = t.look.side == "left";
  const float star = c.r.x + c.look.star_x * c.stretch, width = 400;
  TextOpt o{Face::semibold, 18, colour, left ? Align::right : Align::left, VAlign::middle, false, 0.6F};
  const float words = std::min(b.measure(t.ghost_text, o).w, width);
  const float edge = left ? std::min(x + words / 2, star - 34) : std::max(x - words / 2, star + 34);
  plated(b, {left ? edge - width : edge, c.y(x) + 34, width, 28}, t.ghost_text, o);
}

void draw_end(Builder& b, const Course& c, const TrackView& t, Colour colour) {
  const bool left = t.look.side == "left", words = c.words(b);
  const float icon = words ? 44.0F : 26.0F, margin = words ? 24.0F : 12.0F;
  // Where the spaces begin below the words, these stand higher.
  const float beside = c.look.left * c.stretch - margin - icon;
  const bool higher = words && beside < 160;
  const float room = !words   ? 40.0F
                     : higher ? 196.0F
                              : std::min(196.0F, beside),
              y = c.r.y + (!words   ? c.r.h / 2 - icon / 2
                           : higher ? 6.0F
                                    : 30.0F);
  const Rect pic{left ? c.r.x + margin : c.r.right() - margin - icon, y, icon, icon};
  b.icon(pic, t.look.icon, colour);
  const Align align = left ? Align::left : Align::right;
  const Rect at{left ? pic.right() + 8 : pic.x - 8 - room, y, room, icon};
  if (words) {
    plated(b, {at.x, y - 6, room, 28}, t.title, {Face::heading, 22, colour, align, VAlign::middle, false, 0.6F});
    plated(b, {at.x, y + 22, room, 26}, t.caption,
           {Face::semibold, 20, b.theme().text, align, VAlign::middle, false, 0.6F});
  } else {
    b.text(at, std::to_string(t.value), {Face::semibold, 20, b.theme().text, align, VAlign::middle, false, 0.6F});
  }
  speak(b, {std::min(pic.x, at.x), y, icon + room + 8, icon}, "track." + t.id, t.title,
        fmt::format("{}/{} {} {}", t.value, t.max, t.caption, t.ghost_text));
}

}  // namespace

void draw_race(Builder& b, Rect r, const TableView& t, const TableLayout& l) {
  if (!l.race) return;
  const Course c(*l.race, r, t);
  const float star = r.x + l.race->star_x * c.stretch;
  for (const auto& k : t.tracks)
    if (!k.look.side.empty()) draw_trail(b, c, k, named_colour(b.theme(), k.look.tone));
  b.picture(c.box(star, l.race->star_size.w * c.q), l.race->star);
  for (const auto& k : t.tracks)
    if (!k.look.side.empty()) draw_nodes(b, c, k);
  for (const auto& k : t.tracks) {
    if (k.look.side.empty()) continue;
    const Colour colour = named_colour(b.theme(), k.look.tone);
    draw_ghost(b, c, k, colour);
    const float size = 84 * c.q, x = c.x(k, k.value);
    b.picture(c.box(x, size).moved(0, -size * 0.1F), k.look.counter, 1,
              0x55000000ULL + std::hash<std::string>{}(k.id) % 0xFFFF);
    draw_end(b, c, k, colour);
  }
}

}  // namespace prowl::ui
