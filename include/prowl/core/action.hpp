#pragma once
#include <array>
#include <string>
#include <vector>

#include "prowl/core/ids.hpp"

namespace prowl {

/// One small move. The operands are identities and places, never slots, so the same action is valid in the truth,
/// in a view and in every determinisation. Meaning of a, b, c: the verb's VerbSpec.
struct Action {
  Verb verb{};
  std::int16_t a{}, b{}, c{};
  auto operator<=>(const Action&) const = default;
};
static_assert(sizeof(Action) == 8);

using ActionList = std::vector<Action>;

enum class Operand : std::uint8_t { none, kind, zone, seat, amount };

/// `name` is the word in notation (`p2 play hide`). `secret`: nobody else may notice the action before the reveal
/// (tested: every other seat's view stays equal). `commit`: ends a sequence; before it the seat may take back. Both: an
/// answer; others see but that it was given.
struct VerbSpec {
  std::string name;
  std::array<Operand, 3> operands{};
  bool secret = false;
  bool commit = true;
};

/// Chance verbs are the same in every game and come first in every verb table.
/// `index n`: one of `State::chance.bound` equally likely values. `entropy a b c`: 48 random bits for a shuffle.
inline constexpr Verb kChanceIndex{0};
inline constexpr Verb kChanceEntropy{1};
inline constexpr int kFirstGameVerb = 2;

}  // namespace prowl
