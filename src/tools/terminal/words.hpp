#pragma once
#include <string>
#include <vector>

#include "prowl/match/record.hpp"
#include "prowl/rules/game.hpp"
#include "tools/terminal/texts.hpp"

namespace prowl::tools {

/// "hand_p1" -> "hand p1"
std::string plain(std::string_view name);
/// Seats that owe an answer, or of a mask: "p1", "p3", "table".
std::vector<std::string> waiting_names(Waiting waiting);

/// Words for what a view or an event holds, and nothing that it doesn't hold. Where the catalogue has no text, the
/// names of the rules serve.
class Words {
 public:
  /// `language` is "en", "fr" or "nl".
  Words(const Game&, const RuleSet&, std::vector<SeatInfo> seats, std::string_view language = "en");

  /// The program's own words: text `terminal.<name>`.
  std::string say(std::string_view name, Texts::Arguments arguments = {}) const;

  std::string seat(Seat) const;  ///< "Ana (p2)", or "p2" without a name
  std::string kind(Kind) const;
  std::string zone(Zone) const;
  std::string action(Seat, const Action&) const;
  std::string event(const Event&) const;
  std::string refusal(const Refusal&) const;
  std::string turn(const Prompt&) const;    ///< whose turn or which moment it is
  std::string prompt(const Prompt&) const;  ///< what is to be done
  std::string side(std::string_view id) const;
  std::string how(std::string_view id) const;
  std::string score(const ScoreLine&) const;  ///< without its points
  /// Counters, then one line for each zone that is not empty.
  std::vector<std::string> table(const View&) const;

 private:
  std::string key(std::string_view table, std::string_view name) const;
  std::string text_or(const std::string& id, std::string fallback, Texts::Arguments arguments = {}) const;
  std::string operand(Operand type, int value) const;
  std::string sentence(const std::string& id, const std::string& fallback, Seat who,
                       const std::array<Operand, 3>& types, const std::array<int, 3>& values) const;
  std::string counters(const State&) const;
  std::string mark(const Piece&) const;
  std::string piece(const Piece&) const;
  std::string pieces(const State&, Zone) const;

  const Game& game_;
  const Catalogue& catalogue_;
  std::vector<SeatInfo> seats_;
  Texts texts_;
};

}  // namespace prowl::tools
