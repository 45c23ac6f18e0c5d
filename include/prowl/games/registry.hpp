#pragma once
#include <span>
#include <string_view>

#include "prowl/rules/game.hpp"

namespace prowl {

std::span<const Game* const> all_games();
/// nullptr when unknown.
const Game* find_game(std::string_view id);

}  // namespace prowl
