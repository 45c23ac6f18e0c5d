#include "games/nostromo/bot/appeal.hpp"

#include <algorithm>
#include <array>

namespace prowl::nostromo {

namespace {

using Counts = std::array<Placing, kRooms>;

// Tokens of a seat that lie face down on the ship, or have been turned up there.
Counts laid_by(const State& s, Seat who) {
  Counts out;
  for (int room = 0; room < kRooms; ++room)
    for (const int slot : slots(s, room_zone(room))) {
      const Piece& p = piece(s, slot);
      if (!is_token(p.kind) || owner_of(s, p.kind) != who) continue;
      auto& here = out[static_cast<std::size_t>(room)];
      ++(is_decoy(p.kind) ? here.decoys : here.people);
    }
  return out;
}

template <class Weight>
double share(const NostromoFacts& f, const State& s, int room, const Counts& laid, Weight weight) {
  double all = 0;
  for (int r = 0; r < kRooms; ++r)
    if (in_play(s, r)) all += weight(f, room_zone(r), laid[static_cast<std::size_t>(r)]);
  return weight(f, room_zone(room), laid[static_cast<std::size_t>(room)]) / all;
}

// One after another, in the order of the rooms.
double chance_of(const NostromoFacts& f, const State& s, const Counts& laid, bool together) {
  Counts now;
  for (Placing& p : now) p.together = together;
  double chance = 1;
  for (int room = 0; room < kRooms; ++room) {
    const auto i = static_cast<std::size_t>(room);
    for (; now[i].people < laid[i].people; ++now[i].people) chance *= kRooms * share(f, s, room, now, person_weight);
    for (; now[i].decoys < laid[i].decoys; ++now[i].decoys) chance *= kRooms * share(f, s, room, now, decoy_weight);
  }
  return chance;
}

}  // namespace

int lure(const NostromoFacts& f, Zone room) {
  int n = 0;
  if (room == zones::hangar && f.escape_threat()) n += 12;
  if (room == zones::lair) n += 2 * f.eggs();
  if (room == zones::computer) n += 3;
  if (f.lies_in(kinds::flamethrower, room)) n += 6;
  if (f.lies_in(kinds::detector, room)) n += 4;
  return n;
}

int person_weight(const NostromoFacts& f, Zone room, const Placing& p) {
  const bool safe = f.i_hold(kinds::flamethrower) || f.i_hold(kinds::detector);
  int n = 10 + (f.out_of_reach(room) ? 15 : 0);
  if (room == zones::computer) n += 6;
  if (f.lies_in(kinds::flamethrower, room)) n += 8;
  if (f.lies_in(kinds::detector, room)) n += 5;
  if (room == zones::lair && !f.android()) n += 2 * f.eggs() * (f.i_hold(kinds::flamethrower) ? 4 : 1);
  if (room == zones::hangar && !f.android() && f.my_kinds() == 5)
    n += f.out_of_reach(room) || f.i_hold(kinds::flamethrower) ? 400 : 40;
  if (room == zones::hangar && f.my_kinds() < 5) n -= 4;
  // Several people spread out behind a heap of decoys, and sometimes the other way round.
  n += p.together ? 40 * p.people : -9 * p.people - 4 * p.decoys;
  return std::max(1, safe ? n + lure(f, room) : n);
}

int decoy_weight(const NostromoFacts& f, Zone room, const Placing& p) {
  return 8 + 2 * lure(f, room) + (p.together ? 0 : 40 * p.decoys);
}

double plausible_placing(const State& world, Seat who) {
  const View own{who, world, {}, {}};
  const NostromoFacts f(own);
  const Counts laid = laid_by(world, who);
  return 0.75 * chance_of(f, world, laid, false) + 0.25 * chance_of(f, world, laid, true);
}

}  // namespace prowl::nostromo
