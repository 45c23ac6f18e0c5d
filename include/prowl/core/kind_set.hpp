#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "prowl/core/ids.hpp"

namespace prowl {

inline constexpr int kMaxKinds = 320;

/// A set of kinds, `hidden` never among them. Kinds come out in index order.
class KindSet {
 public:
  bool operator==(const KindSet&) const = default;
  constexpr bool contains(Kind k) const { return ((words_[word(k)] >> (index(k) % kBits)) & 1) != 0; }
  constexpr void add(Kind k) { words_[word(k)] |= bit_of(k); }
  constexpr void remove(Kind k) { words_[word(k)] &= ~bit_of(k); }
  constexpr int size() const {
    int n = 0;
    for (const auto w : words_)
      if (w != 0) n += std::popcount(w);
    return n;
  }
  template <class Use>
  constexpr void each(Use use) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (auto left = words_[i]; left != 0; left &= left - 1)
        use(kind(static_cast<int>(i) * kBits + std::countr_zero(left)));
  }
  template <class Wanted>
  constexpr KindSet filtered(Wanted wanted) const {
    KindSet out;
    each([&](Kind k) {
      if (wanted(k)) out.add(k);
    });
    return out;
  }

 private:
  static constexpr int kBits = 64;
  static constexpr std::size_t word(Kind k) { return static_cast<std::size_t>(index(k) / kBits); }
  static constexpr std::uint64_t bit_of(Kind k) { return std::uint64_t{1} << (index(k) % kBits); }
  std::array<std::uint64_t, kMaxKinds / kBits> words_{};
};

}  // namespace prowl
