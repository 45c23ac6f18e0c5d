#pragma once
#include "games/nostromo/bot/facts.hpp"

namespace prowl::nostromo {

/// What a room is worth to someone who stands there at the end, and so to the Alien who looks for them.
int lure(const NostromoFacts&, Zone room);

/// How a seat lays its tokens down: its people together among scattered decoys, or apart beside a heap of them.
struct Placing {
  bool together = false;
  int people = 0, decoys = 0;  ///< my own that lie in the room already
};
/// How gladly the plain player puts a character or a decoy into a room; at least 1.
int person_weight(const NostromoFacts&, Zone room, const Placing&);
int decoy_weight(const NostromoFacts&, Zone room, const Placing&);

/// How likely the plain player would have laid its tokens as they lie in this world, up to a factor.
double plausible_placing(const State& world, Seat who);

}  // namespace prowl::nostromo
