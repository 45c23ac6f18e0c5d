#include "games/nostromo/rules/data/lens.hpp"

namespace prowl::nostromo {

std::array<Zone, kCharacters> character_places(const State& s) {
  std::array<Zone, kCharacters> out{};
  for (int i = 0; i < s.piece_count; ++i) {
    const Piece& p = piece(s, i);
    if (is_character(p.kind)) out[static_cast<std::size_t>(character_id(p.kind))] = p.zone;
  }
  return out;
}

int face_down_count(const State& s) {
  int n = 0;
  for (int room = 0; room < kRooms; ++room)
    for (const int slot : slots(s, room_zone(room))) n += is_face_down(piece(s, slot));
  return n;
}

int living_characters(const State& s) { return characters_in_play(s) - count(s, zones::dead); }

int living_of(const State& s, Seat who) {
  int m = characters_of(s, who);
  for (const int slot : slots(s, zones::dead)) m &= ~(1 << character_id(piece(s, slot).kind));
  return m;
}

int kinds_in_hand(const State& s, Seat who) {
  unsigned seen = 0;
  for (const int slot : slots(s, hand_of(who))) seen |= 1U << static_cast<unsigned>(index(piece(s, slot).kind));
  return std::popcount(seen & ~1U);
}

}  // namespace prowl::nostromo
