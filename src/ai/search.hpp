#pragma once
#include "ai/matrix.hpp"
#include "ai/playout.hpp"

namespace prowl::ai {

/// What one choice in secret comes down to: columns are the seat's options, rows what the others have chosen or may
/// reply. One matrix for each of them where they choose apart; what they win together is the sum.
struct RootGame {
  std::vector<Matrix> games;
  std::vector<double> worth;  ///< of each option, if the others choose as the plain player does
  double trust = 1;           ///< how far options, or what the others do to them, stand out of luck
  int playouts = 0;
};

/// Thinks ahead from what one seat may know: worlds that its view can't tell from the truth, in which its options are
/// played on with the same luck. As far as what must not be foreseen does not stand out of luck, it is chosen as the
/// plain player would.
///
/// What nobody need guess is the option that does best (sequential halving). What must not be foreseen is drawn from
/// the equilibrium of the game in which both sides choose at once: against what the others have chosen already, as each
/// world has it, or against what they may reply. For the share `habit` the others are taken to choose as the plain
/// player does, for the rest what hurts most: so habits are used as far as that is safe (restricted Nash response).
class Search {
 public:
  explicit Search(const Playout& playout, double habit = 0.5) : playout_(playout), habit_(habit) {}
  /// `budget`: games to be played on. Chances are those of this choice alone.
  Thought think(const View&, int budget, Rng&, const std::stop_token&) const;
  /// The game that is solved where a choice must not be foreseen; none where it may be.
  std::optional<RootGame> root(const View&, int budget, Rng&, const std::stop_token&) const;

 private:
  Thought best(const View&, int budget, Rng&, const std::stop_token&) const;
  RootGame against_chosen(const View&, int budget, Rng&, const std::stop_token&) const;
  RootGame against_replies(const View&, const std::vector<Action>& replies, int budget, Rng&,
                           const std::stop_token&) const;
  State world(const View&, Rng&) const;

  const Playout& playout_;
  const double habit_;
};

}  // namespace prowl::ai
