#pragma once
#include <vector>

namespace prowl::ai {

/// A zero-sum game in which both sides choose at once: what the column player wins.
struct Matrix {
  int rows = 0, cols = 0;
  std::vector<double> pays;  ///< row by row

  Matrix(int r, int c) : rows(r), cols(c), pays(static_cast<std::size_t>(r) * static_cast<std::size_t>(c)) {}
  double& at(int r, int c) { return pays[static_cast<std::size_t>(r * cols + c)]; }
  double at(int r, int c) const { return pays[static_cast<std::size_t>(r * cols + c)]; }
  /// The largest difference between two entries.
  double range() const;
};

/// Chances that add up to 1.
using Mix = std::vector<double>;

struct Equilibrium {
  double value = 0;  ///< for the column player
  Mix rows, cols;
  double gap = 0;  ///< what both could still gain together by answering the other's mix best
  int rounds = 0;
};

/// What the column player wins, and what the best answers would make of it.
double best_for_cols(const Matrix&, const Mix& rows);
double best_for_rows(const Matrix&, const Mix& cols);

/// By the simplex method; exact up to rounding.
Equilibrium solve_exact(const Matrix&);
/// Regret matching+ in turns, linear averages, until the gap is at most `gap` or `most` rounds are over.
Equilibrium solve_by_regret(const Matrix&, double gap, int most);

/// One column player against several row players who choose apart from one another: their parts add up. Each matrix has
/// the same columns.
struct Equilibria {
  double value = 0, gap = 0;
  Mix cols;
  std::vector<Mix> rows;
  int rounds = 0;
};
Equilibria solve_by_regret(const std::vector<Matrix>&, double gap, int most);

}  // namespace prowl::ai
