#pragma once
#include <array>

#include "ai/mind.hpp"

namespace prowl::ai {

inline constexpr std::array kLevels = {
    Level{"novice", 70, 0, 0},    Level{"casual", 0, 100, 0},  Level{"skilled", 0, 50, 240},
    Level{"expert", 0, 20, 1000}, Level{"master", 0, 0, 4000},
};

/// The mind's runner as a player: what goes on in the search's head. Null where there is none.
std::unique_ptr<Bot> make_runner_bot(const Game&, const RuleSet&, const Mind&);

std::unique_ptr<Bot> make_level(const Level&, const Game&, const RuleSet&, const Mind&);

}  // namespace prowl::ai
