#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

namespace {

int phase_of(Step window) {
  switch (window) {
    case Step::w3: return 2;
    case Step::w4: return 3;
    case Step::w5: return 4;
    case Step::w6: return 5;
    default: return 1;
  }
}

bool somebody_chooses(const State& s) {
  bool found = false;
  in_left_order(s, [&](Seat who) { found = found || count(s, played_of(who)) == 0; });
  return found;
}

Step after(const State& s, Step window) {
  switch (window) {
    case Step::w1: return Step::choice;
    case Step::w2: return somebody_chooses(s) ? Step::choice : Step::hunt;
    case Step::w3: return Step::river_keep;
    case Step::w4: return Step::resolve;
    case Step::w6: return Step::evolution;
    default: return Step::optimise;
  }
}

}  // namespace

int able_to_react(const State& s) {
  int m = 0;
  for (int i = 0; i < s.seats; ++i)
    if (has_play_left(s, seat(i)) && !has_seat(s, R::standing, seat(i))) m |= bit(seat(i));
  return m;
}

void run_open_window(Flow& f) {
  State& s = f.s;
  const Step here = step_of(s);
  set(s, R::phase, phase_of(here));
  if (f.top().pc == 1 || able_to_react(s) == 0) {
    const Step next = after(s, here);
    if (next == Step::hunt || next == Step::river_keep) end_phase(f);
    return f.go(next);
  }
  f.top().pc = 1;
  f.push(Step::window, Seat::table, phase_of(here));
}

// 5.1, window: it closes when all have passed since the last card, or when Places have come back and are chosen anew.
void run_window(Flow& f) {
  State& s = f.s;
  const bool again = main_step(s) == Step::w2 && somebody_chooses(s);
  const int asked = f.top().pc == 0 && !again ? able_to_react(s) : 0;
  if (asked == 0) return pop_frame(s);
  f.top().pc = 1;
  await_all(s, asked);
}

void answer_window(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  if (a.verb == verbs::stand_down) set_bits(s, R::standing, bit(who));
  if (a.verb != verbs::announce) return answered(s, who);
  // Any card opens the window again, for those who had passed too.
  f.top().pc = 0;
  s.waiting = 0;
  start_card(f, who, kind(a.a));
}

}  // namespace prowl::not_alone
