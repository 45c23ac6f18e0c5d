#pragma once
#include <vector>

#include "prowl/core/action.hpp"

namespace prowl {

/// What a bot makes of one of its options.
struct Idea {
  Action action;
  double chance = 0;            ///< how likely it takes it, 0..1
  double worth = kNotReckoned;  ///< what the round is worth to its seat then: 0 lost, 1 won
  static constexpr double kNotReckoned = -1;
  bool reckoned() const { return worth >= 0; }
};

/// A decision before it falls: everything that is shown of a bot's mind is read from this. It rests on the seat's view
/// alone.
struct Thought {
  std::vector<Idea> ideas;  ///< one for each option of the view, in their order; the chances add up to 1
  int playouts = 0;         ///< games that were played on in the head
};

}  // namespace prowl
