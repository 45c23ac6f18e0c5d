#include <algorithm>

#include <fmt/format.h>

#include "table/board/hull.hpp"
#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kToken = 64, kFaceToken = 76, kObject = 84;
constexpr float kLabelLine = 1.31F, kSignWidth = 1.25F;  // height of a label in its px; width of a sign in that height

struct Board {
  Builder& b;
  const TableView& t;
  const TableLayout& l;
  const TableActs& acts;
  BoardFrame frame;

  float k() const { return frame.scale(); }
  const PlaceAct* act(const PlaceView& p) const { return acts.at(p.zone); }
  bool alarmed(const PlaceView& p) const {
    return std::find(t.alarmed.begin(), t.alarmed.end(), p.zone) != t.alarmed.end();
  }
  bool resting(const PlaceView& p) const {
    const PlaceAct* a = act(p);
    return (a == nullptr || (!a->legal && !a->focus)) && !alarmed(p);
  }
  std::string state(const PlaceView& p) const {
    const PlaceAct* a = act(p);
    const bool pointed = a != nullptr && a->legal && (b.hovered(p.id) || b.focused(p.id));
    if (pointed || (a != nullptr && a->focus)) return "focus";
    if (a != nullptr && a->legal) return "legal";
    return alarmed(p) ? "alien" : "idle";
  }
};

void draw_hull(Board& d, HullCache& cache) {
  if (!d.l.board.hull) return;
  std::vector<Cell> cells;
  std::string key = "hull";
  for (const auto& p : d.t.places) {
    cells.push_back({static_cast<int>(p.cell.x - d.frame.first().x), static_cast<int>(p.cell.y - d.frame.first().y)});
    key += fmt::format(":{},{}", cells.back().column, cells.back().row);
  }
  const BoardLook& look = d.l.board;
  HullMetrics m;
  m.room_w = look.tile.w, m.room_h = look.tile.h, m.gap_x = look.gap.w, m.gap_y = look.gap.h;
  m.left = m.top = 72;
  m.width = static_cast<float>(d.frame.columns()) * (look.tile.w + look.gap.w) - look.gap.w + 2 * m.left;
  m.height = static_cast<float>(d.frame.rows()) * (look.tile.h + look.gap.h) - look.gap.h + 2 * m.top;
  if (cache.key != key) cache = {key, hull_svg(cells, m)};
  d.b.svg({d.frame.left() - m.left * d.k(), d.frame.top() - m.top * d.k(), m.width * d.k(), m.height * d.k()},
          cache.key, cache.svg);
}

void draw_room(Board& d, const PlaceView& p) {
  const Rect r = d.frame.tile(p);
  d.b.picture(r, p.picture);
  const PlaceAct* a = d.act(p);
  const bool dim = d.acts.choosing && (a == nullptr || !a->legal) && !d.alarmed(p);
  if (dim) d.b.picture(r, asset_name(d.l.board.rim, "dim"));
  if (d.alarmed(p)) d.b.picture(r, asset_name(d.l.board.rim, "alarm"));
}

void draw_rim(Board& d, const PlaceView& p, const std::string& state) {
  d.b.picture(d.frame.tile(p).inset(-d.l.board.rim_margin * d.k()), asset_name(d.l.board.rim, state));
}

void draw_link(Board& d, const PlaceView& a, const PlaceView& o) {
  const BoardLook& look = d.l.board;
  const std::string end = d.t.links_open ? "_open" : "";
  const float k = d.k();
  const bool across = a.cell.y == o.cell.y;
  const Rect first = d.frame.tile(across ? (a.cell.x < o.cell.x ? a : o) : (a.cell.y < o.cell.y ? a : o));
  if (across) {
    d.b.picture({first.right() - 16 * k, first.y + first.h / 2 + (look.across_shift - look.across.h / 2) * k,
                 look.across.w * k, look.across.h * k},
                look.corridor_across + end);
  } else {
    d.b.picture(
        {first.x + first.w / 2 - look.down.w / 2 * k, first.bottom() - 16 * k, look.down.w * k, look.down.h * k},
        look.corridor_down + end);
  }
}

void draw_links(Board& d, Zone only = Zone::none) {
  if (d.l.board.corridor_across.empty()) return;
  for (const auto& p : d.t.places)
    for (const int i : p.links) {
      const PlaceView& o = d.t.places[static_cast<std::size_t>(i)];
      if (only == Zone::none || p.zone == only || o.zone == only) draw_link(d, p, o);
    }
}

float label_px(const Board& d) { return std::max(26 * d.k(), d.b.least()); }

void draw_label(Board& d, const PlaceView& p) {
  if (p.name.empty()) return;
  const Rect r = d.frame.tile(p);
  const PlaceAct* a = d.act(p);
  const Theme& th = d.b.theme();
  TextOpt o{Face::title, label_px(d), th.text};
  o.tracking = 1.5F * std::min(d.k(), 1.0F);
  o.min_scale = 0.42F;
  const bool keyed = a != nullptr && a->legal && !a->hotkey.empty();
  const bool visited = std::any_of(d.t.figures.begin(), d.t.figures.end(),
                                   [&](const FigureView& f) { return f.at == p.zone; });
  const float mark = keyed     ? 48 * d.k()
                     : visited ? o.px * kLabelLine * kSignWidth
                               : 0,
              room = r.w - mark + 6 * d.k(), edges = o.px * 1.1F;
  if (d.b.measure(p.name, o).w + edges > room) o.tracking = 0;
  const float wide = d.b.measure(p.name, o).w, w = std::min(wide + o.px * 1.35F, room);
  // Words that are too long for a line even at the least size have two.
  o.shortens = true;
  o.wrap = p.name.find(' ') != std::string::npos && wide * d.b.least() > (w - edges) * o.px * d.b.text_scale();
  const float h = o.px * (o.wrap ? 2.3F : kLabelLine);
  const Colour accent = a != nullptr && a->focus   ? th.text
                        : d.alarmed(p)             ? th.alarm
                        : a != nullptr && a->legal ? th.act
                                                   : th.colour("label.idle");
  const Rect plate{r.x - BoardFrame::kOverSide * d.k(), r.y - BoardFrame::kOverTop * d.k(), w, h};
  d.b.skin(plate, "label", accent);
  d.b.text({plate.x + o.px * 0.69F, plate.y, plate.w - edges, plate.h}, p.name, o);
  if (!keyed) return;
  const Rect count{r.right() - 40 * d.k(), r.y - 20 * d.k(), std::max(44 * d.k(), 30.0F), std::max(36 * d.k(), 26.0F)};
  d.b.skin(count, "count", th.act);
  d.b.text(count, a->hotkey, {Face::title, std::max(28 * d.k(), 18.0F), th.act, Align::centre});
}

void count_plate(Board& d, float cx, float cy, int n) {
  const float px = std::max(26 * d.k(), d.b.least()), w = px * 1.4F, h = px * 1.15F;
  const Rect r{cx - w / 2, cy - h / 2, w, h};
  d.b.skin(r, "count");
  d.b.text(r, fmt::format("×{}", n), {Face::title, px / d.b.text_scale(), d.b.theme().text, Align::centre});
}

// Four or more lie as three with a count, so that a room keeps its picture.
void draw_backs(Board& d, const Rect& room, const std::vector<const PieceView*>& backs, float shift) {
  const int n = static_cast<int>(backs.size()), shown = std::min(n, 3);
  const float k = d.k(), cx = room.x + room.w / 2 + shift * k, cy = room.bottom() - 62 * k;
  const float half = static_cast<float>(shown - 1) / 2;
  for (int i = 0; i < shown; ++i) {
    const auto& p = *backs[static_cast<std::size_t>(i)];
    const float x = cx - kToken * k / 2 + (static_cast<float>(i) - half) * 46 * k;
    d.b.picture({x, cy - kToken * k / 2 - static_cast<float>(i % 2) * 3 * k, kToken * k, kToken * k}, p.picture, 1,
                p.key);
  }
  count_plate(d, cx + (half * 46 + 40) * k, cy + 18 * k, n);
}

const SeatInfo* owner_of(const Board& d, const PieceView& p) {
  for (const auto& s : d.t.seats)
    if (s.seat == p.owner) return &s.info;
  return nullptr;
}

// Whose it is: a ring in the seat's colour and its shape.
void draw_owner(Board& d, const Rect& disc, const PieceView& p) {
  const SeatInfo* who = p.ring.empty() ? nullptr : owner_of(d, p);
  if (who == nullptr) return;
  d.b.skin(disc, p.ring, seat_colour(*who), 1, p.key == 0 ? 0 : p.key + (1ULL << 60));
  const float s = disc.w * 0.34F;
  d.b.skin({disc.right() - s * 1.05F, disc.bottom() - s * 1.05F, s, s}, "common/seats/" + who->shape, seat_colour(*who),
           1, p.key == 0 ? 0 : p.key + (2ULL << 60));
}

void draw_faces(Board& d, const Rect& room, const std::vector<const PieceView*>& faces, float lift) {
  const float k = d.k(), size = kFaceToken * k;
  const auto n = static_cast<float>(faces.size());
  const float step = std::min(80 * k, n > 1 ? (room.w - 40 * k - size) / (n - 1) : 80 * k);
  float x = room.x + (room.w - (n - 1) * step - size) / 2;
  for (const PieceView* p : faces) {
    const Rect r{x, room.bottom() - (92 + lift) * k, size, size};
    d.b.picture(r, p->picture, 1, p->key, false, true);
    draw_owner(d, r, *p);
    if (p->count > 1) count_plate(d, r.right() - 10 * k, r.bottom() - 8 * k, p->count);
    x += step;
  }
}

void draw_pieces(Board& d, const PlaceView& p) {
  const Rect r = d.frame.tile(p);
  const float k = d.k();
  std::vector<const PieceView*> backs, faces;
  for (const auto& t : p.tokens) (t.open ? faces : backs).push_back(&t);
  const bool crowded = backs.size() > 1 || faces.size() > 2;
  float x = r.x + (crowded ? 20 : 60) * k;
  for (const auto& o : p.objects) {
    d.b.picture({x, r.bottom() - 102 * k, kObject * k, kObject * k}, o.picture, 1, o.key);
    x = r.right() - (20 + kObject) * k;
  }
  const float shift = p.objects.size() == 1 && crowded ? 34 : 0;
  if (!backs.empty()) draw_backs(d, r, backs, shift);
  if (!faces.empty()) draw_faces(d, r, faces, backs.empty() ? 0 : 62);
  const PlaceAct* a = d.act(p);
  if (a != nullptr && a->ghost && p.tokens.empty() && !d.l.board.ghost.empty())
    d.b.picture({r.x + r.w / 2 - 38 * k, r.bottom() - 104 * k, 76 * k, 76 * k}, d.l.board.ghost, 0.6F);
}

void draw_figure(Board& d, const FigureView& f) {
  const auto p = std::find_if(d.t.places.begin(), d.t.places.end(), [&](const PlaceView& v) { return v.zone == f.at; });
  if (p == d.t.places.end()) return;
  const Rect r = d.frame.tile(*p);
  d.b.picture(r, f.picture, d.alarmed(*p) ? 1.0F : 0.6F, 0x77000001, f.flip);
  draw_rim(d, *p, d.state(*p));
  draw_links(d, p->zone);
}

void figure_label(Board& d, const FigureView& f) {
  const auto p = std::find_if(d.t.places.begin(), d.t.places.end(), [&](const PlaceView& v) { return v.zone == f.at; });
  if (p == d.t.places.end()) return;
  const PlaceAct* a = d.act(*p);
  if (a != nullptr && a->legal && !a->hotkey.empty()) return;
  const Rect r = d.frame.tile(*p);
  const float px = std::max(18 * d.k(), d.b.least()), h = label_px(d) * kLabelLine;
  TextOpt o{Face::semibold, px, rgb(0xffd9d2)};
  const float name = d.b.measure(p->name, {Face::title, label_px(d), rgb(0xffffff)}).w + label_px(d) * 1.5F;
  const float want = d.b.measure(f.name, o).w + h * 1.7F;
  const bool word = want + name <= r.w + 10 * d.k();
  const float w = word ? want : h * kSignWidth;
  const Rect plate{r.right() + BoardFrame::kOverSide * d.k() - w, r.y - BoardFrame::kOverTop * d.k(), w, h};
  d.b.skin(plate, "label", d.b.theme().alarm);
  d.b.icon({plate.x + h * 0.3F, plate.y + h * 0.12F, h * 0.76F, h * 0.76F}, f.icon, d.b.theme().alarm);
  if (word) d.b.text({plate.x + h * 1.22F, plate.y, w - h * 1.3F, h}, f.name, o);
}

std::string place_value(const Builder& b, const PlaceView& p) {
  int hidden = 0;
  std::string named;
  for (const auto* list : {&p.tokens, &p.objects})
    for (const auto& t : *list) {
      if (!t.open) {
        ++hidden;
      } else {
        named += (named.empty() ? "" : ", ") + t.name;
      }
    }
  if (hidden == 0) return named;
  const std::string covered = b.trn("match.covered", hidden);
  return named.empty() ? covered : covered + ", " + named;
}

}  // namespace

void place_widget(Builder& b, Rect tile, const PlaceView& p, const TableView& t, const TableActs& acts) {
  b.sight(tile, index(p.kind));
  Widget w;
  w.id = p.id;
  w.role = Role::place;
  w.name = p.name;
  w.value = place_value(b, p);
  for (const auto& f : t.figures)
    if (f.at == p.zone) w.value += (w.value.empty() ? "" : ", ") + f.name;
  if (p.tag && !p.tag->text.empty()) w.value += (w.value.empty() ? "" : ", ") + p.tag->text;
  w.secret = acts.secret;
  const PlaceAct* a = acts.at(p.zone);
  w.enabled = a != nullptr && a->legal;
  w.focusable = w.enabled || (a != nullptr && !a->reason.empty());
  if (a != nullptr) {
    w.reason = a->reason;
    w.rule = a->rule;
    w.hotkey = a->hotkey;
    w.press = a->press;
    w.decides = a->decides;
    w.drop = a->drop;
  }
  b.widget(tile, std::move(w), (p.help.empty() ? p.line : p.help) + (p.origin.empty() ? "" : "\n" + p.origin));
}

void draw_board_ground(Builder& b, Rect area, const TableView& t, const TableLayout& l, const TableActs& acts,
                       HullCache& hull) {
  Board d{b, t, l, acts, BoardFrame(area, t, l.board, b.wide())};
  begin_layer(b, b.full());
  draw_backdrop(b, l.background);
  for (const auto& [name, picture] : l.decor)
    b.picture(region_of(b, arrangement(l, b.shape(), "table"), name), picture);
  if (l.board.card || l.board.space) {
    l.board.card ? draw_card_ground(b, area, t, l, acts) : draw_space_ground(b, area, t, l, acts);
    return end_layer(b);
  }
  draw_hull(d, hull);
  for (const auto& p : t.places) draw_room(d, p);
  for (const auto& p : t.places)
    if (d.resting(p)) draw_rim(d, p, "idle");
  draw_links(d);
  end_layer(b);
}

void draw_board(Builder& b, Rect area, const TableView& t, const TableLayout& l, const TableActs& acts) {
  if (l.board.card) return draw_card_board(b, area, t, l, acts);
  if (l.board.space) return draw_space_board(b, area, t, l, acts);
  Board d{b, t, l, acts, BoardFrame(area, t, l.board, b.wide())};
  for (const auto& p : t.places) {
    if (d.state(p) == "idle") continue;
    draw_rim(d, p, d.state(p));
    draw_links(d, p.zone);
  }
  for (const auto& f : t.figures) draw_figure(d, f);
  for (const auto& p : t.places) draw_pieces(d, p);
  for (const auto& p : t.places) draw_label(d, p);
  for (const auto& f : t.figures) figure_label(d, f);
  for (const auto& p : t.places) place_widget(b, d.frame.tile(p), p, t, acts);
}

}  // namespace prowl::ui
