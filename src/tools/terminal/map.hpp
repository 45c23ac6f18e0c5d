#pragma once
#include <vector>

#include "prowl/core/state.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::tools {

/// A place of the board and what adjoins it.
struct MapPlace {
  struct Near {
    Zone zone{};
    bool linked = false;  ///< by a way of its own (an airlock), where such are drawn on this board
  };
  Zone zone{};
  int number = 0;  ///< in the order of a grid; 0: not counted
  std::vector<Near> near;
};

/// The board of this table as the window draws it (`board` of assets/<game>/layout.json), from public facts; nothing
/// where there is no board.
std::vector<MapPlace> map_of(const RuleSet&, const State& masked);

}  // namespace prowl::tools
