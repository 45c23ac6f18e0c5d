#include "ai/matrix.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace prowl::ai {

namespace {

// A mix that learns from what it would rather have done.
class Learner {
 public:
  explicit Learner(int n) : regret_(static_cast<std::size_t>(n)), sum_(regret_), now_(regret_.size(), 1.0 / n) {}

  const Mix& now() const { return now_; }

  /// `gain`: what each choice would have won.
  void learn(const Mix& gain, double weight) {
    double mean = 0;
    for (std::size_t i = 0; i < gain.size(); ++i) mean += now_[i] * gain[i];
    double total = 0;
    for (std::size_t i = 0; i < gain.size(); ++i) {
      sum_[i] += weight * now_[i];
      regret_[i] = std::max(0.0, regret_[i] + gain[i] - mean);
      total += regret_[i];
    }
    for (std::size_t i = 0; i < gain.size(); ++i)
      now_[i] = total > 0 ? regret_[i] / total : 1.0 / static_cast<double>(gain.size());
  }

  Mix average() const {
    Mix out = sum_;
    const double total = std::accumulate(out.begin(), out.end(), 0.0);
    for (double& x : out) x = total > 0 ? x / total : 1.0 / static_cast<double>(out.size());
    return out;
  }

 private:
  Mix regret_, sum_, now_;
};

void add_cols(const Matrix& m, const Mix& rows, Mix& out) {
  for (int r = 0; r < m.rows; ++r) {
    const double w = rows[static_cast<std::size_t>(r)];
    if (w == 0) continue;
    const double* line = &m.pays[static_cast<std::size_t>(r * m.cols)];
    for (int c = 0; c < m.cols; ++c) out[static_cast<std::size_t>(c)] += w * line[c];
  }
}

Mix loss_of_rows(const Matrix& m, const Mix& cols) {
  Mix out(static_cast<std::size_t>(m.rows));
  for (int r = 0; r < m.rows; ++r) {
    const double* line = &m.pays[static_cast<std::size_t>(r * m.cols)];
    double sum = 0;
    for (int c = 0; c < m.cols; ++c) sum += cols[static_cast<std::size_t>(c)] * line[c];
    out[static_cast<std::size_t>(r)] = -sum;
  }
  return out;
}

// The column player's linear programme: z >= 0, sum_j (top - pays_ij) z_j <= 1, the sum of z as large as can be. Rows
// of the table are what is basic, columns what is not.
class Simplex {
 public:
  explicit Simplex(const Matrix& m)
      : m_(m.rows),
        n_(m.cols),
        top_(*std::max_element(m.pays.begin(), m.pays.end()) + 0.5),
        table_(static_cast<std::size_t>((m_ + 1) * (n_ + 1))) {
    for (int i = 0; i < m_; ++i) {
      for (int j = 0; j < n_; ++j) at(i, j) = top_ - m.at(i, j);
      at(i, n_) = 1;
    }
    for (int j = 0; j < n_; ++j) at(m_, j) = -1;
    basic_.resize(static_cast<std::size_t>(m_));
    free_.resize(static_cast<std::size_t>(n_));
    std::iota(basic_.begin(), basic_.end(), n_);
    std::iota(free_.begin(), free_.end(), 0);
  }

  Equilibrium solve() {
    Equilibrium out;
    for (; out.rounds < kMost; ++out.rounds) {
      const int enters = entering(out.rounds > kPatience);
      const int leaves = enters < 0 ? -1 : leaving(enters);
      if (leaves < 0) break;
      pivot(leaves, enters);
    }
    read(out);
    return out;
  }

 private:
  // After so many steps the first of those that help enters (Bland), so that it can't go in circles.
  static constexpr int kPatience = 200, kMost = 2000;
  static constexpr double kSmall = 1e-11;

  double& at(int i, int j) { return table_[static_cast<std::size_t>(i * (n_ + 1) + j)]; }

  int entering(bool first) {
    int found = -1;
    double best = -1e-10;
    for (int j = 0; j < n_; ++j) {
      if (at(m_, j) >= best) continue;
      best = at(m_, j);
      found = j;
      if (first) break;
    }
    return found;
  }

  int leaving(int enters) {
    int found = -1;
    double best = 0;
    for (int i = 0; i < m_; ++i) {
      if (at(i, enters) <= kSmall) continue;
      const double ratio = at(i, n_) / at(i, enters);
      const bool tie = found >= 0 && ratio <= best + 1e-14;
      if (found < 0 || ratio < best - 1e-14 ||
          (tie && basic_[static_cast<std::size_t>(i)] < basic_[static_cast<std::size_t>(found)])) {
        best = ratio;
        found = i;
      }
    }
    return found;
  }

  void pivot(int leaves, int enters) {
    const double inverse = 1 / at(leaves, enters);
    for (int j = 0; j <= n_; ++j) at(leaves, j) *= inverse;
    at(leaves, enters) = inverse;
    for (int i = 0; i <= m_; ++i) {
      const double factor = at(i, enters);
      if (i == leaves || factor == 0) continue;
      for (int j = 0; j <= n_; ++j) at(i, j) -= factor * at(leaves, j);
      at(i, enters) = -factor * inverse;
    }
    std::swap(basic_[static_cast<std::size_t>(leaves)], free_[static_cast<std::size_t>(enters)]);
  }

  void read(Equilibrium& out) {
    out.rows.assign(static_cast<std::size_t>(m_), 0);
    out.cols.assign(static_cast<std::size_t>(n_), 0);
    const double sum = at(m_, n_);
    for (int i = 0; i < m_; ++i)
      if (const int b = basic_[static_cast<std::size_t>(i)]; b < n_)
        out.cols[static_cast<std::size_t>(b)] = std::max(0.0, at(i, n_)) / sum;
    for (int j = 0; j < n_; ++j)
      if (const int f = free_[static_cast<std::size_t>(j)]; f >= n_)
        out.rows[static_cast<std::size_t>(f - n_)] = std::max(0.0, at(m_, j)) / sum;
    out.value = top_ - 1 / sum;
  }

  int m_, n_;
  double top_;
  std::vector<double> table_;
  std::vector<int> basic_, free_;
};

}  // namespace

double Matrix::range() const {
  const auto [low, high] = std::minmax_element(pays.begin(), pays.end());
  return *high - *low;
}

double best_for_cols(const Matrix& m, const Mix& rows) {
  Mix gain(static_cast<std::size_t>(m.cols));
  add_cols(m, rows, gain);
  return *std::max_element(gain.begin(), gain.end());
}

double best_for_rows(const Matrix& m, const Mix& cols) {
  const Mix gain = loss_of_rows(m, cols);
  return -*std::max_element(gain.begin(), gain.end());
}

Equilibrium solve_exact(const Matrix& m) {
  assert(m.rows > 0 && m.cols > 0);
  Equilibrium out = Simplex(m).solve();
  out.gap = best_for_cols(m, out.rows) - best_for_rows(m, out.cols);
  return out;
}

Equilibria solve_by_regret(const std::vector<Matrix>& games, double gap, int most) {
  assert(!games.empty());
  Learner hunter(games.front().cols);
  std::vector<Learner> prey;
  for (const Matrix& m : games) prey.emplace_back(m.rows);
  Equilibria out;
  const auto measure = [&] {
    out.cols = hunter.average();
    out.rows.clear();
    Mix gain(out.cols.size());
    double low = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
      out.rows.push_back(prey[i].average());
      add_cols(games[i], out.rows.back(), gain);
      low += best_for_rows(games[i], out.cols);
    }
    const double high = *std::max_element(gain.begin(), gain.end());
    out.gap = high - low;
    out.value = (high + low) / 2;
  };
  while (out.rounds < most) {
    const double weight = ++out.rounds;
    for (std::size_t i = 0; i < games.size(); ++i) prey[i].learn(loss_of_rows(games[i], hunter.now()), weight);
    Mix gain(static_cast<std::size_t>(games.front().cols));
    for (std::size_t i = 0; i < games.size(); ++i) add_cols(games[i], prey[i].now(), gain);
    hunter.learn(gain, weight);
    if (out.rounds % 16 != 0) continue;
    measure();
    if (out.gap <= gap) return out;
  }
  measure();
  return out;
}

Equilibrium solve_by_regret(const Matrix& m, double gap, int most) {
  Equilibria found = solve_by_regret(std::vector<Matrix>{m}, gap, most);
  return {found.value, std::move(found.rows.front()), std::move(found.cols), found.gap, found.rounds};
}

}  // namespace prowl::ai
