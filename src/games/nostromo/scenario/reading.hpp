#pragma once
#include <span>

#include "scenario/expect.hpp"

namespace prowl::nostromo {

/// The names that `expect` may use (tests/scenarios/README.md).
std::span<const ExpectKey> expect_keys();

}  // namespace prowl::nostromo
