#pragma once
#include "prowl/rules/rule_set.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl {

/// The options of a scenario or a lesson: what is no text there becomes one.
void read_options(Reader&, Options& out);

}  // namespace prowl
