#pragma once
#include "games/fate/rules/data/data.hpp"
#include "games/fate/rules/data/ids.hpp"
#include "prowl/core/state.hpp"

namespace prowl::fate {

/// The rulebook's names over a State; all of it works on a View's state too.

inline int get(const State& s, R r) { return s.regs[static_cast<std::size_t>(r)]; }
inline void set(State& s, R r, int value) { s.regs[static_cast<std::size_t>(r)] = static_cast<std::int16_t>(value); }
inline void add(State& s, R r, int value) { set(s, r, get(s, r) + value); }
inline bool has_bit(const State& s, R r, int i) { return ((get(s, r) >> i) & 1) != 0; }
inline void set_bit(State& s, R r, int i) { set(s, r, get(s, r) | 1 << i); }
inline void clear_bit(State& s, R r, int i) { set(s, r, get(s, r) & ~(1 << i)); }
inline bool flag(const State& s, Flag f) { return (get(s, R::flags) & f) != 0; }

inline Step step_of(const State& s) { return static_cast<Step>(top_frame(s).step); }
/// The step of the turn below everything that has been pushed on it.
inline Step main_step(const State& s) { return static_cast<Step>(s.frames[0].step); }

// --- crew: a slot is a place in the order of turns; one seat plays all of them alone, else seat i plays slot i
inline int slot_count(const State& s) { return get(s, R::slots); }
inline int crew_in_slot(const State& s, int slot) { return get(s, at(R::first_slot, slot)); }
inline int active_crew(const State& s) { return crew_in_slot(s, get(s, R::active)); }
inline Seat seat_of_slot(const State& s, int slot) { return seat(s.seats == 1 ? 0 : slot); }
inline Seat active_seat(const State& s) { return seat_of_slot(s, get(s, R::active)); }
inline Seat seat_of_crew(const State& s, int crew) {
  for (int slot = 0; slot < slot_count(s); ++slot)
    if (crew_in_slot(s, slot) == crew) return seat_of_slot(s, slot);
  return Seat::table;
}
/// Zone::none while that crew member is not aboard.
inline Zone crew_at(const State& s, int crew) { return zone(get(s, at(R::first_at, crew))); }
inline bool is_aboard(const State& s, int crew) { return crew >= 0 && crew < kCrew && crew_at(s, crew) != Zone::none; }
template <class Use>
void each_crew(const State& s, Use use) {
  for (int slot = 0; slot < slot_count(s); ++slot) use(crew_in_slot(s, slot));
}
/// Mask of the crew members in a space.
inline int crew_in(const State& s, Zone z) {
  int m = 0;
  each_crew(s, [&](int crew) {
    if (crew_at(s, crew) == z) m |= 1 << crew;
  });
  return m;
}
/// How many stand in a space, without looking up slots; who is not aboard is nowhere.
inline int crew_number_in(const State& s, Zone z) {
  int n = 0;
  for (int crew = 0; crew < kCrew; ++crew) n += crew_at(s, crew) == z;
  return n;
}
/// Mask of the spaces where crew members stand.
inline unsigned crew_spaces(const State& s) {
  unsigned m = 0;
  each_crew(s, [&](int crew) { m |= zone_bit(crew_at(s, crew)); });
  return m;
}

// --- figures
inline Zone alien_at(const State& s) { return zone(get(s, R::alien_at)); }
/// Zone::none while Ash is not aboard.
inline Zone ash_at(const State& s) { return zone(get(s, R::ash_at)); }

// --- things
inline int scrap_in(const State& s, Zone z) { return count_kind(s, z, kinds::scrap); }
inline int scrap_of(const State& s, int crew) { return scrap_in(s, bag_of(crew)); }
inline bool holds(const State& s, int crew, Kind k) { return find_piece(s, bag_of(crew), k) >= 0; }
/// What lies in a space or bag: a mask of the portable kinds, and how much of what.
struct Stock {
  unsigned things = 0;
  int scrap = 0, items = 0, coolant = 0;

  bool has(Kind k) const { return ((things >> index(k)) & 1U) != 0; }
};
Stock stock_in(const State&, Zone);
inline int items_of(const State& s, int crew) { return stock_in(s, bag_of(crew)).items; }
inline int coolant_of(const State& s, int crew) { return count_kind(s, bag_of(crew), kinds::coolant); }
/// The piece of that kind with the most (or fewest) uses spent, or -1.
int worn_piece(const State&, Zone, Kind, bool most);
inline bool has_token(const State& s, Zone z) {
  for (const int slot : slots(s, z))
    if (piece(s, slot).back == backs::token) return true;
  return false;
}
int token_in(const State&, Zone);
/// Mask of the rooms with a concealed token.
unsigned token_rooms(const State&);
/// Mask of the crew members who hold it.
int holders_of(const State&, Kind);

/// Copies in the box of a token or encounter card, four bits each; what lies face down can't be counted.
int copies_in_box(const State&, Kind);
void note_copies(State&, Kind, int copies);

// --- missions
inline Kind mission(const State& s) { return kind(get(s, R::mission)); }
inline bool ash_is_hunted(const State& s) { return mission(s) == kinds::sympathies; }
inline int cost_of(const Data& d, int crew, Kind item) {
  const int cost = d.items[static_cast<std::size_t>(item_id(item))].cost;
  const bool less = d.crew[static_cast<std::size_t>(crew)].ability == Ability::tinker && cost >= 2;
  return less ? cost - 1 : cost;
}
inline Ability ability_of(const Data& d, int crew) { return d.crew[static_cast<std::size_t>(crew)].ability; }
/// Director's Cut: only in two rooms.
inline bool can_craft_in(const State& s, Zone z) {
  return !flag(s, kDirectorsCut) || z == zones::equipment || z == zones::workshop;
}
inline bool crafts_freely(const Data& d, int crew) { return ability_of(d, crew) == Ability::tinker; }

/// Are the conditions of an objective or of the revealed mission met now?
bool is_met(const Data&, const State&, Kind objective);
bool mission_is_met(const Data&, const State&);
/// The Alien is in or beside the Docking Bay, somebody in the Airlock and somebody on the Bridge.
bool is_blown_out(const Data&, const State&);

/// Nearest spaces of `goals` (a mask), all at the same distance; 0 when there is none.
unsigned nearest(const Data&, Zone from, unsigned goals);
/// Neighbours of `from` on a shortest way to `to`.
inline unsigned next_spaces(const Data& d, Zone from, Zone to) {
  return d.board.toward[static_cast<std::size_t>(index(from))][static_cast<std::size_t>(index(to))];
}
/// Spaces with scrap on the floor.
unsigned scrap_spaces(const State&);
/// Does the walking figure's step ask for a way (else for a target)?
inline bool asks_route(const State& s) { return top_frame(s).b != 0; }
/// What Ash heads for now.
unsigned ash_goals(const State&);

}  // namespace prowl::fate
