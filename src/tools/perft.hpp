#pragma once
#include <string>

#include "tools/tool.hpp"

namespace prowl::tools {

/// In how many ways the next `depth` decisions can be played, counted up to a little more than `most`.
std::uint64_t perft(const Game&, const RuleSet&, const State&, int depth, std::uint64_t most = ~0ULL);

/// The table after so many uniform decisions of awaited seats, the same in every run.
State after_decisions(const Game&, const RuleSet&, const Options&, int seats, int decisions);

/// A row `seats decisions depth leaves` for each position. Positions are those of the approved text; where it has none,
/// a few for each number of seats.
std::string perft_text(const OpenGame&, const Options&, const std::string& approved);

}  // namespace prowl::tools
