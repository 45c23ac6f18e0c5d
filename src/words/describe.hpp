#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/rules/game.hpp"
#include "prowl/rules/seat_info.hpp"
#include "words/text.hpp"

namespace prowl::ui {

/// "hand_p1" -> "hand p1"
std::string plain_name(std::string_view name);

/// Turns what the engine says into sentences of the UI language. Every operand becomes a name: kinds
/// `kind.<game>.<name>`, zones `zone.<game>.<name>`, seats by the player's name, amounts as numbers. In the texts the
/// operands are {a}, {b}, {c} and {who} (who acts); a text with plural forms takes its number from the first amount.
/// Where the catalogue has no text, the names of the rules serve. Knows nothing that its caller doesn't hand it.
class Describe {
 public:
  Describe(const Texts& texts, const Game& game, const RuleSet& rules, const std::vector<SeatInfo>& seats)
      : texts_(&texts), game_(&game), rules_(&rules), seats_(&seats) {}

  std::string kind(Kind) const;  ///< hidden: "something hidden"
  std::string zone(Zone) const;  ///< of a seat's own zone: with the player's name as {who}
  std::string seat(Seat) const;
  std::string names(const std::vector<Seat>&) const;  ///< "Ana, Bo and 2 more"
  std::string side(std::string_view) const;
  std::string how(std::string_view) const;

  std::string action(Seat who, const Action&) const;  ///< verb.<game>.<verb>: "Visit the hangar"
  std::string event(const Event&) const;              ///< event.<game>.<name>: "Ana plays Hide."
  std::string refusal(const Refusal&) const;          ///< refuse.<game>.<rule>
  /// prompt.<game>.<id>.<part>: "turn", who does what; "now", what they decide; "own", the first for the eyes of who is
  /// asked. A prompt that is nobody's turn names all who are `asked`. Empty where nothing is asked, and without an
  /// "own".
  std::string prompt(const Prompt&, std::string_view part, Waiting asked = 0) const;
  std::string score(const ScoreLine&) const;        ///< score.<game>.<id>
  std::string option(std::string_view name) const;  ///< option.<game>.<name>
  std::string option_help(std::string_view name) const;
  std::string choice(std::string_view option, std::string_view value) const;
  /// The rule paragraph of an event ("4.2"), or empty: text `paragraph.<game>.<event>`.
  std::string paragraph(const Event&) const;

 private:
  std::string key(std::string_view table, std::string_view name) const;
  std::string word(std::string_view table, std::string_view name) const;
  std::string operand(Operand, std::int16_t) const;
  /// The text under `key` with its operands; without one, `name` and the operands after it.
  std::string fill(const std::string& key, std::string_view name, const std::string& who, const std::array<Operand, 3>&,
                   const std::array<std::int16_t, 3>&, std::optional<long long> number = {}) const;

  const Texts* texts_;
  const Game* game_;
  const RuleSet* rules_;
  const std::vector<SeatInfo>* seats_;
};

}  // namespace prowl::ui
