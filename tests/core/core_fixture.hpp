#pragma once
#include "prowl/core/chance.hpp"
#include "prowl/core/determinize.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/core/view.hpp"

namespace prowl::test {

inline constexpr Kind kRed{1}, kBlue{2}, kGreen{3};
inline constexpr Zone kDeck{1}, kHand1{2}, kHand2{3}, kTable{4};

inline Catalogue small_catalogue() {
  Catalogue c;
  c.kinds = {{}, {"red", Back{1}, "card"}, {"blue", Back{1}, "card"}, {"green", Back{1}, "card"}};
  c.zones = {{}, {"deck", true}, {"hand_p1", false, Seat{0}}, {"hand_p2", false, Seat{1}}, {"board", false}};
  c.verbs.push_back({"play", {Operand::kind, Operand::zone, Operand::seat}});
  c.verbs.push_back({"bid", {Operand::amount}});
  c.events = {{"drew", {Operand::kind}}};
  c.index_names();
  return c;
}

// p1 holds red and blue, p2 holds green and red; two blues and a green in the deck.
inline State small_state(const Catalogue& c) {
  State s;
  s.seats = 2;
  add_piece(c, s, kRed, kHand1, bit(Seat{0}));
  add_piece(c, s, kBlue, kHand1, bit(Seat{0}));
  add_piece(c, s, kGreen, kHand2, bit(Seat{1}));
  add_piece(c, s, kRed, kHand2, bit(Seat{1}));
  for (const Kind k : {kBlue, kBlue, kGreen}) add_piece(c, s, k, kDeck, kNobody);
  return s;
}

inline std::vector<Kind> small_inventory(const Catalogue&, const State&) {
  return {kRed, kRed, kBlue, kBlue, kBlue, kGreen, kGreen};
}
inline KindSet anything_fits(const Catalogue& c, const State&, const Piece&) { return c.alike(Back{1}); }

}  // namespace prowl::test
