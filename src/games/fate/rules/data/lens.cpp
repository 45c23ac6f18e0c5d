#include "games/fate/rules/data/lens.hpp"

#include <bit>

namespace prowl::fate {

Stock stock_in(const State& s, Zone z) {
  Stock out;
  for (const int slot : slots(s, z)) {
    const Kind k = piece(s, slot).kind;
    out.things |= is_portable(k) ? 1U << static_cast<unsigned>(index(k)) : 0;
    out.scrap += k == kinds::scrap;
    out.items += is_item(k);
    out.coolant += k == kinds::coolant;
  }
  return out;
}

int worn_piece(const State& s, Zone z, Kind k, bool most) {
  int best = -1;
  for (const int slot : slots(s, z)) {
    if (piece(s, slot).kind != k) continue;
    const bool better = best < 0 || (most ? piece(s, slot).marks > piece(s, best).marks
                                          : piece(s, slot).marks < piece(s, best).marks);
    if (better) best = slot;
  }
  return best;
}

int token_in(const State& s, Zone z) {
  for (const int slot : slots(s, z))
    if (piece(s, slot).back == backs::token) return slot;
  return -1;
}

unsigned token_rooms(const State& s) {
  unsigned m = 0;
  for (int z = 1; z <= kRooms; ++z)
    if (has_token(s, zone(z))) m |= 1U << static_cast<unsigned>(z);
  return m;
}

int holders_of(const State& s, Kind k) {
  int m = 0;
  each_crew(s, [&](int crew) {
    if (holds(s, crew, k)) m |= 1 << crew;
  });
  return m;
}

namespace {

int place_in_copies(Kind k) {
  return is_token(k) ? index(k) - index(kinds::safe) : index(k) - index(kinds::first_card) + 4;
}

template <class Test>
bool all_crew_in(const State& s, Zone room, Test test) {
  for (int slot = 0; slot < slot_count(s); ++slot)
    if (const int crew = crew_in_slot(s, slot); crew_at(s, crew) != room || !test(crew)) return false;
  return true;
}

bool someone_brings(const State& s, Zone room, Kind item) {
  for (int slot = 0; slot < slot_count(s); ++slot)
    if (const int crew = crew_in_slot(s, slot); crew_at(s, crew) == room && holds(s, crew, item)) return true;
  return false;
}

}  // namespace

int copies_in_box(const State& s, Kind k) {
  const int i = place_in_copies(k);
  return (static_cast<std::uint16_t>(get(s, at(R::first_copies, i / 4))) >> (4 * (i % 4))) & 0xF;
}

void note_copies(State& s, Kind k, int copies) {
  const int i = place_in_copies(k);
  const R r = at(R::first_copies, i / 4);
  set(s, r, get(s, r) | copies << (4 * (i % 4)));
}

bool is_met(const Data& d, const State& s, Kind k) {
  const Objective& o = objective_of(d, k);
  switch (o.goal) {
    case Goal::drop_coolant: return count(s, o.room) >= o.count && count_kind(s, o.room, kinds::coolant) >= o.count;
    case Goal::all_crew: return all_crew_in(s, o.room, [&](int crew) { return scrap_of(s, crew) >= o.scrap_each; });
    case Goal::bring: return someone_brings(s, o.room, o.item);
  }
  return false;
}

bool mission_is_met(const Data&, const State& s) {
  const auto anyone = [](int) { return true; };
  switch (index(mission(s))) {
    case index(kinds::narcissus):
      return all_crew_in(s, zones::docking, anyone) && count_kind(s, zones::docking, kinds::coolant) >= slot_count(s) &&
             holders_of(s, kinds::cat_carrier) != 0 && holders_of(s, kinds::incinerator) != 0;
    case index(kinds::blow_up):
      return all_crew_in(s, zones::airlock, [&](int crew) { return coolant_of(s, crew) > 0 && scrap_of(s, crew) > 0; });
    case index(kinds::cut_off): return token_rooms(s) == 0;
    default: return false;
  }
}

// The mission Blow It Out; ruling F15: a ladder is a way like any other.
bool is_blown_out(const Data& d, const State& s) {
  const Zone alien = alien_at(s);
  bool near = alien == zones::docking || are_adjacent(d, alien, zones::docking);
  const bool by_ladder = (d.board.ladders[static_cast<std::size_t>(index(zones::docking))] & zone_bit(alien)) != 0;
  if (flag(s, kLadderApart) && by_ladder) near = false;
  return near && crew_in(s, zones::airlock) != 0 && crew_in(s, zones::bridge) != 0;
}

unsigned nearest(const Data& d, Zone from, unsigned goals) {
  unsigned out = 0;
  int best = 0xFF;
  for (; goals != 0; goals &= goals - 1) {
    const Zone z = zone(std::countr_zero(goals));
    const int far = distance(d, from, z);
    if (far > best) continue;
    if (far < best) out = 0, best = far;
    out |= zone_bit(z);
  }
  return out;
}

unsigned scrap_spaces(const State& s) {
  unsigned m = 0;
  for (int z = 1; z <= kSpaces; ++z)
    if (find_piece(s, zone(z), kinds::scrap) >= 0) m |= 1U << static_cast<unsigned>(z);
  return m;
}

// The mission with Ash: he heads for crew only.
unsigned ash_goals(const State& s) { return ash_is_hunted(s) ? crew_spaces(s) : crew_spaces(s) | scrap_spaces(s); }

}  // namespace prowl::fate
