#include <algorithm>
#include <cmath>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {

// In a free cell of the ship beside the place, else in the rail.
void draw_callouts(Builder& b, Rect board, const TableView& t, const TableLayout& l) {
  if (!b.wide()) return;
  constexpr float kAisle = 14;  // of what lies between the cells it may have this much
  const BoardFrame frame(board, t, l.board, true);
  bool taken = false;
  for (const auto& p : t.callouts) {
    if (taken) break;
    Rect cell = frame.free_cell(t, p.anchor, {250, 160});
    if (cell.w <= 0) continue;
    cell = cell.inset(-kAisle, 0);
    float rows = 0;
    for (const auto& row : p.rows) rows += row.picture.empty() ? panel_row_height(b, row, cell.w) + 4 : 94;
    const float want = std::min(cell.h, 56 + rows);
    const Rect box{cell.x, cell.y + (cell.h > want ? 8 : 0), cell.w, std::max(want, 120.0F)};
    draw_panel(b, box, p, t);
    const auto at = std::find_if(t.places.begin(), t.places.end(),
                                 [&](const PlaceView& v) { return v.zone == p.anchor; });
    if (at != t.places.end()) {
      const Rect room = frame.tile(*at);
      if (std::abs(room.centre().x - box.centre().x) < 4 && box.y > room.y)
        b.skin({room.centre().x - 16, box.y - 36, 32, 40}, "leader", b.theme().alarm);
    }
    taken = true;
  }
}

// All that lies open with words: what can be had, what stands before whom, further boxes.
void draw_open_cards(Builder& b, Rect r, const TableView& t, const TableLayout& l, const TableActs& acts) {
  const float w = b.begin_scroll("cards", r), row = b.control(92);
  Column c({r.x, r.y, w, r.h}, 10);
  for (const auto& m : t.markets) draw_market(b, c.next(market_height(b, m, false)), m, l, acts);
  for (const auto& p : t.panels) draw_note_panel(b, c.next(note_height(b, p)), p);
  for (const auto& s : t.seats) {
    std::vector<const CardView*> cards;
    if (s.character) cards.push_back(&*s.character);
    for (const auto& g : s.growths) cards.push_back(&g);
    if (cards.empty()) continue;
    b.text(c.next(b.line(20)), s.info.name,
           {Face::semibold, 20, seat_colour(s.info), Align::left, VAlign::middle, false, 0.6F});
    for (const CardView* card : cards) draw_card_row(b, c.next(row), l, *card, card->look);
  }
  b.end_scroll(c.y);
}

}  // namespace prowl::ui
