// How far effects that were sampled are believed.
#include "ai/mean.hpp"

#include "catch.hpp"
#include "prowl/core/chance.hpp"

namespace prowl::ai {
namespace {

// Effects `apart` from each other, each seen `times` under luck between -1 and 1, whose variance is a third.
Luck sampled(double apart, int cells, int times, Rng& rng) {
  Luck luck;
  for (int c = 0; c < cells; ++c) {
    Mean seen;
    for (int i = 0; i < times; ++i) seen.add((c % 2 == 0 ? apart : -apart) + (rng.below(2001) - 1000) / 1000.0);
    luck.add(seen, 0);
  }
  return luck;
}

}  // namespace

TEST_CASE("An effect is believed by half when it was seen as often as luck outweighs it") {
  Rng rng(3);
  CHECK(sampled(1, 400, 20, rng).doubt() == Approx(1.0 / 3).epsilon(0.1));
  CHECK(sampled(0.5, 400, 20, rng).doubt() == Approx(4.0 / 3).epsilon(0.1));
  CHECK(sampled(0.1, 4000, 20, rng).doubt() == Approx(100.0 / 3).epsilon(0.25));
}

TEST_CASE("What is luck alone is hardly believed, however few samples there are") {
  Rng rng(4);
  for (const int times : {2, 5, 20}) CHECK(sampled(0, 400, times, rng).doubt() > 10 * times);
}

TEST_CASE("Without luck every effect is believed, and where nothing was seen twice none is") {
  Luck sure, once, none;
  for (const double x : {0.2, -0.1}) {
    Mean seen;
    seen.add(x);
    once.add(seen, 0);
    seen.add(x);
    sure.add(seen, 0);
  }
  none.add(Mean{}, 0);
  CHECK(sure.doubt() == Approx(0).margin(1e-9));
  CHECK(once.doubt() == Luck::kMost);
  CHECK(none.doubt() == Luck::kMost);
  CHECK(Mean{}.trust(0) == 0);
}

TEST_CASE("The more often effects were seen the more they are believed, and luck alone never") {
  Rng rng(5);
  CHECK(sampled(0.5, 400, 4, rng).trust() == Approx(0.75).margin(0.05));
  CHECK(sampled(0.5, 400, 40, rng).trust() == Approx(0.97).margin(0.01));
  CHECK(sampled(0, 400, 40, rng).trust() < 0.1);
  CHECK(Luck{}.trust() == 0);
}

}  // namespace prowl::ai
