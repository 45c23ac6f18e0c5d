#pragma once
#include "not_alone/data.hpp"
#include "prowl/core/state.hpp"

namespace prowl::not_alone {

/// The rulebook's names over a State; all of it works on a View's state too as far as that seat may know.

inline int get(const State& s, R r) { return s.regs[static_cast<std::size_t>(r)]; }
inline void set(State& s, R r, int value) { s.regs[static_cast<std::size_t>(r)] = static_cast<std::int16_t>(value); }
inline void add(State& s, R r, int value) { set(s, r, get(s, r) + value); }
inline bool has_bit(const State& s, R r, int i) { return ((get(s, r) >> i) & 1) != 0; }
inline bool has_seat(const State& s, R r, Seat who) { return has_bit(s, r, index(who)); }
inline void set_bits(State& s, R r, int bits) { set(s, r, get(s, r) | bits); }
inline void clear_bits(State& s, R r, int bits) { set(s, r, get(s, r) & ~bits); }
inline bool flag(const State& s, Flag f) { return (get(s, R::flags) & f) != 0; }
inline bool flag(const State& s, MoreFlag f) { return (get(s, R::more_flags) & f) != 0; }
inline bool in_force(const State& s, Effect e) { return has_bit(s, R::effects, static_cast<int>(e)); }
inline void put_in_force(State& s, Effect e) { set_bits(s, R::effects, 1 << static_cast<int>(e)); }

inline Step step_of(const State& s) { return static_cast<Step>(top_frame(s).step); }
/// The step of the turn, below whatever card or window is running.
inline Step main_step(const State& s) { return static_cast<Step>(s.frames[0].step); }

// --- seats
inline Seat creature_seat(const State& s) { return seat(get(s, R::creature)); }
inline bool is_creature(const State& s, Seat who) { return index(who) == get(s, R::creature); }
inline bool is_hunted(const State& s, Seat who) { return is_player(who) && index(who) < s.seats && !is_creature(s, who); }
/// The n-th seat from the Creature's left, 1 for the first Hunted.
inline Seat nth_left(const State& s, int n) { return seat((get(s, R::creature) + n) % s.seats); }
/// Calls `use` for the Hunted in left order.
template <class Use>
void in_left_order(const State& s, Use use) {
  for (int n = 1; n < s.seats; ++n) use(nth_left(s, n));
}
inline SeatMask hunted_mask(const State& s) { return static_cast<SeatMask>(((1 << s.seats) - 1) & ~bit(creature_seat(s))); }
/// Who may see what lies in the Place discards.
inline SeatMask discard_audience(const State& s) { return in_force(s, Effect::smokescreen) ? hunted_mask(s) : kEveryone; }

inline int will(const State& s, Seat who) { return get(s, at(R::first_will, index(who))); }
inline Places owned(const State& s, Seat who) { return get(s, at(R::first_owned, index(who))); }
inline bool used_survival(const State& s, Seat who) { return has_seat(s, R::survival_played, who); }
inline bool gave_up(const State& s, Seat who) { return has_seat(s, R::gave_up, who); }
inline int resists(const State& s, Seat who) { return has_seat(s, R::resisted, who) + has_seat(s, R::resisted_twice, who); }
/// Places that the seat must still take back after resisting.
inline int owed(const State& s, Seat who) { return (get(s, R::owed) >> (2 * index(who))) & 3; }
inline void set_owed(State& s, Seat who, int n) {
  clear_bits(s, R::owed, 3 << (2 * index(who)));
  set_bits(s, R::owed, n << (2 * index(who)));
}
/// Places that the seat must play this turn.
inline int required(const State& s, Seat who) { return has_seat(s, R::river, who) || has_seat(s, R::artefact, who) ? 2 : 1; }
/// Whether the River or Artefact was used this turn, whose two Places come next turn.
inline bool doubled(const State& s, Seat who) { return has_seat(s, R::river_next, who) || has_seat(s, R::artefact_next, who); }

/// Public: whether the seat has a Hunt or Survival card left to play (5.1).
inline bool has_play_left(const State& s, Seat who) {
  if (is_creature(s, who))
    return get(s, R::hunts_played) < get(s, R::hunt_limit) && count(s, hand_of(who)) > 0 && !in_force(s, Effect::no_hunt);
  return !used_survival(s, who) && count(s, survival_of(who)) > 0 && !in_force(s, Effect::despair);
}

// --- sets of Places. In a view what is hidden is missing.
Places places_in(const State&, Zone);
inline Places hand(const State& s, Seat who) { return places_in(s, hand_of(who)); }
inline Places discard(const State& s, Seat who) { return places_in(s, discard_of(who)); }
inline Places played(const State& s, Seat who) { return places_in(s, played_of(who)); }
/// Places set aside in hand, to be laid down or discarded.
Places chosen(const State&, Seat who);
int chosen_count(const State&, Seat who);
inline int find_own(const State& s, Zone z, Seat who, Kind place) { return find_piece(s, z, own_kind(who, place)); }
/// What the reserve holds that is new to the seat.
inline Places gainable(const State& s, Seat who) { return places_in(s, zones::reserve) & ~owned(s, who); }
/// Survival cards can be drawn: in the deck, or in the discard to be shuffled.
inline bool can_draw_survival(const State& s) {
  return !in_force(s, Effect::despair) && count(s, zones::survival_deck) + count(s, zones::survival_discard) > 0;
}

// --- positions
inline R spot_reg(int i) { return i == 0 ? R::first_spot : R::first_other_spot; }
inline Spot spot(const State& s, Seat who, int i) { return unpack_spot(get(s, at(spot_reg(i), index(who)))); }
inline void set_spot(State& s, Seat who, int i, const Spot& v) { set(s, at(spot_reg(i), index(who)), pack(v)); }
inline Places positions(const State& s, Seat who) {
  Places m = 0;
  for (int i = 0; i < 2; ++i)
    if (const Spot p = spot(s, who, i); is_place(p.place)) m |= bit_of(p.place);
  return m;
}

// --- tokens
inline R token_reg(Kind token) { return token == kinds::creature ? R::creature_at : token == kinds::target ? R::target_at : R::artemia_at; }
inline Places token_at(const State& s, Kind token) { return get(s, token_reg(token)); }
/// Where the Creature is, a Clone included.
inline Places creature_places(const State& s) { return get(s, R::creature_at) | (in_force(s, Effect::clone) ? get(s, R::target_at) : 0); }
/// Where the Target token has a step of its own (5.1, R-24).
Places target_places(const State&);
inline bool creature_hits(const State& s, Seat who, Kind place) {
  return contains(creature_places(s), place) && !has_seat(s, R::dodging, who);
}
inline bool artemia_hits(const State& s, Seat who, Kind place) {
  return contains(get(s, R::artemia_at), place) && !has_seat(s, R::detecting, who);
}
inline bool is_hit(const State& s, Seat who, Kind place) { return creature_hits(s, who, place) || artemia_hits(s, who, place); }
/// No power and nothing in its stead there (5.1).
Places ineffective_places(const State&);
/// Whether the Rescue counter lies on a space with the Artemia symbol.
inline bool artemia_space(const Data& d, const State& s) {
  return ((d.artemia_spaces[static_cast<std::size_t>(get(s, R::side))] >> get(s, R::rescue)) & 1) != 0;
}
/// Tokens that the Creature may put onto the planet now (state 5): bits of R::granted, and 4 for the Creature token.
enum Available : int { kTarget = 1, kArtemia = 2, kCreature = 4 };
int available_tokens(const Data&, const State&);
inline int token_bit(Kind token) { return token == kinds::creature ? kCreature : token == kinds::target ? kTarget : kArtemia; }
/// On how many Places the token is to be put.
inline int token_width(const State& s, Kind token) {
  return in_force(s, token == kinds::artemia ? Effect::wide_artemia : Effect::wide_target) && token != kinds::creature ? 2 : 1;
}

}  // namespace prowl::not_alone
