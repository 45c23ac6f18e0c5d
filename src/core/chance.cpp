#include "prowl/core/chance.hpp"

#include <array>
#include <cassert>
#include <utility>

namespace prowl {

namespace {

std::int16_t bits16(std::uint64_t x) { return static_cast<std::int16_t>(static_cast<std::uint16_t>(x)); }

}  // namespace

std::uint64_t mix(std::uint64_t seed, std::uint64_t stream) {
  return Rng::scramble(Rng::scramble(seed + Rng::kGamma) ^ (stream * Rng::kGamma + 1));
}

Action sample_chance(const State& s, Rng& rng) {
  assert(awaits(s, Seat::chance));
  if (s.chance.bound > 0) return {kChanceIndex, static_cast<std::int16_t>(rng.below(s.chance.bound)), 0, 0};
  const std::uint64_t x = rng.next();
  return {kChanceEntropy, bits16(x), bits16(x >> 16), bits16(x >> 32)};
}

std::uint64_t entropy_of(const Action& a) {
  const auto word = [](std::int16_t v) { return static_cast<std::uint64_t>(static_cast<std::uint16_t>(v)); };
  return word(a.a) | word(a.b) << 16 | word(a.c) << 32;
}

bool chance_fits(const State& s, const Action& a) {
  if (!awaits(s, Seat::chance)) return false;
  if (s.chance.bound == 0) return a.verb == kChanceEntropy;
  return a.verb == kChanceIndex && a.a >= 0 && a.a < s.chance.bound && a.b == 0 && a.c == 0;
}

void shuffle(State& s, Zone z, std::uint64_t entropy) {
  std::array<std::uint8_t, kMaxPieces> order;
  std::size_t n = 0;
  for (const int slot : slots(s, z)) {
    piece(s, slot).known = kNobody;
    order[n++] = static_cast<std::uint8_t>(slot);
  }
  Rng rng(entropy);
  for (std::size_t i = n; i > 1; --i)
    std::swap(order[i - 1], order[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
  std::uint8_t* link = &s.piles[static_cast<std::size_t>(index(z))].head;
  for (std::size_t i = 0; i < n; ++i) {
    *link = order[i];
    link = &s.pieces[order[i]].next;
  }
  *link = kNoPiece;
}

}  // namespace prowl
