#pragma once
#include <optional>
#include <string>
#include <vector>

#include "prowl/match/record.hpp"
#include "tools/tool.hpp"

namespace prowl::tools {

/// What a seat may do now, for the message of a line that fails: " p1 may: `pass`, `visit mess`." and no more than fit.
std::string legal_moves(const OpenGame&, const State&, Seat who);

/// What players have done since chance answered last: nothing older can be taken back.
struct Lately {
  State before;
  std::size_t events = 0;  ///< told before
  std::vector<Move> moves;
};
/// The moves that are left when a match takes back the last one of `who`, or that action of its running sequence;
/// nothing if it may not.
std::optional<std::vector<Move>> taken_back(const OpenGame&, const Lately&, Seat who,
                                            const std::optional<Action>& action);

}  // namespace prowl::tools
