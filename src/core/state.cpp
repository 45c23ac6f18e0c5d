#include "prowl/core/state.hpp"

#include <cassert>

#include "prowl/core/view.hpp"

namespace prowl {

namespace {

Pile& pile(State& s, Zone z) { return s.piles[static_cast<std::size_t>(index(z))]; }

// In a zone in slot order: where the link to this slot stands or belongs. The slot before it is sought downwards, since
// that waits for no link.
std::uint8_t* slot_order_link(State& s, int slot, Zone z) {
  Pile& p = pile(s, z);
  if (p.head >= slot) return &p.head;  // kNoPiece is above all of them
  int before = slot - 1;
  while (piece(s, before).zone != z) --before;
  return &piece(s, before).next;
}

// A zone that has been shuffled may be out of slot order whatever it says.
std::uint8_t* link_to(const Catalogue& c, State& s, int slot, Zone z) {
  std::uint8_t* link = &pile(s, z).head;
  if (*link != slot && !c.is_ordered(z)) {
    if (std::uint8_t* const found = slot_order_link(s, slot, z); *found == slot) return found;
  }
  while (*link != slot) {
    assert(*link != kNoPiece);
    link = &s.pieces[*link].next;
  }
  return link;
}

void unlink(const Catalogue& c, State& s, int slot) {
  const Zone z = piece(s, slot).zone;
  *link_to(c, s, slot, z) = piece(s, slot).next;
  --pile(s, z).count;
}

void link_at(State& s, int slot, Zone to, std::uint8_t* link) {
  Piece& p = piece(s, slot);
  p.zone = to;
  p.next = *link;
  *link = static_cast<std::uint8_t>(slot);
  ++pile(s, to).count;
}

std::uint8_t* bottom_link(State& s, Zone to) {
  std::uint8_t* link = &pile(s, to).head;
  while (*link != kNoPiece) link = &s.pieces[*link].next;
  return link;
}

}  // namespace

int add_piece(const Catalogue& c, State& s, Kind k, Zone z, SeatMask known) {
  assert(s.piece_count < kMaxPieces);
  const int slot = s.piece_count++;
  Piece& p = piece(s, slot);
  p = Piece{};
  p.kind = k;
  p.known = known;
  p.back = c.kinds[static_cast<std::size_t>(index(k))].back;
  link_at(s, slot, z, bottom_link(s, z));
  return slot;
}

void move_piece(const Catalogue& c, State& s, int slot, Zone to) {
  unlink(c, s, slot);
  link_at(s, slot, to, c.is_ordered(to) ? &pile(s, to).head : slot_order_link(s, slot, to));
}

void move_to_bottom(const Catalogue& c, State& s, int slot, Zone to) {
  unlink(c, s, slot);
  link_at(s, slot, to, c.is_ordered(to) ? bottom_link(s, to) : slot_order_link(s, slot, to));
}

void move_open(const Catalogue& c, State& s, int slot, Zone to) {
  piece(s, slot).known = kEveryone;
  move_piece(c, s, slot, to);
}

void forget(State& s, Zone z, SeatMask keep) {
  for (const int slot : slots(s, z)) piece(s, slot).known = static_cast<SeatMask>(piece(s, slot).known & keep);
}

void reveal(State& s, Zone z) {
  for (const int slot : slots(s, z)) piece(s, slot).known = kEveryone;
}

std::uint64_t state_hash(const Catalogue& c, const State& s) { return hash_of(canonical(c, s)); }

}  // namespace prowl
