#pragma once
#include <array>
#include <bit>

#include "prowl/core/action.hpp"
#include "prowl/core/ids.hpp"

namespace prowl::not_alone {

inline constexpr int kPlaces = 10, kHuntCards = 20, kSurvivalCards = 15, kMostSeats = 7, kTokens = 3;

/// Kinds, zones, registers, verbs and events in catalogue order; the names are in catalogue.cpp.
namespace kinds {
/// The Places as such: on the planet, in the reserve, and as operands of every action.
inline constexpr Kind lair{1}, jungle{2}, river{3}, beach{4}, rover{5}, swamp{6}, shelter{7}, wreck{8}, source{9}, artefact{10};
inline constexpr Kind first_hunt{11}, first_survival{31};
inline constexpr Kind despair{11}, force_field{12}, anticipation{13}, flashback{30};
inline constexpr Kind drone{40}, gate{41};
inline constexpr Kind creature{46}, target{47}, artemia{48}, marker{49};
/// The Place cards that a seat owns: each seat has a back of its own, for everybody knows whose a card is.
inline constexpr Kind first_own{50};
inline constexpr int count = 50 + kPlaces * kMostSeats;
}  // namespace kinds

constexpr bool is_place(Kind k) { return index(k) >= 1 && index(k) <= kPlaces; }
constexpr bool is_hunt(Kind k) { return k >= kinds::first_hunt && index(k) < index(kinds::first_hunt) + kHuntCards; }
constexpr bool is_survival(Kind k) { return k >= kinds::first_survival && index(k) < index(kinds::first_survival) + kSurvivalCards; }
constexpr bool is_card(Kind k) { return is_hunt(k) || is_survival(k); }
constexpr bool is_token(Kind k) { return k >= kinds::creature && k <= kinds::artemia; }
constexpr bool is_own(Kind k) { return k >= kinds::first_own && index(k) < kinds::count; }
constexpr Kind own_kind(Seat s, Kind place) { return kind(index(kinds::first_own) + index(s) * kPlaces + index(place) - 1); }
/// What an own card is called in actions: the Place itself.
constexpr Kind place_of(Kind own) { return is_own(own) ? kind((index(own) - index(kinds::first_own)) % kPlaces + 1) : own; }
constexpr Seat owner_of(Kind own) { return seat((index(own) - index(kinds::first_own)) / kPlaces); }

/// A set of Places: bit 0 is the Lair.
using Places = int;
constexpr Places bit_of(Kind place) { return 1 << (index(place) - 1); }
constexpr bool contains(Places set, Kind place) { return is_place(place) && ((set >> (index(place) - 1)) & 1) != 0; }
constexpr Kind lowest(Places set) { return kind(std::countr_zero(static_cast<unsigned>(set)) + 1); }
constexpr int size_of(int set) { return std::popcount(static_cast<unsigned>(set)); }
inline constexpr Places kAllPlaces = (1 << kPlaces) - 1;
template <class Use>
void each_place(Places set, Use use) {
  for (; set != 0; set &= set - 1) use(lowest(set));
}

namespace backs {
inline constexpr Back first_own{1}, place{8}, hunt{9}, survival{10}, token{11};
}

namespace zones {
inline constexpr Zone first_place{1}, reserve{11}, hunt_deck{12}, hunt_discard{13}, hunt_played{14}, survival_deck{15},
    survival_discard{16}, tokens{17};
inline constexpr Zone first_hand{18}, first_survival{25}, first_played{32}, first_discard{39};
inline constexpr int count = 46;
}  // namespace zones

constexpr Zone zone_of(Kind place) { return zone(index(place)); }
constexpr bool is_place(Zone z) { return index(z) >= 1 && index(z) <= kPlaces; }
constexpr Kind place_at(Zone z) { return kind(index(z)); }
constexpr Zone of_seat(Zone first, Seat s) { return zone(index(first) + index(s)); }
/// Places of a Hunted, or the Hunt cards of the Creature.
constexpr Zone hand_of(Seat s) { return of_seat(zones::first_hand, s); }
constexpr Zone survival_of(Seat s) { return of_seat(zones::first_survival, s); }
/// Places in front of a Hunted: face down until the reveal.
constexpr Zone played_of(Seat s) { return of_seat(zones::first_played, s); }
constexpr Zone discard_of(Seat s) { return of_seat(zones::first_discard, s); }

/// Public counters. `*_at`, `barred`, `ruined`, `powers_used` and `owned_*` are sets of Places; seat sets hold one bit a seat.
// clang-format off
enum class R : std::uint8_t {
  creature, side, rescue, assimilation, rescue_start, assimilation_start, turn, phase,
  hunt_limit, hunts_played, hunt_limit_next, marker, creature_at, target_at, artemia_at, granted,
  effects, more_effects, anticipated, barred, ruined, powers_used, suffer,
  survival_played, gave_up, resisted, resisted_twice, standing, dodging, detecting,
  river, artefact, river_next, artefact_next, owed, last_side, how, flags, more_flags, copies,
  first_will, first_owned = first_will + kMostSeats, first_spot = first_owned + kMostSeats,
  first_other_spot = first_spot + kMostSeats, count = first_other_spot + kMostSeats
};
// clang-format on
static_assert(static_cast<int>(R::count) <= 96);
constexpr R at(R first, int i) { return static_cast<R>(static_cast<int>(first) + i); }

/// What cards do until the end of the turn; a bit each in R::effects. The names are in data.cpp, for the card files.
enum class Effect : std::int8_t {
  despair, no_hunt, smokescreen, fierceness, interference, persecution, mutation, wide_artemia, clone, blind_target, scream,
  toxin, wide_target, stasis, resolving, count
};

/// A Place that a Hunted is on from the reveal to the end of the turn (R::first_spot and R::first_other_spot).
/// The card that brought it there may be another (Detour) or back in hand (Jungle).
struct Spot {
  Kind place{};
  Kind card{};
  bool resolved = false, suffered = false;
};
constexpr Spot unpack_spot(int v) {
  return {kind(v & 15), kind((v >> 4) & 15), (v & 256) != 0, (v & 512) != 0};
}
constexpr int pack(const Spot& s) {
  return index(s.place) | index(s.card) << 4 | (s.resolved ? 256 : 0) | (s.suffered ? 512 : 0);
}

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
enum MoreFlag : int { kNoSharing = 1, kNoSecondPlace = 2, kWhole = 4, kNoCards = 8, kGiveUpForPlaces = 16 };

enum class Side : std::int8_t { none = -1, creature, hunted };
enum class How : std::int8_t { none = -1, assimilation, rescue };

namespace verbs {
inline constexpr Verb choose_side{2}, play{3}, confirm{4}, lay{5}, resist{6}, resist_one{7}, resist_two{8}, give_up{9}, take{10},
    announce{11}, pass{12}, stand_down{13}, put{14}, put_two{15}, done{16}, name{17}, keep{18}, discard{19}, endure{20}, swap{21},
    ruin{22}, move{23}, resolve{24}, use{25}, use_one{26}, use_two{27}, heal{28}, draw{29}, gain{30}, take_back{31}, rest{32};
inline constexpr int count = 33;
}  // namespace verbs

// clang-format off
enum class Ev : std::uint8_t {
  creature_is, side_is, turn_start, resisted, gave_up, recovered, laid, taken_up, announced, put, barred, named, discarded,
  lost_hunt, showed, returned, revealed, swapped, used, drew, drew_hunt, reshuffled, marker_on, marker_off, rescue, assimilation,
  will_lost, will_gained, gained, took_back, rested, ruined, moved, two_next, ignores, artemia_hit, caught, zero_will, stasis_holds,
  tokens_home, smoke_clears, won_rescue, won_assimilation, count
};
// clang-format on

/// One step of the flow (Frame::step). From `window` on they stand above the main frame.
// clang-format off
enum class Step : std::uint16_t {
  draw_creature, shuffle_hunt, shuffle_survival, choose_side, deal, turn_start, w1, choice, w2, hunt, w3, river_keep, reveal,
  w4, resolve, artemia, creature, zero_will, w5, end_turn, over,
  window, card, put_token, put_two, name_seat, keep_two, each_discards, discard_one, recover, strike_back, ruin, move_who,
  move_where, swap_place, retake, gain, copy_near, draw_survival, shelter, scream, toxin, refill, count
};
// clang-format on

}  // namespace prowl::not_alone
