#include <algorithm>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kCaption = 160;

}  // namespace

Rect region_of(const Builder& b, const Arrangement& a, std::string_view name) {
  const float room = std::min(b.width() / a.drawn.w, b.height() / a.drawn.h);
  const float s = b.wide() ? 1 : std::clamp(room, 1.0F, std::max(1.0F, b.text_scale()));
  const Rect r = region(a, name, {b.width() / s, b.height() / s});
  return {r.x * s, r.y * s, r.w * s, r.h * s};
}

namespace {

void draw_frame(Builder& b, const TableLayout& l, const Arrangement& a, const TableView& t, const TableActs& acts,
                HullCache& hull, float spare) {
  const auto box = [&](std::string_view name) { return region_of(b, a, name); };
  draw_board_ground(b, box("board"), t, l, acts, hull);
  begin_layer(b, b.full());
  draw_title(b, box("title"), t);
  l.headline ? draw_headline(b, box("prompt"), t, acts, spare) : draw_banner(b, box("prompt"), t, acts, spare);
  draw_phases(b, box("phases"), t);
  draw_race(b, box("race"), t, l);
  draw_tracks(b, box("tracks"), t, l);
  for (const auto& k : t.tracks)
    if (const Rect r = box("track." + k.id); r.w > 0)
      k.look.style == TrackStyle::ladder ? draw_ladder(b, r, k) : draw_beat(b, r, k);
  draw_stake(b, box("stake"), t);
  draw_legend(b, box("legend"), t);
  end_layer(b);
  draw_board(b, box("board"), t, l, acts);
  Rect r = box("facts");
  if (r.w <= 0 || (t.caption.empty() && (!acts.facts || t.facts.empty()))) return;
  // What keeps to the lower edge is no higher than it needs.
  const float want = t.caption.empty() ? panel_height(t.facts.front()) : kCaption;
  if (a.regions.find("facts")->second.anchor.ends_with('b') && want < r.h) r = {r.x, r.bottom() - want, r.w, want};
  t.caption.empty() ? draw_panel(b, r, t.facts.front(), t) : draw_caption(b, r, t.caption);
}

}  // namespace

// Cards that are chosen among stand in place of the board.
void draw_table_frame(Builder& b, const TableLayout& l, const Arrangement& a, const TableView& t, const TableActs& acts,
                      HullCache& hull, float spare) {
  const Rect board = region_of(b, a, "board");
  if (!t.offer) {
    draw_frame(b, l, a, t, acts, hull, spare);
    return draw_callouts(b, board, t, l);
  }
  TableView bare = t;
  bare.places.clear();
  bare.figures.clear();
  draw_frame(b, l, a, bare, acts, hull, spare);
  draw_offer(b, board, *t.offer, t, l, acts);
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
