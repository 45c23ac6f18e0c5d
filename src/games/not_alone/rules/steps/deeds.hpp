#pragma once
#include "games/not_alone/rules/legal/refuse.hpp"
#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

/// One deed of a card that is being carried out: who played it, its number, and the card.
struct Play {
  Seat who;
  int n;
  Kind card;
};

/// Where a deed may stand: on which cards, in which phases (bits), whether with other deeds, and its greatest number
/// (0: none).
struct Fit {
  enum Group { hunt = 1, survival = 2, survivor = 4, both = hunt | survival, hunted = survival | survivor };
  int on = both;
  int phases = 0b111110;
  bool alone = false;
  int most = 0;
};
inline constexpr int kPhase1 = 0b10, kPhase2 = 0b100, kPhase3 = 0b1000, kPhase4 = 0b10000, kAnyPhase = 0b111110;

/// What stays in force after a deed until the end of the turn, and in which register: a scenario says it in `effects`,
/// under the card's name. An `effect` is the number of the deed; `these_places` are the same whoever plays the card.
struct Trace {
  enum What { nothing, effect, number, one_seat, seats, place, two_places, these_places, pledge } what = nothing;
  R reg{};
  Places places = 0;
};
/// Whether a scenario says which Places.
constexpr bool takes_places(const Trace& t) { return t.what == Trace::place || t.what == Trace::two_places; }
/// Whether a scenario says which seats.
constexpr bool takes_seats(const Trace& t) {
  return t.what == Trace::one_seat || t.what == Trace::seats || t.what == Trace::pledge;
}

/// A deed as a row. What it never needs is null.
struct DeedRow {
  Op op{};
  std::string_view name;  ///< in the card files
  void (*run)(Flow&, const Play&) = nullptr;
  Fit fit{};
  /// What stops it: public facts and the player's own.
  Rule (*refuse)(const Check&, const Deed&) = nullptr;
  Trace leaves{};
  /// The same of a card that is played while the position of the player is being resolved, and only then.
  Rule (*refuse_there)(const Check&, Kind card, Kind position) = nullptr;
};
using DeedRows = std::span<const DeedRow>;

// The deeds of each box, in the file `deeds.cpp` of its steps.
extern const DeedRows kBaseDeeds, kCityDeeds;
/// Every deed has one row.
const DeedRow& row_of(Op);
/// Null: there is no such deed.
const DeedRow* deed_named(std::string_view name);
/// What the card is for, if it does several things.
inline Op first_deed(const Data& d, Kind card) { return d.card(card).deeds.front().op; }

}  // namespace prowl::not_alone
