#pragma once
#include "ui/play/table/board_choice.hpp"
#include "ui/play/telling.hpp"

namespace prowl::ui {

struct TableScene;

/// The table that everybody may look at: what goes on, and what is decided before all eyes.
class TableStage {
 public:
  TableStage(Session&, Telling&);

  /// The match has moved on: nothing is pointed at any more.
  void restart();
  void build(Builder&);
  /// Closes what is open; false: nothing was.
  bool back();
  bool tick(int elapsed_ms);
  int wait_ms() const;
  bool busy() const;

  // --- for its panels
  Session& session() const { return session_; }
  Telling& telling() const { return telling_; }
  BoardChoice& choice() { return choice_; }
  const std::string& drawer() const { return drawer_; }
  void open_drawer(std::string name);
  void toggle_drawer(const std::string& name) { open_drawer(drawer_ == name ? std::string() : name); }
  /// On with the story, at once to where somebody is asked; in a window: nobody reacts.
  void go_on();
  void next_moment();
  /// The standing order of everybody at the table: no more questions of this kind this turn.
  void stand_down_all();
  /// One decision for all people at the table.
  void agree(const Action&);

 private:
  TableActs acts(const TableView&);
  UndoOpt undo();
  void draw(Builder&, const Placement&, const TableScene&);
  bool reacting() const;
  Seat advised() const;

  Session& session_;
  Telling& telling_;
  BoardChoice choice_;
  std::string drawer_;
  int idle_ms_ = 0;
};

/// What a panel of the table is drawn from.
struct TableScene {
  TableStage& stage;
  const Arrangement& arrangement;
  const Composition& parts;
  const TableView& t;
  TableActs& acts;

  Session& session() const { return stage.session(); }
  const TableLayout& layout() const { return session().layout(); }
  Driver& driver() const { return session().driver(); }
  const TableFacts& facts() const { return session().facts(); }
  bool keeps_below(const Placement& p) const {
    const auto at = arrangement.regions.find(p.region);
    return at != arrangement.regions.end() && at->second.anchor.ends_with('b');
  }
  /// Nobody is asked at this moment.
  bool waits() const { return stage.telling().on(); }
};

// bars.cpp
void draw_action_bar(Builder&, Rect, const TableScene&);
ButtonOpt stand_down_button(const Builder&, TableStage&);
void draw_watch_buttons(Builder&, Rect, const Session&);
/// While nobody is asked: what stops the story, and what takes one to its end.
void draw_going_on(Builder&, Rect, const TableScene&);
// column.cpp
void draw_column(Builder&, Rect, const TableScene&);
/// What happened last and what before it, in words.
void draw_last_words(Builder&, Rect, const TableScene&);
/// The quiet line above the last news: that a bot thinks, and which, else the news before.
std::string quiet_words(const TableScene&);
/// What stands open beside the board needs no drawer.
bool options_stand_open(const TableScene&);
bool cards_stand_open(const Builder&, const TableScene&);
bool facts_stand_open(const Builder&, const TableScene&);
// side.cpp
void draw_tools(Builder&, Rect, const TableScene&);
void draw_side(Builder&, Rect, const TableScene&);
void draw_drawer(Builder&, Rect, const TableScene&);
// rail.cpp
void draw_rail(Builder&, Rect, const TableScene&);
/// Who acts, what can be done, and the others; before that, whom one may choose: those are not rows of the rail then.
void draw_dock(Builder&, const TableScene&);

}  // namespace prowl::ui
