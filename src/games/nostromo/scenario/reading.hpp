#pragma once
#include <span>

#include "scenario/expect.hpp"

namespace prowl::nostromo {

/// The names that `given` and `expect` may use (tests/scenarios/README.md).
std::span<const Field> fields();

}  // namespace prowl::nostromo
