#pragma once
#include <vector>

#include "prowl/ai/bot.hpp"

namespace prowl::ai {

/// What somebody thinks who draws one of the options as likely as its weight (below 0 counts as 0; any when all are 0).
/// Precondition: a weight for each.
Thought drawn_by(const ActionList& options, const std::vector<int>& weights);

/// A player that just takes something, without chances of its own to tell of.
class Plain : public Bot {
 public:
  Action decide(const View& v, Rng& own, const std::stop_token& stop = {}) override = 0;
  /// The option that it takes this time, for certain.
  Thought think(const View& v, Rng& own, const std::stop_token& stop) override;
};

}  // namespace prowl::ai
