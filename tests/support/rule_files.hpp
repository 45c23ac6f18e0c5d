#pragma once
#include <string>
#include <string_view>

#include "prowl/rules/game.hpp"

namespace prowl::test {

/// A copy of the game's rule files in which one piece of text is replaced; returns what loading says to it, without the
/// folder. Empty: it loads.
std::string rule_problem(const Game&, const std::string& file, const std::string& from, const std::string& to);
/// Checks that the words hold both; returns whether they do.
bool says(const std::string& words, std::string_view place, std::string_view what);

}  // namespace prowl::test
