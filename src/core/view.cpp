#include "prowl/core/view.hpp"

#include <bit>
#include <cassert>
#include <tuple>
#include <utility>

#include <xxhash.h>

namespace prowl {

namespace {

// Pieces are cut as numbers, which needs no branch. Marks are the owner's own, even where others know the piece: what
// is planned for it, or chosen. Who else knows a hidden piece would tell of secret exchanges, so it goes with the
// identity.
constexpr std::uint64_t bits(const Piece& p) { return std::bit_cast<std::uint64_t>(p); }
constexpr Piece kAll{
    .kind = Kind{0xFFFF}, .next = 0, .zone = Zone{0xFF}, .known = kEveryone, .marks = 0xFF, .back = Back{0xFF}};
constexpr Piece kMarks{.next = 0, .marks = 0xFF};
constexpr std::uint64_t kOwnPart = bits(kAll), kOthersPart = kOwnPart & ~bits(kMarks),
                        kHiddenPart = bits({.next = 0, .zone = kAll.zone, .back = kAll.back});

bool is_before(const Piece& a, const Piece& b) {
  return std::tie(a.kind, a.marks, a.back, a.known) < std::tie(b.kind, b.marks, b.back, b.known);
}

// Zones are small and nearly sorted: an insertion sort beats the general one. Links stay with their places.
void sort_pieces(Piece* first, const Piece* end) {
  for (Piece* next = first + 1; next < end; ++next)
    for (Piece* at = next; at > first && is_before(*at, at[-1]); --at) {
      std::swap(*at, at[-1]);
      std::swap(at->next, at[-1].next);
    }
}

// `part_of`: what shows of the pieces of a zone to whoever knows them.
template <class PartOf>
State renumber(const Catalogue& c, const State& s, SeatMask readers, PartOf part_of) {
  State out = s;  // all but the pieces is public, and every piece lies in a zone
  std::uint8_t n = 0;
  for (std::size_t z = 0, zones = c.zones.size(); z < zones; ++z) {
    const Pile& from = s.piles[z];
    if (from.count == 0) continue;
    out.piles[z] = {n, from.count};
    const std::uint64_t part = part_of(c.zones[z].owner);
    Piece* const first = &out.pieces[n];
    Piece* end = first;
    for (std::size_t slot = from.head; slot != kNoPiece; slot = s.pieces[slot].next) {
      const Piece& p = s.pieces[slot];
      const std::uint64_t seen = bits(p) & ((p.known & readers) == readers ? part : kHiddenPart);
      *end = std::bit_cast<Piece>(seen);
      end++->next = ++n;
    }
    if (!c.zones[z].ordered && from.count > 1) sort_pieces(first, end);
    end[-1].next = kNoPiece;
  }
  assert(n == s.piece_count);
  return out;
}

}  // namespace

State mask(const Catalogue& c, const State& s, Seat viewer) {
  const SeatMask readers = viewer == Seat::table ? kEveryone : bit(viewer);
  return renumber(c, s, readers,
                  [viewer](Seat owner) { return owner == viewer || !is_player(owner) ? kOwnPart : kOthersPart; });
}

State canonical(const Catalogue& c, const State& s) {
  return renumber(c, s, kNobody, [](Seat) { return kOwnPart; });
}

std::uint64_t hash_of(const State& s) {
  XXH64_hash_t h = XXH3_64bits(s.pieces.data(), s.piece_count * sizeof(Piece));
  h = XXH3_64bits_withSeed(s.piles.data(), sizeof s.piles, h);
  h = XXH3_64bits_withSeed(s.regs.data(), sizeof s.regs, h);
  h = XXH3_64bits_withSeed(s.frames.data(), s.frame_count * sizeof(Frame), h);
  const std::uint32_t rest[] = {s.piece_count, s.frame_count, s.seats, s.waiting,
                                static_cast<std::uint16_t>(s.chance.bound)};
  return XXH3_64bits_withSeed(rest, sizeof rest, h);
}

}  // namespace prowl
