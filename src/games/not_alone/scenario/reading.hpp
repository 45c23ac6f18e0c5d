#pragma once
#include <span>

#include "scenario/expect.hpp"

namespace prowl::not_alone {

/// The names that `given` and `expect` may use (tests/scenarios/README.md).
std::span<const Field> fields();
/// Those of the base game, and those that Sanctuary adds.
std::span<const Field> base_fields();
std::span<const Field> sanctuary_fields();
/// The names of all cards of a sort, wherever they lie.
nlohmann::json cards_of(const StateWords&, bool (*sort)(Kind));

}  // namespace prowl::not_alone
