#pragma once
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lesson/course.hpp"
#include "prowl/ai/review.hpp"
#include "prowl/match/match.hpp"
#include "table/table_view.hpp"
#include "ui/app/context.hpp"
#include "ui/play/thinking.hpp"

namespace prowl::ui {

/// The rule of a move that a lesson does not want.
inline constexpr std::string_view kNotInLesson = "not_in_lesson";

/// What a bot thought before it did something.
struct Decision {
  Seat who{};
  std::size_t at = 0;  ///< length of the match before it
  Action taken{};
  Thought thought;
};

/// Owns the running match on the UI thread. Screens get View values and hand in actions; bots think on another thread
/// with a View of their own, and their answers are performed here. Saves after every move.
class Driver {
 public:
  Driver(AppContext&, Match, std::shared_ptr<const RuleSet>, std::string save_id);
  ~Driver();
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;

  /// This match is a lesson: the others play its script, and people make only the moves that it wants.
  void follow(std::shared_ptr<Course>);
  Course* course() const { return course_.get(); }

  /// What a spectator may know; all that public screens are made from.
  TableFacts table() const { return facts(Seat::table); }
  /// What one seat may know. Only for a screen that this seat has confirmed to look at alone.
  TableFacts facts(Seat) const;
  /// The table at a moment in the middle of what happens (Match::Witness): nobody is asked anything.
  TableFacts moment(const View&) const;
  /// Called during submit() and tick() for each event that the table may notice.
  void set_witness(Match::Witness w) { witness_ = std::move(w); }
  /// Each turn so far, through the eyes of a spectator and of this seat.
  std::vector<TurnReview> look_back(Seat) const;
  /// A match of its own, from where this one stood after so many moves.
  std::unique_ptr<Screen> play_on_from(std::size_t moves) const;
  /// Legal actions of a seat or the table, without its view: for decisions that are open by the prompt.
  ActionList options(Seat) const;

  const Game& game() const { return match_.game(); }
  const RuleSet& rules() const { return match_.rules(); }
  std::shared_ptr<const RuleSet> shared_rules() const { return rules_; }
  const std::vector<SeatInfo>& seats() const { return match_.seats(); }
  const Options& game_options() const { return match_.options(); }
  Prompt prompt() const { return match_.prompt(); }
  Outcome outcome() const { return match_.outcome(); }
  std::vector<ScoreLine> score(Seat s) const { return match_.score(s); }
  bool human(Seat) const;
  SeatMask humans() const;
  bool any_human() const { return humans() != 0; }
  /// Humans, or bots, that owe an answer, in seat order.
  std::vector<Seat> awaited(bool humans) const;
  std::size_t length() const { return match_.length(); }
  /// Milliseconds left of a player's time, kept with the save (Match::clock). Does not save by itself.
  int clock(Seat s) const { return match_.clock(s); }
  void set_clock(Seat s, int ms) { match_.set_clock(s, ms); }
  /// When that person wishes to be asked, kept likewise.
  std::optional<AskMe> ask_me(Seat s) const { return match_.ask_me(s); }
  void set_ask_me(Seat s, AskMe when) { match_.set_ask_me(s, when); }
  /// Whether it lies in a file, which a lesson does not.
  bool kept() const { return !save_id_.empty(); }
  const std::string& name() const { return match_.record().name; }
  /// The match as text: for its replay when it is finished, and for a copy.
  std::string record_text() const { return match_.save(); }

  /// A lesson refuses legal moves that it doesn't want; the course keeps the reason.
  Refusal submit(Seat, const Action&);
  Refusal why_not(Seat s, const Action& a) const { return match_.why_not(s, a); }
  /// Not in a lesson, whose steps go on only.
  std::optional<Action> can_take_back(Seat s) const { return course_ ? std::nullopt : match_.can_take_back(s); }
  bool answered_in_secret(Seat s) const { return match_.answered_in_secret(s); }
  std::optional<Action> take_back(Seat);
  bool retract(Seat, const Action&);
  /// A person says aloud where they go. Bots that have chosen in secret think again, as long as nothing is shown.
  void say(Seat, Zone);

  /// Lets bots think and performs their answers when their time on the table has passed. True when something changed.
  bool tick(int elapsed_ms);
  /// Milliseconds until tick() has something to do, <0: not before an answer or a human.
  int wait_ms() const;
  bool bots_to_move() const { return next_bot().has_value(); }
  /// The bot that answers next; the table where bots decide for all. Public: it follows from who is waited for.
  std::optional<Seat> next_bot() const;

  /// Watching: bots wait until step() or resume.
  void pause(bool on) { paused_ = on; }
  bool paused() const { return paused_; }
  void step() { steps_ = 1; }
  /// Bots leave no time between their moves until this ends.
  void hurry(bool on) { hurry_ = on; }
  bool hurries() const { return hurry_; }

  /// Bots answer inside tick(), at once: for tests and the tour.
  void think_inline(bool on) { inline_ = on; }
  bool thinks_inline() const { return inline_; }

  /// Of bots, since the match was opened, in their order; those that were taken back are gone. Not for everybody's
  /// eyes.
  const std::vector<Decision>& decisions() const { return decisions_; }
  /// False while the match can't be saved; AppContext::unsaved says so then, until it can. A match that somebody else
  /// has open or has written goes on as a copy, with a notice.
  bool save();

 private:
  bool told(const Result<std::string>& stored);
  Result<void> save_elsewhere(const std::filesystem::path& folder);
  void start_thinking(Seat);
  bool finish_thinking();
  Refusal perform(Seat, const Action&);
  void remember(const Thinking&);
  void drop_thinking();
  int patience_left() const;
  int since(std::int64_t began) const;
  int answer_left() const;
  bool is_half_made(const Action&) const;
  int held_ms() const;
  bool decides_unseen() const;
  std::function<void()> wake() const;
  void moved();
  void think_again();
  std::shared_ptr<Bot> bot(Seat);

  AppContext& ctx_;
  Match match_;
  std::shared_ptr<const RuleSet> rules_;
  std::string save_id_;
  Match::Witness witness_;
  std::array<std::shared_ptr<Bot>, kMaxSeats> bots_{};
  std::shared_ptr<Course> course_;
  std::shared_ptr<Thinking> thinking_;
  Seat answering_ = Seat::table;   ///< the bot in the middle of a secret answer
  std::int64_t answer_began_ = 0;  ///< by the platform's clock
  std::vector<Decision> decisions_;
  std::uint64_t bot_seed_;
  std::size_t public_events_ = 0;
  int cooldown_ms_ = 0, steps_ = 0;
  bool paused_ = false, hurry_ = false, inline_ = false, save_failed_ = false;
};

}  // namespace prowl::ui
