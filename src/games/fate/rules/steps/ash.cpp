#include <bit>

#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

namespace {

// Frame of ash_walk: a the moves left, b the target; pc what is asked.
enum : std::uint8_t { kAshActivate, kAim, kAshAsksTarget, kAshGo, kAshAsksRoute };

void take_floor_scrap(Flow& f) {
  if (ash_is_hunted(f.s)) return;
  const int n = move_scrap(f, ash_at(f.s), zones::scrap_pile, f.data.scrap);
  if (n > 0) f.emit(Ev::ash_took, Seat::table, n, index(ash_at(f.s)));
}

void meet_crew(Flow& f) {
  const int crew = crew_in(f.s, ash_at(f.s));
  f.emit(Ev::ash_met, Seat::table, index(ash_at(f.s)));
  if (ash_is_hunted(f.s)) return f.push(Step::ash_meet);
  f.push(Step::ash_toll, 0, crew);
}

void step_ash(Flow& f, Zone to) {
  State& s = f.s;
  Frame& frame = f.top();
  --frame.a;
  const Zone from = ash_at(s);
  place_ash(f, to);
  f.emit(Ev::ash_moved, Seat::table, index(from), index(to));
  frame.pc = kAshGo;
  if (index(to) != frame.b) return;
  frame.pc = kAim;
  take_floor_scrap(f);
  if (crew_in(s, to) == 0) return;
  pop_frame(s);
  meet_crew(f);
}

void hurt(Flow& f, int crew) {
  State& s = f.s;
  pop_frame(s);
  move_thing(f, find_piece(s, bag_of(crew), kinds::coolant), zones::ash_slots);
  add(s, R::ash_damage, 1);
  f.emit(Ev::ash_hurt, f.seat_of(crew), get(s, R::ash_damage), index(crew_kind(crew)));
  if (get(s, R::ash_damage) < f.data.ash_damage) return f.push(Step::ash_push);
  move_piece(f.cat, s, find_piece(s, ash_at(s), kinds::ash), zones::removed);
  set(s, R::ash_at, 0);
  f.emit(Ev::ash_gone, Seat::table);
}

}  // namespace

void place_ash(Flow& f, Zone to) {
  State& s = f.s;
  const Zone from = ash_at(s) == Zone::none ? zones::box : ash_at(s);
  move_piece(f.cat, s, find_piece(s, from, kinds::ash), to);
  set(s, R::ash_at, index(to));
}

namespace {

// Ash (optional); rulings F30 to F34.
void run_ash_walk(Flow& f) {
  State& s = f.s;
  Frame& frame = f.top();
  if (frame.pc == kAshActivate) {
    frame.pc = kAim;
    if (crew_in(s, ash_at(s)) != 0) {
      f.emit(Ev::ash_stays, Seat::table, index(ash_at(s)));
      return pop_frame(s);
    }
    take_floor_scrap(f);
  }
  if (frame.a == 0) return pop_frame(s);
  if (frame.pc == kAim) {
    const unsigned targets = nearest(f.data, ash_at(s), ash_goals(s));
    if (!std::has_single_bit(targets)) {
      frame.b = 0;
      frame.pc = kAshAsksTarget;
      return await(s, Seat::table);
    }
    frame.b = static_cast<std::int16_t>(index(only(targets)));
  }
  const unsigned next = next_spaces(f.data, ash_at(s), zone(frame.b));
  if (std::has_single_bit(next)) return step_ash(f, only(next));
  frame.pc = kAshAsksRoute;
  await(s, Seat::table);
}

void answer_ash_walk(Flow& f, Seat, const Action& a) {
  if (a.verb == verbs::route) return step_ash(f, zone(a.a));
  f.top().b = a.a;
  f.top().pc = kAshGo;
}

void list_ash_walk(const Lister& l) { list_walk(l, ash_at(l.s), ash_goals(l.s)); }

Rule refuse_ash_walk(const Question& q, const Action& a) { return refuse_walk(q, a, ash_at(q.s), ash_goals(q.s)); }

Prompt prompt_ash_walk(const State& s) {
  const int ash = index(ash_at(s));
  if (!asks_route(s)) return make_prompt(Ask::table, "ash_target", active_seat(s), "4.8", {Operand::zone}, ash);
  return make_prompt(Ask::table, "ash_route", active_seat(s), "4.8", {Operand::zone, Operand::zone}, ash,
                     top_frame(s).b);
}

// Each crew member there gives 1 scrap or costs 1 Morale. Frame: a those still to come, b who is asked.
void run_ash_toll(Flow& f) {
  State& s = f.s;
  Frame& frame = f.top();
  if (frame.a == 0) return pop_frame(s);
  int crew = -1;
  each_crew(s, [&](int id) {
    if (crew < 0 && ((frame.a >> id) & 1) != 0) crew = id;
  });
  frame.a = static_cast<std::int16_t>(frame.a & ~(1 << crew));
  frame.b = static_cast<std::int16_t>(crew);
  if (scrap_of(s, crew) > 0) return await(s, Seat::table);
  lose_morale(f, f.data.ash_loss, 1 << crew);
}

void answer_ash_toll(Flow& f, Seat, const Action& a) {
  const int crew = f.top().b;
  if (a.verb == verbs::lose_morale) return lose_morale(f, f.data.ash_loss, 1 << crew);
  move_scrap(f, bag_of(crew), zones::scrap_pile, 1);
  f.emit(Ev::ash_paid, f.seat_of(crew), a.a);
}

void list_ash_toll(const Lister& l) {
  for (const Verb v : {verbs::discard_scrap, verbs::lose_morale}) l.add(v, index(crew_kind(top_frame(l.s).b)));
}

Rule refuse_ash_toll(const Question& q, const Action& a) {
  if (a.verb != verbs::discard_scrap && a.verb != verbs::lose_morale) return Rule::not_now;
  return crew_id(kind(a.a)) == top_frame(q.s).b ? Rule::ok : Rule::not_asked;
}

Prompt prompt_ash_toll(const State& s) {
  return make_prompt(Ask::table, "ash_toll", active_seat(s), "4.8", {Operand::kind, Operand::zone},
                     index(crew_kind(top_frame(s).b)), index(ash_at(s)));
}

// You Have My Sympathies.
void run_ash_meet(Flow& f) {
  State& s = f.s;
  const int met = crew_in(s, ash_at(s));
  int armed = 0;
  each_crew(s, [&](int crew) {
    if (((met >> crew) & 1) != 0 && coolant_of(s, crew) > 0) armed |= 1 << crew;
  });
  if (std::popcount(static_cast<unsigned>(armed)) > 1) return await(s, Seat::table);
  if (armed != 0) return hurt(f, std::countr_zero(static_cast<unsigned>(armed)));
  pop_frame(s);
  lose_morale(f, f.data.ash_mission_loss, met);
  if (step_of(s) != Step::over) make_flee(f, met);
}

void answer_ash_meet(Flow& f, Seat, const Action& a) { hurt(f, crew_id(kind(a.a))); }

Rule check_spend_coolant(const State& s, int crew) {
  const bool there = is_aboard(s, crew) && crew_at(s, crew) == ash_at(s) && coolant_of(s, crew) > 0;
  return there ? Rule::ok : Rule::no_coolant;
}

void list_ash_meet(const Lister& l) {
  each_crew(l.s, [&](int crew) {
    if (check_spend_coolant(l.s, crew) == Rule::ok) l.add(verbs::spend_coolant, index(crew_kind(crew)));
  });
}

Rule refuse_ash_meet(const Question& q, const Action& a) {
  return a.verb == verbs::spend_coolant ? check_spend_coolant(q.s, crew_id(kind(a.a))) : Rule::not_now;
}

Prompt prompt_ash_meet(const State& s) {
  return make_prompt(Ask::table, "ash_coolant", active_seat(s), "6.3", {Operand::zone}, index(ash_at(s)));
}

void run_ash_push(Flow& f) { await(f.s, Seat::table); }

void answer_ash_push(Flow& f, Seat, const Action& a) {
  pop_frame(f.s);
  place_ash(f, zone(a.a));
  f.emit(Ev::ash_pushed, Seat::table, a.a);
  if (crew_in(f.s, ash_at(f.s)) != 0) f.push(Step::ash_meet);
}

void list_ash_push(const Lister& l) {
  for (const FleePath& p : flees_from(l.data, ash_at(l.s))) l.add(verbs::push, index(p.spaces[2]));
}

Rule refuse_ash_push(const Question& q, const Action& a) {
  if (a.verb != verbs::push) return Rule::not_now;
  return ends_a_flee(q.data, ash_at(q.s), zone(a.a)) ? Rule::ok : Rule::not_three_away;
}

Prompt prompt_ash_push(const State& s) {
  return make_prompt(Ask::table, "ash_push", active_seat(s), "6.3", {Operand::zone}, index(ash_at(s)));
}

constexpr StepRow kAshRows[] = {
    {Step::ash_walk, "ash_walk", run_ash_walk, answer_ash_walk, list_ash_walk, refuse_ash_walk, prompt_ash_walk},
    {Step::ash_toll, "ash_toll", run_ash_toll, answer_ash_toll, list_ash_toll, refuse_ash_toll, prompt_ash_toll},
    {Step::ash_meet, "ash_meet", run_ash_meet, answer_ash_meet, list_ash_meet, refuse_ash_meet, prompt_ash_meet},
    {Step::ash_push, "ash_push", run_ash_push, answer_ash_push, list_ash_push, refuse_ash_push, prompt_ash_push},
};

}  // namespace

std::span<const StepRow> ash_steps() { return kAshRows; }

}  // namespace prowl::fate
