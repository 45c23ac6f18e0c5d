#pragma once
#include "games/not_alone/rules/data/data.hpp"
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
inline R reg_of(Effect e) { return static_cast<int>(e) < kEffectsPerReg ? R::effects : R::more_effects; }
inline int bit_of(Effect e) { return 1 << static_cast<int>(e) % kEffectsPerReg; }
inline bool in_force(const State& s, Effect e) { return (get(s, reg_of(e)) & bit_of(e)) != 0; }
/// How much an effect does while it is in force, else 0.
inline int strength(const Data& d, const State& s, Effect e) {
  return in_force(s, e) ? d.strength[static_cast<std::size_t>(e)] : 0;
}
inline void put_in_force(State& s, Effect e) { set_bits(s, reg_of(e), bit_of(e)); }

inline Step step_of(const State& s) { return static_cast<Step>(top_frame(s).step); }
/// The step of the turn, below whatever card or window is running.
inline Step main_step(const State& s) { return static_cast<Step>(s.frames[0].step); }

/// How R::suffer calls what the Target step does; 0: nothing.
constexpr int suffer_code(Effect e) {
  switch (e) {
    case Effect::tremor: return 1;
    case Effect::blockade: return 2;
    case Effect::scream:
    case Effect::toxin: return static_cast<int>(e) + 1;
    default: return 0;
  }
}

/// Until the end of the turn. Effects of the Target step keep their order (5.3).
inline void begin_effect(State& s, Effect e) {
  put_in_force(s, e);
  if (const int code = suffer_code(e); code != 0) set(s, R::suffer, get(s, R::suffer) << 4 | code);
}

// --- seats
inline Seat creature_seat(const State& s) { return seat(get(s, R::creature)); }
inline bool is_creature(const State& s, Seat who) { return index(who) == get(s, R::creature); }
inline bool is_hunted(const State& s, Seat who) {
  return is_player(who) && index(who) < s.seats && !is_creature(s, who);
}
/// The n-th seat from the Creature's left, 1 for the first Hunted.
inline Seat nth_left(const State& s, int n) { return seat((get(s, R::creature) + n) % s.seats); }
/// Calls `use` for the Hunted in left order.
template <class Use>
void in_left_order(const State& s, Use use) {
  for (int n = 1, at = get(s, R::creature); n < s.seats; ++n) {
    at = at + 1 == s.seats ? 0 : at + 1;
    use(seat(at));
  }
}
inline SeatMask hunted_mask(const State& s) {
  return static_cast<SeatMask>(((1 << s.seats) - 1) & ~bit(creature_seat(s)));
}
/// Who may see what lies in the Place discards.
inline SeatMask discard_audience(const State& s) {
  return in_force(s, Effect::smokescreen) ? hunted_mask(s) : kEveryone;
}

inline int will(const State& s, Seat who) { return get(s, at(R::first_will, index(who))); }
inline Places owned(const State& s, Seat who) { return get(s, at(R::first_owned, index(who))); }
inline bool used_survival(const State& s, Seat who) { return has_seat(s, R::survival_played, who); }
inline bool gave_up(const State& s, Seat who) { return has_seat(s, R::gave_up, who); }
inline int resists(const State& s, Seat who) {
  return has_seat(s, R::resisted, who) + has_seat(s, R::resisted_twice, who);
}
/// Places that the seat must still take back after resisting.
inline int owed(const State& s, Seat who) { return get(s, at(R::first_debt, index(who))); }
inline void set_owed(State& s, Seat who, int n) { set(s, at(R::first_debt, index(who)), n); }
/// Places that the seat takes back for its next Will.
int resist_places(const Data&, const State&, Seat who);
/// Places that the seat must play this turn.
inline int required(const State& s, Seat who) {
  return has_seat(s, R::river, who) || has_seat(s, R::artefact, who) ? 2 : 1;
}
/// Whether the River or Artefact was used this turn, whose two Places come next turn.
inline bool doubled(const State& s, Seat who) {
  return has_seat(s, R::river_next, who) || has_seat(s, R::artefact_next, who);
}

/// Public: the further Hunt card of an Evolution, in phase 2.
inline bool has_extra_hunt(const State& s) { return get(s, R::extra_hunt) != 0 && get(s, R::phase) == 2; }
/// Public: whether the seat has a Hunt or Survival card left to play (5.1).
inline bool has_play_left(const State& s, Seat who) {
  if (is_creature(s, who))
    return (get(s, R::hunts_played) < get(s, R::hunt_limit) || has_extra_hunt(s)) && count(s, hand_of(who)) > 0 &&
           !in_force(s, Effect::no_hunt);
  return !used_survival(s, who) && count(s, survival_of(who)) > 0 && !in_force(s, Effect::despair);
}

// --- sets of Places. In a view what is hidden is missing.
Places places_in(const State&, Zone);
inline Places hand(const State& s, Seat who) { return places_in(s, hand_of(who)); }
inline Places discard(const State& s, Seat who) { return places_in(s, discard_of(who)); }
inline Places played(const State& s, Seat who) { return places_in(s, played_of(who)); }
/// A hand, and the Places set aside in it, to be laid down or discarded.
struct Hand {
  Places all = 0, chosen = 0;
  int chosen_count = 0;
};
Hand hand_and_chosen(const State&, Seat who);
inline Places chosen(const State& s, Seat who) { return hand_and_chosen(s, who).chosen; }
inline int chosen_count(const State& s, Seat who) { return hand_and_chosen(s, who).chosen_count; }
inline int find_own(const State& s, Zone z, Seat who, Kind place) { return find_piece(s, z, own_kind(who, place)); }
/// What the reserve holds that is new to the seat.
inline Places gainable(const State& s, Seat who) { return places_in(s, zones::reserve) & ~owned(s, who); }
/// Survival cards can be drawn: in the deck, or in the discard to be shuffled.
inline bool can_draw_survival(const State& s) {
  return !in_force(s, Effect::despair) && count(s, zones::survival_deck) + count(s, zones::survival_discard) > 0;
}

/// Whether a Prescient Creature is shown a Place by the seat.
bool must_show(const Data&, const State&, const Frame& each_shows, Seat who);
/// Whether a position of the seat can be moved from a Place without tokens to another one.
bool can_be_hypnotised(const Data&, const State&, Seat who);
/// Whether Forbidden Zone, or a Howler that has named these seats, takes a Place of the seat's hand.
bool must_discard(const Data&, const State&, const Frame& each_discards, Seat who);

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
inline R token_reg(Kind token) {
  return token == kinds::creature ? R::creature_at : token == kinds::target ? R::target_at : R::artemia_at;
}
inline Places token_at(const State& s, Kind token) { return get(s, token_reg(token)); }
inline TargetRole target_role(const State& s) { return static_cast<TargetRole>(get(s, R::target_role)); }
/// Whether the Target token stands for a second Creature: a Clone or a Twin.
inline bool target_hunts(const State& s) { return in_force(s, Effect::clone) || target_role(s) == TargetRole::twin; }
/// Where the Creature is, a Clone or Twin included.
inline Places creature_places(const State& s) {
  return get(s, R::creature_at) | (target_hunts(s) ? get(s, R::target_at) : 0);
}
/// Where the Target token has a step of its own (5.1, R-24).
Places target_places(const State&);
inline bool creature_hits(const State& s, Seat who, Kind place) {
  return contains(creature_places(s), place) && !has_seat(s, R::dodging, who);
}
inline bool artemia_hits(const State& s, Seat who, Kind place) {
  return contains(get(s, R::artemia_at), place) && !has_seat(s, R::detecting, who);
}
inline bool is_hit(const State& s, Seat who, Kind place) {
  return creature_hits(s, who, place) || artemia_hits(s, who, place);
}
/// Will that a catch on each of these Places costs (Creature step; R-07). A single Hunted alone feels a Frenzy.
int catch_loss(const Data&, const State&, Places caught);
/// No power and nothing in its stead there (5.1).
Places ineffective_places(const State&);
/// Whether the Rescue counter lies on a space with the Artemia symbol.
inline bool artemia_space(const Data& d, const State& s) {
  return ((d.artemia_spaces[static_cast<std::size_t>(get(s, R::side))] >> get(s, R::rescue)) & 1) != 0;
}
/// The Places on the planet.
inline Places planet(const State& s) { return flag(s, kSanctuary) ? kCityPlanet : kBasePlanet; }
inline Places next_to(const Data& d, const State& s, Kind place) {
  return (flag(s, kSanctuary) ? d.city_planet : d.planet).next_to(place);
}
inline Places next_to_any(const Data& d, const State& s, Places set) {
  Places m = 0;
  each_place(set, [&](Kind place) { m |= next_to(d, s, place); });
  return m;
}
/// Tokens that the Creature may put onto the planet now (state 5): bits of R::granted, and 4 for the Creature token.
enum Available : int { kTarget = 1, kArtemia = 2, kCreature = 4 };
int available_tokens(const Data&, const State&);
/// Those of them that it must put; what an Evolution alone allows may stay away.
int due_tokens(const Data&, const State&);
inline int token_bit(Kind token) {
  return token == kinds::creature ? kCreature : token == kinds::target ? kTarget : kArtemia;
}
/// On how many Places the token is to be put.
int token_width(const Data&, const State&, Kind token);

// --- Sanctuary
inline bool has_city(const State& s) { return flag(s, kSanctuary); }
inline Kind city_place(const State& s) {
  return get(s, R::sanctuary_at) == 0 ? Kind::hidden : lowest(get(s, R::sanctuary_at));
}
/// The Places that the Sanctuary visits in turn.
inline Places city_loop(const State& s) { return get(s, R::loop) != 0 ? planet(s) : kStartPlaces; }
Kind next_city_place(const State&);
/// Whether no Hunt token lies there, not even one that has no effect on somebody.
bool is_token_free(const State&, Seat who, Kind place);
/// Those of this turn in the order made, `i` below kMostPromises; each Hunted makes one at most.
Promise promise(const State&, int i);
void make_promise(State&, const Promise&);
void forget_promises(State&);
inline int dna_left(const State& s) { return get(s, R::dna_total) - get(s, R::dna); }

/// Evolutions in force, as a set.
inline int awake(const State& s) { return get(s, R::awake_1) | get(s, R::awake_2) << kLevelEvolutions; }
inline int spent(const State& s) { return get(s, R::spent_1) | get(s, R::spent_2) << kLevelEvolutions; }
void set_awake(State&, int evolutions);
void set_spent(State&, int evolutions);
inline int with_trait(const Data& d, const State& s, Trait t) {
  return awake(s) & d.sanctuary.evolutions_with[static_cast<std::size_t>(t)];
}
/// Whether an Evolution in force has it.
inline bool has_trait(const Data& d, const State& s, Trait t) { return with_trait(d, s, t) != 0; }
/// The same for what serves once a turn.
inline bool has_unspent(const Data& d, const State& s, Trait t) { return (with_trait(d, s, t) & ~spent(s)) != 0; }
/// The numbers of those in force added up, or the greatest one.
int trait_sum(const Data&, const State&, Trait);
int trait_most(const Data&, const State&, Trait);
/// A card with the trait that is not spent, else hidden.
Kind unspent_with(const Data&, const State&, Trait);
void spend(State&, Kind evolution);

/// Hidden before it is chosen.
Kind avatar(const State&, Seat);
bool has_avatar(const Data&, const State&, Seat, Trait);
int avatar_amount(const Data&, const State&, Seat, Trait);
inline int survivors_held(const State& s, Seat who) { return count(s, rescued_of(who)); }

/// Places that the seat may not play this turn: a Force Field, and a Territory unless too few others are left.
Places closed_to(const State&, Seat who, Places hand);
inline Places closed_to(const State& s, Seat who) { return closed_to(s, who, hand(s, who)); }
/// The seat stands beside the Creature token, which forbids what a Hunted does instead of its power.
bool is_terrified(const Data&, const State&, Kind place);
/// A Place where the seat may rescue: beside the Sanctuary, or over the corner for a Climber.
bool is_near_city(const Data&, const State&, Seat who, Kind place);
inline int developed_count(const State& s) { return count(s, zones::developed); }
inline int evolution_slots(const Data& d, const State& s) {
  return has_trait(d, s, Trait::slots) ? trait_most(d, s, Trait::slots) : d.sanctuary.slots;
}
/// What developing it costs now.
int cost_of(const Data&, const State&, Kind evolution);

}  // namespace prowl::not_alone
