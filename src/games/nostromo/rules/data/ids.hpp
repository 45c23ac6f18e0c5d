#pragma once
#include <array>

#include "games/nostromo/rules/data/lists.hpp"
#include "prowl/core/action.hpp"
#include "prowl/core/ids.hpp"
#include "prowl/core/state.hpp"
#include "rules/lists.hpp"

namespace prowl::nostromo {

inline constexpr int kRooms = 10, kMarkedRooms = 5, kCards = 5, kCharacters = 7;

/// Kinds, zones, registers, verbs and events in catalogue order; their names stand in lists.hpp.
namespace kinds {
// clang-format off
enum class Number : int {
  hidden, NOSTROMO_KINDS(PROWL_NUMBER)
  first_decoy, last_decoy = first_decoy + kMaxSeats - 1, NOSTROMO_THINGS(PROWL_NUMBER) first_tally
};
// clang-format on
NOSTROMO_KINDS(PROWL_KIND)
PROWL_KIND(first_decoy)
NOSTROMO_THINGS(PROWL_KIND)
/// What the crew sees of placements so far, one a room (option placement_view=observed); its marks are the number.
PROWL_KIND(first_tally)
inline constexpr Kind first_character = brandt;
static_assert(index(first_tally) == 27);
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
#define OF_SEATS(name) first_##name, last_##name = first_##name + kMaxSeats - 1,
#define FIRST(name) PROWL_ZONE(first_##name)
// clang-format off
enum class Number : int {
  none, NOSTROMO_ROOMS(PROWL_NUMBER) NOSTROMO_DECKS(PROWL_NUMBER) NOSTROMO_OWN(OF_SEATS) NOSTROMO_PILES(PROWL_NUMBER)
  count
};
// clang-format on
NOSTROMO_ROOMS(PROWL_ZONE)
NOSTROMO_DECKS(PROWL_ZONE)
NOSTROMO_OWN(FIRST)
NOSTROMO_PILES(PROWL_ZONE)
inline constexpr int count = static_cast<int>(Number::count);
static_assert(count == 52);
#undef OF_SEATS
#undef FIRST
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
  NOSTROMO_REGS(PROWL_NUMBER)
  first_score, first_round = first_score + 8, first_vote = first_round + 8, first_cell = first_vote + 8,
  first_link = first_cell + kRooms, count = first_link + kRooms
};
// clang-format on
static_assert(static_cast<int>(R::count) <= kMaxRegs);
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
enum class Number : int { before = kFirstGameVerb - 1, NOSTROMO_VERBS(PROWL_NUMBER) count };
NOSTROMO_VERBS(PROWL_VERB)
inline constexpr int count = static_cast<int>(Number::count);
static_assert(count == 19);  // saves and seeds rely on the order
}  // namespace verbs

// clang-format off
enum class Ev : std::uint8_t { NOSTROMO_EVENTS(PROWL_NUMBER) count };
static_assert(static_cast<int>(Ev::count) == 48);
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
