#pragma once
#include "ui/play/own/hand_choice.hpp"
#include "ui/play/session.hpp"

namespace prowl::ui {

struct OwnScene;

/// What one seat alone may see: nothing else in the client holds a private view. Made when the seat has said that it
/// looks, and gone, with all that was pointed at, when it looks away.
class PrivateStage {
 public:
  PrivateStage(Session&, Seat, Purpose);

  void build(Builder&);
  /// Puts the large card away; false: there is none.
  bool back();
  bool tick(int elapsed_ms);
  int wait_ms() const;
  Seat seat() const { return seat_; }
  Purpose purpose() const { return purpose_; }
  /// Between moves only time changes: it is saved when the seat looks away.
  void keep_clock();
  /// False: the match went on, and this stage is gone.
  bool act(const Action&);

  // --- for its panels
  Session& session() const { return session_; }
  const TableFacts& mine() const { return mine_; }
  HandChoice& choice() { return choice_; }
  TableView view() const { return make_table(mine_, session_.layout(), session_.ctx().texts); }
  /// What ends the sequence that this seat is in: there even while it is not legal yet, to say why.
  std::optional<Action> closing() const;
  bool placing() const { return closing().has_value(); }
  /// Performs what was chosen, and takes up what comes next.
  void carry_out(const Action&);
  /// Takes one of the steps of an unfinished sequence back; false: it was none.
  bool retract(const Action&);
  /// A list that one seat has scrolled must not stand there for the next.
  std::string scroll_id(std::string_view list) const;
  /// What a small press of this screen changes, and nothing else in the match.
  struct Look {
    bool all_options = false, zoom = false, recap_open = false;
    bool leaving = false;  ///< has been asked whether the chosen card stays unplayed
    std::vector<std::string> recap;
  };
  const Look& look() const { return look_; }
  void toggle_options();
  void ask_to_leave(bool on);
  void close_recap();
  /// The chosen card as large as the window allows, or not.
  void zoom(bool on);

 private:
  void fetch();
  UndoOpt undo();
  TableActs acts(const TableView&);
  std::optional<Action> timeout_action() const;
  void start_timer();
  void draw_timer(Builder&, Rect prompt) const;
  void draw(Builder&, const Placement&, const OwnScene&);

  Session& session_;
  Seat seat_;
  Purpose purpose_;
  TableFacts mine_;
  HandChoice choice_;
  Look look_;
};

/// What a panel of a private screen is drawn from.
struct OwnScene {
  PrivateStage& stage;
  const Arrangement& arrangement;
  const Composition& parts;
  const TableView& t;
  const TableActs& acts;

  Session& session() const { return stage.session(); }
  const TableLayout& layout() const { return session().layout(); }
  const TableFacts& mine() const { return stage.mine(); }
  const SeatInfo& me() const { return session().info(stage.seat()); }
  const Texts& texts() const { return session().ctx().texts; }
};

// own_bar.cpp
void draw_private_tools(Builder&, Rect, const OwnScene&);
void draw_private_bar(Builder&, Rect, const OwnScene&);
void draw_role(Builder&, Rect, const OwnScene&);
// tray.cpp
void draw_tray(Builder&, Rect, const OwnScene&);
void draw_tray_token(Builder&, Rect, const OwnScene&, int nth, bool large);
// hand.cpp
void draw_hand(Builder&, Rect, const OwnScene&);
void draw_hand_cards(Builder&, Rect, const OwnScene&);
void draw_goal(Builder&, Rect, const OwnScene&);
/// Small cards of the hand, side by side; a press enlarges one.
void draw_small_hand(Builder&, Rect, const OwnScene&, const std::vector<int>& which);
// life.cpp
/// Whether this is a decision over life or death, with cards that are its buttons.
bool of_life(const OwnScene&);
void draw_life(Builder&, Rect, const OwnScene&);
// reading.cpp
void draw_reading(Builder&, Rect, const PanelView&, const TableView&);
// card_details.cpp
void draw_card_details(Builder&, Rect, const OwnScene&);
void draw_card_zoom(Builder&, const OwnScene&);
void draw_recap(Builder&, Rect, const OwnScene&);
// swaps.cpp
void draw_swaps(Builder&, Rect, const OwnScene&);
// focus.cpp
/// What is pointed at, else the chosen card.
Kind shown_kind(Builder&, const OwnScene&);
void draw_focus_card(Builder&, Rect, const OwnScene&, Kind);
void draw_focus_details(Builder&, Rect, const OwnScene&, Kind);
// fans.cpp
void draw_fan(Builder&, Rect, const OwnScene&, const FanView&);
void draw_fan_strip(Builder&, Rect, const OwnScene&);
// own_parts.cpp
/// Marks, focus, details, deductions, guesses, options, fans, growths, and that nobody else may look.
void draw_own_part(Builder&, Rect, const Placement&, const OwnScene&);
/// What happened last, or that nothing is asked here.
std::string news_of(const Builder&, const OwnScene&);
// own_strip.cpp
void draw_own_strip(Builder&, Rect, const OwnScene&);

}  // namespace prowl::ui
