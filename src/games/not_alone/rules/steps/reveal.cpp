#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

// Not Alone, River: one of the two stays, and nobody sees which returns.
void run_river_keep(Flow& f) {
  State& s = f.s;
  const int under = get(s, R::river);
  if (f.top().pc == 0 && under != 0) {
    f.top().pc = 1;
    return await_all(s, under);
  }
  in_left_order(s, [&](Seat who) {
    if (!has_seat(s, R::river, who)) return;
    forget(s, played_of(who), bit(who));
    int back = -1;
    for (const int slot : slots(s, played_of(who))) {
      if (piece(s, slot).marks == 0) back = slot;
      piece(s, slot).marks = 0;
    }
    f.emit(Ev::returned, who, place_of(piece(s, back).kind), bit(who));
    move_piece(f.cat, s, back, hand_of(who));
  });
  f.go(Step::reveal);
}

void answer_river_keep(Flow& f, Seat who, const Action& a) {
  piece(f.s, find_own(f.s, played_of(who), who, kind(a.a))).marks = 1;
  answered(f.s, who);
}

void run_reveal(Flow& f) {
  reveal_played(f);
  f.go(Step::after_reveal);
}

constexpr StepRow kRevealRows[] = {
    {{Step::river_keep, "river_keep", run_river_keep, answer_river_keep,
      [](const Lister& l) { l.each_of(verbs::keep, played(l.s, l.who)); },
      [](const Check& c, const Action& a) {
        return one_of(a, verbs::keep, contains(played(c.s, c.who), kind(a.a)), Rule::not_to_choose);
      },
      [](const State&) { return secret(Seat::table, "river_keep", "5.7"); }},
     2},
    {{Step::reveal, "reveal", run_reveal}, 2},
};

}  // namespace

void reveal_played(Flow& f) {
  State& s = f.s;
  set(s, R::phase, 3);
  in_left_order(s, [&](Seat who) {
    reveal(s, played_of(who));
    int i = 0;
    each_place(played(s, who), [&](Kind place) {
      f.emit(Ev::revealed, who, place);
      set_spot(s, who, i++, {place, place});
    });
  });
  set(s, R::river, 0);
  set(s, R::artefact, 0);
}

constinit const StepRows kRevealSteps = kRevealRows;

}  // namespace prowl::not_alone
