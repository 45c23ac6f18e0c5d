#include "catch.hpp"
#include "core_fixture.hpp"

using namespace prowl;
using namespace prowl::test;

namespace {

std::vector<Kind> kinds_of(const State& s, Zone z) {
  std::vector<Kind> out;
  for (const int slot : slots(s, z)) out.push_back(piece(s, slot).kind);
  return out;
}

}  // namespace

TEST_CASE("A piece moved to an ordered zone lies on top, or at the bottom when asked", "[core]") {
  const auto c = small_catalogue();
  State s = small_state(c);
  move_piece(c, s, find_piece(s, kHand1, kRed), kDeck);
  CHECK(kinds_of(s, kDeck) == std::vector{kRed, kBlue, kBlue, kGreen});
  move_to_bottom(c, s, top(s, kDeck), kDeck);
  CHECK(kinds_of(s, kDeck) == std::vector{kBlue, kBlue, kGreen, kRed});
  CHECK(count(s, kHand1) == 1);
  CHECK(count(s, kDeck) == 4);
}

TEST_CASE("An unordered zone keeps no trace of the order of arrival", "[core]") {
  const auto c = small_catalogue();
  State a = small_state(c), b = small_state(c);
  const int red = find_piece(a, kHand1, kRed), blue = find_piece(a, kHand1, kBlue);
  move_piece(c, a, red, kTable);
  move_piece(c, a, blue, kTable);
  move_piece(c, b, blue, kTable);
  move_piece(c, b, red, kTable);
  CHECK(a == b);
}

TEST_CASE("What others forget of a zone they know nowhere else either", "[core]") {
  const auto c = small_catalogue();
  State s = small_state(c);
  reveal(s, kHand1);
  forget(s, kHand1, bit(Seat{0}));
  move_piece(c, s, find_piece(s, kHand1, kRed), kTable);
  for (const Zone z : {kHand1, kTable})
    for (const int slot : slots(s, z)) CHECK(piece(s, slot).known == bit(Seat{0}));
}

TEST_CASE("The stack of frames is clean after a pop", "[core]") {
  State s;
  push_frame(s, {3, 1, 2, 4, 5});
  CHECK(top_frame(s).step == 3);
  pop_frame(s);
  CHECK(s == State{});
}

TEST_CASE("The state hash ignores slots of like pieces and sees everything else", "[core]") {
  const auto c = small_catalogue();
  State a = small_state(c), b = small_state(c);
  const int first = find_piece(a, kDeck, kBlue);
  move_piece(c, a, first, kTable);
  move_piece(c, b, piece(b, first).next, kTable);
  CHECK(state_hash(c, a) == state_hash(c, b));
  reg(b, Reg{5}) = 1;
  CHECK(state_hash(c, a) != state_hash(c, b));
}
