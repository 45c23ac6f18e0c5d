#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "tools/tool.hpp"

namespace prowl::tools {

/// A text that must not change unless the rules do: a playthrough, or the options at each kind of question.
struct Golden {
  std::string name;  ///< "nostromo/3-1.prowl", "nostromo/options-3.txt", "not_alone/sanctuary-3-1.prowl"
  int seats = 0;
  std::uint64_t seed = 0;
  bool options = false;
  Options settings{};  ///< of the match
};

/// For each number of players, of the game and of each expansion, two playthroughs and one list of options.
std::vector<Golden> goldens_of(const OpenGame&);
/// Uniform choices; playthroughs are open records.
Result<std::string> golden_text(const OpenGame&, const Golden&);

}  // namespace prowl::tools
