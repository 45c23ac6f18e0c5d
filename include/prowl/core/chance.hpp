#pragma once
#include <cstdint>

#include "prowl/core/action.hpp"
#include "prowl/core/state.hpp"

namespace prowl {

/// SplitMix64: a small counter-based generator, the same on every system. Used for shuffles from recorded entropy,
/// by Match for chance and by bots for their own choices; never stored in a State.
class Rng {
 public:
  explicit Rng(std::uint64_t seed) : x_(seed) {}
  std::uint64_t next();
  /// Uniform in 0..n-1, without bias. Precondition n >= 1.
  int below(int n);

 private:
  std::uint64_t x_;
};

/// Seed of an independent stream.
std::uint64_t mix(std::uint64_t seed, std::uint64_t stream);

/// Answers the state's chance prompt. Precondition: chance is awaited.
Action sample_chance(const State&, Rng&);
/// 48 bits carried by a kChanceEntropy action.
std::uint64_t entropy_of(const Action&);
/// Is `a` a possible answer to the chance prompt?
bool chance_fits(const State&, const Action& a);
/// Fisher-Yates over an ordered zone; everybody forgets its pieces.
void shuffle(State&, Zone, std::uint64_t entropy);

}  // namespace prowl
