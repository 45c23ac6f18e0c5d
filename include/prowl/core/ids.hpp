#pragma once
#include <compare>
#include <cstdint>

namespace prowl {

/// 0..7 are players. `table` is the spectator and the seat of decisions that belong to everybody
/// ("the crew decides", "next round"); `chance` answers draws and shuffles.
enum class Seat : std::int8_t { table = -2, chance = -1 };
/// Identity of a piece: "Vents card", "Vega", "decoy of seat 3". `hidden` is an identity that the viewer may not know.
enum class Kind : std::uint16_t { hidden = 0 };
/// A place for pieces: "hand of seat 3", "infirmary", "deck". 0 is nowhere.
enum class Zone : std::uint8_t { none = 0 };
/// A public counter, flag or mask.
enum class Reg : std::uint8_t {};
enum class Verb : std::uint16_t {};
/// What a face-down piece looks like from outside; always public.
enum class Back : std::uint8_t {};
inline constexpr int kMaxBacks = 32;
inline constexpr int kMaxZones = 128;

using SeatMask = std::uint8_t;
inline constexpr int kMaxSeats = 8;
/// Known by everyone, spectators included (all bits, whatever the number of seats).
inline constexpr SeatMask kEveryone = 0xFF;
inline constexpr SeatMask kNobody = 0;

constexpr int index(Seat s) { return static_cast<int>(s); }
constexpr int index(Kind k) { return static_cast<int>(k); }
constexpr int index(Zone z) { return static_cast<int>(z); }
constexpr int index(Reg r) { return static_cast<int>(r); }
constexpr int index(Verb v) { return static_cast<int>(v); }
constexpr int index(Back b) { return static_cast<int>(b); }
constexpr Seat seat(int i) { return static_cast<Seat>(i); }
constexpr Kind kind(int i) { return static_cast<Kind>(i); }
constexpr Zone zone(int i) { return static_cast<Zone>(i); }
constexpr bool is_player(Seat s) { return index(s) >= 0; }
constexpr SeatMask bit(Seat s) { return static_cast<SeatMask>(1U << static_cast<unsigned>(index(s))); }
constexpr bool has(SeatMask m, Seat s) { return is_player(s) && (m & bit(s)) != 0; }

}  // namespace prowl
