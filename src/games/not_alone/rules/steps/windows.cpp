#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

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

void run_open_window(Flow& f) {
  State& s = f.s;
  const Step here = step_of(s);
  const int phase = row_of(here).phase;
  set(s, R::phase, phase);
  if (f.top().pc == 1 || able_to_react(s) == 0) {
    const Step next = after(s, here);
    if (next == Step::hunt || next == Step::river_keep) end_phase(f);
    return f.go(next);
  }
  f.top().pc = 1;
  f.push(Step::window, Seat::table, phase);
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

void list_window(const Lister& l) {
  l.add(verbs::pass);
  l.add(verbs::stand_down);
  l.announces(top_frame(l.s).a);
}

Rule refuse_window(const Check& c, const Action& a) {
  if (a.verb == verbs::pass || a.verb == verbs::stand_down) return Rule::ok;
  return a.verb == verbs::announce ? check_card(c, kind(a.a), top_frame(c.s).a) : Rule::not_now;
}

Prompt prompt_window(const State& s) { return {Ask::reaction, row_of(main_step(s)).name, Seat::table, "5.1"}; }

constexpr StepRow kWindowsRows[] = {
    {{Step::w1, "window_1", run_open_window}, 1},
    {{Step::w2, "window_1b", run_open_window}, 1},
    {{Step::w3, "window_2", run_open_window}, 2},
    {{Step::w4, "window_3", run_open_window}, 3},
    {{Step::w5, "window_4", run_open_window}, 4},
    {{Step::w6, "window_5", run_open_window}, 5},
    {{Step::window, "window", run_window, answer_window, list_window, refuse_window, prompt_window}},
};

}  // namespace

int able_to_react(const State& s) {
  const Seat creature = creature_seat(s);
  int m = 0;
  if (!in_force(s, Effect::despair)) {
    for (int i = 0; i < s.seats; ++i) m |= (count(s, survival_of(seat(i))) > 0) << i;
    m &= ~get(s, R::survival_played) & ~bit(creature);
  }
  if (has_play_left(s, creature)) m |= bit(creature);
  return m & ~get(s, R::standing);
}

constinit const StepRows kWindowSteps = kWindowsRows;

}  // namespace prowl::not_alone
