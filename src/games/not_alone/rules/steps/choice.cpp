#include <algorithm>

#include "games/not_alone/rules/steps/row.hpp"

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

void list_resist_whole(const Lister& l) {
  const Places from = discard(l.s, l.who);
  if (size_of(from) == 1) return l.add(verbs::resist_one, lowest(from));
  each_pair(from, [&](Kind a, Kind b) { l.add(verbs::resist_two, index(a), index(b)); });
}

bool lays_at_once(const State& s, Seat who) { return flag(s, kWhole) && required(s, who) == 1; }

void list_choice(const Lister& l) {
  if (owed(l.s, l.who) != 0) return l.each_of(verbs::take, discard(l.s, l.who));
  const Choice now = choice_of(l.s, l.who);
  l.add_if(check_confirm(l, now), verbs::confirm);
  l.each_of(lays_at_once(l.s, l.who) ? verbs::lay : verbs::play, playable(now));
  if (check_resist(l, now) == Rule::ok) flag(l.s, kWhole) ? list_resist_whole(l) : l.add(verbs::resist);
  l.add_if(check_give_up(l, now), verbs::give_up);
}

Rule refuse_resist_two(const Check& c, const Action& a) {
  if (!is_place(kind(a.a)) || !is_place(kind(a.b))) return Rule::malformed;
  if (const Rule no = check_resist_whole(c, bit_of(kind(a.a)) | bit_of(kind(a.b))); no != Rule::ok) return no;
  return a.a < a.b ? Rule::ok : Rule::not_to_choose;
}

Rule refuse_choice(const Check& c, const Action& a) {
  const State& s = c.s;
  const Kind place = kind(a.a);
  const Choice now = choice_of(s, c.who);
  switch (index(a.verb)) {
    case index(verbs::play): return lays_at_once(s, c.who) ? Rule::whole_only : check_play(c, now, place);
    case index(verbs::lay): return lays_at_once(s, c.who) ? check_play(c, now, place) : Rule::steps_only;
    case index(verbs::confirm): return check_confirm(c, now);
    case index(verbs::resist): return flag(s, kWhole) ? Rule::whole_only : check_resist(c, now);
    case index(verbs::resist_one): return is_place(place) ? check_resist_whole(c, bit_of(place)) : Rule::malformed;
    case index(verbs::resist_two): return refuse_resist_two(c, a);
    case index(verbs::give_up): return check_give_up(c, now);
    case index(verbs::take):
      if (owed(s, c.who) == 0) return Rule::owes_none;
      return ok_if(contains(discard(s, c.who), place), Rule::not_in_discard);
    default: return Rule::not_now;
  }
}

constexpr StepRow kChoiceRows[] = {
    {{Step::choice, "choice", run_choice, answer_choice, list_choice, refuse_choice,
      [](const State&) { return secret(Seat::table, "choose", "5.2"); }},
     1},
};

}  // namespace

void take_up(Flow& f, Seat who) {
  State& s = f.s;
  const int n = count(s, played_of(who));
  if (n == 0) return;
  while (count(s, played_of(who)) > 0) move_piece(f.cat, s, top(s, played_of(who)), hand_of(who));
  f.emit(Ev::taken_up, who, n);
}

constinit const StepRows kChoiceSteps = kChoiceRows;

}  // namespace prowl::not_alone
