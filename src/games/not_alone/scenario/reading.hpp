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

/// The cards of a sort; `group` is what the catalogue calls it.
template <bool (*Sort)(Kind)>
constexpr Field cards_field(std::string_view name, std::string_view group) {
  return {.name = name,
          .get =
              [](const RuleSet& rules, const State& s) {
                return cards_of({rules, s}, Sort);
              },
          .group = group};
}

}  // namespace prowl::not_alone
