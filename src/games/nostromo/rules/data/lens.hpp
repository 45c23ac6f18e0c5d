#pragma once
#include <array>
#include <bit>

#include "games/nostromo/rules/data/data.hpp"
#include "games/nostromo/rules/data/ids.hpp"
#include "prowl/core/state.hpp"

namespace prowl::nostromo {

/// The rulebook's names over a State; all of it works on a View's state too as far as that seat may know.

inline int get(const State& s, R r) { return s.regs[static_cast<std::size_t>(r)]; }
inline void set(State& s, R r, int value) { s.regs[static_cast<std::size_t>(r)] = static_cast<std::int16_t>(value); }
inline void add(State& s, R r, int value) { set(s, r, get(s, r) + value); }
inline bool has_bit(const State& s, R r, int i) { return ((get(s, r) >> i) & 1) != 0; }
inline void set_bit(State& s, R r, int i) { set(s, r, get(s, r) | 1 << i); }
inline void clear_bit(State& s, R r, int i) { set(s, r, get(s, r) & ~(1 << i)); }
inline bool flag(const State& s, Flag f) { return (get(s, R::flags) & f) != 0; }

inline int seats(const State& s) { return s.seats; }
inline bool two_players(const State& s) { return s.seats == 2; }
inline Seat alien_seat(const State& s) { return seat(get(s, R::alien_seat)); }
inline bool is_eliminated(const State& s, Seat who) { return has_bit(s, R::eliminated, index(who)); }
/// Neither the Alien nor the eliminated android.
inline bool takes_part(const State& s, Seat who) {
  return is_player(who) && index(who) < s.seats && who != alien_seat(s) && !is_eliminated(s, who);
}

/// Calls `use` for the seats other than the Alien, clockwise from the Alien's left (R14).
template <class Use>
void in_seat_order(const State& s, Use use) {
  for (int n = 1, at = get(s, R::alien_seat); n < s.seats; ++n) {
    at = at + 1 == s.seats ? 0 : at + 1;
    use(seat(at));
  }
}

// --- characters: which seat has which is fixed by the Alien's seat, so that most keep theirs all match
inline int characters_each(const State& s) { return get(s, R::each); }
inline Seat owner_of_character(const State& s, int id) {
  const int slot = id / characters_each(s) + 1;
  return seat(slot == get(s, R::alien_seat) ? 0 : slot);
}
inline int first_character_of(const State& s, Seat who) {
  const int slot = index(who) > 0 ? index(who) - 1 : get(s, R::alien_seat) - 1;
  return slot * characters_each(s);
}
inline int characters_in_play(const State& s) { return (s.seats - 1) * characters_each(s); }
/// Mask of a seat's characters.
inline int characters_of(const State& s, Seat who) {
  return ((1 << characters_each(s)) - 1) << first_character_of(s, who);
}
inline Seat owner_of(const State& s, Kind token) {
  return is_decoy(token) ? seat(index(token) - index(kinds::first_decoy)) : owner_of_character(s, character_id(token));
}
inline bool faces(const State& s, Seat who) { return (get(s, R::facing) & characters_of(s, who)) != 0; }

// --- rooms
inline bool in_play(const State& s, int room) { return room >= 0 && room < kRooms && has_bit(s, R::in_play, room); }
inline bool in_play(const State& s, Zone z) { return is_room(z) && in_play(s, room_of(z)); }
inline int links(const State& s, Zone room) { return get(s, at(R::first_link, room_of(room))); }

// --- objects and the figure
inline R place_reg(Kind object) { return object == kinds::flamethrower ? R::flame_at : R::detector_at; }
inline R bearer_reg(Kind object) { return object == kinds::flamethrower ? R::flame_bearer : R::detector_bearer; }
inline Zone place_of(const State& s, Kind object) { return zone(get(s, place_reg(object))); }
/// Seat::table when it lies on a floor.
inline Seat holder(const State& s, Kind object) {
  const Zone z = place_of(s, object);
  return is_held(z) ? holder_in(z) : Seat::table;
}
inline bool holds(const State& s, Seat who, Kind object) { return place_of(s, object) == held_by(who); }
/// Mask of the characters through which the object acts: all of its holder's, or its bearer (option bearer, R38).
inline int bearers(const State& s, Kind object) {
  const Seat who = holder(s, object);
  if (!is_player(who)) return 0;
  return flag(s, kBearer) ? 1 << get(s, bearer_reg(object)) : characters_of(s, who);
}
inline bool bearer_faces(const State& s, Kind object) { return (get(s, R::facing) & bearers(s, object)) != 0; }
inline bool is_locked(const State& s, Kind object) {
  return object == kinds::flamethrower && get(s, R::flame_lock) != 0;
}
inline Zone figure(const State& s) { return zone(get(s, R::figure_at)); }

// --- roles; in a view the android is known only to itself, until it is unmasked
inline bool is_android(const State& s, Seat who) { return find_piece(s, role_of(who), kinds::role_android) >= 0; }
inline bool is_unmasked(const State& s, Seat who) { return has_bit(s, R::unmasked, index(who)); }

// --- tokens
inline bool is_face_down(const Piece& p) { return p.back == backs::cover && p.known != kEveryone; }
/// Where each character stands; Zone::none for those that this state doesn't show.
std::array<Zone, kCharacters> character_places(const State&);
/// Face-down tokens on the board (in a room).
int face_down_count(const State&);
int living_characters(const State&);
/// Mask of a seat's characters that are not out for good.
int living_of(const State&, Seat);
/// Number of different card kinds in a hand.
int kinds_in_hand(const State&, Seat);

inline Step step_of(const State& s) { return static_cast<Step>(top_frame(s).step); }

}  // namespace prowl::nostromo
