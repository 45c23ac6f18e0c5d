#pragma once
#include <memory>
#include <stop_token>

#include "games/not_alone/bot/duel/model.hpp"

namespace prowl::not_alone::duel {

/// How likely the Creature wins from each Spot, both sides playing as well as can be.
class Values {
 public:
  Values() : of_(numbers(), 0.0F) {}
  /// Finished duels too.
  double at(const Spot& s) const {
    if (s.assimilation <= 0) return 1;
    return s.rescue <= 0 ? 0 : of_[number_of(s)];
  }
  void set(const Spot& s, double v) { of_[number_of(s)] = static_cast<float>(v); }

 private:
  std::vector<float> of_;
};

/// The game of one turn: rows are the Places in hand, columns `tokens_of`. The Hunted's later choices are the best.
ai::Matrix turn_matrix(const Spot&, const Values&);
/// What the Creature wins once a Place must be laid down.
double worth_of_turn(const Spot&, const Values&);
/// Backward induction over all that can come of a duel that begins so; takes some seconds, once for each process. None:
/// it was to stop; the next call goes on from there.
std::shared_ptr<const Values> exact_values(const Spot& start, const std::stop_token& stop = {});

}  // namespace prowl::not_alone::duel
