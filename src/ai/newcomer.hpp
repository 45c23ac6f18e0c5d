#pragma once
#include "ai/mind.hpp"

namespace prowl::ai {

/// Somebody's first evening: anything but what is plainly pointless, and never throws a won game away.
std::unique_ptr<Bot> make_newcomer(const Game&, const RuleSet&, const Mind&);

}  // namespace prowl::ai
