#include <cstdlib>

#include "catch.hpp"
#include "core_fixture.hpp"

using namespace prowl;
using namespace prowl::test;

namespace {

KindSet no_blue_in_hand(const Catalogue& c, const State&, const Piece& where) {
  KindSet out = c.alike(where.back);
  if (where.zone == kHand2) out.remove(kBlue);
  return out;
}

}  // namespace

TEST_CASE("A seat sees its own hand and only the backs of others", "[core]") {
  const auto c = small_catalogue();
  const State v = mask(c, small_state(c), Seat{0});
  CHECK(find_piece(v, kHand1, kRed) >= 0);
  CHECK(find_piece(v, kHand2, kRed) < 0);
  CHECK(count_kind(v, kHand2, Kind::hidden) == 2);
  CHECK(count_kind(v, kDeck, Kind::hidden) == 3);
}

TEST_CASE("The spectator sees only what everyone knows", "[core]") {
  const auto c = small_catalogue();
  State s = small_state(c);
  piece(s, find_piece(s, kHand1, kRed)).known = bit(Seat{0}) | bit(Seat{1});
  CHECK(find_piece(mask(c, s, Seat::table), kHand1, kRed) < 0);
  reveal(s, kHand1);
  CHECK(find_piece(mask(c, s, Seat::table), kHand1, kRed) >= 0);
}

TEST_CASE("Swapping what a seat can't tell apart leaves its view the same to the byte", "[core]") {
  const auto c = small_catalogue();
  State a = small_state(c), b = small_state(c);
  const int mine = find_piece(b, kHand2, kGreen), other = find_piece(b, kDeck, kBlue);
  std::swap(piece(b, mine).kind, piece(b, other).kind);
  piece(b, mine).marks = 7;
  CHECK(mask(c, a, Seat{0}) == mask(c, b, Seat{0}));
  CHECK_FALSE(mask(c, a, Seat{1}) == mask(c, b, Seat{1}));
}

TEST_CASE("Who else knows a hidden piece is hidden too", "[core]") {
  const auto c = small_catalogue();
  State a = small_state(c), b = small_state(c);
  piece(b, find_piece(b, kHand2, kGreen)).known = bit(Seat{1}) | bit(Seat{2});
  CHECK(mask(c, a, Seat{0}) == mask(c, b, Seat{0}));
}

TEST_CASE("Masking twice changes nothing", "[core]") {
  const auto c = small_catalogue();
  const State v = mask(c, small_state(c), Seat{1});
  CHECK(mask(c, v, Seat{1}) == v);
}

TEST_CASE("A view made in place of one with more pieces keeps nothing of it", "[core]") {
  const auto c = small_catalogue();
  State more = small_state(c);
  add_piece(c, more, kRed, kDeck, kEveryone);
  State out = mask(c, more, Seat::table);
  mask(c, small_state(c), Seat{1}, out);
  CHECK(out == mask(c, small_state(c), Seat{1}));
}

TEST_CASE("A determinisation can't be told from the truth by the viewer and uses up the box", "[core]") {
  const auto c = small_catalogue();
  Rng rng(7);
  const State truth = small_state(c);
  for (const Seat viewer : {Seat{0}, Seat{1}, Seat::table}) {
    const State v = mask(c, truth, viewer);
    for (int i = 0; i < 50; ++i) {
      const State d = determinize(c, v, small_inventory, anything_fits, rng);
      if (viewer != Seat::table) CHECK(mask(c, d, viewer) == v);
      CHECK(count_kind(d, kHand1, kRed) + count_kind(d, kHand2, kRed) + count_kind(d, kDeck, kRed) == 2);
      CHECK(find_piece(d, kDeck, Kind::hidden) < 0);
    }
  }
}

TEST_CASE("A determinisation respects what can lie where", "[core]") {
  const auto c = small_catalogue();
  Rng rng(3);
  for (int i = 0; i < 100; ++i) {
    const State d = determinize(c, mask(c, small_state(c), Seat{0}), small_inventory, no_blue_in_hand, rng);
    CHECK(count_kind(d, kHand2, kBlue) == 0);
  }
}

TEST_CASE("A piece that has drawn the only kind left for another one gives it up", "[core]") {
  const auto c = small_catalogue();
  Rng rng(5);
  const Fits green_or = [](const Catalogue&, const State&, const Piece& where) {
    KindSet out;
    out.add(kGreen);
    out.add(where.zone == kHand2 ? kRed : kBlue);
    return out;
  };
  for (int i = 0; i < 100; ++i) {  // the deck may draw both greens, though the hand needs one
    const State d = determinize(c, mask(c, small_state(c), Seat{0}), small_inventory, green_or, rng);
    CHECK(count_kind(d, kHand2, kRed) == 1);
    CHECK(count_kind(d, kHand2, kGreen) == 1);
    CHECK(count_kind(d, kDeck, kBlue) == 2);
  }
}

TEST_CASE("Where possible kinds nest every determinisation is equally likely", "[core]") {
  const auto c = small_catalogue();
  Rng rng(11);
  const State v = mask(c, small_state(c), Seat{0});  // unseen: a red, two blues, two greens
  constexpr int kDraws = 9000;
  int red = 0, first_in_deck = 0;
  for (int i = 0; i < kDraws; ++i) {
    const State d = determinize(c, v, small_inventory, no_blue_in_hand, rng);
    red += count_kind(d, kHand2, kRed);
    first_in_deck += piece(d, top(d, kDeck)).kind == kBlue;
  }
  CHECK(std::abs(red - kDraws * 2 / 3) < kDraws / 50);  // of three pairs two have the red
  CHECK(std::abs(first_in_deck - kDraws * 2 / 3) < kDraws / 50);
}

TEST_CASE("Events hide identities, and silent ones themselves, from those outside the audience", "[core]") {
  const auto c = small_catalogue();
  Event e;
  e.audience = bit(Seat{0});
  e.a = static_cast<std::int16_t>(kRed);
  CHECK(redact(c, e, Seat{0}).a == index(kRed));
  CHECK(redact(c, e, Seat{1}).a == index(Kind::hidden));
  CHECK(redact(c, e, Seat{1}).audience == kNobody);
  CHECK(may_notice(e, Seat{1}));
  e.silent = true;
  CHECK(may_notice(e, Seat{0}));
  CHECK_FALSE(may_notice(e, Seat{1}));
  CHECK_FALSE(may_notice(e, Seat::table));
}
