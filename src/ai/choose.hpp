#pragma once
#include <vector>

#include "prowl/core/chance.hpp"

namespace prowl::ai {

// Weights are whole numbers, so that the same view gives the same choice on every system.

/// Index of an entry, as likely as its weight (below 0 counts as 0); any entry when all are 0. Precondition: not empty.
int draw_weighted(const std::vector<int>& weights, Rng&);
/// Index of a heaviest entry, ties by lot. Precondition: not empty.
int heaviest(const std::vector<int>& weights, Rng&);

}  // namespace prowl::ai
