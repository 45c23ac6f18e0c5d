#pragma once
#include <array>

#include "games/fate/rules/data/lists.hpp"
#include "prowl/core/action.hpp"
#include "prowl/core/ids.hpp"
#include "prowl/core/state.hpp"
#include "rules/lists.hpp"

namespace prowl::fate {

inline constexpr int kCrew = 5, kItems = 6, kMissions = 5, kObjectives = 10, kRooms = 13, kSpaces = 27;
/// Registers that hold the copies of tokens and cards, four each.
inline constexpr int kCopiesRegs = 7;

/// Kinds, zones, registers, verbs and events in catalogue order; their names stand in lists.hpp.
namespace kinds {
enum class Number : int { hidden, FATE_KINDS(PROWL_NUMBER) count };
FATE_KINDS(PROWL_KIND)
/// Objectives and encounter cards are the rules' own.
inline constexpr Kind first_objective = kind(static_cast<int>(Number::count)),
                      first_card = kind(index(first_objective) + kObjectives);
static_assert(index(first_card) == 36);
}  // namespace kinds

constexpr Kind crew_kind(int id) { return kind(id + 1); }
constexpr int crew_id(Kind k) { return index(k) - 1; }
constexpr bool is_crew(Kind k) { return index(k) >= 1 && index(k) <= kCrew; }
constexpr bool is_item(Kind k) { return k >= kinds::flashlight && k <= kinds::cat_carrier; }
constexpr int item_id(Kind k) { return index(k) - index(kinds::flashlight); }
constexpr Kind item_kind(int id) { return kind(index(kinds::flashlight) + id); }
constexpr bool is_token(Kind k) { return k >= kinds::safe && k <= kinds::surprise_2; }
constexpr bool is_surprise(Kind k) { return k == kinds::surprise_1 || k == kinds::surprise_2; }
constexpr bool is_mission(Kind k) { return k >= kinds::sympathies && k <= kinds::cut_off; }
constexpr bool is_objective(Kind k) { return k >= kinds::first_objective && k < kinds::first_card; }
constexpr bool is_card(Kind k) { return k >= kinds::first_card; }
/// What a crew member may carry and hand over, apart from scrap.
constexpr bool is_portable(Kind k) { return is_item(k) || k == kinds::coolant; }

namespace backs {
inline constexpr Back encounter{1}, token{2}, mission{3}, objective{4};
}

namespace zones {
// clang-format off
enum class Number : int {
  none, FATE_ROOMS(PROWL_NUMBER) first_corridor,
  first_bag = first_corridor + kSpaces - kRooms, last_bag = first_bag + kCrew - 1, FATE_PILES(PROWL_NUMBER) count
};
// clang-format on
FATE_ROOMS(PROWL_ZONE)
PROWL_ZONE(first_corridor)
PROWL_ZONE(first_bag)
FATE_PILES(PROWL_ZONE)
inline constexpr int count = static_cast<int>(Number::count);
static_assert(count == 50);
}  // namespace zones

constexpr bool is_space(Zone z) { return index(z) >= 1 && index(z) <= kSpaces; }
constexpr bool is_room(Zone z) { return index(z) >= 1 && index(z) <= kRooms; }
constexpr Zone bag_of(int crew) { return zone(index(zones::first_bag) + crew); }

/// Public counters. `*_at` are zone numbers; crew are numbered as their kinds, slots are places in the order of turns.
// clang-format off
enum class R : std::uint8_t {
  FATE_REGS(PROWL_NUMBER)
  first_slot, first_at = first_slot + kCrew, first_copies = first_at + kCrew, count = first_copies + kCopiesRegs
};
// clang-format on
/// Most kinds of encounter card that a box may hold.
inline constexpr int kMostCards = 24;
static_assert(static_cast<int>(R::count) <= kMaxRegs);
static_assert(4 * (static_cast<int>(R::count) - static_cast<int>(R::first_copies)) >= 4 + kMostCards);
constexpr R at(R first, int i) { return static_cast<R>(static_cast<int>(first) + i); }

/// Bits of R::flags: the options that change a rule.
enum Flag : int {
  kAsh = 1,
  kDirectorsCut = 2,
  kLossPerCrew = 4,
  kStrictCountdown = 8,
  kExclusive = 16,
  kAffectedOnly = 32,
  kAnyCarrier = 64,
  kLadderApart = 128
};
enum class Pick : std::int8_t { chosen, random, fixed };
enum class Side : std::int8_t { none = -1, crew, ship };
/// The first five are the missions, in their order.
enum class How : std::int8_t { none = -1, sympathies, narcissus, blow_out, blow_up, cut_off, morale, self_destruct };

namespace verbs {
enum class Number : int { before = kFirstGameVerb - 1, FATE_VERBS(PROWL_NUMBER) count };
FATE_VERBS(PROWL_VERB)
inline constexpr int count = static_cast<int>(Number::count);
static_assert(count == 36);  // saves and seeds rely on the order
}  // namespace verbs

// clang-format off
enum class Ev : std::uint8_t { FATE_EVENTS(PROWL_NUMBER) count };
static_assert(static_cast<int>(Ev::count) == 63);
// clang-format on

/// One step of the flow (Frame::step). From `shuffle` on they stand above the main frame.
// clang-format off
enum class Step : std::uint16_t {
  crew, prepare, first, turn_start, act, draw, place, effect, alien, ash, card_end, over,
  shuffle, trade, look, scout, token_back, enter, encounter, flee, walk, alien_walk, ash_walk, ash_toll, ash_meet,
  ash_push, leave_out, count
};
// clang-format on

}  // namespace prowl::fate
