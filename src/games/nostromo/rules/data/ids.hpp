#pragma once
#include <array>

#include "prowl/core/action.hpp"
#include "prowl/core/ids.hpp"

namespace prowl::nostromo {

inline constexpr int kRooms = 10, kMarkedRooms = 5, kCards = 5, kCharacters = 7;

/// Kinds, zones, registers, verbs and events in catalogue order; the names are in catalogue.cpp.
namespace kinds {
inline constexpr Kind vents{1}, hide{2}, airlocks{3}, reorganise{4}, draw{5};
inline constexpr Kind role_alien{6}, role_crew{7}, role_android{8};
inline constexpr Kind first_character{9}, first_decoy{16};
inline constexpr Kind flamethrower{24}, detector{25}, alien{26};
/// What the crew sees of placements so far, one a room (option placement_view=observed); its marks are the number.
inline constexpr Kind first_tally{27};
}  // namespace kinds

constexpr Kind character_kind(int id) { return kind(index(kinds::first_character) + id); }
constexpr Kind decoy_kind(Seat s) { return kind(index(kinds::first_decoy) + index(s)); }
constexpr bool is_card(Kind k) { return index(k) >= 1 && index(k) <= kCards; }
constexpr bool is_role(Kind k) { return k >= kinds::role_alien && k <= kinds::role_android; }
constexpr bool is_character(Kind k) { return k >= kinds::first_character && k < kinds::first_decoy; }
constexpr bool is_decoy(Kind k) { return k >= kinds::first_decoy && k < kinds::flamethrower; }
constexpr bool is_token(Kind k) { return is_character(k) || is_decoy(k); }
constexpr bool is_object(Kind k) { return k == kinds::flamethrower || k == kinds::detector; }
constexpr bool is_tally(Kind k) { return k >= kinds::first_tally && index(k) < index(kinds::first_tally) + kRooms; }
constexpr int character_id(Kind k) { return index(k) - index(kinds::first_character); }

namespace backs {
inline constexpr Back card{1}, role{2}, cover{3}, footprints{4}, object{5};
}

namespace zones {
inline constexpr Zone armoury{1}, command{2}, computer{3}, lair{4}, hangar{5};
inline constexpr Zone deck{11}, discard{12}, first_hand{13}, first_home{21}, first_held{29}, first_role{37};
inline constexpr Zone aside{45}, gone{46}, dead{47}, off_board{48}, box{49}, roles{50}, tally{51};
inline constexpr int count = 52;
}  // namespace zones

constexpr Zone room_zone(int room) { return zone(room + 1); }
constexpr int room_of(Zone z) { return index(z) - 1; }
constexpr bool is_room(Zone z) { return index(z) >= 1 && index(z) <= kRooms; }
constexpr Zone of_seat(Zone first, Seat s) { return zone(index(first) + index(s)); }
constexpr Zone hand_of(Seat s) { return of_seat(zones::first_hand, s); }
constexpr Zone home_of(Seat s) { return of_seat(zones::first_home, s); }
constexpr Zone held_by(Seat s) { return of_seat(zones::first_held, s); }
constexpr Zone role_of(Seat s) { return of_seat(zones::first_role, s); }
constexpr bool is_held(Zone z) { return z >= zones::first_held && z < zones::first_role; }
constexpr Seat holder_in(Zone z) { return seat(index(z) - index(zones::first_held)); }

/// Public counters. Masks hold one bit a seat, a character or a room. `*_at` are zone numbers.
// clang-format off
enum class R : std::uint8_t {
  eggs, egg_supply, exhaustions, turn, round, rounds, alien_seat, next_alien, been_alien,
  airlocks_now, airlocks_next, o_this_turn, visits_left, first_room, figure_at, flame_at, detector_at,
  flame_bearer, detector_bearer, flame_lock, flame_fired, unmasked, eliminated, proven_crew, removed,
  facing, doomed, barred, hiders, hidden, escaped, standing, timed_out, swap_round,
  last_side, how, wins_alien, wins_crew, turns_total, longest,
  flags, rotation, timer, swap_rounds, turn_cap, max_airlocks, in_play, copies, each,
  first_score, first_round = first_score + 8, first_vote = first_round + 8, first_cell = first_vote + 8,
  first_link = first_cell + kRooms, count = first_link + kRooms
};
// clang-format on
static_assert(static_cast<int>(R::count) <= 96);
constexpr R at(R first, int i) { return static_cast<R>(static_cast<int>(first) + i); }

/// Bits of R::flags: the options that change a rule.
enum Flag : int {
  kRandomShip = 1,
  kRebuild = 2,
  kObserved = 4,
  kAutoPlace = 8,
  kBearer = 16,
  kNoRelock = 32,
  kFlameEndsTurn = 64,
  kEscapeAfterDraws = 128,
  kEager = 256
};
enum class Rotation : std::int8_t { no_repeat, pure_random, fixed_order, chosen };
enum class Side : std::int8_t { none = -1, alien, crew };
enum class How : std::int8_t { none = -1, eggs, killed, deck, turn_cap, escape };
enum class WindowId : std::int8_t { a, r, b, c, d };
inline constexpr int kWindows = 5;

namespace verbs {
inline constexpr Verb place{2}, confirm{3}, time_up{4}, offer{5}, pass{6}, stand_down{7}, play{8}, reorganise_take{9},
    reorganise_give{10}, reorganise_move{11}, visit{12}, save{13}, decline{14}, vote{15}, leave{16}, choose_alien{17},
    next_round{18};
inline constexpr int count = 19;
}  // namespace verbs

// clang-format off
enum class Ev : std::uint8_t {
  round_start, alien_is, turn_start, time_up, unplaced, swap, played, drew, reshuffle, deck_out, five_cards, airlocks_now,
  airlocks_next, took, gave, moved, visit, alien_passes, turned_up, footprints, found_nothing, flame_fired,
  detector_saved, hid, vented, vent_took, vent_decoy, vent_empty, declined, claimed, stays, kill, egg, unmasked, discarded,
  all_shown, escape, android_hunted, dropped, egg_destroyed, picked_up, tokens_home, won_eggs, won_killed, won_deck, won_turn_cap, won_escape, match_end, count
};
// clang-format on

/// One step of the flow (Frame::step). From `window` on they stand above the main frame.
// clang-format off
enum class Step : std::uint16_t {
  build_ship, draw_alien, deal_roles, shuffle_deck, turn_start, placement, exchange, reoffer, auto_place, close, window_a,
  action, reveal, window_r, equipment, dodge, vent, claims, kills, window_b, hunt_end, escape_check, window_c,
  android_hunt, lair, draws, pick_up, late_escape, homeward, window_d, turn_end, round_end, over,
  window, draw_cards, agreement, count
};
// clang-format on

}  // namespace prowl::nostromo
