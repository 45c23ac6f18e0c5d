#pragma once
#include <memory>

#include "prowl/rules/game.hpp"

namespace prowl::test {

/// The smallest game that has everything: a shuffle, a secret choice, a reaction window, a coin, a decision of the
/// table.
///
/// Three turns. Everybody holds three cards; each secretly chooses one and confirms; the chosen cards are laid face
/// down; each seat passes or blocks with a card of its hand; the laid cards are turned up and score their rank unless
/// somebody blocked; a coin doubles them; everybody draws. At last the table finishes the match.
const Game& null_game();

/// Its rules, which no file holds.
std::shared_ptr<const RuleSet> null_rules();

inline constexpr Kind kRed{1}, kBlue{2}, kGreen{3};

/// Actions by name: `choose`, `confirm`, `pass`, `block`, `finish`.
Action null_action(std::string_view verb, Kind k = Kind::hidden);

/// The same with every secret choice open to all: the generic suite must find it out.
const Game& leaky_null_game();

/// The same without reactions: one secret choice follows another with nothing between, until the hands are empty.
const Game& hasty_null_game();

}  // namespace prowl::test
