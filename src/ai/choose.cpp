#include "ai/choose.hpp"

#include <algorithm>
#include <cassert>

namespace prowl::ai {

int draw_weighted(const std::vector<int>& weights, Rng& rng) {
  assert(!weights.empty());
  std::vector<int> sums;
  int total = 0;
  for (const int w : weights) sums.push_back(total += std::max(0, w));
  if (total == 0) return rng.below(static_cast<int>(weights.size()));
  return static_cast<int>(std::upper_bound(sums.begin(), sums.end(), rng.below(total)) - sums.begin());
}

int heaviest(const std::vector<int>& weights, Rng& rng) {
  assert(!weights.empty());
  const int most = *std::max_element(weights.begin(), weights.end());
  int left = rng.below(static_cast<int>(std::count(weights.begin(), weights.end(), most)));
  for (std::size_t i = 0;; ++i)
    if (weights[i] == most && left-- == 0) return static_cast<int>(i);
}

}  // namespace prowl::ai
