#pragma once
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "prowl/ai/review.hpp"
#include "table/panels/table_draw.hpp"
#include "table/presenter.hpp"
#include "ui/app/context.hpp"
#include "ui/play/asking.hpp"
#include "ui/play/driver.hpp"

namespace prowl::ui {

/// Why a seat looks: it owes an answer, it wants to react, or it only looks at its own things.
enum class Purpose : std::uint8_t { answer, react, look };

/// How a stage sends the window on. The stage that calls may be gone when the call returns: it is the last that it
/// does.
struct Ways {
  std::function<void()> settle;               ///< to where the match stands
  std::function<void(Seat, Purpose)> become;  ///< to the private view of this seat, through the curtain if there is one
  std::function<void()> hide;                 ///< the curtain over the private view
  std::function<void(Seat, const Action&)> act;  ///< performs an open action, and to where the match stands then
};

/// The widget of an option: "option.play hide".
std::string option_id(const Catalogue&, const Action&);

/// What the stages of one match share: the match, what everybody may know of it, and the words for it. It holds nothing
/// that only one seat may know.
class Session {
 public:
  Session(AppContext&, std::unique_ptr<Driver>, TableLayout, Ways);

  AppContext& ctx() const { return ctx_; }
  Driver& driver() const { return *driver_; }
  const RuleSet& rules() const { return driver_->rules(); }
  const TableLayout& layout() const { return layout_; }
  /// What the game tells of its table.
  const GameTable& table() const { return table_; }
  /// The verb that is listed for a prompt, or nothing.
  std::optional<Verb> verb_for(std::span<const PromptVerb>, const Prompt&) const;
  const Ways& ways() const { return ways_; }
  HullCache& hull() { return hull_; }

  /// What everybody may know now; refresh() after each change of the match.
  const TableFacts& facts() const { return facts_; }
  void refresh();
  /// People who owe an answer, in seat order.
  std::vector<Seat> people() const { return driver_->awaited(true); }
  bool watching() const { return !driver_->any_human(); }
  const Asking& asking() const { return asking_; }
  Asking& asking() { return asking_; }
  bool alone() const { return asking_.alone(); }
  /// Acts for those who need not be asked; true: somebody did, and the match has moved.
  bool pass_by();
  /// Nobody who was asked in this window has acted: on.
  void pass_window();
  /// Takes back what the seat has done, and with it what followed from it without a question.
  void take_back(Seat);
  const SeatInfo& info(Seat s) const { return driver_->seats()[static_cast<std::size_t>(index(s))]; }
  /// Where people may be, from what everybody may know now; while somebody wants to see that, and somebody hides.
  const Belief* heat();
  /// The player aid: wanted, and lies over the table for want of room.
  struct AidState {
    bool on = false, over = false;
  };
  AidState& aid() { return aid_; }
  void toggle_aid();
  bool heat_on() const { return heat_on_; }
  void toggle_heat();
  /// How this screen asks: the game's table may take a secret decision to the table, or an open one behind the curtain.
  Ask asked(const Prompt&) const;
  /// A secret decision that is taken on the table, hidden cards apart.
  bool secret_at_table() const;

  /// Where this seat may say aloud that it goes; empty: not now.
  std::vector<Zone> sayable(Seat) const;
  void say(Seat, Zone);

  // --- words
  Describe describe() const { return ctx_.describe(driver_->game(), driver_->rules(), driver_->seats()); }
  const VerbSpec& verb(const Action& a) const { return rules().catalogue.verb_of(a); }
  bool is_timeout(const Action& a) const { return verb(a).name == "time_up"; }
  /// The first operand of that type, or -1.
  int operand(const Action&, Operand) const;
  std::string option_id(const Action& a) const { return ui::option_id(rules().catalogue, a); }

  // --- what people do
  /// Performs it, or says why not; false then, and nothing has changed.
  bool submit(Seat, const Action&);
  /// An open action, asked twice where the settings want it.
  void commit(Seat, const Action&);
  void open_rules(const std::string& paragraph) const;
  void open_log() const;
  void open_menu();

  /// What has happened since the seat looked last, in words; it has looked now.
  std::vector<std::string> news_for(Seat, const std::vector<Event>&);
  void has_looked(Seat s, const std::vector<Event>& events) {
    seen_[static_cast<std::size_t>(index(s))] = events.size();
  }

 private:
  std::optional<std::pair<Seat, Action>> unasked() const;
  ActionList open_options(Seat) const;
  std::unique_ptr<Screen> log_screen() const;

  AppContext& ctx_;
  std::unique_ptr<Driver> driver_;
  TableLayout layout_;
  GameTable table_;
  Asking asking_;
  Ways ways_;
  HullCache hull_;
  TableFacts facts_;
  AidState aid_;
  bool heat_on_ = false, reckoned_ = false;  ///< reckoned_: heat_ is that of the table now
  std::optional<Belief> heat_;
  std::array<std::size_t, kMaxSeats> seen_{};  ///< events that each seat has looked at
};

/// When each person is asked whether they play a card; over the current screen.
std::unique_ptr<Screen> make_asking_screen(Session&);

/// The button that takes back: what, or why there is nothing.
struct UndoOpt {
  std::string text;
  bool secret = false;
  std::function<void()> press{};  ///< empty: nothing to take back
};
void draw_undo(Builder&, Rect, UndoOpt);
/// "Continue": the same button wherever it stands.
ButtonOpt continue_button(const Builder&, std::function<void()> press);

}  // namespace prowl::ui
