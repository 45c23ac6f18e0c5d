#pragma once

namespace prowl::ai {

/// The mean of what was sampled, by weight.
struct Mean {
  double sum = 0, weight = 0, squares = 0;

  void add(double x, double w = 1) { sum += w * x, weight += w, squares += w * x * x; }
  double of(double none) const { return weight == 0 ? none : sum / weight; }
  /// Sum of the squared distances from the mean.
  double spread() const { return weight == 0 ? 0 : squares - sum * sum / weight; }
  /// 0..1: how far it is believed, where `doubt` samples are believed by half.
  double trust(double doubt) const { return weight == 0 ? 0 : weight / (weight + doubt); }
};

/// How far sampled effects can be believed (empirical Bayes): how much luck scatters each sample, by how far the
/// effects themselves lie apart. Without it whoever answers with what hurts most would answer with what is only luck,
/// the more so the fewer samples there are of each effect.
class Luck {
 public:
  /// `seen`: samples with weight 1; `usual`: the mean where there is no effect.
  void add(const Mean& seen, double usual) {
    if (seen.weight == 0) return;
    const double effect = seen.of(0) - usual;
    spread_ += seen.spread(), freedom_ += seen.weight - 1;
    effects_ += effect * effect, few_ += 1 / seen.weight, ++cells_;
  }

  /// How far effects that were seen that often are believed.
  double trust() const { return cells_ == 0 ? 0 : cells_ / (cells_ + doubt() * few_); }
  /// The `doubt` of `Mean::trust`.
  double doubt() const {
    if (freedom_ < 1) return kMost;
    const double noise = spread_ / freedom_, signal = (effects_ - noise * few_) / cells_;
    return signal <= noise / kMost ? kMost : noise / signal;
  }

  /// As good as no belief at all.
  static constexpr double kMost = 1e4;

 private:
  double spread_ = 0, freedom_ = 0, effects_ = 0, few_ = 0, cells_ = 0;
};

}  // namespace prowl::ai
