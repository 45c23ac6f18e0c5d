#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

// Only public facts decide who is asked: no standing order, and a card to play at all.
int able_to_react(const State& s) {
  int m = participants(s) & ~get(s, R::standing);
  in_seat_order(s, [&](Seat who) {
    if (count(s, hand_of(who)) == 0) m &= ~bit(who);
  });
  return m;
}

Step after(Step window) {
  switch (window) {
    case Step::window_a:
    case Step::window_b: return Step::action;
    case Step::window_r: return Step::equipment;
    case Step::window_c: return Step::android_hunt;
    default: return Step::turn_end;
  }
}

void play_airlocks(Flow& f, Seat who, WindowId w) {
  const bool now = w == WindowId::b;
  set(f.s, now ? R::airlocks_now : R::airlocks_next, 1);
  f.emit(now ? Ev::airlocks_now : Ev::airlocks_next, who);
}

void reorganise(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  const Kind object = kind(a.a);
  discard_card(f, who, kinds::reorganise);
  set(s, R::o_this_turn, 1);
  if (a.verb == verbs::reorganise_move) {
    f.emit(Ev::moved, who, object, place_of(s, object), zone(a.b));
    return move_object(f, object, zone(a.b));
  }
  const bool takes = a.verb == verbs::reorganise_take;
  const Seat to = takes ? who : seat(a.b);
  f.emit(takes ? Ev::took : Ev::gave, who, a.a, index(takes ? holder(s, object) : to));
  give_object(f, object, to, characters_of(s, to));
}

}  // namespace

WindowId window_of(Step step) {
  switch (step) {
    case Step::window_a: return WindowId::a;
    case Step::window_r: return WindowId::r;
    case Step::window_b: return WindowId::b;
    case Step::window_c: return WindowId::c;
    default: return WindowId::d;
  }
}

void run_open_window(Flow& f) {
  const Step here = step_of(f.s);
  if (f.top().pc == 1) return f.go(after(here));
  f.top().pc = 1;
  push_frame(f.s,
             Frame{static_cast<std::uint16_t>(Step::window), -1, 0, static_cast<std::int16_t>(window_of(here)), 0});
}

void run_window(Flow& f) {
  const int asked = f.top().pc == 0 ? able_to_react(f.s) : 0;
  if (asked == 0) return pop_frame(f.s);
  f.top().pc = 1;
  await_all(f.s, asked);
}

void answer_window(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  if (a.verb == verbs::stand_down) set_bit(s, R::standing, index(who));
  if (a.verb == verbs::pass || a.verb == verbs::stand_down) return answered(s, who);
  // Any play opens the window again, for those who had passed too.
  const auto id = static_cast<WindowId>(f.top().a);
  f.top().pc = 0;
  s.waiting = 0;
  if (a.verb != verbs::play) return reorganise(f, who, a);
  discard_card(f, who, kind(a.a));
  if (kind(a.a) == kinds::airlocks) return play_airlocks(f, who, id);
  push_draw(f, who, f.data.draw_card);
}

}  // namespace prowl::nostromo
