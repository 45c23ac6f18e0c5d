#pragma once
#include <span>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "prowl/core/state.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::nostromo {

/// Cards in a hand, tokens in a room and so on, in the words of a scenario (tests/scenarios/README.md).
nlohmann::json pile_words(const RuleSet&, const State&, Zone);

/// One name that `expect` may use, and what the state says to it.
struct ExpectKey {
  std::string_view name;
  nlohmann::json (*read)(const RuleSet&, const State&);
  bool ordered = false;  ///< the order of an array counts
};
std::span<const ExpectKey> expect_keys();

}  // namespace prowl::nostromo
