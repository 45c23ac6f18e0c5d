#pragma once
#include "games/not_alone/rules/legal/refuse.hpp"

namespace prowl::not_alone {

/// Collects what is legal in a step. What is `add`ed is so for certain; what is `offer`ed is left out where the step
/// refuses it, which takes longer than `add_if` what is known to decide.
struct Lister : ListerOf<Data> {
  using ListerOf::add;
  void add_if(Rule no, Verb v, int a = 0, int b = 0, int c = 0) const {
    if (no == Rule::ok) add(v, a, b, c);
  }
  void offer(Verb, int a = 0, int b = 0, int c = 0) const;
  void offer(Verb v, Kind k) const { offer(v, index(k)); }

  void each_of(Verb v, Places set) const {
    each_place(set, [&](Kind place) { add(v, place); });
  }
  void offer_each(Verb v, Places set) const {
    each_place(set, [&](Kind place) { offer(v, place); });
  }
  void offer_in(Verb, Zone) const;
  void offer_seats(Verb) const;
  void offer_evolutions(Verb, int set) const;
  /// An Evolution from either deck.
  void offer_levels() const;
  /// The Hunt or Survival cards of the seat.
  void announces(int phase) const;
  /// Onto each of these Places, or onto each pair of neighbours among them.
  void puts(Kind token, int width, Places open) const;
  /// Onto each Place where `check` lets the token be put, or onto each pair of neighbours.
  template <class CheckPut>
  void puts(Kind token, int width, CheckPut check) const;
  /// The uses of these powers.
  void powers(Places reach) const;

 private:
  void source(Places reach) const;
  void whole(Kind power) const;
};

template <class CheckPut>
void Lister::puts(Kind token, int width, CheckPut check) const {
  each_place(planet(s), [&](Kind a) {
    if (width == 1) return add_if(check(*this, token, bit_of(a)), verbs::put, index(token), index(zone_of(a)));
    each_place(next_to(data, s, a) & ~(2 * bit_of(a) - 1), [&](Kind b) {
      add_if(check(*this, token, bit_of(a) | bit_of(b)), verbs::put_two, index(token), index(zone_of(a)),
             index(zone_of(b)));
    });
  });
}

inline void offer_moves_of_city(const Lister& l) {
  each_place(planet(l.s), [&](Kind place) { l.offer(verbs::put, index(kinds::sanctuary), index(zone_of(place))); });
}

/// Calls `use` for the Hunt or Survival cards of the seat.
template <class Use>
void each_card(const Lister& l, Use use) {
  for (const int slot : slots(l.s, is_creature(l.s, l.who) ? hand_of(l.who) : survival_of(l.who)))
    if (const Kind k = piece(l.s, slot).kind; is_card(k)) use(k);
}

/// Calls `use` for each pair of the set, the lower Place first.
template <class Use>
void each_pair(Places set, Use use) {
  each_place(set, [&](Kind a) { each_place(set & ~(2 * bit_of(a) - 1), [&](Kind b) { use(a, b); }); });
}

}  // namespace prowl::not_alone
