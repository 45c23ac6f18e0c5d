#pragma once
#include <array>
#include <string_view>
#include <vector>

#include "games/not_alone/rules/data/ids.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::not_alone {

// clang-format off
/// Spaces of the Sanctuary track.
enum class Bonus : std::uint8_t { none, dna, no_survival, will, no_place, recover, evo, survival, loop10, count };
// clang-format on

struct Deed {
  Op op{};
  int n = 0;
  int strength = 1;  ///< of an effect: how much of it
};

struct Card {
  int phase = 0;   ///< 0: that of the card it copies
  Kind symbol{};   ///< kinds::artemia, kinds::target, or hidden for none
  int places = 1;  ///< that its token covers
  std::vector<Deed> deeds;
};

/// Which Places share an edge or a corner.
struct Planet {
  std::array<Places, kPlaces> neighbours{}, diagonals{};

  Places next_to(Kind place) const { return neighbours[static_cast<std::size_t>(rank(place))]; }
  Places across(Kind place) const { return diagonals[static_cast<std::size_t>(rank(place))]; }
};

/// The numbers of rules/not_alone/sanctuary*.json. Sets of Evolutions and Avatars hold one bit each, from the first of
/// their kinds.
struct SanctuaryData {
  static constexpr int kMost = kMostSeats + 1, kSpaces = 16;
  std::array<int, kMost> rescue{}, dna{}, evolutions{}, copies{}, defence{}, side{};
  int monoliths = 0, dna_total = 0, slots = 0, row = 0, evolve_dna = 0, nest_dna = 0, nest_defence = 0, avatars = 0;
  int single_survivors = 0;                           ///< that a single Hunted draws at the start
  std::array<std::array<Bonus, kSpaces>, 2> track{};  ///< by side and distance to Victory
  std::array<int, kEvolutions> cost{};
  std::array<int, static_cast<std::size_t>(Trait::count)> evolutions_with{}, avatars_with{};
  /// Numbers of the traits, by card.
  std::array<std::array<std::int8_t, static_cast<std::size_t>(Trait::count)>,
             static_cast<std::size_t>(kEvolutions + kAvatars)>
      amounts{};
  int icon_avatars = 0, icon_evolutions = 0;  ///< those of the variant
  std::array<int, kMost> variant{};           ///< Evolutions to choose from
};

/// The numbers of rules/not_alone/*.json, checked. Arrays that depend on the players are indexed by their number.
struct Data {
  static constexpr int kMost = kMostSeats + 1;
  int will = 0, expert_will = 0, hunt_hand = 0, survival_start = 0, hunt_limit = 0, resists = 0, resist_places = 0;
  int shelter_draw = 0, lair_loss = 0, start_places = 0;
  std::array<int, kMost> rescue{}, assimilation{}, copies{};
  Planet planet, city_planet;           ///< of the base game, and with Sanctuary
  std::array<int, 3> artemia_spaces{};  ///< per board side (1, 2) a set of Rescue distances: bit d
  /// Hunt cards, Survival cards and Survivors, by kind.
  std::array<Card, static_cast<std::size_t>(kinds::first_avatar)> cards;
  /// Survival cards that are played while a position of the player is being resolved.
  std::vector<Kind> resolving_cards;
  /// How much an effect does, where that is a number.
  std::array<int, static_cast<std::size_t>(Effect::count)> strength{};
  SanctuaryData sanctuary;

  const Card& card(Kind k) const { return cards[static_cast<std::size_t>(index(k))]; }
  Card& card(Kind k) { return cards[static_cast<std::size_t>(index(k))]; }
};

inline const Data& data_of(const RuleSet& r) { return *static_cast<const Data*>(r.data.get()); }

extern const std::array<std::string_view, static_cast<std::size_t>(Effect::count)> kEffectNames;
extern const std::array<std::string_view, static_cast<std::size_t>(Trait::count)> kTraitNames;
extern const std::array<std::string_view, static_cast<std::size_t>(Bonus::count)> kBonusNames;

/// Names in the order of ids.hpp.
Catalogue make_catalogue();

}  // namespace prowl::not_alone
