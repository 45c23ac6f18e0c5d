#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "prowl/rules/game.hpp"

namespace prowl {

/// What a deal hangs on besides who plays and what they do.
struct Deal {
  const Game* game = nullptr;
  int seats = 0;
  Options options;
  std::uint64_t seed = 0;
};

/// Seeds below this make a code of sixteen letters where no option is changed.
inline constexpr std::uint64_t kShortSeed = std::uint64_t{1} << 35;

/// The deal as a short text to be typed or copied, in groups of four letters and digits that can't be mistaken for one
/// another; it starts the same deal wherever the rules are the same. None: an option has a text of its own (a ship).
std::optional<std::string> to_code(const Deal&, const RuleSet&);

using FindRules = std::function<Result<std::shared_ptr<const RuleSet>>(const Game&)>;
/// Blanks, hyphens and small letters don't matter; O is 0, I and L are 1. Errors: a letter too many, too few or wrong;
/// a game that is not among these; other rules than those here.
Result<Deal> from_code(std::string_view code, std::span<const Game* const> games, const FindRules& rules);

}  // namespace prowl
