#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kPad = 22, kMomentEdge = 22, kArt = 16.0F / 9, kFace = 100, kMomentNumber = 64;
constexpr float kVeil = 0.62F;  // what is not concerned stays readable behind it

struct Card {
  Builder& b;
  const TableView& t;
  const MomentView& m;
  Colour light;
};

// --- the board behind it

// All of the area but the lit tiles: band by band between their edges.
void dim_rest(Builder& b, Rect area, std::vector<Rect> lit) {
  std::vector<float> cuts{area.y, area.bottom()};
  for (const Rect& r : lit)
    for (const float y : {r.y, r.bottom()}) cuts.push_back(std::clamp(y, area.y, area.bottom()));
  std::sort(cuts.begin(), cuts.end());
  std::sort(lit.begin(), lit.end(), [](const Rect& a, const Rect& o) { return a.x < o.x; });
  for (std::size_t i = 1; i < cuts.size(); ++i) {
    const float top = cuts[i - 1], high = cuts[i] - top;
    if (high <= 0) continue;
    float x = area.x;
    const auto veil = [&](float to) {
      if (to > x) b.fill({x, top, to - x, high}, b.theme().ground, 0, kVeil);
    };
    for (const Rect& r : lit) {
      if (r.y > top + 0.01F || r.bottom() < top + high - 0.01F) continue;
      veil(r.x);
      x = std::max(x, r.right());
    }
    veil(area.right());
  }
}

// The area without what a panel above it covers: the veil would cut through that.
Rect below_panels(const Builder& b, const Arrangement& a, const TableLayout& l, Rect area) {
  float top = area.y;
  for (const auto& [name, region] : a.regions)
    if (const Rect r = region_of(b, a, name); !l.decor.contains(name) && r.y < area.y && r.common(area).area() > 0)
      top = std::max(top, r.bottom());
  return {area.x, top, area.w, std::max(0.0F, area.bottom() - top)};
}

void light_up(Builder& b, Rect tile, Colour light) {
  for (int ring = 3; ring >= 0; --ring) {
    const float out = 3.0F + 5 * static_cast<float>(ring);
    b.frame(tile.inset(-out), light, 5, 8 + out, ring == 0 ? 1 : 0.34F - 0.09F * static_cast<float>(ring));
  }
}

// --- where the card stands: as far from what it is about as there is room

Rect stand(Rect area, Size card, const std::vector<Rect>& lit) {
  const float free_x = area.w - card.w - 2 * kMomentEdge, free_y = area.h - card.h - 2 * kMomentEdge;
  Rect best{area.x + kMomentEdge + free_x / 2, area.y + kMomentEdge + free_y / 2, card.w, card.h};
  float least = -1;
  for (const float fx : {0.5F, 0.0F, 1.0F})
    for (const float fy : {0.5F, 0.0F, 1.0F}) {
      const Rect at{area.x + kMomentEdge + free_x * fx, area.y + kMomentEdge + free_y * fy, card.w, card.h};
      float over = 0;
      for (const Rect& r : lit) over += at.inset(-14).common(r).area();
      if (least < 0 || over < least - 1) best = at, least = over;
    }
  return best;
}

// --- what is on it

struct Words {
  TextOpt eyebrow, title, line;
  float eyebrow_h = 0, title_h = 0, line_h = 0, figures_h = 0;
  float height() const { return eyebrow_h + title_h + line_h + figures_h; }
};

float row_height(const Builder& b) { return b.line(kMomentNumber * 0.84F); }

Words measure(const Card& c, float width) {
  const Theme& th = c.b.theme();
  Words w{{Face::semibold, 20, c.light, Align::left, VAlign::middle, false, 0.6F, 1},
          {Face::title, c.m.grave ? 66.0F : 56.0F, th.text, Align::left, VAlign::middle, true, 0.3F},
          {Face::medium, 24, th.second, Align::left, VAlign::middle, true, 0.45F}};
  if (!c.m.eyebrow.empty() && c.m.eyebrow != c.t.banner.turn) {
    w.eyebrow.wrap = c.b.measure(c.m.eyebrow, smallest(c.b, w.eyebrow)).w > width - 4;
    w.eyebrow_h = w.eyebrow.wrap ? c.b.measure(c.m.eyebrow, w.eyebrow, width).h + 2 : c.b.line(20) + 2;
  }
  w.title_h = c.b.measure(c.m.title, w.title, width).h + 8;
  if (!c.m.line.empty()) w.line_h = c.b.measure(c.m.line, w.line, width).h + 10;
  if (!c.m.figures.empty()) w.figures_h = static_cast<float>(c.m.figures.size()) * row_height(c.b) + 14;
  return w;
}

void draw_layer(Builder& b, Rect r, const MomentLayer& layer, float alpha = 1) {
  const bool by_width = r.w / r.h > layer.aspect;
  const float w = by_width ? r.w : r.h * layer.aspect, h = by_width ? r.w / layer.aspect : r.h;
  b.clip(r);
  b.picture({r.x - (w - r.w) / 2, r.y - (h - r.h) * layer.from, w, h}, layer.picture, alpha);
  b.unclip();
}

void draw_faces(const Card& c, Rect r) {
  if (c.m.faces.empty()) return;
  const auto n = static_cast<float>(c.m.faces.size());
  const float s = std::min({kFace * (n == 1 ? 1.5F : 1.0F), (r.w - 2 * kPad) / n - 8, r.h - 20});
  float x = r.x + kPad - 6;
  for (const MomentFace& f : c.m.faces) {
    const Rect box{x, r.bottom() - s - 12, s, s};
    const SeatInfo* who = info_of(c.t, f.owner);
    const Colour edge = who != nullptr ? seat_colour(*who) : c.light;
    if (f.picture.empty() && who != nullptr) {
      if (f.lost) c.b.fill(box.inset(-7), c.light, s / 2 + 7, 0.55F);
      c.b.badge(box, *who);
    } else {
      c.b.fill(box.inset(-4), edge, f.ring.empty() ? 6 : (s + 8) / 2);
      if (f.ring.empty()) c.b.fill(box, c.b.theme().ground, 3);
      draw_layer(c.b, box, {f.picture, f.aspect, 0.1F}, f.lost ? 0.55F : 1);
      if (!f.ring.empty()) c.b.skin(box, f.ring, edge);
      if (who != nullptr) c.b.badge({box.right() - s * 0.36F, box.bottom() - s * 0.36F, s * 0.36F, s * 0.36F}, *who);
      if (f.lost) c.b.icon(box.inset(s * 0.2F), "skull", c.b.theme().alarm);
    }
    x += s + 14;
  }
}

void draw_art(const Card& c, Rect r) {
  c.b.fill(r, c.b.theme().ground);
  for (const MomentLayer& layer : c.m.pictures) draw_layer(c.b, r, layer);
  draw_faces(c, r);
  c.b.fill({r.x, r.bottom() - 3, r.w, 3}, c.light);
}

void draw_figure_row(const Card& c, Rect r, const MomentFigure& f) {
  const Theme& th = c.b.theme();
  const Colour ink = f.colour.empty() ? c.light : named_colour(th, f.colour);
  const float s = std::min(r.h * 0.62F, 38.0F);
  const Rect mark{r.x, r.centre().y - s / 2, s, s};
  if (const SeatInfo* who = info_of(c.t, f.who); who != nullptr)
    c.b.badge(mark, *who);
  else if (!f.icon.empty())
    c.b.icon(mark, f.icon, ink);
  const TextOpt number{Face::title, kMomentNumber, ink, Align::right, VAlign::middle, false, 0.25F},
      before{Face::title, kMomentNumber * 0.72F, th.dim, Align::right, VAlign::middle, false, 0.25F},
      words{Face::semibold, 24, th.text, Align::left, VAlign::middle, true, 0.55F};
  // Both numbers give way alike where they are too wide, or leave the words no room.
  const float arrow = r.h * 0.42F, told = std::min(c.b.measure(f.text, words).w, r.w * 0.4F) * 0.85F,
              most = std::clamp(r.w - s - arrow - 42 - told, r.w * 0.3F, r.w * 0.55F),
              wide = c.b.measure(f.to, number).w + 6, was = f.from.empty() ? 0 : c.b.measure(f.from, before).w + 6,
              share = std::min(1.0F, most / (wide + was)), to = wide * share;
  float x = r.right() - to;
  c.b.text({x, r.y, to, r.h}, f.to, number);
  if (!f.from.empty()) {
    const float from = was * share;
    x -= arrow + 12;
    c.b.icon({x, r.centre().y - arrow / 2, arrow, arrow}, "chevron_r", th.second);
    x -= from + 8;
    c.b.text({x, r.y, from, r.h}, f.from, before);
  }
  const float left = mark.right() + 12;
  c.b.text({left, r.y, x - left - 10, r.h}, f.text, words);
}

// Where it is low the numbers say what the line and the eyebrow would.
void draw_words(const Card& c, Rect r, Words w) {
  const bool numbers = !c.m.figures.empty();
  if (numbers && w.height() > r.h) w.line_h = 0;
  if (w.height() > r.h) w.eyebrow_h = 0;
  const float fit = std::min(1.0F, r.h / std::max(1.0F, w.height()));
  float y = r.y;
  const auto next = [&](float h) {
    const Rect box{r.x, y, r.w, h * fit};
    y += h * fit;
    return box;
  };
  if (w.eyebrow_h > 0) c.b.text(next(w.eyebrow_h), c.m.eyebrow, w.eyebrow);
  c.b.text(next(w.title_h), c.m.title, w.title);
  if (w.line_h > 0) c.b.text(next(w.line_h), c.m.line, w.line);
  y += 8 * fit;
  for (const MomentFigure& f : c.m.figures) {
    c.b.fill({r.x, y, r.w, 1.5F}, c.b.theme().line, 0, 0.8F);
    draw_figure_row(c, next(row_height(c.b)), f);
  }
}

std::string spoken(const MomentView& m) {
  std::string out = m.line;
  for (const auto& f : m.figures)
    out += fmt::format("{}{} {}{}", out.empty() ? "" : " ", f.text, f.from.empty() ? "" : f.from + " > ", f.to + ".");
  return out;
}

struct Laid {
  bool low = false;  ///< the picture lies beside the words
  float art_w = 0, art_h = 0;
  Words words;
  Size size;
};

Laid lay(const Card& c, Rect area, float share) {
  Laid l;
  l.low = area.h < 0.42F * area.w;
  const float want = (l.low ? 0.66F : 0.4F) * area.w * std::clamp(c.b.text_scale() * 0.85F, 1.0F, 1.5F) * share;
  const float w = std::min(std::clamp(want, std::min(430.0F, area.w - 2 * kMomentEdge), l.low ? 1240.0F : 640.0F),
                           area.w - 2 * kMomentEdge);
  l.art_w = l.low ? w * 0.46F : w;
  const float most = area.h - 2 * kMomentEdge;
  l.words = measure(c, (l.low ? w - l.art_w : w) - 2 * kPad);
  const float text_h = l.words.height() + 2 * kPad - 6;
  l.art_h = l.low ? std::min(most, std::max(text_h, l.art_w / kArt))
                  : std::max(std::min(w / kArt * 1.12F, most - text_h), std::min(area.h / 3, w / kArt));
  l.size = {w, l.low ? l.art_h : std::min(most, l.art_h + text_h)};
  return l;
}

// A card that stands upright, or lies where the board is low. It is a little smaller where it would cover otherwise
// what it is about.
void draw_upright(const Card& c, Rect area, const std::vector<Rect>& lit) {
  Laid l;
  Rect box;
  for (const float share : {1.0F, 0.92F, 0.84F, 0.76F}) {
    const Laid tried = lay(c, area, share);
    const Rect at = stand(area, tried.size, lit);
    const bool covers = std::any_of(lit.begin(), lit.end(), [&](const Rect& r) { return at.common(r).area() > 0; });
    if (share == 1 || !covers) l = tried, box = at;
    if (!covers) break;
  }
  const std::size_t ground = c.b.scene().draws.size();
  c.b.fill(box.inset(-3), c.light, 4);
  c.b.fill(box, c.b.theme().panel, 3);
  draw_art(c, {box.x, box.y, l.art_w, l.art_h});
  const Rect text = l.low ? Rect{box.x + l.art_w + kPad, box.y + kPad - 6, box.w - l.art_w - 2 * kPad,
                                 box.h - 2 * kPad + 6}
                          : Rect{box.x + kPad, box.y + l.art_h + kPad - 8, box.w - 2 * kPad,
                                 box.h - l.art_h - 2 * kPad + 8};
  draw_words(c, text, l.words);
  c.b.turns_over(ground, 0x7a000000 + std::hash<std::string>{}(c.m.title + c.m.line) % 0xffffff);
  c.b.region(box, "moment", c.m.title, spoken(c.m));
}

}  // namespace

void draw_moment(Builder& b, const Arrangement& a, const TableView& t, const TableLayout& l) {
  if (!t.moment) return;
  const Rect area = region_of(b, a, "board");
  const Card c{b, t, *t.moment, named_colour(b.theme(), t.moment->colour)};
  const BoardFrame frame(area, t, l.board, b.wide());
  std::vector<Rect> lit;
  for (const PlaceView& p : t.places)
    if (std::find(c.m.at.begin(), c.m.at.end(), p.zone) != c.m.at.end()) lit.push_back(frame.whole(p));
  if (c.m.title.empty()) {
    for (const Rect& tile : lit) light_up(b, tile, c.light);
    return;
  }
  dim_rest(b, below_panels(b, a, l, area), lit);
  for (const Rect& tile : lit) light_up(b, tile, c.light);
  draw_upright(c, area, lit);
}

}  // namespace prowl::ui
