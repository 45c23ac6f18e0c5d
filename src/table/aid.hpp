#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/table_view.hpp"

namespace prowl::ui {

/// A step of the turn as the player aid tells it. Texts: `aid.<game>.<name>` its title, `aid.<game>.<name>.<role>` what
/// that role does in it. A role "crew_two" that has no text of its own has that of "crew".
struct AidStep {
  std::string_view name, paragraph;
  std::span<const std::string_view> prompts{};  ///< asked in it; none: it is the phase with its number
};
/// Whose cards an aid tells of, before all eyes.
struct AidCards {
  std::string_view role, group;
};
/// The player aid of a game: one page. `aid.<game>.goal.<role>` says how one wins, `aid.<game>.role.<role>` who that
/// is.
struct Aid {
  std::span<const AidStep> steps{};
  std::span<const AidCards> cards{};
  /// What a seat is, as far as whoever looks may know.
  std::string_view (*role)(const TableFacts&, Seat) = nullptr;
};

struct AidLine {
  std::string who, text;  ///< who: empty where only one is told
};
struct AidStepView {
  std::string title, paragraph;
  std::vector<AidLine> lines;
  bool now = false, next = false;
};
/// Cards that are played at the same time; `now`: one of them can be played now.
struct AidCardsView {
  std::string who, when, names;
  bool now = false;
};
struct AidView {
  std::vector<AidLine> goals;
  std::vector<AidStepView> steps;
  std::vector<AidCardsView> cards;
  bool own = false;  ///< of what the viewer holds
};

/// From the same facts as the table, so of what its viewer may know. Empty steps: the game has no aid.
AidView make_aid(const TableFacts&, const TableView&, const Texts&);
/// The step that is played now, or -1.
int aid_step(const Aid&, const Prompt&, const TableView&);

}  // namespace prowl::ui
