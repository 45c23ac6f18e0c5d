#include <algorithm>

#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

// Not Alone, set-up: the Places 1 to 5 are everybody's.
void give_start(Flow& f, Seat who) {
  State& s = f.s;
  const Places start = (1 << f.data.start_places) - 1;
  set(s, at(R::first_owned, index(who)), start);
  each_place(start, [&](Kind place) { add_piece(f.cat, s, own_kind(who, place), hand_of(who), kEveryone); });
  set_will(s, who, f.data.will);
}

void discard_played(Flow& f, Seat who) {
  State& s = f.s;
  const SeatMask audience = discard_audience(s);
  while (count(s, played_of(who)) > 0) {
    const int slot = top(s, played_of(who));
    piece(s, slot).known = static_cast<SeatMask>(piece(s, slot).known | audience);
    move_piece(f.cat, s, slot, discard_of(who));
  }
}

void clear_smoke(Flow& f) {
  if (!in_force(f.s, Effect::smokescreen)) return;
  in_left_order(f.s, [&](Seat who) { reveal(f.s, discard_of(who)); });
  f.emit(Ev::smoke_clears, Seat::table);
}

void clear_turn(Flow& f) {
  State& s = f.s;
  clear_smoke(f);
  for (const R r : {R::effects,   R::more_effects, R::anticipated,     R::barred,       R::ruined,    R::powers_used,
                    R::suffer,    R::granted,      R::survival_played, R::gave_up,      R::resisted,  R::resisted_twice,
                    R::standing,  R::dodging,      R::detecting,       R::hunts_played, R::fortified, R::target_role,
                    R::territory, R::prophesied,   R::extra_hunt,      R::exhausted})
    set(s, r, 0);
  forget_promises(s);
  for (int i = 0; i < kMostSeats; ++i) {
    set(s, at(R::first_spot, i), 0);
    set(s, at(R::first_other_spot, i), 0);
    set(s, at(R::first_debt, i), 0);
  }
}

void run_draw_creature(Flow& f) {
  if (get(f.s, R::creature) < 0) return await_index(f.s, f.s.seats);
  lay_out(f);
  f.go(flag(f.s, kNoCards) ? Step::choose_side : Step::shuffle_hunt);
}

void answer_draw_creature(Flow& f, Seat, const Action& a) { set(f.s, R::creature, a.a); }

void answer_shuffle_hunt(Flow& f, Seat, const Action& a) {
  shuffle(f.s, zones::hunt_deck, entropy_of(a));
  f.go(Step::shuffle_survival);
}

void answer_shuffle_survival(Flow& f, Seat, const Action& a) {
  shuffle(f.s, zones::survival_deck, entropy_of(a));
  f.go(Step::choose_side);
}

void run_choose_side(Flow& f) {
  if (get(f.s, R::side) == 0) return await(f.s, creature_seat(f.s));
  f.emit(Ev::side_is, creature_seat(f.s), get(f.s, R::side));
  f.go(Step::deal);
}

void answer_choose_side(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  set(f.s, R::side, a.a);
}

void run_deal(Flow& f) {
  State& s = f.s;
  f.go(has_city(s) || flag(s, kVariant) ? Step::found : Step::turn_start);
  if (flag(s, kNoCards)) return;
  for (int n = s.seats - 1; n > 0; --n) push_draw_survival(f, nth_left(s, n), f.data.survival_start);
  f.push(Step::refill, creature_seat(s));
}

void run_turn_start(Flow& f) {
  State& s = f.s;
  add(s, R::turn, 1);
  set(s, R::phase, 1);
  set(s, R::hunt_limit, std::max(f.data.hunt_limit, get(s, R::hunt_limit_next)));
  wake_evolutions(f);
  set(s, R::hunt_limit_next, 0);
  set(s, R::river, get(s, R::river_next));
  set(s, R::artefact, get(s, R::artefact_next));
  set(s, R::river_next, 0);
  set(s, R::artefact_next, 0);
  f.emit(Ev::turn_start, Seat::table, get(s, R::turn));
  f.go(Step::territory);
}

void run_end_turn(Flow& f) {
  State& s = f.s;
  if (f.top().pc == 0) {
    f.top().pc = 1;
    in_left_order(s, [&](Seat who) { discard_played(f, who); });
    discard_hunts(f);
    for (const Kind token : kHuntTokens) lift_token(f, token);
    f.emit(Ev::tokens_home, Seat::table);
    if (!flag(s, kNoCards)) return f.push(Step::refill, creature_seat(s));
  }
  if (in_force(s, Effect::stasis))
    f.emit(Ev::stasis_holds, Seat::table);
  else if (advance_rescue(f))
    return;
  if (has_city(s)) return f.go(Step::move_city);
  close_turn(f);
}

constexpr StepRow kTurnRows[] = {
    {{Step::draw_creature, "draw_creature", run_draw_creature, answer_draw_creature}},
    {{Step::shuffle_hunt, "shuffle_hunt", ask_chance, answer_shuffle_hunt}},
    {{Step::shuffle_survival, "shuffle_survival", ask_chance, answer_shuffle_survival}},
    {{Step::choose_side, "choose_side", run_choose_side, answer_choose_side,
      [](const Lister& l) { l.add(verbs::choose_side, 1), l.add(verbs::choose_side, 2); },
      [](const Check&, const Action& a) {
        return one_of(a, verbs::choose_side, a.a == 1 || a.a == 2, Rule::malformed);
      },
      [](const State& s) { return open(creature_seat(s), "choose_side", "1.2"); }}},
    {{Step::deal, "deal", run_deal}},
    {{Step::turn_start, "turn_start", run_turn_start}},
    {{Step::end_turn, "end_turn", run_end_turn}, 4},
    {{Step::over, "over", nullptr, nullptr, nullptr, nullptr,
      [](const State&) {
        return Prompt{Ask::none, "over", Seat::table, "5.12"};
      }},
     4},
};

}  // namespace

// 5.1, state 15: they go on top one by one, so that Flashback finds the last one.
void discard_hunts(Flow& f) {
  State& s = f.s;
  std::array<int, kHuntCards + kMoreHunt> played{};
  std::size_t n = 0;
  for (const int slot : slots(s, zones::hunt_played)) played[n++] = slot;
  while (n > 0) move_open(f.cat, s, played[--n], zones::hunt_discard);
}

void end_phase(Flow& f) {
  if (flag(f.s, kDiscardByPhase)) discard_hunts(f);
}

void lay_out(Flow& f) {
  f.emit(Ev::creature_is, creature_seat(f.s));
  for (int i = 0; i < f.s.seats; ++i)
    if (is_hunted(f.s, seat(i))) give_start(f, seat(i));
}

void close_turn(Flow& f) {
  clear_turn(f);
  f.go(Step::turn_start);
}

constinit const StepRows kTurnSteps = kTurnRows;

}  // namespace prowl::not_alone
