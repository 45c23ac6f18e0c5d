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

constexpr Zone only(unsigned mask) { return zone(std::countr_zero(mask)); }

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

void move_crew(Flow& f, int crew, Zone to) {
  move_piece(f.cat, f.s, find_piece(f.s, crew_at(f.s, crew), crew_kind(crew)), to);
  set(f.s, at(R::first_at, crew), index(to));
}

void jump_alien(Flow& f, Zone to) {
  const Zone from = alien_at(f.s);
  if (from == to) return;
  put_alien(f, to);
  f.emit(Ev::alien_jumps, Seat::table, index(from), index(to));
}

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

// --- fleeing
void make_flee(Flow& f, int mask) {
  set(f.s, R::fleeing, get(f.s, R::fleeing) | mask);
  if (!has_frame(f.s, Step::flee)) f.push(Step::flee);
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

// Frame: seat where it began, a who, b the end, pc spaces walked.
void run_walk(Flow& f) {
  State& s = f.s;
  const Frame frame = f.top();
  // Met on the way: the rest of this walk is void, a fresh one begins (ruling F26).
  if (frame.pc == 3 || has_bit(s, R::fleeing, frame.a)) return pop_frame(s);
  ++f.top().pc;
  const auto& ways = flees_from(f.data, zone(frame.seat));
  const auto way = std::find_if(ways.begin(), ways.end(),
                                [&](const FleePath& p) { return index(p.spaces[2]) == frame.b; });
  move_crew(f, frame.a, way->spaces[frame.pc]);
  push_enter(f, frame.a);
}

// --- coming into a space: objectives, token, Alien, Ash, victory (ruling F24)
void push_enter(Flow& f, int crew) { f.push(Step::enter, 0, crew); }

namespace {

enum : std::uint8_t { kToken, kAlien, kAshThere, kLeave };

void reveal_token(Flow& f, int crew, Zone room, int slot) {
  State& s = f.s;
  piece(s, slot).known = kEveryone;
  const Kind token = piece(s, slot).kind;
  f.emit(Ev::revealed, f.seat_of(crew), index(token), index(room), index(crew_kind(crew)));
  const bool carried = flag(s, kAnyCarrier) ? holders_of(s, kinds::cat_carrier) != 0
                                            : holds(s, crew, kinds::cat_carrier);
  if (token == kinds::jonesy && carried) {
    move_piece(f.cat, s, slot, zones::captured);
    return f.emit(Ev::captured, f.seat_of(crew), index(token), index(crew_kind(crew)));
  }
  if (is_surprise(token)) {
    f.top().pc = kLeave;
    jump_alien(f, room);
    start_encounter(f, f.data.token_loss[static_cast<std::size_t>(index(token) - index(kinds::safe))], true);
  }
  f.push(Step::token_back, 0, index(room));
  if (token == kinds::jonesy) lose_morale(f, f.data.jonesy_loss, 1 << crew);
}

}  // namespace

void run_enter(Flow& f) {
  State& s = f.s;
  const int crew = f.top().a;
  const Zone here = crew_at(s, crew);
  switch (f.top().pc++) {
    case kToken:
      check_objectives(f);
      if (const int slot = is_room(here) ? token_in(s, here) : -1; slot >= 0) reveal_token(f, crew, here, slot);
      return;
    case kAlien:
      if (alien_at(s) != here) return;
      f.top().pc = kLeave;
      return start_encounter(f, f.data.alien_loss, true);
    case kAshThere:
      if (ash_is_hunted(s) && ash_at(s) == here) f.push(Step::ash_meet);
      return;
    default: pop_frame(s); check_mission(f);
  }
}

}  // namespace prowl::fate
