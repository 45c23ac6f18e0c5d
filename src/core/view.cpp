#include "prowl/core/view.hpp"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstring>

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
                        kHiddenPart = bits({.next = 0, .zone = kAll.zone, .back = kAll.back}),
                        kNext = bits({.next = 1});

Kind kind_of(std::uint64_t piece) { return std::bit_cast<Piece>(piece).kind; }

// Pieces in the order of kind, marks, back and who knows them.
std::uint64_t rank(std::uint64_t piece) {
  const auto p = std::bit_cast<Piece>(piece);
  return static_cast<std::uint64_t>(p.kind) << 24U | static_cast<std::uint64_t>(p.marks) << 16U |
         static_cast<std::uint64_t>(p.back) << 8U | p.known;
}

// All but the pieces is public, and every piece lies in a zone. A view that was made before may have had more of them.
void take_public_part(const State& s, State& out) {
  for (std::size_t i = s.piece_count; i < out.piece_count; ++i) out.pieces[i] = {};
  constexpr std::size_t kAfter = offsetof(State, piles);
  std::memcpy(reinterpret_cast<std::byte*>(&out) + kAfter, reinterpret_cast<const std::byte*>(&s) + kAfter,
              sizeof(State) - kAfter);
}

// `part_of`: what shows of the pieces of a zone to whoever knows them. In an unordered zone most of them are alike or
// in the order of their kinds already; another one goes down to where it belongs, and those above it, with their links,
// up by one. Counting doesn't wait for the links as looking for their end would.
template <class PartOf>
void renumber(const Catalogue& c, const State& s, SeatMask readers, PartOf part_of, State& out) {
  take_public_part(s, out);
  std::array<std::uint64_t, kMaxPieces> row;
  std::size_t n = 0;
  for (int z = 0, zones = static_cast<int>(c.zones.size()); z < zones; ++z) {
    const Pile& from = s.piles[static_cast<std::size_t>(z)];
    if (from.count == 0) continue;
    out.piles[static_cast<std::size_t>(z)].head = static_cast<std::uint8_t>(n);
    const std::uint64_t part = part_of(c.owner_of(zone(z)));
    const std::size_t first = n, end = n + from.count;
    std::size_t slot = from.head;
    const auto cut_next = [&] {
      const Piece& p = s.pieces[slot];
      slot = p.next;
      return bits(p) & ((p.known & readers) == readers ? part : kHiddenPart);
    };
    if (c.is_ordered(zone(z))) {
      for (; n < end; ++n) row[n] = cut_next() + kNext * (n + 1);
    } else {
      std::uint64_t last = 0;
      for (; n < end; ++n) {
        const std::uint64_t x = cut_next();
        row[n] = x + kNext * (n + 1);
        if (kind_of(x) > kind_of(last) || x == last) {
          last = x;
          continue;
        }
        std::size_t at = n;
        for (; at > first && rank(x) < rank(row[at - 1]); --at) row[at] = row[at - 1] + kNext;
        row[at] = x + kNext * (at + 1);
        last = row[n] & kOwnPart;
      }
    }
    row[n - 1] |= kNext * kNoPiece;
  }
  assert(n == s.piece_count);
  // Piece by piece the compiler would write them byte by byte.
  std::memcpy(static_cast<void*>(out.pieces.data()), row.data(), n * sizeof(Piece));
}

}  // namespace

void mask(const Catalogue& c, const State& s, Seat viewer, State& out) {
  const SeatMask readers = viewer == Seat::table ? kEveryone : bit(viewer);
  renumber(
      c, s, readers, [viewer](Seat owner) { return owner == viewer || !is_player(owner) ? kOwnPart : kOthersPart; },
      out);
}

State mask(const Catalogue& c, const State& s, Seat viewer) {
  State out;
  mask(c, s, viewer, out);
  return out;
}

State canonical(const Catalogue& c, const State& s) {
  State out;
  renumber(
      c, s, kNobody, [](Seat) { return kOwnPart; }, out);
  return out;
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
