#include <algorithm>

#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

namespace {

// Which Places these are is a secret until the reveal, so everybody else forgets the whole hand.
void lay_down(Flow& f, Seat who) {
  State& s = f.s;
  const Places down = chosen(s, who);
  if (down == 0) return;
  forget(s, hand_of(who), bit(who));
  each_place(down, [&](Kind place) {
    const int slot = find_own(s, hand_of(who), who, place);
    piece(s, slot).marks = 0;
    move_piece(f.cat, s, slot, played_of(who));
  });
  f.emit(Ev::laid, who, size_of(down));
}

// Sanctuary, Territorial: set aside for want of other Places, the named one goes back to hand once there are enough.
void put_back_closed(State& s, Seat who) {
  each_place(chosen(s, who) & closed_to(s, who),
             [&](Kind place) { piece(s, find_own(s, hand_of(who), who, place)).marks = 0; });
}

// Not Alone, Give Up.
void give_up(Flow& f, Seat who) {
  set_bits(f.s, R::gave_up, bit(who));
  f.emit(Ev::gave_up, who);
  gain_will(f, who, f.data.will);
  recover_all(f, who);
  put_back_closed(f.s, who);
  if (!advance_assimilation(f)) assimilate_more(f);
}

// Not Alone, Resist; R-11: two Places or what there is for each Will.
void pay_will(Flow& f, Seat who) {
  State& s = f.s;
  const int n = resist_places(f.data, s, who);
  set_bits(s, has_seat(s, R::resisted, who) ? R::resisted_twice : R::resisted, bit(who));
  set_will(s, who, will(s, who) - 1);
  f.emit(Ev::resisted, who, will(s, who));
  set_owed(s, who, n);
}

void take_owed(Flow& f, Seat who, Kind place) {
  State& s = f.s;
  recover_place(f, who, place);
  put_back_closed(s, who);
  set_owed(s, who, owed(s, who) - 1);
  if (owed(s, who) == 0 && will(s, who) == 0) give_up(f, who);
}

void set_aside(State& s, Seat who, Kind place) { piece(s, find_own(s, hand_of(who), who, place)).marks = 1; }

}  // namespace

void take_up(Flow& f, Seat who) {
  State& s = f.s;
  const int n = count(s, played_of(who));
  if (n == 0) return;
  while (count(s, played_of(who)) > 0) move_piece(f.cat, s, top(s, played_of(who)), hand_of(who));
  f.emit(Ev::taken_up, who, n);
}

void run_choice(Flow& f) {
  State& s = f.s;
  int asked = 0;
  if (f.top().pc == 0)
    in_left_order(s, [&](Seat who) {
      if (count(s, played_of(who)) == 0) asked |= bit(who);
    });
  if (asked != 0) {
    f.top().pc = 1;
    return await_all(s, asked);
  }
  in_left_order(s, [&](Seat who) { lay_down(f, who); });
  f.go(Step::w2);
}

void answer_choice(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  if (a.verb == verbs::play) return set_aside(s, who, kind(a.a));
  if (a.verb == verbs::confirm) return answered(s, who);
  if (a.verb == verbs::give_up) return give_up(f, who);
  if (a.verb == verbs::take) return take_owed(f, who, kind(a.a));
  if (a.verb == verbs::lay) {
    set_aside(s, who, kind(a.a));
    return answered(s, who);
  }
  pay_will(f, who);
  if (a.verb == verbs::resist) return;
  take_owed(f, who, kind(a.a));
  if (a.verb == verbs::resist_two) take_owed(f, who, kind(a.b));
}

}  // namespace prowl::not_alone
