#pragma once
#include <span>

#include "scenario/expect.hpp"

namespace prowl::not_alone {

/// The names that `expect` may use (tests/scenarios/README.md).
std::span<const ExpectKey> expect_keys();
/// Those of them that Sanctuary adds.
std::span<const ExpectKey> sanctuary_keys();
/// The names of all cards of a sort, wherever they lie.
nlohmann::json cards_of(const StateWords&, bool (*sort)(Kind));

}  // namespace prowl::not_alone
