#pragma once
#include "scenario/expect.hpp"

namespace prowl::fate {

/// The names that `expect` may use (tests/scenarios/README.md).
std::span<const ExpectKey> expect_keys();

}  // namespace prowl::fate
