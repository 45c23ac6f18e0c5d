#include "catch.hpp"
#include "core_fixture.hpp"

using namespace prowl;
using namespace prowl::test;

TEST_CASE("The generator gives the same numbers on every system", "[core]") {
  Rng a(1);
  CHECK(a.next() == 0x910A2DEC89025CC1ULL);
  CHECK(a.next() == 0xBEEB8DA1658EEC67ULL);
}

TEST_CASE("Bounded draws are in range and even", "[core]") {
  Rng rng(5);
  std::array<int, 7> seen{};
  for (int i = 0; i < 70000; ++i) ++seen.at(static_cast<std::size_t>(rng.below(7)));
  for (const int n : seen) CHECK(std::abs(n - 10000) < 500);
}

TEST_CASE("A shuffle is decided by its entropy, keeps the cards and forgets them", "[core]") {
  const auto c = small_catalogue();
  State a = small_state(c), b = small_state(c);
  reveal(a, kDeck);
  shuffle(a, kDeck, 12345);
  shuffle(b, kDeck, 12345);
  CHECK(a == b);
  CHECK(count_kind(a, kDeck, kBlue) == 2);
  CHECK(count(a, kDeck) == 3);
}

TEST_CASE("Only fitting answers to a chance prompt are accepted", "[core]") {
  State s;
  CHECK_FALSE(chance_fits(s, {kChanceIndex, 0}));
  await_index(s, 3);
  CHECK(chance_fits(s, {kChanceIndex, 2}));
  CHECK_FALSE(chance_fits(s, {kChanceIndex, 3}));
  CHECK_FALSE(chance_fits(s, {kChanceIndex, -1}));
  CHECK_FALSE(chance_fits(s, {kChanceEntropy, 1, 2, 3}));
  await_entropy(s);
  CHECK(chance_fits(s, {kChanceEntropy, 1, 2, 3}));
  CHECK_FALSE(chance_fits(s, {kChanceIndex, 0}));
}

TEST_CASE("Entropy survives its trip through an action", "[core]") {
  State s;
  await_entropy(s);
  Rng a(9), b(9);
  CHECK(entropy_of(sample_chance(s, a)) == (b.next() & 0xFFFFFFFFFFFFULL));
}
