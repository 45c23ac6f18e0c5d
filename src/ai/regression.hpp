#pragma once
#include <vector>

namespace prowl::ai {

/// Least squares with a small pull towards 0: weights w such that w.x comes near y over all that was added.
class Regression {
 public:
  explicit Regression(std::size_t features) : n_(features), xx_(features * features), xy_(features) {}
  void add(const std::vector<double>& x, double y);
  std::vector<double> solve(double pull) const;

 private:
  std::size_t n_;
  std::vector<double> xx_, xy_;
};

}  // namespace prowl::ai
