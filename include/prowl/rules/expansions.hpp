#pragma once
#include <string>
#include <vector>

#include "prowl/rules/rule_set.hpp"

namespace prowl {

/// A game of its own that an option makes: "sanctuary" for its first choice beyond the default, "sanctuary_variant",
/// ... for the others. Tests, golden texts and measurements take each like a game.
struct Expansion {
  std::string name;
  Options options;
};

std::vector<Expansion> expansions_of(const RuleSet&);

}  // namespace prowl
