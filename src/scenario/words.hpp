#pragma once
#include <functional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "prowl/rules/game.hpp"

namespace prowl {

/// How a game reads a word of a scenario: other spellings become the name in the catalogue ("Force Field" ->
/// "force_field").
using Spelling = std::string (*)(const State&, std::string_view word);
/// Small letters, and `_` for blanks and hyphens.
std::string plain_word(std::string_view word);
inline std::string spell_plainly(const State&, std::string_view word) { return plain_word(word); }

/// A state in the words of a scenario (tests/scenarios/README.md). What a view hides is "?".
struct StateWords {
  const RuleSet& rules;
  const State& s;

  std::string name(Kind) const;
  std::string name(Zone) const;
  nlohmann::json seats_in(int mask) const;
  nlohmann::json by_seat(const std::function<nlohmann::json(Seat)>& value) const;
  /// All pieces of a zone, top first.
  nlohmann::json pile(Zone) const;
  /// Who is asked: players, "table", "chance".
  nlohmann::json waiting() const;
  /// Legal moves by seat, as after the seat in notation.
  nlohmann::json options(const Game&) const;
};

}  // namespace prowl
