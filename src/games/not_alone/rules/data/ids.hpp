#pragma once
#include <array>
#include <bit>

#include "games/not_alone/rules/data/cards.hpp"
#include "games/not_alone/rules/data/lists.hpp"
#include "prowl/core/action.hpp"
#include "prowl/core/ids.hpp"
#include "prowl/core/state.hpp"

namespace prowl::not_alone {

inline constexpr int kTokens = 3;
/// A Hunted makes one a turn at most: Solidarity is a Survival card.
inline constexpr int kMostPromises = kMostSeats - 1;

inline constexpr std::array kHuntTokens = {kinds::creature, kinds::target, kinds::artemia};

constexpr bool is_within(Kind k, Kind first, int n) { return k >= first && index(k) < index(first) + n; }
constexpr bool is_more_place(Kind k) { return is_within(k, kinds::refuge, kMorePlaces); }
constexpr bool is_place(Kind k) { return is_within(k, kinds::lair, kBasePlaces) || is_more_place(k); }
constexpr bool is_hunt(Kind k) {
  return is_within(k, kinds::first_hunt, kHuntCards) || is_within(k, kinds::first_more_hunt, kMoreHunt);
}
constexpr bool is_survival(Kind k) {
  return is_within(k, kinds::first_survival, kSurvivalCards) || is_within(k, kinds::first_more_survival, kMoreSurvival);
}
constexpr bool is_card(Kind k) { return is_hunt(k) || is_survival(k); }
constexpr bool is_survivor(Kind k) { return is_within(k, kinds::first_survivor, kSurvivors); }
constexpr bool is_avatar(Kind k) { return is_within(k, kinds::first_avatar, kAvatars); }
constexpr bool is_evolution(Kind k) { return is_within(k, kinds::first_evolution, kEvolutions); }
constexpr bool is_token(Kind k) { return k >= kinds::creature && k <= kinds::artemia; }

/// Places in the order of the planet, those of the base game first: 0 is the Lair, 10 the Refuge.
constexpr int rank(Kind place) {
  return is_more_place(place) ? index(place) - index(kinds::refuge) + kBasePlaces : index(place) - 1;
}
constexpr Kind ranked(int rank) {
  return kind(rank < kBasePlaces ? rank + 1 : index(kinds::refuge) + rank - kBasePlaces);
}

constexpr bool is_base_own(Kind k) { return is_within(k, kinds::first_own, kBasePlaces * kMostSeats); }
constexpr bool is_more_own(Kind k) { return is_within(k, kinds::first_more_own, kMorePlaces * kMostSeats); }
constexpr bool is_own(Kind k) { return is_base_own(k) || is_more_own(k); }
constexpr Kind own_kind(Seat s, Kind place) {
  return is_more_place(place)
             ? kind(index(kinds::first_more_own) + index(s) * kMorePlaces + index(place) - index(kinds::refuge))
             : kind(index(kinds::first_own) + index(s) * kBasePlaces + index(place) - 1);
}
/// What an own card is called in actions: the Place itself.
constexpr Kind place_of(Kind own) {
  if (is_base_own(own)) return kind((index(own) - index(kinds::first_own)) % kBasePlaces + 1);
  return is_more_own(own) ? ranked((index(own) - index(kinds::first_more_own)) % kMorePlaces + kBasePlaces) : own;
}
constexpr Seat owner_of(Kind own) {
  return is_more_own(own) ? seat((index(own) - index(kinds::first_more_own)) / kMorePlaces)
                          : seat((index(own) - index(kinds::first_own)) / kBasePlaces);
}

/// A set of Places: bit 0 is the Lair.
using Places = int;
constexpr Places bit_of(Kind place) { return 1 << rank(place); }
constexpr bool contains(Places set, Kind place) { return is_place(place) && ((set >> rank(place)) & 1) != 0; }
constexpr Kind lowest(Places set) { return ranked(std::countr_zero(static_cast<unsigned>(set))); }
constexpr int size_of(int set) { return std::popcount(static_cast<unsigned>(set)); }
/// The Places 1 to 5, and the planets of the base game and of Sanctuary.
inline constexpr Places kStartPlaces = (1 << kBasePlaces / 2) - 1;
inline constexpr Places kBasePlanet = (1 << kBasePlaces) - 1;
inline constexpr Places kCityPlanet = kStartPlaces | ((1 << kMorePlaces) - 1) << kBasePlaces;
/// They give a second Place next turn and can't be copied.
inline constexpr Places kNotCopied = 1 << rank(kinds::artefact) | 1 << rank(kinds::teleporter);

/// A set of Evolutions: bit 0 is the first of level I.
constexpr int evolution_bit(Kind k) { return 1 << (index(k) - index(kinds::first_evolution)); }
constexpr int level_of(Kind evolution) {
  return (index(evolution) - index(kinds::first_evolution)) / kLevelEvolutions + 1;
}
/// The Place of each kind, a seat's own copy included, as a set; 0: none.
inline constexpr auto kPlaceOf = [] {
  std::array<std::uint16_t, static_cast<std::size_t>(kinds::count)> sets{};
  for (std::size_t k = 0; k < sets.size(); ++k)
    if (const Kind place = place_of(kind(static_cast<int>(k))); is_place(place))
      sets[k] = static_cast<std::uint16_t>(bit_of(place));
  return sets;
}();
static_assert(kPlaces <= 16);
template <class Use>
void each_place(Places set, Use use) {
  for (; set != 0; set &= set - 1) use(lowest(set));
}

namespace backs {
inline constexpr Back first_own{1}, place{8}, hunt{9}, survival{10}, token{11}, survivor{12}, avatar{13},
    first_evolution{14};
}

namespace zones {
#define OF_SEATS(name) first_##name, last_##name = first_##name + kMostSeats - 1,
#define OF_LEVELS(name) first_##name, last_##name,
#define FIRST(name) PROWL_ZONE(first_##name)
// clang-format off
enum class Number : int {
  none, NOT_ALONE_PLACES(PROWL_NUMBER) NOT_ALONE_PILES(PROWL_NUMBER) NOT_ALONE_OWN_ZONES(OF_SEATS)
  SANCTUARY_PLACES(PROWL_NUMBER) SANCTUARY_PILES(PROWL_NUMBER) SANCTUARY_LEVEL_PILES(OF_LEVELS)
  SANCTUARY_SIDES(PROWL_NUMBER) SANCTUARY_OWN_ZONES(OF_SEATS) count
};
NOT_ALONE_PILES(PROWL_ZONE)
NOT_ALONE_OWN_ZONES(FIRST)
SANCTUARY_PILES(PROWL_ZONE)
SANCTUARY_LEVEL_PILES(FIRST)
SANCTUARY_SIDES(PROWL_ZONE)
SANCTUARY_OWN_ZONES(FIRST)
// clang-format on
#undef FIRST
#undef OF_LEVELS
inline constexpr Zone first_place{static_cast<std::uint8_t>(Number::lair)},
    first_more_place{static_cast<std::uint8_t>(Number::refuge)};
inline constexpr int count = static_cast<int>(Number::count);
static_assert(count == 82);
}  // namespace zones

constexpr Zone zone_of(Kind place) {
  return zone(is_more_place(place) ? index(zones::first_more_place) + index(place) - index(kinds::refuge)
                                   : index(place));
}
constexpr bool is_more_place(Zone z) {
  return z >= zones::first_more_place && index(z) < index(zones::first_more_place) + kMorePlaces;
}
constexpr bool is_place(Zone z) { return (index(z) >= 1 && index(z) <= kBasePlaces) || is_more_place(z); }
constexpr Kind place_at(Zone z) {
  return kind(is_more_place(z) ? index(kinds::refuge) + index(z) - index(zones::first_more_place) : index(z));
}
constexpr Zone of_seat(Zone first, Seat s) { return zone(index(first) + index(s)); }
/// Places of a Hunted, or the Hunt cards of the Creature.
constexpr Zone hand_of(Seat s) { return of_seat(zones::first_hand, s); }
constexpr Zone survival_of(Seat s) { return of_seat(zones::first_survival, s); }
/// Places in front of a Hunted: face down until the reveal.
constexpr Zone played_of(Seat s) { return of_seat(zones::first_played, s); }
constexpr Zone discard_of(Seat s) { return of_seat(zones::first_discard, s); }
constexpr Zone avatar_of(Seat s) { return of_seat(zones::first_avatar, s); }
/// Survivors that a Hunted holds, face down.
constexpr Zone rescued_of(Seat s) { return of_seat(zones::first_rescued, s); }
/// The Creature's Evolutions that are not developed.
constexpr Zone evolutions_of(Seat s) { return of_seat(zones::first_evolutions, s); }
constexpr Zone evolution_deck(int level) { return zone(index(zones::first_evolution_deck) + level - 1); }
constexpr Zone evolution_discard(int level) { return zone(index(zones::first_evolution_discard) + level - 1); }

/// Public counters. `*_at`, `barred`, `ruined`, `powers_used` and `owned_*` are sets of Places; seat sets hold one bit
/// a seat. Two promises go to a counter, in the order made.
// clang-format off
enum class R : std::uint8_t {
  NOT_ALONE_REGS(PROWL_NUMBER) NOT_ALONE_OWN_REGS(OF_SEATS) SANCTUARY_REGS(PROWL_NUMBER)
  first_promise, count = first_promise + kMostPromises / 2
};
// clang-format on
#undef OF_SEATS
static_assert(static_cast<int>(R::first_promise) == 92 && static_cast<int>(R::count) <= kMaxRegs);
constexpr R at(R first, int i) { return static_cast<R>(static_cast<int>(first) + i); }

/// What cards do until the end of the turn; a bit each in R::effects. The names are in data.cpp, for the card files.
enum class Effect : std::int8_t {
  despair,
  no_hunt,
  smokescreen,
  fierceness,
  interference,
  persecution,
  mutation,
  wide_artemia,
  clone,
  blind_target,
  scream,
  toxin,
  wide_target,
  stasis,
  resolving,
  // Sanctuary, in R::more_effects.
  no_resist,
  jamming,
  isolation,
  tremor,
  feint,
  quagmire,
  frenzy,
  contagion,
  blockade,
  abduction,
  hunger,
  gestation,
  growth_spurt,
  stalled,
  sterile,
  count
};
inline constexpr int kEffectsPerReg = 15;
static_assert(static_cast<int>(Effect::count) <= 2 * kEffectsPerReg);

/// What the Target token is for when no Hunt card uses it (R::target_role).
enum class TargetRole : std::int8_t { none, web, twin };

/// A Place that a Hunted is on from the reveal to the end of the turn (R::first_spot and R::first_other_spot).
/// The card that brought it there may be another (Detour) or back in hand (Jungle).
struct Spot {
  Kind place{};
  Kind card{};
  bool resolved = false, suffered = false;
};
constexpr Spot unpack_spot(int v) {
  const auto place = [](int nibble) { return nibble == 0 ? Kind::hidden : ranked(nibble - 1); };
  return {place(v & 15), place((v >> 4) & 15), (v & 256) != 0, (v & 512) != 0};
}
constexpr int pack(const Spot& s) {
  const auto nibble = [](Kind place) { return place == Kind::hidden ? 0 : rank(place) + 1; };
  return nibble(s.place) | nibble(s.card) << 4 | (s.resolved ? 256 : 0) | (s.suffered ? 512 : 0);
}

/// Solidarity: `helper` bears one Will of what `helped` loses; R::first_promise. Without a helper it is none.
struct Promise {
  Seat helper = Seat::table, helped = Seat::table;
};
constexpr int kPromiseBits = 6;
constexpr Promise unpack_promise(int v) {
  return (v & 7) == 0 ? Promise{} : Promise{seat((v & 7) - 1), seat(((v >> 3) & 7) - 1)};
}
constexpr int pack(const Promise& p) { return (index(p.helper) + 1) | (index(p.helped) + 1) << 3; }

/// Bits of R::flags: the options that change a rule (setup.cpp).
enum Flag : int {
  kExpert = 1,
  kMayLeaveTokens = 2,
  kShowStrikeBack = 4,
  kPlayedStays = 8,
  kFiercePlace = 16,
  kNoDeadCopy = 32,
  kForceFieldPrinted = 64,
  kForceFieldEarly = 128,
  kLateDetour = 256,
  kAmplifierAlways = 512,
  kMustUse = 1024,
  kEmptyPowers = 2048,
  kOneRecovery = 4096,
  kKeepLastWill = 8192,
  kCloneReplaces = 16384,
};
/// Bits of R::more_flags.
enum MoreFlag : int {
  kNoSharing = 1,
  kNoSecondPlace = 2,
  kWhole = 4,
  kNoCards = 8,
  kGiveUpForPlaces = 16,
  kRecoverAtOnce = 32,
  kDiscardByPhase = 64,
  kSanctuary = 256,
  kVariant = 512,
  kIneffectiveBlocks = 1024,
  kDodgedTokenFree = 2048
};

enum class Side : std::int8_t { none = -1, creature, hunted };
enum class How : std::int8_t { none = -1, assimilation, rescue, hunted_rescue, hunted_defence };

namespace verbs {
enum class Number : int {
  before = kFirstGameVerb - 1,
  NOT_ALONE_VERBS(PROWL_NUMBER) SANCTUARY_VERBS(PROWL_NUMBER) count
};
// clang-format off
NOT_ALONE_VERBS(PROWL_VERB)
SANCTUARY_VERBS(PROWL_VERB)
// clang-format on
inline constexpr int count = static_cast<int>(Number::count);
static_assert(count == 47);
}  // namespace verbs

// clang-format off
enum class Ev : std::uint8_t { NOT_ALONE_EVENTS(PROWL_NUMBER) SANCTUARY_EVENTS(PROWL_NUMBER) count };
static_assert(static_cast<int>(Ev::count) == 75);
// clang-format on

/// One step of the flow (Frame::step). From `window` on they stand above the main frame.
// clang-format off
enum class Step : std::uint16_t {
  draw_creature, shuffle_hunt, shuffle_survival, choose_side, deal, turn_start, w1, choice, w2, hunt, w3, river_keep, reveal,
  w4, resolve, artemia, creature, zero_will, w5, end_turn, over,
  window, card, put_token, put_two, name_seat, keep_two, each_discards, discard_one, recover, strike_back, ruin, move_who,
  move_where, swap_place, retake, gain, copy_near, draw_survival, shelter, scream, toxin, refill,
  // Sanctuary: main frame, then above it.
  found, territory, after_reveal, spoils, optimise, move_city, reveal_survivors, w6, evolution, end_phase_5,
  fortify, bonus, pick_survivor, discard_survivor, copy_city, gain_place, pick_evolution, prey, each_shows, role, malice,
  drift, inhibit, archive, camouflage, which_token, heal_one, peek_random, draw_evolution, count
};
// clang-format on

}  // namespace prowl::not_alone
