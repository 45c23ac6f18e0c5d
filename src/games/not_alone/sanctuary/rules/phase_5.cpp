#include <algorithm>

#include "games/not_alone/rules/data/facts.hpp"
#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

namespace {

enum MovePc : std::uint8_t { kHold, kStep, kHurry, kMoved };

Seat pilot(const Data& d, const State& s) {
  Seat found = Seat::table;
  in_left_order(s, [&](Seat who) {
    if (has_avatar(d, s, who, Trait::hold_city) && count(s, hand_of(who)) > 0) found = who;
  });
  return found;
}

}  // namespace

// Sanctuary, phase 5, 1.
void run_move_city(Flow& f) {
  State& s = f.s;
  set(s, R::phase, 5);
  const Seat holder = pilot(f.data, s);
  if (f.top().pc == kHold && is_player(holder)) return await(s, holder);
  if (f.top().pc <= kStep) {
    move_city(f, next_city_place(s));
    f.top().pc = kHurry;
  }
  if (f.top().pc == kHurry && has_trait(f.data, s, Trait::hurry)) return await(s, creature_seat(s));
  f.go(Step::reveal_survivors);
}

void answer_move_city(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  if (f.top().pc == kHurry) {
    f.top().pc = kMoved;
    if (a.verb == verbs::put) move_city(f, place_at(zone(a.b)));
    return;
  }
  f.top().pc = kStep;
  if (a.verb == verbs::decline) return;
  f.top().pc = kHurry;
  discard_place(f, who, kind(a.a));
  f.emit(Ev::sanctuary_stays, who);
}

// Sanctuary, phase 5, 2; then Keen-scented.
void run_reveal_survivors(Flow& f) {
  State& s = f.s;
  if (f.top().pc == 0) {
    f.top().pc = 1;
    reveal_survivors(f);
    if (has_trait(f.data, s, Trait::change_survivor) && count(s, zones::survivors) > 0)
      return await(s, creature_seat(s));
  }
  f.go(Step::w6);
}

void answer_reveal_survivors(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  if (a.verb == verbs::decline) return;
  f.emit(Ev::lost_survivor, Seat::table, kind(a.a));
  move_open(f.cat, f.s, find_piece(f.s, zones::survivors, kind(a.a)), zones::survivor_discard);
  reveal_survivors(f);
}

namespace {

enum EvolutionPc : std::uint8_t { kAsk, kEvolving, kBrood, kDefence, kGrowing };

int nest_dna(const Data& d, const State& s) {
  int n = d.sanctuary.nest_dna;
  in_left_order(s, [&](Seat who) { n -= avatar_amount(d, s, who, Trait::nest_less); });
  return std::max(n, 0);
}

int evolve_dna(const Data& d, const State& s) {
  return d.sanctuary.evolve_dna + trait_sum(d, s, Trait::metabolism) + strength(d, s, Effect::gestation);
}

bool can_draw_any(const State& s) { return can_draw_evolution(s, 1) || can_draw_evolution(s, 2); }

bool could_develop(const State& s) {
  return get(s, R::dna) > 0 && count(s, evolutions_of(creature_seat(s))) > 0 && !in_force(s, Effect::sterile);
}

// Nobody needs to be asked when by public facts there is nothing to do.
void ask_to_evolve(Flow& f) {
  State& s = f.s;
  const bool draws = f.top().pc == kEvolving && get(s, R::dna) > 0 && can_draw_any(s);
  if (!draws && !could_develop(s)) return f.go(Step::end_phase_5);
  await(s, creature_seat(s));
}

void begin_evolving(Flow& f) {
  f.emit(Ev::evolves, creature_seat(f.s));
  gain_dna(f, evolve_dna(f.data, f.s));
  f.top().pc = kEvolving;
}

void begin_nesting(Flow& f) {
  f.emit(Ev::nests, creature_seat(f.s));
  gain_dna(f, nest_dna(f.data, f.s));
  f.top().pc = kBrood;
}

}  // namespace

// Sanctuary, phase 5, 3. The frame's b: Evolutions developed, its a: steps of Defence that nesting has brought.
void run_evolution(Flow& f) {
  State& s = f.s;
  Frame& top = f.top();
  switch (top.pc) {
    case kAsk:
      if (!in_force(s, Effect::stalled)) return await(s, creature_seat(s));
      f.emit(Ev::stalls, creature_seat(s));
      return f.go(Step::end_phase_5);
    case kBrood:
      if (has_trait(f.data, s, Trait::brood) && can_draw_any(s)) return await(s, creature_seat(s));
      top.pc = kDefence;
      return;
    case kDefence:
      if (top.a++ < f.data.sanctuary.nest_defence) {
        advance_defence(f, nth_left(s, 1));
        return;
      }
      top.pc = kGrowing;
      return;
    case kGrowing:
      if (!in_force(s, Effect::growth_spurt)) return f.go(Step::end_phase_5);
      [[fallthrough]];
    default: return ask_to_evolve(f);
  }
}

void answer_evolution(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  answered(s, who);
  if (a.verb == verbs::evolve) return begin_evolving(f);
  if (a.verb == verbs::nest) return begin_nesting(f);
  const bool brooding = f.top().pc == kBrood;
  if (brooding) f.top().pc = kDefence;
  if (a.verb == verbs::draw_evolution) {
    if (!brooding) lose_dna(f, 1);
    return f.push(Step::draw_evolution, who, a.a);
  }
  if (a.verb == verbs::develop) {
    return develop_with_room(f, kind(a.a));
  }
  if (!brooding) f.go(Step::end_phase_5);
}

// One goes for it where there is no room; where a Metamorph gave the room and has gone, or sleeps, another one.
void develop_with_room(Flow& f, Kind evolution) {
  const State& s = f.s;
  if (developed_count(s) < evolution_slots(f.data, s)) return develop(f, evolution);
  f.push(Step::pick_evolution, creature_seat(s), index(evolution));
}

// In force from the next turn on.
void develop(Flow& f, Kind evolution) {
  State& s = f.s;
  const Seat who = creature_seat(s);
  lose_dna(f, cost_of(f.data, s, evolution));
  ++s.frames[0].b;
  f.emit(Ev::developed, who, evolution);
  move_open(f.cat, s, find_piece(s, evolutions_of(who), evolution), zones::developed);
}

void run_end_phase_5(Flow& f) {
  discard_hunts(f);
  close_turn(f);
}

int evolve_gain(const RuleSet& r, const State& s) { return std::min(evolve_dna(data_of(r), s), dna_left(s)); }
int nest_gain(const RuleSet& r, const State& s) { return std::min(nest_dna(data_of(r), s), dna_left(s)); }

}  // namespace prowl::not_alone
