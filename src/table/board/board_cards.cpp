#include <algorithm>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kLine = 0.6F, kTag = 0.5F;  // below these scales a card has no room for what its place does, or for
                                            // words in a tag
constexpr float kLegible = 64;              // px of a tile: below, its number alone tells the place
constexpr float kOtherVeil = 0.55F;

struct Cards {
  Builder& b;
  const TableView& t;
  const TableLayout& l;
  const TableActs& acts;
  const PlaceCardLook& look;
  BoardFrame frame;

  float k() const { return frame.scale(); }
  const PlaceAct* act(const PlaceView& p) const { return acts.at(p.zone); }
  bool legal(const PlaceView& p) const {
    const PlaceAct* a = act(p);
    return a != nullptr && a->legal;
  }
  bool closed(const PlaceView& p) const { return p.dim || (acts.choosing && !legal(p) && p.mood.empty()); }
  bool lit(const PlaceView& p) const { return legal(p) || !p.mood.empty(); }
  Colour accent(const PlaceView& p) const { return legal(p) ? b.theme().act : named_colour(b.theme(), p.mood); }
  /// Another frame than the usual one, for places that the layout names.
  const std::string* own_frame(const PlaceView& p) const {
    const auto found = look.frames.find(p.id.substr(p.id.find('.') + 1));
    return found == look.frames.end() ? nullptr : &found->second;
  }
};

void draw_roots(Cards& d) {
  const BoardLook& board = d.l.board;
  const float k = d.k();
  for (const auto& p : d.t.places) {
    const Rect r = d.frame.tile(p);
    for (const int other : p.links) {
      const PlaceView& o = d.t.places[static_cast<std::size_t>(other)];
      const Rect q = d.frame.tile(o);
      const Point mid{(r.centre().x + q.centre().x) / 2, (r.centre().y + q.centre().y) / 2};
      const bool across = o.cell.y == p.cell.y;
      const Size s = across ? board.across : board.down;
      d.b.picture({mid.x - s.w * k / 2, mid.y - s.h * k / 2, s.w * k, s.h * k},
                  across ? board.corridor_across : board.corridor_down);
    }
  }
}

void draw_medal(Cards& d, const PlaceView& p, Rect r) {
  if (p.number.empty() || d.look.medal.empty()) return;
  const float k = d.k(), w = std::max(d.look.medal_size.w * k, 30.0F), h = std::max(d.look.medal_size.h * k, 30.0F);
  const Rect m{r.x + 11 * k, r.y + 11 * k, w, h};
  const bool trimmed = !d.lit(p) && d.own_frame(p) != nullptr;
  d.b.skin(m, d.lit(p) || trimmed ? d.look.medal_lit : d.look.medal,
           trimmed ? named_colour(d.b.theme(), d.look.trim) : d.accent(p));
  d.b.text(m.inset(2), p.number,
           {Face::heading, std::max(28 * k, d.b.least()) / d.b.text_scale(), d.b.theme().text, Align::centre,
            VAlign::middle, false, 0.5F});
}

void draw_words(Cards& d, const PlaceView& p, Rect r) {
  const Theme& th = d.b.theme();
  const float k = d.k();
  if (r.w < kLegible) return;
  const bool line = k >= kLine && !p.line.empty();
  TextOpt what{Face::medium,
               std::max(18 * k, d.b.least()),
               d.closed(p) ? th.dim : th.second,
               Align::left,
               VAlign::middle,
               true,
               0.5F,
               0,
               true};
  const Colour ink = d.closed(p) ? th.dim : th.text;
  const float left = r.x + 18 * k, width = r.w - 32 * k;
  const float signs = std::max(34 * k, 22.0F) * static_cast<float>(p.marks.size()) +
                      (line || p.origin.empty() || !p.marks.empty() ? 0 : 14);
  const float room = width - std::max(p.origin.empty() ? 0 : 18 * k, p.marks.empty() ? 0 : signs);
  const bool two = line && d.b.measure(p.line, what).w > room && r.h * 0.15F >= 2.2F * d.b.least();
  const bool low = line && !two && r.h * 0.07F < 0.95F * d.b.least();  // then the line moves up, and the name with it
  const float high = low ? 0.1F : 0.07F;
  // Large texts grow as far as the picture has room.
  const auto within = [&](float px, float room_h) {
    const float least = d.b.least() / d.b.text_scale();
    return std::max(std::min(px, room_h / d.b.text_scale()), least);
  };
  what.px = within(what.px, r.h * (two ? 0.075F : high));
  const float top = two ? 0.7F : low ? 0.79F : line ? 0.81F : 0.835F;
  if (th.named.contains("strong"))
    d.b.fill({r.x + 8 * k, r.y + r.h * top, r.w - 16 * k, r.h * (0.98F - top)}, th.ground, 6, 0.75F);
  d.b.text({left, r.y + r.h * top, width - signs, r.h * (line ? 0.095F : 0.135F)}, p.name,
           {Face::heading, within(std::max(27 * k, d.b.least()), r.h * 0.095F), ink, Align::left, VAlign::middle, false,
            0.45F, 0, true});
  if (line) d.b.text({left, r.y + r.h * (two ? 0.82F : 0.97F - high), room, r.h * (two ? 0.15F : high)}, p.line, what);
}

// Top right: what is left of it, or that it is closed; the reason in full is the tooltip.
void draw_tag(Cards& d, const PlaceView& p, Rect r) {
  const Theme& th = d.b.theme();
  FactView tag = p.tag.value_or(FactView{});
  const PlaceAct* a = d.act(p);
  const bool shut = a != nullptr && !a->legal && !a->reason.empty() && d.closed(p);
  if (shut) tag = {"lock", tag.text, tag.label, "dim"};
  if (d.k() < kTag) tag.text = tag.label;
  if ((tag.icon.empty() && tag.text.empty()) || r.w < kLegible) return;
  const float k = std::max(d.k(), 0.6F);
  TextOpt o{Face::semibold,
            std::max(18 * k, d.b.least()),
            d.legal(p) && !shut ? th.act
            : shut              ? th.dim
                                : named_colour(th, tag.colour.empty() ? "second" : tag.colour),
            Align::left,
            VAlign::middle,
            false,
            0.6F};
  const float h = std::max(34 * k, o.px * d.b.text_scale() * 1.2F);
  // Where there is not room for both the words say it alone, and where they have none the picture.
  const float all = r.w - 84 * d.k() - 20 * k, words_at_least = d.b.least() / d.b.text_scale() / o.px;
  if (!tag.icon.empty() && d.b.measure(tag.text, o).w * words_at_least > all) tag.text = tag.label;
  const bool both = tag.text.empty() || d.b.measure(tag.text, o).w + 24 * k <= all;
  const float icon = tag.icon.empty() || !both ? 0 : 24 * k, room = all - icon;
  const float words = tag.text.empty() ? 0 : std::min(d.b.measure(tag.text, o).w + 4, room);
  const Rect box{r.right() - 12 * d.k() - words - icon - 20 * k, r.y + 14 * d.k(), words + icon + 20 * k, h};
  d.b.skin(box, "tag", o.colour);
  if (icon > 0) d.b.icon({box.x + 9 * k, box.centre().y - 11 * k, 22 * k, 22 * k}, tag.icon, o.colour);
  if (words > 0) d.b.text({box.x + 10 * k + icon, box.y, words, h}, tag.text, o);
}

void draw_place(Cards& d, const PlaceView& p) {
  const Rect r = d.frame.tile(p);
  const float k = d.k();
  if (d.lit(p) && !d.look.halo.empty()) d.b.skin(r.inset(-d.look.halo_margin * k), d.look.halo, d.accent(p));
  d.b.picture(r.inset(d.look.inset * k), p.picture);
  for (const auto& colour : p.lights) d.b.skin(r, d.look.light, named_colour(d.b.theme(), colour));
  if (d.lit(p))
    d.b.skin(r, d.look.frame_lit, d.accent(p));
  else
    d.b.picture(r, d.own_frame(p) != nullptr ? *d.own_frame(p) : d.look.frame);
  draw_medal(d, p, r);
  if (d.closed(p)) d.b.picture(r, d.look.veil, p.dim ? 1 : kOtherVeil);
  draw_words(d, p, r);
  draw_tag(d, p, r);
  if (const float mark = std::max(17 * k, 11.0F); !p.origin.empty())
    draw_origin(d.b, {r.right() - mark - 13 * k, r.bottom() - mark - 11 * k, mark, mark}, d.l);
  if (d.legal(p) && !d.look.corners.empty())
    d.b.skin(r.inset(-d.look.corners_margin * k), d.look.corners, d.b.theme().act);
}

using Pieces = std::vector<const PieceView*>;

// Tokens hang in the middle of the picture, side by side.
void draw_tokens(Cards& d, Rect r, const Pieces& tokens) {
  const float k = d.k(), w = d.look.token.w * k, h = d.look.token.h * k;
  const auto n = static_cast<float>(tokens.size());
  const float step = std::min(w * 0.92F, n > 1 ? (r.w - 20 * k - w) / (n - 1) : w);
  float x = r.centre().x - w / 2 - step * (n - 1) / 2;
  for (const PieceView* p : tokens) {
    d.b.picture({x, r.y + r.h * 0.4F - h / 2, w, h}, p->picture, 1, p->key);
    x += step;
  }
}

// Figures stand at the foot; what lies there keeps the left corner.
void draw_figures(Cards& d, Rect r, const Pieces& figures, bool object, bool token) {
  const float k = d.k(), w = d.look.pawn.w * k, h = d.look.pawn.h * k;
  const auto n = static_cast<float>(figures.size());
  const float left = r.x + (object ? 62 : 6) * k, right = r.right() - 6 * k - w;
  const float step = n > 1 ? std::min(w * 0.86F, (right - left) / (n - 1)) : 0;
  float x = n == 1 && !token && !object ? left : right - step * (n - 1);
  for (const PieceView* p : figures) {
    const SeatInfo* who = info_of(d.t, p->owner);
    d.b.skin({x, r.y + r.h * 0.785F - h, w, h}, p->picture, who != nullptr ? seat_colour(*who) : d.b.theme().text,
             p->lit || figures.size() < 2 ? 1.0F : 0.96F, p->key);
    x += step;
  }
}

Rect scaled(Rect tile, Rect box, float k) { return {tile.x + box.x * k, tile.y + box.y * k, box.w * k, box.h * k}; }

// It floats over its place, larger than it, and lights it; tokens and people stand before it.
void draw_figure(Cards& d, const FigureView& f) {
  const auto at = std::find_if(d.t.places.begin(), d.t.places.end(),
                               [&](const PlaceView& p) { return p.zone == f.at; });
  if (at == d.t.places.end()) return;
  const Rect tile = d.frame.tile(*at);
  if (!f.light.empty()) d.b.picture(scaled(tile, d.look.figure_light, d.k()), f.light, 1, f.key == 0 ? 0 : f.key + 1);
  d.b.picture(scaled(tile, d.look.figure, d.k()), f.picture, 1, f.key, f.flip);
  draw_medal(d, *at, tile);
}

// What can be done there beside the place's own power: round signs beside its name, from the right.
void draw_marks(Cards& d, const PlaceView& p) {
  const Rect r = d.frame.tile(p);
  const float size = std::max(36 * d.k(), 22.0F);
  float x = r.right() - 8 * d.k();
  for (const auto& mark : p.marks) {
    const Colour c = named_colour(d.b.theme(), mark.colour);
    x -= size;
    const Rect box{x, r.y + r.h * (d.k() >= kLine ? 0.845F : 0.9F) - size / 2, size, size};
    d.b.fill(box, d.b.theme().ink, size / 2, 0.86F);
    d.b.frame(box, c, 2, size / 2);
    d.b.icon(box.inset(size * 0.2F), mark.icon, c);
  }
}

void draw_pieces(Cards& d, const PlaceView& p) {
  const Rect r = d.frame.tile(p);
  const float k = d.k();
  Pieces tokens, figures;
  for (const auto& t : p.tokens) (t.shape == "pawn" ? figures : tokens).push_back(&t);
  float x = r.x + 14 * k;
  for (const auto& o : p.objects) {
    d.b.picture({x, r.y + r.h * 0.72F - d.look.object.h * k, d.look.object.w * k, d.look.object.h * k}, o.picture, 1,
                o.key);
    x += d.look.object.w * k * 0.8F;
  }
  if (!tokens.empty()) draw_tokens(d, r, tokens);
  if (!figures.empty()) draw_figures(d, r, figures, !p.objects.empty(), !tokens.empty());
}

}  // namespace

void draw_card_ground(Builder& b, Rect area, const TableView& t, const TableLayout& l, const TableActs& acts) {
  Cards d{b, t, l, acts, *l.board.card, BoardFrame(area, t, l.board, b.wide())};
  if (!l.board.corridor_across.empty()) draw_roots(d);
  for (const bool lit : {false, true})
    for (const auto& p : t.places)
      if (d.lit(p) == lit) draw_place(d, p);
}

void draw_card_board(Builder& b, Rect area, const TableView& t, const TableLayout& l, const TableActs& acts) {
  Cards d{b, t, l, acts, *l.board.card, BoardFrame(area, t, l.board, b.wide())};
  for (const auto& p : t.places) {
    const PlaceAct* a = d.act(p);
    if (a != nullptr && (a->focus || (a->legal && (b.hovered(p.id) || (b.focused(p.id) && b.state().keyboard)))))
      b.picture(d.frame.tile(p), d.look.frame_focus);
  }
  for (const auto& f : t.figures) draw_figure(d, f);
  for (const auto& p : t.places) draw_marks(d, p);
  for (const auto& p : t.places) draw_pieces(d, p);
  for (const auto& p : t.places) place_widget(b, d.frame.tile(p), p, t, acts);
}

}  // namespace prowl::ui
