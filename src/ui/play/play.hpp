#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/panels/table_draw.hpp"
#include "ui/app/context.hpp"
#include "ui/kit/kit.hpp"
#include "ui/play/chooser.hpp"
#include "ui/play/driver.hpp"

namespace prowl::ui {

/// The screens of one match as a machine. There is one way to somebody's private view: become(), the curtain,
/// confirm().
class PlayScreen final : public Screen {
 public:
  enum class Stage : std::uint8_t { table, curtain, private_view, score };
  /// Why a seat looks: it owes an answer, it wants to react, or it only looks at its own things.
  enum class Purpose : std::uint8_t { answer, react, look };

  PlayScreen(AppContext&, std::unique_ptr<Driver>, TableLayout);

  std::string id() const override;
  std::string_view world() const override { return driver_->game().id; }
  void build(Builder&) override;
  bool handle(const Input&) override;
  bool back() override;
  int wait_ms() const override;
  bool tick(int elapsed_ms) override;
  void covered() override { hide(); }
  bool busy() const override;
  std::string first_focus() const override;
  std::string place() const override;
  int guard_ms() const override { return stage_ == Stage::curtain ? 600 : 300; }

  // --- for tests and the tour
  Stage stage() const { return stage_; }
  Seat seat_shown() const { return seat_; }
  bool holds_private_view() const { return mine_.has_value(); }
  Driver& driver() { return *driver_; }
  /// A seat is to look at the screen alone: the curtain goes up, whatever was there before.
  void become(Seat, Purpose);
  /// "I am …": only from the curtain.
  void confirm();
  /// Puts the curtain back over a private view.
  void hide();
  /// Performs an action of a seat and goes on to whoever is next.
  void act(Seat, Action);
  /// How many moments of what just happened are left to be shown, the one on the table included.
  std::size_t moments_left() const { return moments_.size() - moment_; }
  /// The event of the one on the table, or "".
  std::string_view moment() const;
  /// The next of them, or what people are asked then.
  void next_moment();
  /// Each stays until next_moment(), for a robot too.
  void step_moments(bool on) { stepped_ = on; }
  void open_drawer(std::string name) { drawer_ = std::move(name); }
  void choose_verb(const std::string& id) { open_verb(id); }

 private:
  /// What a private screen remembers; gone with it.
  struct Own {
    Picks picks;          ///< pointed at so far, of the action that is being put together
    int token_slot = -1;  ///< of the picked token in the tray, for equal kinds
    int card = -1;        ///< position in the hand whose details are shown; below 0: nobody has chosen yet
    bool all_options = false, zoom = false;
    std::string verb;          ///< of TableView::verbs: its options are being chosen among
    std::vector<Zone> walked;  ///< places pointed at on the way of a walk
    std::vector<std::string> recap;
    bool recap_open = false;
  };

  // play.cpp
  void settle();
  void refresh();
  Ask asked(const Prompt&) const;
  void leave_private();
  void go_table();
  void start_timer();
  void keep_clock();
  bool tick_timer(int elapsed_ms);
  bool tick_watch(int elapsed_ms);
  std::optional<Action> timeout_action() const;
  void ask_then(std::string text, std::function<void()> yes);
  void commit(Seat, Action);
  void continue_all();
  void stand_down_all();
  void read_news();
  void decide_for_all(Action);
  void open_rules(const std::string& paragraph);
  void open_log();
  void open_menu();
  void undo(Seat);
  Seat undo_seat() const;
  std::vector<ButtonOpt> change_buttons();
  std::string undo_text(Seat, const Action&) const;
  bool watching() const { return !driver_->any_human(); }
  Describe describe() const { return ctx_.describe(driver_->game(), driver_->rules(), driver_->seats()); }
  const VerbSpec& verb(const Action& a) const {
    return driver_->rules().catalogue.verbs[static_cast<std::size_t>(index(a.verb))];
  }
  int operand(const Action&, Operand) const;
  OptionRow row(Seat, const Action&);
  std::string option_id(const Action&) const;
  bool is_timeout(const Action& a) const { return verb(a).name == "time_up"; }

  // play_moments.cpp
  void witness(const View&);
  void begin_moments();
  bool telling() const { return !moments_.empty(); }
  bool held() const;
  int moment_length() const;
  bool tick_moments(int elapsed_ms);
  const TableFacts& on_table() const { return moments_.empty() ? public_ : moments_[moment_]; }

  // play_table.cpp
  void build_table(Builder&);
  /// The board and what stands round it on both screens; `spare`: kept free at the banner's end.
  void table_frame(Builder&, const Arrangement&, const TableView&, const TableActs&, float spare = 0);
  TableActs table_acts(const TableView&);
  void choose_on_table(TableActs&, const TableView&, Seat);
  void tools(Builder&, Rect, const TableView&, const TableActs&);
  void side(Builder&, Rect, const TableView&, const TableActs&);
  void side_content(Builder&, Rect, const std::string& tab, const TableView&, const TableActs&);
  void open_cards(Builder&, Rect, const TableView&, const TableActs&);
  void drawer(Builder&, Rect, const TableView&, const TableActs&);
  void undo_button(Builder&, Rect);
  void callouts(Builder&, Rect board, const TableView&);

  // play_column.cpp
  bool has_column(const Builder& b) const { return arrangement(layout_, b.wide(), "table").regions.contains("column"); }
  void column(Builder&, Rect, const TableView&, const TableActs&);
  ColumnPlan plan(const Builder&, float height, const TableView&, const TableActs&) const;
  /// What stands open beside the board needs no drawer.
  bool cards_open(const Builder&, const TableView&, const TableActs&) const;
  bool facts_open(const Builder&, const TableView&, const TableActs&) const;
  void action_panel(Builder&, Rect, const TableView&, const TableActs&);
  float action_height(const Builder&, const TableActs&) const;
  void caption_block(Builder&, Rect, const TableView&);
  void reaction_block(Builder&, Rect);
  void rows_block(Builder&, Rect, const TableActs&);

  // play_dock.cpp
  void dock(Builder&, const Arrangement&, const TableView&, TableActs&);

  // play_rail.cpp
  bool has_rail(const Builder& b) const { return arrangement(layout_, b.wide(), "table").regions.contains("rail"); }
  void rail(Builder&, Rect, const TableView&, const TableActs&);
  float rail_choices(Builder&, Rect, const TableView&, const TableActs&);
  void rail_news(Builder&, Rect, const TableView&);
  void verb_rows(TableActs&, const TableView&);
  void open_verb(const std::string& id);
  ActionList of_verb(const TableView&, const ActionList&) const;
  std::vector<Verb> pointed_verbs() const;
  bool decides_here() const;
  void light_walks(TableActs&, const TableView&);
  void number_ends(TableActs&, const std::vector<const WalkView*>&);
  void show_walks(Builder&, TableActs&, const TableView&) const;
  void walk_to(const TableView&, Zone);
  std::vector<const WalkView*> walks_left(const TableView&) const;
  bool pause_due() const;

  // play_bars.cpp
  void action_bar(Builder&, Rect, const TableView&);
  void news_bar(Builder&, Rect, const TableView&);
  void reaction_bar(Builder&, Rect);
  ButtonOpt stand_down_button(const Builder&);
  void agreement_bar(Builder&, Rect);
  void decision_bar(Builder&, Rect, Seat);
  void table_bar(Builder&, Rect);
  void caption_bar(Builder&, Rect, const TableView&);
  void watch_buttons(Builder&, Rect);

  // play_private.cpp, play_hand.cpp
  void build_private(Builder&);
  TableActs private_acts(const TableView&);
  void private_tools(Builder&, Rect);
  ButtonOpt private_go(const TableView&);
  std::string private_hint(const ButtonOpt&) const;
  void private_bar(Builder&, Rect, const TableView&);
  void private_compact(Builder&, const TableView&, const TableActs&);
  void role_box(Builder&, Rect, const TableView&);
  void hand_box(Builder&, Rect, const TableView&, const TableActs&);
  void hand_cards(Builder&, Rect, const TableView&);
  void card_zoom(Builder&, const TableView&);
  void card_details(Builder&, Rect, const TableView&);
  void goal_marks(Builder&, Rect, const TableView&);
  void swap_box(Builder&, Rect, const TableView&);
  void tray(Builder&, Rect, const TableView&);
  void question_box(Builder&, Rect, const TableView&);
  void tray_token(Builder&, Rect, const TableView&, int nth, bool large);
  void recap_box(Builder&, Rect);
  std::string own_scroll(std::string_view list) const;

  // play_choice.cpp
  std::optional<Action> closing() const;
  bool placing() const { return closing().has_value(); }
  Seat decider() const;
  Chooser chooser() const;
  ActionList open_options(Seat) const;
  void decide(const Action&);
  void refresh_own();
  void act_own(const Action&);
  void point(const Picks& meanings);
  void pick_token(const TableView&, int nth);
  void next_token(const TableView&);
  std::optional<Action> card_action(const PieceView&) const;
  std::optional<Action> shown_action(const TableView&) const;
  bool exchange(const TableView&, const PieceView&);
  void take_up(const TableView&, const PieceView&);
  void press_card(const TableView&, int nth);
  const FanLook* fan_of(const TableView&, const PieceView&) const;
  int fan_verb(const FanLook&) const;
  bool lies(const TableView&, const FanLook*) const;
  std::string why_not_card(const TableView&, const PieceView&) const;
  bool listed(const TableView&, const Action&) const;
  bool laid_row(const TableView&, const Action&, OptionRow&);
  void word_row(const TableView&, const Action&, OptionRow&) const;
  std::vector<OptionRow> choice_rows(const TableView&, const ActionList&);
  std::string why_not_place(const PlaceView&, const ActionList& left) const;
  void light_places(TableActs&, const TableView&);
  void dropped(const TableView&, const std::string& id, const Picks& means);

  // play_own.cpp
  Kind shown_kind(Builder&, const TableView&, const TableActs&) const;
  void focus_card(Builder&, Rect, const TableView&, Kind);
  void focus_details(Builder&, Rect, const TableView&, Kind);
  void fan_box(Builder&, Rect, const TableView&, const FanView&);
  void fan_strip(Builder&, Rect, const Arrangement&, const TableView&);
  void fan_card(Builder&, Rect, Rect reach, const TableView&, int nth);
  void token_column(Builder&, Rect, const TableView&);
  void guess_boxes(Builder&, Rect, const TableView&);
  void choice_box(Builder&, Rect, const TableView&, const TableActs&);
  void own_boxes(Builder&, const Arrangement&, const TableView&, const TableActs&);
  void only_pill(Builder&, Rect);

  // play_cast.cpp
  void offer_box(Builder&, Rect, const OfferView&, const TableView&, const TableActs&);
  void growth_box(Builder&, Rect, const TableView&);
  void own_compact(Builder&, const TableView&, const TableActs&);

  // score_draw.cpp
  void build_score(Builder&);
  void score_row(Builder&, Rect, const TableView&, int place, Seat);
  void score_faces(Builder&, Rect, const SeatView&);
  void score_points(Builder&, Rect, Seat, bool first);
  void score_match(Builder&, Rect, const std::vector<Seat>& order);
  void score_turning_points(Builder&, Rect, const TableView&);
  void score_buttons(Builder&);
  void score_compact(Builder&, const TableView&, const std::vector<Seat>& order);
  std::vector<Seat> ranking() const;
  void rematch();
  bool scored() const;
  void score_card(Builder&, Rect, const PieceView&);

  AppContext& ctx_;
  std::unique_ptr<Driver> driver_;
  TableLayout layout_;
  HullCache hull_;
  TableFacts public_;
  Stage stage_ = Stage::table;
  Seat seat_ = Seat::table;
  Purpose purpose_ = Purpose::answer;
  std::optional<TableFacts> mine_;  ///< only while stage_ is private_view
  Own own_;
  std::array<std::size_t, kMaxSeats> seen_{};  ///< events that each seat has looked at
  std::string drawer_;
  std::vector<TableFacts> moments_;  ///< of what just happened, before it is anybody's turn again
  std::size_t moment_ = 0;           ///< the one on the table
  int moment_ms_ = 0;                ///< how long it has been there
  bool stepped_ = false;             ///< see step_moments()
  std::size_t paused_at_ = 0;        ///< public events up to which people have seen what happened (layout: pauses)
  std::size_t told_ = 0;             ///< public events that the table has had time to read
  bool at_table_ = false;            ///< a secret decision that is taken on the table, hidden cards apart
  bool news_ = false;                ///< the table shows what happened before the next curtain
  int idle_ms_ = 0;
};

/// "Continue": the same button wherever it stands.
ButtonOpt continue_button(const Builder&, std::function<void()> press);
/// `others`: what else may be pressed; public.
void draw_curtain(Builder&, const std::string& picture, const SeatInfo&, std::function<void()> confirm,
                  std::vector<ButtonOpt> others);

}  // namespace prowl::ui
