#pragma once
#include "ai/matrix.hpp"
#include "ai/playout.hpp"

namespace prowl::ai {

/// Thinks ahead from what one seat may know: worlds that its view can't tell from the truth, in which its options are
/// played on with the same luck.
///
/// What nobody need guess is the option that does best (sequential halving). What must not be foreseen is drawn from
/// the equilibrium of the game in which both sides choose at once: against what the others have chosen already, as each
/// world has it, or against what they may reply.
class Search {
 public:
  explicit Search(const Playout& playout) : playout_(playout) {}
  /// `budget`: games to be played on. Chances are those of this choice alone.
  Thought think(const View&, int budget, Rng&, const std::stop_token&) const;

 private:
  Thought best(const View&, int budget, Rng&, const std::stop_token&) const;
  Thought against_chosen(const View&, int budget, Rng&, const std::stop_token&) const;
  Thought against_replies(const View&, const std::vector<Action>& replies, int budget, Rng&,
                          const std::stop_token&) const;
  State world(const View&, Rng&) const;

  const Playout& playout_;
};

}  // namespace prowl::ai
