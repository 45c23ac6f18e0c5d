#pragma once
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "table/aid.hpp"
#include "table/composition.hpp"
#include "table/table_view.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// Words with a dark edge, for any ground.
void draw_shadowed(Builder&, Rect, const std::string&, const TextOpt&);

/// What people may do with one place now.
struct PlaceAct {
  bool legal = false, focus = false, ghost = false;
  bool decides = false;              ///< of Widget
  std::string reason, rule, hotkey;  ///< rule: of Widget
  std::vector<Zone> way;             ///< that is shown while it is pointed at
  std::function<void()> press;
  std::function<void(const std::string&)> drop;
};
/// One option as a row: all legal ones are listed, so that nobody needs the picture; without `press`, what is not legal
/// and why.
struct OptionRow {
  std::string id{}, text{}, note{}, icon{}, hotkey{};
  std::string section{};                     ///< headline above the first row of it
  std::string detail{}, reason{}, colour{};  ///< a second line; why not; of its frame, a colour of the theme
  std::string rule{};                        ///< of Widget
  std::string picture{};                     ///< cut to a thumbnail; `aspect` is its width by its height
  float aspect = 1;
  Kind about{};                      ///< the card that is shown large while this is pointed at
  std::vector<std::string> marks{};  ///< small pictures at its end
  bool primary = false, on = false;
  bool decides = false;    ///< of Widget
  std::string portrait{};  ///< of ChoiceView
  Weight weight = Weight::plain;
  int share = -1;  ///< of ChoiceView
  std::function<void()> press{};
};
struct TableActs {
  bool choosing = false;           ///< places are operands now: light the legal ones, dim the others
  std::map<int, PlaceAct> places;  ///< by zone number
  std::vector<OptionRow> rows;
  std::vector<OptionRow> verbs;           ///< of TableView::verbs, in their order
  std::vector<PathView> paths;            ///< ways that are being pointed at
  std::function<void(Seat)> look;         ///< a person wants to see their own hand
  std::function<void(std::string)> rule;  ///< opens the rules at a paragraph
  bool secret = false;                    ///< the widgets belong to a private view
  bool facts = false;                     ///< what public facts leave possible is wanted on the board

  /// What may be done with that place, or nullptr.
  const PlaceAct* at(Zone place) const {
    const auto it = places.find(index(place));
    return it == places.end() ? nullptr : &it->second;
  }
};

/// The hull's picture is costly to write: kept between scenes of one ship.
struct HullCache {
  std::string key, svg;
};

Colour tone_colour(const Theme&, Tone, const SeatInfo* = nullptr);
/// Who sits there; nullptr: nobody.
const SeatInfo* info_of(const TableView&, Seat);
Colour seat_colour(const SeatInfo&);
/// A colour by its name in the theme, or "#rrggbb".
Colour named_colour(const Theme&, std::string_view name);
void begin_layer(Builder&, Rect);
void end_layer(Builder&);
/// The game's backdrop over the whole window.
void draw_backdrop(Builder&, const std::vector<std::string>& pictures);

/// Where the board's places stand inside an area.
class BoardFrame {
 public:
  static constexpr float kOverSide = 6, kOverTop = 18;  ///< how far labels of rooms hang over their tiles, in design px
  BoardFrame(Rect area, const TableView&, const BoardLook&, bool roomy);
  float scale() const { return k_; }
  Rect tile(const PlaceView&) const;
  /// The tile, and what hangs over its edge: of a room its label.
  Rect whole(const PlaceView&) const;
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
/// The same two for places that are picture cards (layout: board.card); draw_board and its ground call them.
void draw_card_ground(Builder&, Rect area, const TableView&, const TableLayout&, const TableActs&);
void draw_card_board(Builder&, Rect area, const TableView&, const TableLayout&, const TableActs&);
/// The same two for fixed places in one picture (layout: board.space).
void draw_space_ground(Builder&, Rect area, const TableView&, const TableLayout&, const TableActs&);
void draw_space_board(Builder&, Rect area, const TableView&, const TableLayout&, const TableActs&);
/// A region in the window. In a compact arrangement boxes grow with the texts as far as the window has room for them.
Rect region_of(const Builder&, const Arrangement&, std::string_view name);
/// Backdrop and ground, and the frame of the composition on them. `spare`: room kept free at the banner's end.
void draw_table_frame(Builder&, const TableLayout&, const Arrangement&, const Composition&, const TableView&,
                      const TableActs&, HullCache&, float spare = 0);
/// Part::board.
void draw_board_part(Builder&, Rect, const TableView&, const TableLayout&, const TableActs&);
/// Part::facts; `from_below`: no higher than it needs, above the lower edge.
void draw_facts(Builder&, Rect, bool from_below, const TableView&, const TableActs&);
/// Words of that look as small as they may become.
TextOpt smallest(const Builder&, TextOpt);
/// The log in a panel with its head.
void draw_log_panel(Builder&, Rect, const TableView&, const TableActs&);
/// What can be done with a place, on its tile.
void place_widget(Builder&, Rect tile, const PlaceView&, const TableView&, const TableActs&);
/// Both at once, for a board that stands alone.
inline void draw_board(Builder& b, Rect area, const TableView& t, const TableLayout& l, const TableActs& acts,
                       HullCache& hull) {
  draw_board_ground(b, area, t, l, acts, hull);
  draw_board(b, area, t, l, acts);
}
/// A button that shows a seat as badge and name.
void draw_seat_button(Builder&, Rect, const SeatInfo&, ButtonOpt);

/// How likely somebody is there, on a plate of its own.
Size odds_size(const Builder&, const std::string&);
void draw_odds(Builder&, Point top_left, const std::string&);
/// What the longest word of a text takes: no line can be narrower.
float widest_word(const Builder&, const std::string&, const TextOpt&);
/// Boxes for cards that have grown and for the free places beside them, which are narrower where there is little room.
std::vector<Rect> growth_boxes(Rect, int grown, int slots, float gap);
/// Something that is read out and not pressed.
void speak(Builder&, Rect, std::string id, const std::string& name, std::string value);

// --- the frame round the board
/// The widget of "whose turn, what now": pressed it opens the rules at the prompt's paragraph.
/// What is decided and what is at stake, in one line.
std::string told(const BannerView&);
/// The same, without what is at stake where that would not fit.
std::string fitting(Builder&, Rect, const BannerView&, const TextOpt&);
void prompt_widget(Builder&, Rect, const TableView&, const TableActs&);
void draw_title(Builder&, Rect, const TableView&);
/// `spare`: room kept free at its right end (the timer).
void draw_banner(Builder&, Rect, const TableView&, const TableActs&, float spare = 0);
/// Whose turn, large and free of a frame, and below it what to do now.
void draw_headline(Builder&, Rect, const TableView&, const TableActs&, float spare = 0);
/// The turn, its phases as pills, and what comes next.
void draw_phases(Builder&, Rect, const TableView&);
/// Counters that race along one curve to a star: tracks with a side.
void draw_race(Builder&, Rect, const TableView&, const TableLayout&);
/// Seats side by side, in one row or two, or as slim chips where it is low.
void draw_seat_row(Builder&, Rect, std::span<const SeatView>, const TableLayout&, const TableActs&);
/// Open cards in a box: large side by side where it is high, else one below the other. Those that can be chosen are
/// pressed.
void draw_market(Builder&, Rect, const MarketView&, const TableLayout&, const TableActs&);
float market_height(const Builder&, const MarketView&, bool large);
/// A box with a row of boxes over its whole width and small lines.
void draw_note_panel(Builder&, Rect, const PanelView&);
float note_height(const Builder&, const PanelView&);
/// How a column shares its height: what is asked on top, then open cards and further boxes, deductions and the log.
struct ColumnPlan {
  float top = 0, facts = 0;            ///< heights; facts 0: they are not there
  bool large = false;                  ///< open cards are large
  bool markets = true, panels = true;  ///< there is room for open cards, and for further boxes
};
inline constexpr float kColumnGap = 16;
/// `top`: the height that what is asked would like to have.
ColumnPlan plan_column(const Builder&, float height, float top, bool deductions, const TableView&);
/// All of it but what is asked; `Rect` begins below that.
void draw_column_rest(Builder&, Rect, const ColumnPlan&, const TableView&, const TableLayout&, const TableActs&);
/// A track as a ladder, its end on top.
void draw_ladder(Builder&, Rect, const TrackView&);
/// A card with its words to the right of it.
void draw_card_row(Builder&, Rect, const TableLayout&, const CardView&, std::string_view state);
/// The small mark of a place or card that was not copied from a printed one.
void draw_origin(Builder&, Rect, const TableLayout&);
/// Piles side by side.
void draw_piles(Builder&, Rect, const TableView&);
/// A card as picture and frame alone, of any size.
void draw_mini_card(Builder&, Rect, const PieceView&);
/// Tracks and piles, one below the other.
void draw_tracks(Builder&, Rect, const TableView&, const TableLayout&);
/// A track as one strip: a heartbeat.
void draw_beat(Builder&, Rect, const TrackView&);
/// What must be reached, one below the other.
void draw_tasks(Builder&, Rect, const TableView&);
float tasks_height(Builder&, float width, const TableView&);
/// The same in one line each, for small windows.
void draw_task_lines(Builder&, Rect, const TableView&);
float task_lines_height(const Builder&, const TableView&);
void draw_task_rows(Builder&, Rect, float pitch, const TableView&);
/// Those lines and, in a roomy window, the log below them. Nothing where there is no room.
void draw_task_lines_and_log(Builder&, Rect, const TableView&, const TableActs&);
/// What happens at this moment, large.
void draw_caption(Builder&, Rect, const std::string&);
/// What happened last, of that size, and above it, quiet, what led there; that may be empty.
void draw_last_words(Builder&, Rect, const std::string& before, const std::string& last, float px);
/// What decides the match, over the board: its place shines, all else is dimmed a little. Nothing without a moment.
void draw_moment(Builder&, const Arrangement&, const TableView&, const TableLayout&);
/// A pile with what is left in it by sorts.
void draw_pile_panel(Builder&, Rect, const PileView&);
/// A card that is carried out, its steps, and what came of them; returns where it ends.
float draw_stage(Builder&, Rect, const StageView&, const TableLayout&, const TableView&);
/// Who acts, with all that they hold; and the others, smaller.
void draw_member(Builder&, Rect, const TableView&);
void draw_mates(Builder&, Rect, const TableView&);
/// All of them side by side, for small windows.
void draw_crew_row(Builder&, Rect, const TableView&);
/// Options with portraits as cards side by side.
void draw_roster(Builder&, Rect, const std::vector<OptionRow>&);
/// What can be done, in two columns; why not, beside what can't.
void draw_verbs(Builder&, Rect, const TableActs&);
/// As high as they want to be at that width.
float verbs_height(const Builder&, float width, const TableActs&);
/// In its place: what is going on and what comes next.
/// `choosing`: the tasks stand nowhere else then.
void draw_course(Builder&, Rect, const TableView&, bool choosing);
/// The player aid on a page of its own; `rule` may be empty.
void draw_aid(Builder&, Rect, const AidView&, const std::function<void(std::string)>& rule, bool secret,
              ButtonOpt close);
/// What small pictures mean.
void draw_legend(Builder&, Rect, const TableView&);
/// Returns where the rail ends.
float draw_seats(Builder&, Rect, const TableView&, const TableActs&);
void draw_stake(Builder&, Rect, const TableView&);
void draw_panel(Builder&, Rect, const PanelView&, const TableView&);
/// Of one without a picture, in a panel that wide: as many lines as its words take.
float panel_row_height(const Builder&, const PanelRow&, float width);
/// The height that suits a panel of single lines and boxes.
float panel_height(const PanelView&);
void draw_log(Builder&, Rect, const TableView&, const TableActs&);
/// How high rows of that width are, one below the other.
float option_column_height(const Builder&, float width, const std::vector<OptionRow>&);
/// Rows from `top` down, none higher than `most`, without a strip of their own; returns where they end.
float draw_option_column(Builder&, float left, float top, float width, const std::vector<OptionRow>&, bool secret,
                         float most);
void draw_option_rows(Builder&, Rect, const std::string& scroll_id, const std::vector<OptionRow>&, bool secret);
/// One line for small windows: tracks, piles and seats as badges.
void draw_strip(Builder&, Rect, const TableView&, const TableActs&);
/// What just happened, in a free cell of the board beside its place.
void draw_callouts(Builder&, Rect board, const TableView&, const TableLayout&);
/// All that lies open with words: what can be had, what stands before whom, further boxes.
void draw_open_cards(Builder&, Rect, const TableView&, const TableLayout&, const TableActs&);
/// The cards that one chooses among, as large as there is room for, with what they do; others' below.
void draw_offer(Builder&, Rect, const OfferView&, const TableView&, const TableLayout&, const TableActs&);
/// What lies before a seat for good, with the places that are still free.
void draw_growths(Builder&, Rect, const SeatView&, const TableLayout&);
/// A card with the face that the layout gives it, as wide as the box; `state`: "plain", "legal", "focus" or "off".
void draw_card(Builder&, Rect, const TableLayout&, const PieceView&, const CardText&, std::string_view state = "plain",
               float alpha = 1);
/// The width of most faces by their height, and that of this one.
inline constexpr float kCardShape = 0.714F;
float card_aspect(const TableLayout&, const PieceView&);
void draw_small_card(Builder&, Rect, const PieceView&, float alpha = 1);

}  // namespace prowl::ui
