#pragma once
#include <string>
#include <vector>

#include "tools/tool.hpp"

namespace prowl::tools {

/// A text that must not change unless the rules do.
struct Golden {
  enum What { record, options, counts };
  std::string name;  ///< "nostromo/3-1.prowl", "nostromo/options-3.txt", "not_alone/sanctuary-perft.txt"
  What what = record;
  int seats = 0;  ///< 0: counts are of several numbers of seats
  std::uint64_t seed = 0;
  Options settings{};  ///< of the match
};

/// Of the game and of each expansion, for each number of players two playthroughs and the options at each kind of
/// question; and counts of the ways to play a few decisions (perft.hpp).
std::vector<Golden> goldens_of(const OpenGame&);
/// Uniform choices; playthroughs are open records. `approved` is the text so far, which says where to count.
Result<std::string> golden_text(const OpenGame&, const Golden&, const std::string& approved);

}  // namespace prowl::tools
