#pragma once
#include <array>

#include "ai/mind.hpp"

namespace prowl::ai {

inline constexpr std::array kLevels = {
    Level{"novice", 100, 0, 0},     Level{"casual", 25, 75, 0},      Level{"skilled", 4, 56, 100},
    Level{"expert", 0, 6, 240, 80}, Level{"master", 0, 0, 2000, 50},
};

/// How the first level plays at this table.
Clumsiness clumsiness_of(const Mind&, const State& table);

/// The mind's runner as a player: what goes on in the search's head. Null where there is none.
std::unique_ptr<Bot> make_runner_bot(const Game&, const RuleSet&, const Mind&);

std::unique_ptr<Bot> make_level(const Level&, const Game&, const RuleSet&, const Mind&);

}  // namespace prowl::ai
