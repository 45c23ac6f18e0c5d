#include "prowl/core/state.hpp"

#include <cassert>

#include "prowl/core/view.hpp"

namespace prowl {

namespace {

Pile& pile(State& s, Zone z) { return s.piles[static_cast<std::size_t>(index(z))]; }
const ZoneSpec& spec(const Catalogue& c, Zone z) { return c.zones[static_cast<std::size_t>(index(z))]; }

void unlink(State& s, int slot) {
  Pile& from = pile(s, piece(s, slot).zone);
  std::uint8_t* link = &from.head;
  while (*link != slot) {
    assert(*link != kNoPiece);
    link = &s.pieces[*link].next;
  }
  *link = piece(s, slot).next;
  --from.count;
}

void link_at(State& s, int slot, Zone to, std::uint8_t* link) {
  Piece& p = piece(s, slot);
  p.zone = to;
  p.next = *link;
  *link = static_cast<std::uint8_t>(slot);
  ++pile(s, to).count;
}

std::uint8_t* slot_order_link(State& s, int slot, Zone to) {
  std::uint8_t* link = &pile(s, to).head;
  while (*link != kNoPiece && *link < slot) link = &s.pieces[*link].next;
  return link;
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
  unlink(s, slot);
  link_at(s, slot, to, spec(c, to).ordered ? &pile(s, to).head : slot_order_link(s, slot, to));
}

void move_to_bottom(const Catalogue& c, State& s, int slot, Zone to) {
  unlink(s, slot);
  link_at(s, slot, to, spec(c, to).ordered ? bottom_link(s, to) : slot_order_link(s, slot, to));
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

int find_piece(const State& s, Zone z, Kind k, int marks) {
  for (const int slot : slots(s, z))
    if (piece(s, slot).kind == k && (marks < 0 || piece(s, slot).marks == marks)) return slot;
  return -1;
}

int count_kind(const State& s, Zone z, Kind k) {
  int n = 0;
  for (const int slot : slots(s, z)) n += piece(s, slot).kind == k;
  return n;
}

void push_frame(State& s, Frame f) {
  assert(s.frame_count < kMaxFrames);
  s.frames[s.frame_count++] = f;
}

void pop_frame(State& s) {
  assert(s.frame_count > 0);
  s.frames[--s.frame_count] = Frame{};
}

void await_index(State& s, int bound) {
  assert(bound >= 1);
  s.chance.bound = static_cast<std::int16_t>(bound);
  await(s, Seat::chance);
}

void await_entropy(State& s) {
  s.chance.bound = 0;
  await(s, Seat::chance);
}

std::uint64_t state_hash(const Catalogue& c, const State& s) { return hash_of(canonical(c, s)); }

}  // namespace prowl
