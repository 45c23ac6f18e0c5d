#include <algorithm>
#include <bit>

#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

namespace {

bool has_frame(const State& s, Step step) {
  return std::any_of(s.frames.begin(), s.frames.begin() + s.frame_count,
                     [&](const Frame& f) { return static_cast<Step>(f.step) == step; });
}

void put_alien(Flow& f, Zone to) {
  move_piece(f.cat, f.s, find_piece(f.s, alien_at(f.s), kinds::alien), to);
  set(f.s, R::alien_at, index(to));
}

// Frame of alien_walk: seat the loss, a the moves left, b the target; pc what is asked.
enum : std::uint8_t { kActivate, kAskTarget, kGo, kAskRoute };

void step_alien(Flow& f, Zone to) {
  Frame& frame = f.top();
  frame.pc = kGo;
  --frame.a;
  const Zone from = alien_at(f.s);
  put_alien(f, to);
  f.emit(Ev::alien_moved, Seat::table, index(from), index(to));
  // It stops at the first crew it reaches; what is left of its movement is lost.
  if (crew_in(f.s, to) == 0) return;
  const int loss = frame.seat;
  pop_frame(f.s);
  start_encounter(f, loss, false);
}

}  // namespace

void jump_alien(Flow& f, Zone to) {
  const Zone from = alien_at(f.s);
  if (from == to) return;
  put_alien(f, to);
  f.emit(Ev::alien_jumps, Seat::table, index(from), index(to));
}

// --- meeting it
void start_encounter(Flow& f, int loss, bool walked_in) {
  State& s = f.s;
  const int met = crew_in(s, alien_at(s));
  if (met == 0) return;
  f.emit(Ev::met_alien, Seat::table, loss, index(alien_at(s)));
  const bool in_action_phase = main_step(s) == Step::act;
  if (in_action_phase && (walked_in || ((met >> active_crew(s)) & 1) != 0)) {
    set(s, R::phase_over, 1);
    set(s, R::skip_card, 1);
  }
  // Ruling F10.
  const int losses = flag(s, kLossPerCrew) ? std::popcount(static_cast<unsigned>(met)) : 1;
  f.push(Step::encounter, losses, loss);
}

// --- fleeing
void make_flee(Flow& f, int mask) {
  set(f.s, R::fleeing, get(f.s, R::fleeing) | mask);
  if (!has_frame(f.s, Step::flee)) f.push(Step::flee);
}

void list_walk(const Lister& l, Zone from, unsigned goals) {
  if (asks_route(l.s))
    each_bit(next_spaces(l.data, from, zone(top_frame(l.s).b)), [&](int z) { l.add(verbs::route, z); });
  else
    each_bit(nearest(l.data, from, goals), [&](int z) { l.add(verbs::target, z); });
}

Rule refuse_walk(const Question& q, const Action& a, Zone from, unsigned goals) {
  const bool route = asks_route(q.s);
  if (a.verb != (route ? verbs::route : verbs::target)) return Rule::not_now;
  const unsigned spaces = route ? next_spaces(q.data, from, zone(top_frame(q.s).b)) : nearest(q.data, from, goals);
  if (is_space(zone(a.a)) && (spaces & zone_bit(zone(a.a))) != 0) return Rule::ok;
  return route ? Rule::not_shortest : Rule::not_nearest;
}

namespace {

// --- the Alien's movement (Alien Movement; rulings F21, F22)
void run_alien_walk(Flow& f) {
  State& s = f.s;
  Frame& frame = f.top();
  if (frame.pc == kActivate) {
    const int loss = frame.seat;
    if (crew_in(s, alien_at(s)) != 0) {
      pop_frame(s);
      return start_encounter(f, loss, false);
    }
    const unsigned targets = nearest(f.data, alien_at(s), crew_spaces(s));
    if (!std::has_single_bit(targets)) {
      frame.pc = kAskTarget;
      return await(s, Seat::table);
    }
    frame.b = static_cast<std::int16_t>(index(only(targets)));
    frame.pc = kGo;
  }
  if (frame.a == 0) return pop_frame(s);
  const unsigned next = next_spaces(f.data, alien_at(s), zone(frame.b));
  if (std::has_single_bit(next)) return step_alien(f, only(next));
  frame.pc = kAskRoute;
  await(s, Seat::table);
}

void answer_alien_walk(Flow& f, Seat, const Action& a) {
  if (a.verb == verbs::route) return step_alien(f, zone(a.a));
  f.top().b = a.a;
  f.top().pc = kGo;
}

void list_alien_walk(const Lister& l) { list_walk(l, alien_at(l.s), crew_spaces(l.s)); }

Rule refuse_alien_walk(const Question& q, const Action& a) {
  return refuse_walk(q, a, alien_at(q.s), crew_spaces(q.s));
}

// The banner names whose turn it is, though the decision belongs to all.
Prompt prompt_alien_walk(const State& s) {
  const int alien = index(alien_at(s));
  if (!asks_route(s)) return make_prompt(Ask::table, "alien_target", active_seat(s), "4.5", {Operand::zone}, alien);
  return make_prompt(Ask::table, "alien_route", active_seat(s), "4.5", {Operand::zone, Operand::zone}, alien,
                     top_frame(s).b);
}

// Frame: a the printed loss, seat how many losses are left.
void run_encounter(Flow& f) {
  State& s = f.s;
  const int met = crew_in(s, alien_at(s));
  if (f.top().seat == 0) {
    pop_frame(s);
    return make_flee(f, met);
  }
  const int light = flashlight_helps(s, met) ? f.data.flashlight : 0;
  if (f.top().a > light && prod_holders(s, met) != 0) return await(s, Seat::table);
  --f.top().seat;
  lose_morale(f, f.top().a, met);
}

void answer_encounter(Flow& f, Seat, const Action& a) {
  State& s = f.s;
  const int met = crew_in(s, alien_at(s));
  --f.top().seat;
  if (a.verb == verbs::pass) return lose_morale(f, f.top().a, met);
  const int loss = f.top().a - f.data.prod;
  const int crew = crew_id(kind(a.a));
  f.emit(Ev::prod, f.seat_of(crew), a.a);
  spend_use(f, crew, kinds::electric_prod);
  // Ruling F12.
  if (flag(s, kExclusive)) return lose_morale_as_is(f, loss);
  lose_morale(f, loss, met);
}

Rule check_prod(const State& s, int crew) {
  const int met = crew_in(s, alien_at(s));
  return is_aboard(s, crew) && ((prod_holders(s, met) >> crew) & 1) != 0 ? Rule::ok : Rule::no_prod;
}

void list_encounter(const Lister& l) {
  l.add(verbs::pass);
  each_crew(l.s, [&](int crew) {
    if (check_prod(l.s, crew) == Rule::ok) l.add(verbs::use_prod, index(crew_kind(crew)));
  });
}

Rule refuse_encounter(const Question& q, const Action& a) {
  if (a.verb == verbs::pass) return Rule::ok;
  return a.verb == verbs::use_prod ? check_prod(q.s, crew_id(kind(a.a))) : Rule::not_now;
}

Prompt prompt_encounter(const State& s) {
  return make_prompt(Ask::table, "prod", active_seat(s), "5.2", {Operand::amount, Operand::zone}, top_frame(s).a,
                     index(alien_at(s)));
}

void run_flee(Flow& f) {
  if (get(f.s, R::fleeing) == 0) return pop_frame(f.s);
  await(f.s, Seat::table);
}

void answer_flee(Flow& f, Seat, const Action& a) {
  const int crew = crew_id(kind(a.a));
  const Zone from = crew_at(f.s, crew);
  clear_bit(f.s, R::fleeing, crew);
  f.emit(Ev::fled, f.seat_of(crew), a.a, index(from), a.b);
  f.push(Step::walk, index(from), crew, a.b);
}

void list_flee(const Lister& l) {
  each_crew(l.s, [&](int crew) {
    if (!has_bit(l.s, R::fleeing, crew)) return;
    for (const FleePath& p : flees_from(l.data, crew_at(l.s, crew)))
      l.add(verbs::flee, index(crew_kind(crew)), index(p.spaces[2]));
  });
}

Rule refuse_flee(const Question& q, const Action& a) {
  if (a.verb != verbs::flee) return Rule::not_now;
  const int crew = crew_id(kind(a.a));
  if (!is_aboard(q.s, crew) || !has_bit(q.s, R::fleeing, crew)) return Rule::not_fleeing;
  return ends_a_flee(q.data, crew_at(q.s, crew), zone(a.b)) ? Rule::ok : Rule::not_three_away;
}

Prompt prompt_flee(const State& s) {
  const auto fleeing = static_cast<unsigned>(get(s, R::fleeing));
  const int first = std::countr_zero(fleeing);
  if (!std::has_single_bit(fleeing))
    return make_prompt(Ask::table, "flee_several", active_seat(s), "4.7", {Operand::amount}, std::popcount(fleeing));
  return make_prompt(Ask::table, "flee", active_seat(s), "4.7", {Operand::kind, Operand::zone}, index(crew_kind(first)),
                     index(crew_at(s, first)));
}

constexpr StepRow kAlienRows[] = {
    {Step::alien_walk, "alien_walk", run_alien_walk, answer_alien_walk, list_alien_walk, refuse_alien_walk,
     prompt_alien_walk},
    {Step::encounter, "encounter", run_encounter, answer_encounter, list_encounter, refuse_encounter, prompt_encounter},
    {Step::flee, "flee", run_flee, answer_flee, list_flee, refuse_flee, prompt_flee},
};

}  // namespace

std::span<const StepRow> alien_steps() { return kAlienRows; }

}  // namespace prowl::fate
