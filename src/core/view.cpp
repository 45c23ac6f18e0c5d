#include "prowl/core/view.hpp"

#include <array>

#include <xxhash.h>

namespace prowl {

namespace {

// A piece without its link, packed so that sorting numbers sorts pieces.
std::uint64_t pack(const Piece& p) {
  return static_cast<std::uint64_t>(p.kind) << 32 | static_cast<std::uint64_t>(p.marks) << 24 |
         static_cast<std::uint64_t>(p.back) << 16 | static_cast<std::uint64_t>(p.known) << 8;
}

Piece unpack(std::uint64_t key, Zone z) {
  Piece p;
  p.kind = static_cast<Kind>(key >> 32);
  p.marks = static_cast<std::uint8_t>(key >> 24);
  p.back = static_cast<Back>(static_cast<std::uint8_t>(key >> 16));
  p.known = static_cast<SeatMask>(key >> 8);
  p.zone = z;
  return p;
}

bool knows(const Piece& p, Seat viewer) {
  return viewer == Seat::table ? p.known == kEveryone : (p.known & bit(viewer)) != 0;
}

// Marks are the owner's own, even where others know the piece: what is planned for it, or chosen.
Piece show(const Catalogue& c, Piece p, Seat viewer) {
  const Seat owner = c.zones[static_cast<std::size_t>(index(p.zone))].owner;
  if (owner != viewer && is_player(owner)) p.marks = 0;
  return p;
}

// Who else knows a piece would tell of secret exchanges, so it goes with the identity.
Piece hide(Piece p) {
  p.kind = Kind::hidden;
  p.marks = 0;
  p.known = kNobody;
  return p;
}

void append(State& out, std::uint64_t key, Zone z, std::uint8_t*& link) {
  const auto slot = static_cast<std::uint8_t>(out.piece_count++);
  out.pieces[slot] = unpack(key, z);
  *link = slot;
  link = &out.pieces[slot].next;
}

void copy_public(const State& s, State& out) {
  out.regs = s.regs;
  out.frames = s.frames;
  out.frame_count = s.frame_count;
  out.seats = s.seats;
  out.waiting = s.waiting;
  out.chance = s.chance;
}

// Zones are small: an insertion sort beats the general one.
void sort_keys(std::uint64_t* keys, std::size_t n) {
  for (std::size_t i = 1; i < n; ++i) {
    const std::uint64_t key = keys[i];
    std::size_t at = i;
    for (; at > 0 && keys[at - 1] > key; --at) keys[at] = keys[at - 1];
    keys[at] = key;
  }
}

template <class See>
State renumber(const Catalogue& c, const State& s, See see) {
  State out;
  copy_public(s, out);
  std::array<std::uint64_t, kMaxPieces> keys;
  for (std::size_t z = 0; z < c.zones.size(); ++z) {
    const Pile& from = s.piles[z];
    if (from.count == 0) continue;
    std::size_t n = 0;
    for (auto slot = from.head; slot != kNoPiece; slot = s.pieces[slot].next) keys[n++] = pack(see(s.pieces[slot]));
    if (!c.zones[z].ordered) sort_keys(keys.data(), n);
    out.piles[z].count = from.count;
    std::uint8_t* link = &out.piles[z].head;
    for (std::size_t i = 0; i < n; ++i) append(out, keys[i], static_cast<Zone>(z), link);
  }
  return out;
}

}  // namespace

State mask(const Catalogue& c, const State& s, Seat viewer) {
  return renumber(c, s, [&c, viewer](const Piece& p) { return knows(p, viewer) ? show(c, p, viewer) : hide(p); });
}

State canonical(const Catalogue& c, const State& s) {
  return renumber(c, s, [](const Piece& p) { return p; });
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
