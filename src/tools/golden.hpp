#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "tool.hpp"

namespace prowl::tools {

/// A playthrough whose text must not change unless the rules do.
struct Golden {
  std::string name;  ///< "nostromo/3-1.prowl"
  int seats = 0;
  std::uint64_t seed = 0;
};

/// Two seeds for each number of players.
std::vector<Golden> goldens_of(const Game&);
/// Its text: uniform choices, an open record.
Result<std::string> golden_text(const OpenGame&, const Golden&);

}  // namespace prowl::tools
