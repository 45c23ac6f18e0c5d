#pragma once
#include "scenario/expect.hpp"

namespace prowl::fate {

/// The names that `given` and `expect` may use (tests/scenarios/README.md).
std::span<const Field> fields();

}  // namespace prowl::fate
