#pragma once
#include <string>
#include <vector>

#include "prowl/ai/review.hpp"
#include "prowl/rules/game.hpp"
#include "prowl/rules/seat_info.hpp"
#include "words/describe.hpp"

namespace prowl::tools {

/// Seats that owe an answer, or of a mask: "p1", "p3", "table".
std::vector<std::string> waiting_names(Waiting waiting);

/// What is wrong in the language of the texts, with its whole place.
std::string error_words(const ui::Texts&, Error);

/// What the terminal says things with: texts of one language, and descriptions in which a seat is called "Ana (p2)", or
/// "p2" without a name.
class Words {
 public:
  /// `language` is "en", "fr" or "nl".
  Words(const Game&, const RuleSet&, std::vector<SeatInfo> seats, std::string_view language = "en");
  Words(const Words&) = delete;
  Words& operator=(const Words&) = delete;

  const ui::Describe& describe() const { return describe_; }
  /// The program's own words: text `terminal.<name>`.
  std::string say(std::string_view name, const ui::Args& args = {}) const;
  std::string refusal(const Refusal&) const;  ///< with its paragraph
  /// Counters, then one line for each zone that is not empty.
  std::vector<std::string> table(const View&) const;
  /// A line for each place of the board with its neighbours; none without a board.
  std::vector<std::string> map(const State& masked) const;
  /// The names of the cards that this table plays with, in the order of the rules.
  std::vector<std::string> cards(const State& masked) const;
  /// Of all cards of the game, those of that name whatever its case and accents; else those with it in their names.
  std::vector<Kind> find_cards(std::string_view name) const;
  std::string card(Kind) const;  ///< its name, and what it says
  /// The best of these, a line each with its number among the options, then how the figures came about.
  std::vector<std::string> ideas(const View&, const Thought&) const;
  /// A line for each place where somebody may be, the likeliest first, then how that was reckoned.
  std::vector<std::string> belief(const Belief&) const;
  std::string error(const Error& e) const { return error_words(texts_, e); }

 private:
  std::string key(std::string_view table, std::string_view name) const;
  std::string counters(const State&) const;
  std::string mark(const Piece&) const;
  std::string piece(const Piece&) const;
  std::string pieces(const State&, Zone) const;

  const Game& game_;
  const RuleSet& rules_;
  const Catalogue& catalogue_;
  ui::Texts texts_;
  std::vector<SeatInfo> seats_;
  ui::Describe describe_;
};

}  // namespace prowl::tools
