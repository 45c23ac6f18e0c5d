#pragma once
#include <span>
#include <string_view>

#include <nlohmann/json.hpp>

#include "prowl/core/state.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::fate {

/// One name that `expect` may use, and what the state says to it (tests/scenarios/README.md).
struct ExpectKey {
  std::string_view name;
  nlohmann::json (*read)(const RuleSet&, const State&);
  bool ordered = false;   ///< the order of an array counts
  bool verbatim = false;  ///< notation and seats: no other spellings
};
std::span<const ExpectKey> expect_keys();

}  // namespace prowl::fate
