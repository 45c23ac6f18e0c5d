#pragma once
#include "prowl/ai/bot.hpp"

namespace prowl::ai {

/// A player that just takes something, without chances of its own to tell of.
class Plain : public Bot {
 public:
  Action decide(const View& v, Rng& own, const std::stop_token& stop = {}) override = 0;
  /// The option that it takes this time, for certain.
  Thought think(const View& v, Rng& own, const std::stop_token& stop) override;
};

}  // namespace prowl::ai
