// Simultaneous games: what is known by hand, and that both solvers agree.
#include "ai/matrix.hpp"

#include "catch.hpp"
#include "prowl/core/chance.hpp"

namespace prowl::ai {
namespace {

Matrix filled(int rows, int cols, const std::vector<double>& pays) {
  Matrix m(rows, cols);
  m.pays = pays;
  return m;
}

Matrix any(int rows, int cols, Rng& rng) {
  Matrix m(rows, cols);
  for (double& x : m.pays) x = rng.below(1000) / 1000.0;
  return m;
}

}  // namespace

TEST_CASE("Matching pennies is played half and half and is worth nothing") {
  const Equilibrium e = solve_exact(filled(2, 2, {1, -1, -1, 1}));
  CHECK(e.value == Approx(0.0).margin(1e-9));
  CHECK(e.cols[0] == Approx(0.5));
  CHECK(e.rows[0] == Approx(0.5));
}

TEST_CASE("A hunter looks where it gains most so often that the prey doesn't mind where it hides") {
  // Caught at the first place it wins 1, at the second one half.
  const Equilibrium e = solve_exact(filled(2, 2, {1, 0, 0, 0.5}));
  CHECK(e.value == Approx(1.0 / 3));
  CHECK(e.cols[0] == Approx(1.0 / 3));
  CHECK(e.rows[0] == Approx(1.0 / 3));
}

TEST_CASE("Where one option is better in every case it is taken") {
  const Equilibrium e = solve_exact(filled(2, 3, {0.2, 0.9, 0.1, 0.3, 0.8, 0.2}));
  CHECK(e.cols[1] == Approx(1.0));
  CHECK(e.value == Approx(0.8));
}

TEST_CASE("The exact solver leaves no gap, and regret matching comes as near as it is asked to") {
  Rng rng(7);
  for (int i = 0; i < 200; ++i) {
    const Matrix m = any(1 + rng.below(12), 1 + rng.below(30), rng);
    const Equilibrium exact = solve_exact(m), near = solve_by_regret(m, 0.002, 200'000);
    CHECK(exact.gap < 1e-7);
    CHECK(near.gap <= 0.002);
    CHECK(near.value == Approx(exact.value).margin(0.002));
    CHECK(best_for_cols(m, near.rows) - best_for_rows(m, near.cols) == Approx(near.gap).margin(1e-9));
  }
}

TEST_CASE("Prey that choose apart are solved together: parts add up") {
  Rng rng(8);
  const Matrix a = any(3, 5, rng), b = any(4, 5, rng);
  Matrix joint(12, 5);
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < 4; ++k)
      for (int c = 0; c < 5; ++c) joint.at(i * 4 + k, c) = a.at(i, c) + b.at(k, c);
  const Equilibria apart = solve_by_regret(std::vector<Matrix>{a, b}, 0.001, 200'000);
  CHECK(apart.gap <= 0.001);
  CHECK(apart.value == Approx(solve_exact(joint).value).margin(0.001));
}

}  // namespace prowl::ai
