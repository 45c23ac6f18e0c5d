#pragma once
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "kit.hpp"
#include "table_view.hpp"

namespace prowl::ui {

/// What people may do with one place now.
struct PlaceAct {
  bool legal = false, focus = false, ghost = false;
  std::string reason, hotkey;
  std::function<void()> press;
  std::function<void(const std::string&)> drop;
};
/// One legal option as a row: all of them are listed, so that nobody needs the picture.
struct OptionRow {
  std::string id, text, note, icon, hotkey;
  bool primary = false;
  std::function<void()> press;
};
struct TableActs {
  bool choosing = false;                   ///< places are operands now: light the legal ones, dim the others
  std::map<int, PlaceAct> places;          ///< by zone number
  std::vector<OptionRow> rows;
  std::function<void(Seat)> look;          ///< a person wants to see their own hand
  std::function<void(std::string)> rule;   ///< opens the rules at a paragraph
  bool secret = false;                     ///< the widgets belong to a private view
};

/// The hull's picture is costly to write: kept between scenes of one ship.
struct HullCache {
  std::string key, svg;
};

Colour tone_colour(const Theme&, Tone, const SeatInfo* = nullptr);
Colour seat_colour(const SeatInfo&);
std::string initial_of(std::string_view name);
void begin_layer(Builder&, Rect);
void end_layer(Builder&);
/// The game's backdrop over the whole window.
void draw_backdrop(Builder&, const std::vector<std::string>& pictures);

/// Where the board's places stand inside an area.
class BoardFrame {
 public:
  BoardFrame(Rect area, const TableView&, const BoardLook&, bool roomy);
  float scale() const { return k_; }
  Rect tile(const PlaceView&) const;
  Rect cell(float column, float row) const;
  /// A box for a callout beside `anchor`: a free cell of the grid, or nothing.
  Rect free_cell(const TableView&, Zone anchor, Size least) const;
  float left() const { return left_; }
  float top() const { return top_; }
  int columns() const { return columns_; }
  int rows() const { return rows_; }
  Point first() const { return first_; }

 private:
  const BoardLook& look_;
  bool fixed_ = false;
  float k_ = 1, left_ = 0, top_ = 0;
  Point first_{};
  int columns_ = 1, rows_ = 1;
};

/// Backdrop, hull, rooms and what of their frames stands still: a layer.
void draw_board_ground(Builder&, Rect area, const TableView&, const TableLayout&, const TableActs&, HullCache&);
/// What lives on it, and its widgets.
void draw_board(Builder&, Rect area, const TableView&, const TableLayout&, const TableActs&);
/// Both at once, for a board that stands alone.
inline void draw_board(Builder& b, Rect area, const TableView& t, const TableLayout& l, const TableActs& acts, HullCache& hull) {
  draw_board_ground(b, area, t, l, acts, hull);
  draw_board(b, area, t, l, acts);
}
/// A button that shows a seat as badge and name.
void draw_seat_button(Builder&, Rect, const SeatInfo&, ButtonOpt);

// --- the frame round the board
void draw_title(Builder&, Rect, const TableView&);
/// `spare`: room kept free at its right end (the timer).
void draw_banner(Builder&, Rect, const TableView&, const TableActs&, float spare = 0);
/// Tracks and piles, one below the other.
void draw_tracks(Builder&, Rect, const TableView&, const TableLayout&);
/// Returns where the rail ends.
float draw_seats(Builder&, Rect, const TableView&, const TableActs&);
void draw_stake(Builder&, Rect, const TableView&);
void draw_panel(Builder&, Rect, const PanelView&, const TableView&);
void draw_log(Builder&, Rect, const TableView&, const TableActs&);
void draw_option_rows(Builder&, Rect, const std::string& scroll_id, const std::vector<OptionRow>&, bool secret);
/// One line for small windows: tracks, piles and seats as badges.
void draw_strip(Builder&, Rect, const TableView&, const TableActs&);
/// The picture of a card with its frame; `w` decides the size (480 x 672 when large).
void draw_card(Builder&, Rect, const PieceView&, const CardText&, float alpha = 1);
void draw_small_card(Builder&, Rect, const PieceView&, float alpha = 1);

}  // namespace prowl::ui
