#include "ai/regression.hpp"

#include <cassert>
#include <cmath>
#include <utility>

namespace prowl::ai {

void Regression::add(const std::vector<double>& x, double y) {
  assert(x.size() == n_);
  for (std::size_t i = 0; i < n_; ++i) {
    xy_[i] += x[i] * y;
    for (std::size_t j = 0; j < n_; ++j) xx_[i * n_ + j] += x[i] * x[j];
  }
}

// Gauss, with the largest pivot.
std::vector<double> Regression::solve(double pull) const {
  std::vector<double> m = xx_, y = xy_;
  for (std::size_t i = 0; i < n_; ++i) m[i * n_ + i] += pull;
  for (std::size_t k = 0; k < n_; ++k) {
    std::size_t best = k;
    for (std::size_t i = k + 1; i < n_; ++i)
      if (std::abs(m[i * n_ + k]) > std::abs(m[best * n_ + k])) best = i;
    for (std::size_t j = 0; j < n_; ++j) std::swap(m[k * n_ + j], m[best * n_ + j]);
    std::swap(y[k], y[best]);
    for (std::size_t i = 0; i < n_; ++i) {
      if (i == k) continue;
      const double factor = m[i * n_ + k] / m[k * n_ + k];
      for (std::size_t j = k; j < n_; ++j) m[i * n_ + j] -= factor * m[k * n_ + j];
      y[i] -= factor * y[k];
    }
  }
  for (std::size_t k = 0; k < n_; ++k) y[k] /= m[k * n_ + k];
  return y;
}

}  // namespace prowl::ai
