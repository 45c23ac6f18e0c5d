#include <algorithm>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kCaption = 160;

}  // namespace

namespace {

TextOpt odds_words(const Builder& b) {
  return {Face::bold, 18, b.theme().text, Align::centre, VAlign::middle, false, 0.7F};
}

}  // namespace

Size odds_size(const Builder& b, const std::string& odds) {
  return {b.measure(odds, odds_words(b)).w + 22, b.line(18) + 6};
}

void draw_odds(Builder& b, Point at, const std::string& odds) {
  const Size size = odds_size(b, odds);
  const Rect pill{at.x, at.y, size.w, size.h};
  b.fill(pill, b.theme().ground, pill.h / 2, 0.88F);
  b.frame(pill, b.theme().alarm, 1.5F, pill.h / 2);
  b.text(pill, odds, odds_words(b));
}

float widest_word(const Builder& b, const std::string& text, const TextOpt& o) {
  float widest = 0;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find(' ', from), text.size());
    widest = std::max(widest, b.measure(text.substr(from, end - from), o).w);
    from = end + 1;
  }
  return widest;
}

const SeatInfo* info_of(const TableView& t, Seat s) {
  const auto at = std::find_if(t.seats.begin(), t.seats.end(), [&](const SeatView& v) { return v.seat == s; });
  return at == t.seats.end() ? nullptr : &at->info;
}

Rect region_of(const Builder& b, const Arrangement& a, std::string_view name) {
  const float room = std::min(b.width() / a.drawn.w, b.height() / a.drawn.h);
  const float s = b.wide() ? 1 : std::clamp(room, 1.0F, std::max(1.0F, b.text_scale()));
  const Rect r = region(a, name, {b.width() / s, b.height() / s});
  return {r.x * s, r.y * s, r.w * s, r.h * s};
}

namespace {

const TrackView* track_of(const TableView& t, std::string_view id) {
  const auto at = std::find_if(t.tracks.begin(), t.tracks.end(), [&](const TrackView& k) { return k.id == id; });
  return at == t.tracks.end() ? nullptr : &*at;
}

void draw_frame_part(Builder& b, Rect r, const Placement& p, const TableView& t, const TableLayout& l,
                     const TableActs& acts, float spare) {
  switch (p.part) {
    case Part::title: return draw_title(b, r, t);
    case Part::banner: return draw_banner(b, r, t, acts, spare);
    case Part::headline: return draw_headline(b, r, t, acts, spare);
    case Part::phases: return draw_phases(b, r, t);
    case Part::race: return draw_race(b, r, t, l);
    case Part::tracks: return draw_tracks(b, r, t, l);
    case Part::ladder:
      if (const TrackView* k = track_of(t, p.of)) draw_ladder(b, r, *k);
      return;
    case Part::heartbeat:
      if (const TrackView* k = track_of(t, p.of)) draw_beat(b, r, *k);
      return;
    case Part::stake: return draw_stake(b, r, t);
    case Part::legend: return draw_legend(b, r, t);
    default: return;
  }
}

}  // namespace

void draw_table_frame(Builder& b, const TableLayout& l, const Arrangement& a, const Composition& parts,
                      const TableView& t, const TableActs& acts, HullCache& hull, float spare) {
  TableView bare;
  if (t.offer) {
    bare = t;
    bare.places.clear();
    bare.figures.clear();
  }
  draw_board_ground(b, region_of(b, a, "board"), t.offer ? bare : t, l, acts, hull);
  begin_layer(b, b.full());
  for (const Placement& p : parts)
    if (const Rect r = region_of(b, a, p.region); p.part <= Part::legend && r.w > 0)
      draw_frame_part(b, r, p, t, l, acts, spare);
  end_layer(b);
}

// Cards that are chosen among stand in place of the board.
void draw_board_part(Builder& b, Rect r, const TableView& t, const TableLayout& l, const TableActs& acts) {
  if (t.offer) return draw_offer(b, r, *t.offer, t, l, acts);
  draw_board(b, r, t, l, acts);
  draw_callouts(b, r, t, l);
}

void draw_facts(Builder& b, Rect r, bool from_below, const TableView& t, const TableActs& acts) {
  if (t.caption.empty() && (!acts.facts || t.facts.empty())) return;
  const float want = t.caption.empty() ? panel_height(t.facts.front()) : kCaption;
  if (from_below && want < r.h) r = {r.x, r.bottom() - want, r.w, want};
  t.caption.empty() ? draw_panel(b, r, t.facts.front(), t) : draw_caption(b, r, t.caption);
}

float panel_height(const PanelView& p) {
  float h = 58;
  for (const auto& row : p.rows) h += row.boxes.empty() ? 34.0F : p.rows.size() > 4 ? 35.0F : 40.0F;
  return h;
}

void draw_log_panel(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  b.panel(r);
  b.icon({r.x + 16, r.y + 13, 26, 26}, "log", b.theme().second);
  b.text({r.x + 52, r.y + 12, r.w * 0.5F, 28}, b.tr("match.log"),
         {Face::heading, 22, b.theme().text, Align::left, VAlign::middle, false, 0.7F});
  b.text({r.centre().x, r.y + 12, r.w / 2 - 20, 28}, t.banner.round,
         {Face::medium, 18, b.theme().dim, Align::right, VAlign::middle, false, 0.7F});
  draw_log(b, {r.x, r.y + 42, r.w, r.h - 42}, t, acts);
}

}  // namespace prowl::ui
