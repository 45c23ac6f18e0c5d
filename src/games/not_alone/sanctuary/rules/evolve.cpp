#include <algorithm>

#include "games/not_alone/rules/data/facts.hpp"
#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

enum EvolutionPc : std::uint8_t { kAskEvolution, kEvolving, kBrood, kDefence, kGrowing };

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

// Sanctuary, phase 5, 3. The frame's b: Evolutions developed, its a: steps of Defence that nesting has brought.
void run_evolution(Flow& f) {
  State& s = f.s;
  Frame& top = f.top();
  switch (top.pc) {
    case kAskEvolution:
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

// Frame's a: the level. An empty deck is its discard shuffled.
void run_draw_evolution(Flow& f) {
  State& s = f.s;
  const int level = f.top().a;
  const Zone deck = evolution_deck(level), pile = evolution_discard(level);
  if (count(s, deck) == 0 && count(s, pile) > 0) {
    f.emit(Ev::evolution_reshuffled, Seat::table, level);
    while (count(s, pile) > 0) {
      const int slot = top(s, pile);
      piece(s, slot).known = kNobody;
      move_piece(f.cat, s, slot, deck);
    }
    return await_entropy(s);
  }
  const Seat who = f.seat_of_frame();
  pop_frame(s);
  if (count(s, deck) == 0) return;
  const int slot = top(s, deck);
  piece(s, slot).known = bit(who);
  f.emit(Ev::drew_evolution, who, piece(s, slot).kind, bit(who));
  move_piece(f.cat, s, slot, evolutions_of(who));
}

void answer_draw_evolution(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  shuffle(f.s, evolution_deck(f.top().a), entropy_of(a));
}

void list_evolution(const Lister& l) {
  for (const Verb v : {verbs::evolve, verbs::nest, verbs::done}) l.offer(v);
  l.offer_levels();
  l.offer_in(verbs::develop, evolutions_of(l.who));
}

Rule refuse_evolution(const Check& c, const Action& a) {
  const int pc = top_frame(c.s).pc;
  if (a.verb == verbs::evolve || a.verb == verbs::nest) return ok_if(pc == kAskEvolution, Rule::not_now);
  if (a.verb == verbs::done) return ok_if(pc == kEvolving || pc == kGrowing, Rule::not_now);
  if (a.verb == verbs::draw_evolution)
    return pc == kEvolving || pc == kBrood ? check_draw_evolution(c, a.a, pc == kBrood) : Rule::not_now;
  return a.verb == verbs::develop && (pc == kEvolving || pc == kGrowing) ? check_develop(c, kind(a.a)) : Rule::not_now;
}

Prompt prompt_evolution(const State& s) {
  switch (top_frame(s).pc) {
    case kAskEvolution: return secret(first_asked(s), "evolution", "6.8");
    case kBrood: return open(first_asked(s), "brood", "6.14");
    default: return secret(first_asked(s), "develop", "6.8");
  }
}

constexpr StepRow kEvolveRows[] = {
    {{Step::evolution, "evolve", run_evolution, answer_evolution, list_evolution, refuse_evolution, prompt_evolution},
     5,
     [](const State& s) { return top_frame(s).pc == kAskEvolution || top_frame(s).pc == kBrood; }},
    {{Step::draw_evolution, "draw_evolution", run_draw_evolution, answer_draw_evolution}},
};

}  // namespace

// One goes for it where there is no room; where a Metamorph gave the room and has gone, or sleeps, another one. It is
// shown then, for which one goes is asked before all.
void develop_with_room(Flow& f, Kind evolution) {
  State& s = f.s;
  if (developed_count(s) < evolution_slots(f.data, s)) return develop(f, evolution);
  piece(s, find_piece(s, evolutions_of(creature_seat(s)), evolution)).known = kEveryone;
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

int evolve_gain(const RuleSet& r, const State& s) { return std::min(evolve_dna(data_of(r), s), dna_left(s)); }
int nest_gain(const RuleSet& r, const State& s) { return std::min(nest_dna(data_of(r), s), dna_left(s)); }

constinit const StepRows kEvolveSteps = kEvolveRows;

}  // namespace prowl::not_alone
