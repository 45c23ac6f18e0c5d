#pragma once
#include <array>

#include "ai/mind.hpp"

namespace prowl::ai {

/// A level of play. Shares are in percent. One that is clumsy takes what the plain player least would, else anything;
/// the others play as the plain player or as the search says.
struct Level {
  std::string_view name;
  int clumsy;    ///< how often it is that
  int plain;     ///< plays as the plain player does
  int playouts;  ///< what one decision of the search may cost
};

inline constexpr std::array kLevels = {
    Level{"novice", 70, 0, 0},   Level{"casual", 0, 100, 0},  Level{"skilled", 0, 50, 240},
    Level{"expert", 0, 20, 1000}, Level{"master", 0, 0, 4000},
};

std::unique_ptr<Bot> make_level(const Level&, const Game&, const RuleSet&, const Mind&);

}  // namespace prowl::ai
