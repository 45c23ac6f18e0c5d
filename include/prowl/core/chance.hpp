#pragma once
#include <cassert>
#include <cstdint>

#include "prowl/core/action.hpp"
#include "prowl/core/state.hpp"

namespace prowl {

/// SplitMix64: a small counter-based generator, the same on every system. Used for shuffles from recorded entropy,
/// by Match for chance and by bots for their own choices; never stored in a State.
class Rng {
 public:
  explicit Rng(std::uint64_t seed) : x_(seed) {}
  std::uint64_t next() { return scramble(x_ += kGamma); }
  /// Uniform in 0..n-1, without bias. Precondition n >= 1. Lemire's bounded draw on 32 bits, rejecting the biased part,
  /// which is less than the bound (no division then).
  int below(int n) {
    assert(n >= 1);
    const auto bound = static_cast<std::uint32_t>(n);
    for (;;) {
      const std::uint64_t m = (next() >> 32) * bound;
      const auto rest = static_cast<std::uint32_t>(m);
      if (rest >= bound || rest >= (0U - bound) % bound) return static_cast<int>(m >> 32);
    }
  }

 private:
  friend std::uint64_t mix(std::uint64_t seed, std::uint64_t stream);
  static constexpr std::uint64_t kGamma = 0x9E3779B97F4A7C15ULL;
  static constexpr std::uint64_t scramble(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }
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
