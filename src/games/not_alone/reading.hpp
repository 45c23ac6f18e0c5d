#pragma once
#include <span>

#include "scenario/expect.hpp"

namespace prowl::not_alone {

/// The names that `expect` may use (tests/scenarios/README.md).
std::span<const ExpectKey> expect_keys();
/// Those of them that Sanctuary adds.
std::span<const ExpectKey> sanctuary_keys();

}  // namespace prowl::not_alone
