#pragma once
#include "ai/mind.hpp"

namespace prowl::fate {

/// What a crew's table shows when a turn begins, for `ai::Mind::features`.
ai::Features features(const RuleSet&, const State&, Seat);
/// Weights by number of crew, apart for the Director's Cut.
std::span<const double> weights(const State&, Seat);

}  // namespace prowl::fate
