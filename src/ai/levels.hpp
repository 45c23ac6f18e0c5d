#pragma once
#include <array>

#include "ai/mind.hpp"

namespace prowl::ai {

inline constexpr std::array kLevels = {
    Level{"novice", 100, 0, 0},     Level{"casual", 25, 75, 0},      Level{"skilled", 4, 56, 100},
    Level{"expert", 0, 6, 240, 80}, Level{"master", 0, 0, 2000, 50},
};

/// How a level deals with what is said at the table, in percent: how often it says where it goes, how often that is
/// true rather than one of the ways it might have chosen, and how far it heeds what others say.
struct Talk {
  int says, true_to_it, heeds;
};
inline constexpr std::array kTalk = {Talk{70, 90, 40}, Talk{70, 75, 25}, Talk{60, 60, 15}, Talk{60, 50, 10},
                                     Talk{60, 40, 5}};
static_assert(kTalk.size() == kLevels.size());
Talk talk_of(const Level&);

/// The mind's runner as a player: what goes on in the search's head. Null where there is none.
std::unique_ptr<Bot> make_runner_bot(const Game&, const RuleSet&, const Mind&);

std::unique_ptr<Bot> make_level(const Level&, const Game&, const RuleSet&, const Mind&);

}  // namespace prowl::ai
