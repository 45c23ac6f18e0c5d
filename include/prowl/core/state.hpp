#pragma once
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <type_traits>

#include "prowl/core/catalogue.hpp"
#include "prowl/core/ids.hpp"

namespace prowl {

inline constexpr int kMaxPieces = 208;
inline constexpr int kMaxRegs = 96;
inline constexpr int kMaxFrames = 16;
inline constexpr std::uint8_t kNoPiece = 0xFF;
static_assert(kMaxPieces < kNoPiece);

/// Seats that owe an answer: bits 0..7 players, then the table, then chance.
using Waiting = std::uint16_t;
inline constexpr Waiting kWaitTable = 1U << 8;
inline constexpr Waiting kWaitChance = 1U << 9;
constexpr Waiting wait_bit(Seat s) {
  return s == Seat::table ? kWaitTable : s == Seat::chance ? kWaitChance : static_cast<Waiting>(bit(s));
}

/// A piece lies in exactly one zone. `kind` and `marks` are its identity and are secret together: seats outside `known`
/// see neither. `back` and `zone` are public. `marks` is a small private value of the owner (planned room, offered-to
/// mask). Aligned, for States at odd addresses take five times as long to copy.
struct alignas(8) Piece {
  Kind kind{};
  std::uint8_t next = kNoPiece;
  Zone zone{};
  SeatMask known = kNobody;
  std::uint8_t marks = 0;
  Back back{};
  std::uint8_t unused = 0;  ///< so that hashes read no padding
  auto operator<=>(const Piece&) const = default;
};
static_assert(sizeof(Piece) == 8 && std::has_unique_object_representations_v<Piece>);

/// One entry of the flow stack; numbers only, so a match can be saved, copied and searched in the middle of any card.
/// Public.
struct Frame {
  std::uint16_t step{};
  std::int8_t seat = -1;
  std::uint8_t pc{};
  std::int16_t a{}, b{};
  auto operator<=>(const Frame&) const = default;
};

/// What chance is asked for while kWaitChance is set. `bound` > 0: an index below it; 0: entropy.
struct ChancePrompt {
  std::int16_t bound = 0;
  auto operator<=>(const ChancePrompt&) const = default;
};

struct Pile {
  std::uint8_t head = kNoPiece;
  std::uint8_t count = 0;
  auto operator<=>(const Pile&) const = default;
};

/// The table of any game: pieces in zones, public counters, a stack of plain frames and the seats that owe an answer.
/// A value: trivially copyable, about 2 KB. Only piece identities are secret; everything else is public by definition.
struct State {
  std::array<Piece, kMaxPieces> pieces{};
  std::array<Pile, kMaxZones> piles{};
  std::array<std::int16_t, kMaxRegs> regs{};
  std::array<Frame, kMaxFrames> frames{};
  std::uint16_t piece_count = 0;
  std::uint8_t frame_count = 0;
  std::uint8_t seats = 0;
  Waiting waiting = 0;
  ChancePrompt chance{};
  bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 4096);

// --- pieces and zones. "Top" is the front of an ordered zone. Unordered zones keep slot order, so that the
// order in which secrets were answered leaves no trace.

/// Adds a piece at the bottom of `z`; returns its slot. Slots are an internal name: they never appear in an action or a
/// view.
int add_piece(const Catalogue&, State&, Kind, Zone, SeatMask known);
void move_piece(const Catalogue&, State&, int slot, Zone to);  ///< keeps `known`; top of an ordered zone
void move_to_bottom(const Catalogue&, State&, int slot, Zone to);
/// Moves and makes it known to everyone.
void move_open(const Catalogue&, State&, int slot, Zone to);
/// Everyone but `keep` forgets the pieces of `z`: before a move out of it that others are not to follow.
void forget(State&, Zone z, SeatMask keep);
void reveal(State&, Zone z);
constexpr int count(const State& s, Zone z) { return s.piles[static_cast<std::size_t>(index(z))].count; }
constexpr int top(const State& s, Zone z) {
  const auto h = s.piles[static_cast<std::size_t>(index(z))].head;
  return h == kNoPiece ? -1 : h;
}

/// Iterates the slots of a zone; don't move pieces of that zone meanwhile.
class SlotRange {
 public:
  struct Iterator {
    const State* s;
    std::uint8_t slot;
    int operator*() const { return slot; }
    Iterator& operator++() {
      slot = s->pieces[slot].next;
      return *this;
    }
    bool operator!=(const Iterator& o) const { return slot != o.slot; }
  };
  SlotRange(const State& s, Zone z) : s_(&s), head_(s.piles[static_cast<std::size_t>(index(z))].head) {}
  Iterator begin() const { return {s_, head_}; }
  Iterator end() const { return {s_, kNoPiece}; }

 private:
  const State* s_;
  std::uint8_t head_;
};
inline SlotRange slots(const State& s, Zone z) { return {s, z}; }
inline Piece& piece(State& s, int slot) { return s.pieces[static_cast<std::size_t>(slot)]; }
inline const Piece& piece(const State& s, int slot) { return s.pieces[static_cast<std::size_t>(slot)]; }
inline std::int16_t& reg(State& s, Reg r) { return s.regs[static_cast<std::size_t>(index(r))]; }
inline std::int16_t reg(const State& s, Reg r) { return s.regs[static_cast<std::size_t>(index(r))]; }

/// First slot of `kind` (and marks, if >= 0) in `z`, or -1. In a view hidden pieces never match.
inline int find_piece(const State& s, Zone z, Kind kind, int marks = -1) {
  for (const int slot : slots(s, z))
    if (piece(s, slot).kind == kind && (marks < 0 || piece(s, slot).marks == marks)) return slot;
  return -1;
}
inline int count_kind(const State& s, Zone z, Kind kind) {
  int n = 0;
  for (const int slot : slots(s, z)) n += piece(s, slot).kind == kind;
  return n;
}

// --- flow
inline void push_frame(State& s, Frame f) {
  assert(s.frame_count < kMaxFrames);
  s.frames[s.frame_count++] = f;
}
inline void pop_frame(State& s) {
  assert(s.frame_count > 0);
  s.frames[--s.frame_count] = Frame{};
}
inline Frame& top_frame(State& s) { return s.frames[static_cast<std::size_t>(s.frame_count - 1)]; }
inline const Frame& top_frame(const State& s) { return s.frames[static_cast<std::size_t>(s.frame_count - 1)]; }

inline void await(State& s, Seat who) { s.waiting = static_cast<Waiting>(s.waiting | wait_bit(who)); }
inline void answered(State& s, Seat who) { s.waiting = static_cast<Waiting>(s.waiting & ~wait_bit(who)); }
inline bool awaits(const State& s, Seat who) { return (s.waiting & wait_bit(who)) != 0; }
/// The first seat that owes an answer, players before the table. Precondition: one of them does.
inline Seat first_awaited(Waiting w) {
  const auto players = static_cast<unsigned>(w & 0xFFU);
  assert(players != 0 || (w & kWaitTable) != 0);
  return players != 0 ? seat(std::countr_zero(players)) : Seat::table;
}
inline Seat first_awaited(const State& s) { return first_awaited(s.waiting); }
/// Chance gives 0..bound-1. Precondition: bound >= 1.
inline void await_index(State& s, int bound) {
  assert(bound >= 1);
  s.chance.bound = static_cast<std::int16_t>(bound);
  await(s, Seat::chance);
}
inline void await_entropy(State& s) {
  s.chance.bound = 0;
  await(s, Seat::chance);
}

/// Hash of the whole truth, equal for states that differ only in slot numbers of like pieces.
std::uint64_t state_hash(const Catalogue&, const State&);

}  // namespace prowl
