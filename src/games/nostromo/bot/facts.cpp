#include "games/nostromo/bot/facts.hpp"

namespace prowl::nostromo {

bool NostromoFacts::escape_threat() const {
  for (int i = 0; i < s_.seats; ++i)
    if (hand_size(seat(i)) >= kCards) return true;
  return false;
}

bool NostromoFacts::together_this_turn() const {
  auto mine = static_cast<std::uint64_t>(get(s_, R::turn));
  for (int card = 1; card <= kCards; ++card) mine = mine * 8 + static_cast<std::uint64_t>(holds(kind(card)));
  return mix(mine, static_cast<std::uint64_t>(index(v_.seat))) % 4 == 0;
}

int NostromoFacts::planned(Zone room, bool (*sort)(Kind)) const {
  int n = 0;
  for (const int slot : slots(s_, home_of(v_.seat)))
    if (const Piece& p = piece(s_, slot); p.marks != 0 && room_zone(p.marks - 1) == room) n += sort(p.kind) ? 1 : 0;
  return n;
}

bool NostromoFacts::out_of_reach(Zone room) const {
  const Zone alien = figure(s_);
  return get(s_, R::airlocks_now) != 0 && is_room(alien) && alien != room &&
         ((links(s_, alien) >> room_of(room)) & 1) == 0;
}

int NostromoFacts::cards_left() const {
  const bool last = two_players() || get(s_, R::exhaustions) > 0;
  return count(s_, zones::deck) + (last ? 0 : 20);
}

}  // namespace prowl::nostromo
