#pragma once
#include <array>
#include <string_view>
#include <vector>

#include "not_alone/ids.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::not_alone {

/// One thing that a card does, in order (rules/not_alone/cards.json, `do`). The names are in data.cpp, the code in effects.cpp.
// clang-format off
enum class Op : std::uint8_t {
  effect,        ///< an Effect is in force until the end of the turn
  take_up,       ///< face-down Places return to hand: 0 of all Hunted, 1 of the player
  bar,           ///< the Target token goes onto two Places that can't be played this turn
  anticipate,    ///< names a Hunted
  strip,         ///< a Hunted keeps `n` Places of its hand and discards the others
  peek,          ///< a Hunted shows the Creature all Places of its hand but `n`
  all_discard,   ///< every Hunted discards a Place of its hand
  ruin,          ///< a Place is ineffective
  divert,        ///< a Hunted is on a neighbouring Place
  hunt_limit,    ///< next turn `n` Hunt cards
  copy,          ///< does what the top card of the Hunt discard does
  heal,          ///< `n` Will
  marker,        ///< the Marker goes onto the Beach
  sacrifice,     ///< discards a Place of the hand
  recover,       ///< takes `n` discarded Places back
  creature_loses,///< `n` cards of the Creature's hand go under the deck
  swap_place,    ///< a played Place for a discarded one
  dodge,         ///< the Creature token has no effect on the player
  detect,        ///< the Artemia token has no effect on the player
  gain,          ///< a Place from the reserve instead of the power
  copy_near,     ///< a neighbour's power instead of the own one
  shift_creature,///< the Creature token moves to a neighbour (or a Clone)
  shift_artemia, ///< the Artemia token moves to a neighbour
  launch,        ///< the Marker leaves the Beach, Rescue +1
  retake,        ///< takes a played Place back
  count
};
// clang-format on

struct Deed {
  Op op{};
  int n = 0;
};

struct Card {
  int phase = 0;       ///< 0: that of the card it copies
  Kind symbol{};       ///< kinds::artemia, kinds::target, or hidden for none
  int places = 1;      ///< that its token covers
  std::vector<Deed> deeds;
};

/// The numbers of rules/not_alone/*.json, checked. Arrays that depend on the players are indexed by their number.
struct Data {
  static constexpr int kMost = kMostSeats + 1;
  int min_seats = 0, max_seats = 0;
  int will = 0, expert_will = 0, hunt_hand = 0, survival_start = 0, hunt_limit = 0, resists = 0, resist_places = 0;
  int shelter_draw = 0, lair_loss = 0, start_places = 0;
  std::array<int, kMost> rescue{}, assimilation{}, copies{};
  std::array<Places, kPlaces> neighbours{};
  std::array<int, 3> artemia_spaces{};  ///< per board side (1, 2) a set of Rescue distances: bit d
  std::array<Card, static_cast<std::size_t>(kHuntCards + kSurvivalCards)> cards;

  const Card& card(Kind k) const { return cards[static_cast<std::size_t>(index(k) - index(kinds::first_hunt))]; }
  Places next_to(Kind place) const { return neighbours[static_cast<std::size_t>(index(place) - 1)]; }
};

inline const Data& data_of(const RuleSet& r) { return *static_cast<const Data*>(r.data.get()); }

extern const std::array<std::string_view, static_cast<std::size_t>(Op::count)> kOpNames;
extern const std::array<std::string_view, static_cast<std::size_t>(Effect::count)> kEffectNames;

/// Names in the order of ids.hpp.
Catalogue make_catalogue();

}  // namespace prowl::not_alone
