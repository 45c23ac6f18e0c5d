#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr std::uint64_t kMark = 1ULL << 32;
constexpr float kOver = 56, kHigh = 1.35F;  // a large figure may stand out of its space by so much
constexpr float kBurst = 1.2F;              // of what a figure throws round itself
constexpr float kDim = 0.26F, kActive = 1.25F, kResting = 1.1F, kBadge = 22, kLabel = 20, kChip = 30;

struct SpaceBoard {
  Builder& b;
  const TableView& t;
  const TableLayout& l;
  const TableActs& acts;
  const SpaceLook& look;
  BoardFrame frame;

  float k() const { return frame.scale(); }
  const PlaceView* place(Zone z) const {
    const auto at = std::find_if(t.places.begin(), t.places.end(), [&](const PlaceView& p) { return p.zone == z; });
    return at == t.places.end() ? nullptr : &*at;
  }
  const SpaceSpot& spot(const PlaceView& p) const {
    static const SpaceSpot plain;
    const auto at = l.board.spots.find(p.id.substr(p.id.find('.') + 1));
    return at == l.board.spots.end() ? plain : at->second;
  }
  const PlaceAct* act(const PlaceView& p) const { return acts.at(p.zone); }
  bool legal(const PlaceView& p) const {
    const PlaceAct* a = act(p);
    return a != nullptr && a->legal;
  }
  bool pointed(const PlaceView& p) const {
    const PlaceAct* a = act(p);
    return a != nullptr && (a->focus || (a->legal && (b.hovered(p.id) || (b.focused(p.id) && b.state().keyboard))));
  }
  bool alarmed(const PlaceView& p) const {
    return std::find(t.alarmed.begin(), t.alarmed.end(), p.zone) != t.alarmed.end();
  }
  bool on_path(Zone z) const {
    return std::any_of(t.paths.begin(), t.paths.end(), [&](const PathView& p) {
      return std::find(p.steps.begin(), p.steps.end(), z) != p.steps.end();
    });
  }
  bool crowded(const PlaceView& p) const {
    return std::any_of(t.figures.begin(), t.figures.end(), [&](const FigureView& f) { return f.at == p.zone; });
  }
  Rect board(Rect r) const { return {frame.left() + r.x * k(), frame.top() + r.y * k(), r.w * k(), r.h * k()}; }
  Point board(Point p) const { return {frame.left() + p.x * k(), frame.top() + p.y * k()}; }
};

std::string zone_name(const PlaceView& p) { return p.id.substr(p.id.find('.') + 1); }

Rect around(Rect r, float margin) { return r.inset(-margin); }

// --- links and paths

const SpaceLink* link_between(const SpaceBoard& d, const PlaceView& a, const PlaceView& o, bool& back) {
  for (const SpaceLink& link : d.look.links) {
    back = link.from == zone_name(o) && link.to == zone_name(a);
    if (back || (link.from == zone_name(a) && link.to == zone_name(o))) return &link;
  }
  return nullptr;
}

Point middle(const SpaceBoard& d, const PlaceView& p) {
  const Rect r = d.frame.tile(p);
  return {r.centre().x, r.bottom() - (d.look.floor + 6) * d.k()};
}

// The points that a way runs through; `knots` are those of the places.
std::vector<Point> course(const SpaceBoard& d, const PathView& path, std::vector<Point>& knots) {
  std::vector<Point> out;
  const PlaceView* before = nullptr;
  for (const Zone z : path.steps) {
    const PlaceView* p = d.place(z);
    if (p == nullptr) continue;
    bool back = false;
    if (const SpaceLink* link = before == nullptr ? nullptr : link_between(d, *before, *p, back)) {
      auto via = link->via;
      if (back) std::reverse(via.begin(), via.end());
      const float lift = (d.look.floor + 6) * d.k();
      for (Point q : via) {
        q = d.board(q);
        // Along the floor to where the link begins.
        if (!out.empty() && std::abs(out.back().y - q.y) > 1 && std::abs(out.back().x - q.x) > 1)
          out.push_back({q.x, out.back().y});
        out.push_back({q.x, via.size() == 1 ? q.y - lift : q.y});
      }
    }
    const Point here = middle(d, *p);
    if (!out.empty() && std::abs(out.back().y - here.y) > 1) out.push_back({out.back().x, here.y});
    // Where it comes in, so that the number stands beside whoever is there.
    if (p != before && before != nullptr) knots.push_back(d.crowded(*p) ? out.back() : here);
    out.push_back(here);
    before = p;
  }
  return out;
}

void draw_way(SpaceBoard& d, const PathView& path) {
  std::vector<Point> knots;
  const auto points = course(d, path, knots);
  if (points.size() < 2) return;
  const Colour c = path.tone == Tone::alarm ? d.b.theme().alarm : d.b.theme().act;
  const float k = std::max(d.k(), 0.4F), pad = 16 * k;
  float left = points[0].x, top = points[0].y, right = left, bottom = top;
  for (const Point& p : points)
    left = std::min(left, p.x), right = std::max(right, p.x), top = std::min(top, p.y), bottom = std::max(bottom, p.y);
  std::string line;
  for (std::size_t i = 0; i < points.size(); ++i)
    line += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", points[i].x - left + pad, points[i].y - top + pad);
  const float w = right - left + 2 * pad, h = bottom - top + 2 * pad;
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.1f}\" height=\"{1:.1f}\" viewBox=\"0 0 {0:.1f} {1:.1f}\">",
      w, h);
  const auto stroke = [&](std::string_view colour, float width, float alpha, std::string_view more = "") {
    svg += fmt::format(
        "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.2f}\" stroke-opacity=\"{}\" "
        "stroke-linejoin=\"round\" stroke-linecap=\"{}\"{}/>",
        line, colour, width * k, alpha, more.empty() ? "round" : "butt", more);
  };
  for (const auto& [width, alpha] : {std::pair{18.0F, 0.07F}, {12.0F, 0.12F}, {8.0F, 0.2F}})
    stroke(to_hex(c), width, alpha);
  stroke("#1a0808", 6.5F, 0.9F);
  stroke(to_hex(c), 3.6F, 1, fmt::format(" stroke-dasharray=\"{:.1f} {:.1f}\"", 11 * k, 7 * k));
  d.b.svg({left - pad, top - pad, w, h}, "path:" + svg, svg + "</svg>");
}

// The numbers of its steps, over all that stands there.
void draw_steps(SpaceBoard& d, const PathView& path) {
  std::vector<Point> knots;
  course(d, path, knots);
  const Colour c = path.tone == Tone::alarm ? d.b.theme().alarm : d.b.theme().act;
  const float k = std::max(d.k(), 0.4F), size = std::max(34 * k, 22.0F);
  for (std::size_t i = 0; i < knots.size(); ++i) {
    const Rect mark{knots[i].x - size / 2, knots[i].y - size * 1.25F, size, size};
    if (!d.look.step.empty()) d.b.skin(mark, d.look.step, c);
    d.b.text(mark, std::to_string(i + 1),
             {Face::title, size * 0.62F / d.b.text_scale(),
              path.tone == Tone::alarm ? d.b.theme().ink : d.b.theme().on_primary, Align::centre, VAlign::middle, false,
              0.5F});
  }
}

// --- places
void draw_label(SpaceBoard& d, const PlaceView& p) {
  const SpaceSpot& spot = d.spot(p);
  if (spot.quiet && p.marks.empty()) return;
  const Theme& th = d.b.theme();
  const Rect r = d.frame.tile(p);
  const float k = d.k(), px = std::max(kLabel * k, d.b.least()) / d.b.text_scale(),
              h = std::max(24 * k, d.b.least() * 1.1F);
  float x = r.x + spot.label.x * k, y = r.y + spot.label.y * k;
  if (!spot.quiet && !p.name.empty()) {
    TextOpt o{Face::title, px, th.text, Align::left, VAlign::middle, false, 0.5F, 0, false, true};
    const float whole = d.b.measure(p.name, o).w + 16 * k + 2;
    x = std::max(r.x + 4 * k, std::min(x, r.right() - 4 * k - whole));
    const float room = r.right() - x - 4 * k, marks = static_cast<float>(p.marks.size()) * (h + 3),
                least = whole * std::max(0.75F, d.b.least() / d.b.text_scale() / px);
    const bool below = least > room - marks;  // then it may reach over the wall a little
    const float w = std::min(whole, below ? std::clamp(least, room, room + r.w * 0.2F) : room - marks);
    // Words that are too long for a line even so have two.
    o.wrap = w < least - 1 && p.name.find(' ') != std::string::npos;
    const float high = o.wrap ? h * 1.8F : h;
    d.b.fill({x, y, w, high}, th.ground, 3, 0.82F);
    d.b.text({x + 8 * k, y, w - 14 * k, high}, p.name, o);
    below ? y += high + 3 : x += w + 4 * k;
  }
  for (const FactView& m : p.marks) {
    const bool done = !m.icon.empty();
    d.b.fill({x, y, h, h}, done ? named_colour(th, "met_low") : th.text, h / 2);
    if (done)
      d.b.icon({x + h * 0.2F, y + h * 0.2F, h * 0.6F, h * 0.6F}, m.icon, named_colour(th, "met"));
    else
      d.b.text({x, y, h, h}, m.text,
               {Face::title, h * 0.74F / d.b.text_scale(), th.ink, Align::centre, VAlign::middle, false, 0.5F});
    x += h + 3;
  }
}

void draw_place(SpaceBoard& d, const PlaceView& p) {
  const Rect r = d.frame.tile(p);
  d.b.picture(r, p.picture);
  const bool lit = d.legal(p) || d.alarmed(p) || d.on_path(p.zone);
  if (d.acts.choosing && !lit) d.b.fill(r, d.b.theme().ground, 0, kDim);
  if (d.alarmed(p)) d.b.skin(around(r, d.look.margin * d.k()), d.look.threat, d.b.theme().alarm);
}

void draw_frame(SpaceBoard& d, const PlaceView& p) {
  const Rect r = d.frame.tile(p);
  if (d.legal(p)) d.b.skin(around(r, d.look.margin * d.k()), d.look.legal, d.b.theme().act);
  if (d.pointed(p)) d.b.skin(around(r, d.look.margin * d.k()), d.look.focus, d.b.theme().text);
}

// The key that means this place, on a chip over its upper edge.
void draw_chip(SpaceBoard& d, const PlaceView& p) {
  const PlaceAct* a = d.act(p);
  if (a == nullptr || !a->legal) return;
  const Rect r = d.frame.tile(p);
  const float h = std::max(kChip * 0.86F * d.k(), 20.0F), w = std::max(40 * d.k(), 28.0F);
  const Rect chip{r.right() - w - 5 * d.k(), r.y - h / 2 + 2 * d.k(), w, h};
  d.b.fill(chip.inset(-2), d.b.theme().ground, h / 2 + 2);
  d.b.fill(chip, d.b.theme().act, h / 2);
  if (a->hotkey.empty())
    d.b.icon({chip.centre().x - h * 0.36F, chip.y + h * 0.14F, h * 0.72F, h * 0.72F}, "chevron_r",
             d.b.theme().on_primary);
  else
    d.b.text(
        chip, a->hotkey,
        {Face::title, h * 0.8F / d.b.text_scale(), d.b.theme().on_primary, Align::centre, VAlign::middle, false, 0.5F});
}

/// How wide the plate of what lies there is.
float things_width(const SpaceBoard& d, const PlaceView& p) {
  float w = 0;
  for (const auto* list : {&p.objects, &p.tokens})
    for (const PieceView& o : *list) w += d.look.thing.w + 2 + (o.count > 1 ? 16 : 0);
  return w > 0 ? w + 4 : 0;
}

// On a dark plate at the foot: small pictures, a number where there are several.
void draw_things(SpaceBoard& d, const PlaceView& p) {
  const float k = d.k(), all = things_width(d, p);
  if (all <= 0) return;
  const Rect r = d.frame.tile(p);
  const SpaceSpot& spot = d.spot(p);
  const float q = std::min(k, (r.w - 6 * k) / all), h = (d.look.thing.h + 6) * q;
  const float left = std::min(r.x + spot.things.x * k, r.right() - all * q - 2 * k);
  float x = left + 3 * q;
  const float y = r.bottom() - (spot.things.y + 3) * k - h;
  d.b.fill({left, y, all * q, h}, d.b.theme().ground, 6 * q, 0.72F);
  for (const auto* list : {&p.objects, &p.tokens})
    for (const PieceView& o : *list) {
      d.b.picture({x, y + 3 * q, d.look.thing.w * q, d.look.thing.h * q}, o.picture, 1, o.key, false,
                  o.shape == "token");
      x += (d.look.thing.w + 1) * q;
      if (o.count > 1) {
        d.b.text({x, y, 15 * q, h}, std::to_string(o.count),
                 {Face::title, std::max(22 * q, d.b.least()) / d.b.text_scale(), d.b.theme().text, Align::centre,
                  VAlign::middle, false, 0.4F});
        x += 16 * q;
      }
      x += q;
    }
}

// --- figures
using Figures = std::vector<const FigureView*>;

// The way that a figure came, for something of its that stands in that box.
std::vector<Point> way_here(const SpaceBoard& d, const FigureView& f, const Rect& box) {
  std::vector<Point> knots, way = course(d, {f.way, f.tone}, knots);
  if (way.size() < 2) return {};
  const float lift = box.centre().y - way.back().y;
  way.pop_back();
  for (Point& p : way) p.y += lift;
  return way;
}

void draw_mark(SpaceBoard& d, const FigureView& f, float x, float y, float s) {
  const SeatInfo* who = info_of(d.t, f.owner);
  if (who == nullptr) return;
  const Rect mark{x - s / 2, y, s, s};
  d.b.skin(mark, "common/seats/" + (who->shape.empty() ? std::string("circle") : who->shape), seat_colour(*who), 1,
           f.key + kMark);
  d.b.travel(way_here(d, f, mark));
}

void draw_figure(SpaceBoard& d, const FigureView& f, float x, float floor, float size, bool marked) {
  const float k = d.k() * size, w = d.look.figure.w * k, h = d.look.figure.h * k;
  const Rect box{x - w / 2, floor - h + d.look.feet * k, w, h};
  d.b.picture(box, f.picture, 1, f.key);
  d.b.travel(way_here(d, f, box));
  const float s = std::max(kBadge * d.k() * std::min(size, 1.15F), 13.0F);
  if (marked) draw_mark(d, f, x, box.y - s * 0.9F, s);
}

// Side by side; where that is too narrow in two ranks, and what has no room even there as a number.
void draw_ranks(SpaceBoard& d, const PlaceView& p, Figures figures, float left, float right) {
  const Rect r = d.frame.tile(p);
  const float k = d.k(), floor = r.bottom() - d.look.floor * k, room = right - left, least = 21 * k;
  std::stable_partition(figures.begin(), figures.end(), [](const FigureView* f) { return !f->active; });
  const auto fit = static_cast<std::size_t>(std::max(1.0F, room / least));
  const std::size_t shown = std::min(figures.size(), 2 * fit);
  const std::size_t hidden = figures.size() - shown;
  figures.erase(figures.begin(), figures.begin() + static_cast<std::ptrdiff_t>(hidden));
  const bool two = static_cast<float>(figures.size()) * 34 * k > room && figures.size() > 1;
  const std::size_t back = two ? figures.size() / 2 : 0;
  const bool flat = r.h < 80 * k;
  const float size = two ? (flat ? 0.68F : 0.86F) : flat ? 0.86F : kResting, active = two && flat ? 1.12F : kActive;
  const auto rank = [&](std::size_t from, std::size_t to, float y, float part, float shift) {
    const auto n = static_cast<float>(to - from);
    const float step = std::min(44 * k, room / std::max(n, 1.0F));
    float x = (left + right) / 2 - step * (n - 1) / 2 + shift;
    for (std::size_t i = from; i < to; ++i) {
      draw_figure(d, *figures[i], x, y, size * part * (figures[i]->active ? active : 1), !two);
      x += step;
    }
  };
  rank(0, back, floor - 13 * k, 0.86F, back > 0 ? room / static_cast<float>(figures.size() * 2) : 0);
  rank(back, figures.size(), floor, 1, 0);
  // Those behind would hide their marks: all stand in a row above.
  const float s = std::max(
      std::min(kBadge * k, room / static_cast<float>(std::max<std::size_t>(figures.size(), 1)) - 1), 10.0F);
  const float tall = d.look.figure.h * k * size * active, y = std::max(r.y + 2 * k, floor - tall - s);
  for (std::size_t i = 0; two && i < figures.size(); ++i)
    draw_mark(d, *figures[i],
              (left + right) / 2 + (static_cast<float>(i) - static_cast<float>(figures.size() - 1) / 2) * (s + 1), y,
              s);
  if (hidden == 0) return;
  const Rect plate{right - 24 * k, r.y + 4 * k, 28 * k, 22 * k};
  d.b.fill(plate, d.b.theme().ground, 4, 0.85F);
  d.b.text(plate, fmt::format("+{}", hidden),
           {Face::title, 20 * k / d.b.text_scale(), d.b.theme().text, Align::centre, VAlign::middle, false, 0.5F});
}

Rect square_round(Rect r, float side) { return {r.centre().x - side / 2, r.centre().y - side / 2, side, side}; }

void draw_large(SpaceBoard& d, const PlaceView& p, const FigureView& f) {
  const Rect r = d.frame.tile(p);
  const float k = d.k() * std::min({1.0F, (r.w / d.k() + kOver) / f.size.w, (r.h / d.k()) * kHigh / f.size.h});
  const float w = f.size.w * k, h = f.size.h * k;
  const Rect box{r.centre().x - w / 2, r.bottom() - (d.look.floor - 4) * d.k() - h, w, h};
  if (!f.light.empty()) d.b.picture(square_round(box, std::max(w, r.h) * kBurst), f.light);
  d.b.picture(box, f.picture, 1, f.key, f.flip);
  d.b.travel(way_here(d, f, box));
  const float px = std::max(kLabel * d.k(), 14.0F) / d.b.text_scale(), plate = std::max(24 * d.k(), 18.0F);
  const TextOpt o{Face::title, px, d.b.theme().alarm_text, Align::centre, VAlign::middle, false, 0.5F};
  const float words = d.b.measure(f.name, o).w + 14 * d.k();
  const bool others = std::any_of(d.t.figures.begin(), d.t.figures.end(),
                                  [&](const FigureView& v) { return v.at == p.zone && &v != &f; });
  const float out = f.light.empty() ? 10.0F : -8.0F;
  const Rect name{
      std::clamp(others ? box.x : box.centre().x - words / 2, r.x - out, std::max(r.x - out, r.right() - words + out)),
      std::max(box.y - plate * 0.4F, r.y + (d.spot(p).quiet ? 0.0F : plate + 10 * d.k())), words, plate};
  d.b.fill(name, rgb(0x2a0605), 3, 0.9F);
  d.b.text(name, f.name, o);
}

void draw_figures(SpaceBoard& d, const PlaceView& p) {
  Figures small;
  for (const FigureView& f : d.t.figures)
    if (f.at == p.zone && f.size.w <= d.look.figure.w) small.push_back(&f);
  for (const FigureView& f : d.t.figures)
    if (f.at == p.zone && f.size.w > d.look.figure.w) draw_large(d, p, f);
  if (small.empty()) return;
  const Rect r = d.frame.tile(p);
  const SpaceSpot& spot = d.spot(p);
  const float k = d.k(), used = things_width(d, p) * k, wide = 34 * k * static_cast<float>(small.size());
  const bool beside = used > 0 && spot.things.y < 30 && r.w - used - 24 * k >= std::min(wide, 60 * k);
  const bool at_left = spot.things.x * k < r.w / 2;
  const float left = r.x + 8 * k + (beside && at_left ? spot.things.x * k + used - 8 * k : 0);
  const float right = beside && !at_left ? r.x + spot.things.x * k - 4 * k : r.right() - 8 * k;
  draw_ranks(d, p, small, left, right);
}

SpaceBoard board_of(Builder& b, Rect area, const TableView& t, const TableLayout& l, const TableActs& acts) {
  return {b, t, l, acts, *l.board.space, BoardFrame(area, t, l.board, b.wide())};
}

}  // namespace

void draw_space_ground(Builder& b, Rect area, const TableView& t, const TableLayout& l, const TableActs& acts) {
  SpaceBoard d = board_of(b, area, t, l, acts);
  if (!d.look.picture.empty()) b.picture(d.board({0, 0, d.look.size.w, d.look.size.h}), d.look.picture);
  for (const auto& p : t.places) draw_place(d, p);
  for (const SpaceLink& link : d.look.links)
    if (!link.picture.empty()) b.picture(d.board(link.box), link.picture);
  for (const auto& p : t.places)
    if (d.legal(p)) b.skin(around(d.frame.tile(p), d.look.margin * d.k()), d.look.legal, b.theme().act);
}

// A walk that is pointed at shows its way at once.
void draw_space_board(Builder& b, Rect area, const TableView& t, const TableLayout& l, const TableActs& acts) {
  SpaceBoard d = board_of(b, area, t, l, acts);
  for (const auto& p : t.places)
    if (d.pointed(p)) draw_frame(d, p);
  std::vector<PathView> paths = t.paths;
  paths.insert(paths.end(), acts.paths.begin(), acts.paths.end());
  for (const auto& p : t.places)
    if (d.pointed(p) && !d.act(p)->way.empty()) paths.push_back({d.act(p)->way, Tone::act});
  for (const auto& path : paths) draw_way(d, path);
  for (const auto& p : t.places) draw_things(d, p);
  for (const auto& p : t.places) draw_figures(d, p);
  for (const auto& path : paths) draw_steps(d, path);
  for (const auto& p : t.places) draw_label(d, p);
  for (const auto& p : t.places) draw_chip(d, p);
  for (const auto& p : t.places) place_widget(b, d.frame.tile(p), p, t, acts);
}

}  // namespace prowl::ui
