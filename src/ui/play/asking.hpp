#pragma once
#include <optional>

#include "table/presenter.hpp"
#include "ui/app/settings.hpp"
#include "ui/play/driver.hpp"

namespace prowl::ui {

/// The verb that is listed for a prompt, or nothing.
std::optional<Verb> verb_for(const Catalogue&, std::span<const PromptVerb>, const Prompt&);

/// When the table stops, and for whom.
///
/// A stop exists only where a person may do something. Everything between two stops is one sequence that plays by
/// itself. A window in which cards may be played would stop the table for nothing most of the time, and stopping only
/// for those who hold such a card would betray the hand. So each seat says beforehand, before all eyes, when it wants
/// to be asked (AskMe); that, and what everybody may know, decides. Only where one person is alone among bots does the
/// hand itself decide: nobody is there to be misled, and bots see Views alone.
class Asking {
 public:
  Asking(Driver&, const GameTable&, const Settings&);

  /// One person among bots, who has not asked for the curtain all the same.
  bool alone() const;
  AskMe mode(Seat) const;
  void set_mode(Seat s, AskMe m) { driver_.set_ask_me(s, m); }

  /// What a person who owes an answer does without being asked: nothing else is left, or they are not asked now. `now`:
  /// what everybody may know; `open`: its options are all there are, and decided before all eyes.
  std::optional<Action> instead(Seat, const TableFacts& now, bool open) const;
  /// Which chance to act of the turn this window belongs to (WindowSpec).
  int phase(const Prompt&) const;
  /// The window has been offered and let pass: in this phase it is enough, unless somebody wants more.
  void passed(const TableFacts& now) { passed_ = chance(now); }

 private:
  bool asks(Seat, const TableFacts& now, const ActionList&) const;
  int chance(const TableFacts& now) const;

  Driver& driver_;
  const GameTable& table_;
  const Settings& settings_;
  int passed_ = -1;  ///< the phase in which everybody has been asked
};

/// Whether the action plays something in a window, and is no pass or standing order.
bool is_play(const Catalogue&, const Action&);

}  // namespace prowl::ui
