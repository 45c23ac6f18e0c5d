#include "games/not_alone/rules/steps/deeds.hpp"
#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

void name_for_evolution(Flow& f, const Frame& frame, Seat who, Seat named) {
  State& s = f.s;
  const auto has = [&](Trait t) { return (with_trait(f.data, s, t) & evolution_bit(kind(frame.a))) != 0; };
  if (has(Trait::prophecy)) return set(s, R::prophesied, index(named) + 1);
  if (has(Trait::peek)) return f.push(Step::keep_two, named, frame.a, frame.b);
  if (has(Trait::peek_random)) return f.push(Step::peek_random, named);
  // A Howler names one after the other; the frame's pc is the set of those named.
  const int mask = frame.pc | bit(named);
  f.push(Step::each_discards, Seat::table, mask, frame.a);
  if (size_of(mask) >= trait_most(f.data, s, Trait::howl)) return;
  pop_frame(s);
  f.push(Step::name_seat, who, frame.a, 0, mask);
}

// Sanctuary, Prescient: all at once, each to the Creature alone.
void run_each_shows(Flow& f) {
  State& s = f.s;
  if (f.top().pc == 0) {
    f.top().pc = 1;
    in_left_order(s, [&](Seat who) {
      if (must_show(f.data, s, f.top(), who)) await(s, who);
    });
    if (s.waiting != 0) return;
  }
  pop_frame(s);
  in_left_order(s, [&](Seat who) {
    each_place(chosen(s, who), [&](Kind place) {
      const int slot = find_own(s, hand_of(who), who, place);
      piece(s, slot).marks = 0;
      show_to_creature(f, who, slot);
    });
  });
}

void answer_each_shows(Flow& f, Seat who, const Action& a) {
  piece(f.s, find_own(f.s, hand_of(who), who, kind(a.a))).marks = 1;
  answered(f.s, who);
}

// Sanctuary, Instinctive.
void run_peek_random(Flow& f) {
  if (count(f.s, hand_of(f.seat_of_frame())) == 0) return pop_frame(f.s);
  await_entropy(f.s);
}

void answer_peek_random(Flow& f, Seat, const Action& a) {
  State& s = f.s;
  const Seat prey = f.seat_of_frame();
  pop_frame(s);
  Rng rng(entropy_of(a));
  int skip = rng.below(count(s, hand_of(prey))), slot = -1;
  for (const int at : slots(s, hand_of(prey)))
    if (skip-- == 0) slot = at;
  show_to_creature(f, prey, slot);
}

// Sanctuary, Territorial.
void run_territory(Flow& f) {
  if (f.top().pc == 1 || !has_trait(f.data, f.s, Trait::territory)) return f.go(Step::w1);
  await(f.s, creature_seat(f.s));
}

void answer_territory(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  f.top().pc = 1;
  if (a.verb == verbs::decline) return;
  set(f.s, R::territory, bit_of(kind(a.a)));
  f.emit(Ev::territory, who, kind(a.a));
}

void answer_role(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  answered(s, who);
  pop_frame(s);
  const bool web = (with_trait(f.data, s, Trait::web) & evolution_bit(kind(a.a))) != 0;
  f.emit(Ev::role, who, kind(a.a));
  set(s, R::target_role, static_cast<int>(web ? TargetRole::web : TargetRole::twin));
}

bool creature_stands_alone(const State& s) {
  bool alone = true;
  in_left_order(s, [&](Seat who) { alone = alone && (positions(s, who) & creature_places(s)) == 0; });
  return alone;
}

void shift_by(Flow& f, Trait by, Kind token) {
  State& s = f.s;
  if (!has_trait(f.data, s, by) || open_shifts(f.data, s, token) == 0 || !creature_stands_alone(s)) return;
  f.push(Step::put_token, creature_seat(s), index(token), index(unspent_with(f.data, s, by)));
}

void feint(Flow& f) {
  State& s = f.s;
  if (!in_force(s, Effect::feint) || token_at(s, kinds::creature) == 0 || token_at(s, kinds::target) == 0) return;
  f.push(Step::put_token, creature_seat(s), index(kinds::creature), index(kinds::feint));
}

void hypnotise(Flow& f) {
  State& s = f.s;
  if (!has_trait(f.data, s, Trait::divert_free)) return;
  bool any = false;
  in_left_order(s, [&](Seat who) { any = any || can_be_hypnotised(f.data, s, who); });
  if (any) f.push(Step::move_who, creature_seat(s), 0, index(unspent_with(f.data, s, Trait::divert_free)));
}

// 9.8, state 8: Feint, then Hypnotic, Predator and Quick.
void run_after_reveal(Flow& f) {
  switch (f.top().pc++) {
    case 0: return feint(f);
    case 1: return hypnotise(f);
    case 2: return shift_by(f, Trait::pounce, kinds::creature);
    case 3: return shift_by(f, Trait::chase_artemia, kinds::artemia);
    default: return f.go(Step::w4);
  }
}

Rule refuse_territory(const Check& c, const Action& a) {
  if (a.verb != verbs::choose) return Rule::not_now;
  if (!contains(planet(c.s), kind(a.a))) return Rule::no_such_place;
  return ok_if(kind(a.a) != city_place(c.s), Rule::territory_city);
}

Rule refuse_role(const Check& c, const Action& a) {
  const int roles = with_trait(c.data, c.s, Trait::web) | with_trait(c.data, c.s, Trait::twin);
  return one_of(a, verbs::choose, is_evolution(kind(a.a)) && (roles & evolution_bit(kind(a.a))) != 0, Rule::asleep);
}

constexpr StepRow kHuntRows[] = {
    {{Step::territory, "territory", run_territory, answer_territory,
      [](const Lister& l) { l.offer_each(verbs::choose, planet(l.s)); }, refuse_territory,
      [](const State& s) { return open(first_asked(s), "territory", "6.15"); }},
     1,
     always},
    {{Step::each_shows, "each_shows", run_each_shows, answer_each_shows,
      [](const Lister& l) { l.each_of(verbs::show, hand(l.s, l.who)); },
      [](const Check& c, const Action& a) {
        return one_of(a, verbs::show, contains(hand(c.s, c.who), kind(a.a)), Rule::not_in_hand);
      },
      [](const State&) { return secret(Seat::table, "each_shows", "6.14"); }}},
    {{Step::peek_random, "peek_random", run_peek_random, answer_peek_random}},
    {{Step::role, "role", ask, answer_role, [](const Lister& l) { l.offer_evolutions(verbs::choose, awake(l.s)); },
      refuse_role, [](const State& s) { return open(frame_seat(s), "role", "6.15"); }}},
    {{Step::after_reveal, "after_reveal", run_after_reveal}, 3},
};

}  // namespace

// Sanctuary, state 5: before the first token, each once. The frame's b of Step::name_seat: Places that stay hidden.
void invoke(Flow& f, Seat who, Kind evolution) {
  State& s = f.s;
  const auto has = [&](Trait t) { return (with_trait(f.data, s, t) & evolution_bit(evolution)) != 0; };
  spend(s, evolution);
  f.emit(Ev::invoked, who, evolution);
  if (has(Trait::all_show))
    return f.push(Step::each_shows, Seat::table, trait_most(f.data, s, Trait::all_show), index(evolution));
  f.push(Step::name_seat, who, index(evolution), has(Trait::peek) ? trait_most(f.data, s, Trait::peek) : 0);
}

bool name_for_city(Flow& f, const Frame& frame, Seat who, Seat named) {
  const Kind by = kind(frame.a);
  if (is_evolution(by)) return name_for_evolution(f, frame, who, named), true;
  const Op op = first_deed(f.data, by);
  if (op == Op::rations) {
    if (main_step(f.s) == Step::w2) take_up(f, named);
    return push_recover(f, named, f.data.card(by).deeds.front().n, by), true;
  }
  if (op != Op::solidarity) return false;
  make_promise(f.s, {who, named});
  f.emit(Ev::helps, who, index(named));
  return true;
}

void show_to_creature(Flow& f, Seat who, int slot) {
  const auto witnesses = static_cast<SeatMask>(bit(who) | bit(creature_seat(f.s)));
  Piece& p = piece(f.s, slot);
  p.known = static_cast<SeatMask>(p.known | witnesses);
  f.emit(Ev::showed, who, place_of(p.kind), witnesses);
}

void give_role(Flow& f, Seat who) {
  const bool web = has_trait(f.data, f.s, Trait::web), twin = has_trait(f.data, f.s, Trait::twin);
  if (web && twin) return f.push(Step::role, who);
  set(f.s, R::target_role, static_cast<int>(web ? TargetRole::web : TargetRole::twin));
}

void swap_hunt_tokens(Flow& f, Seat who, Kind creature_to) {
  const Places before = token_at(f.s, kinds::creature);
  put_token(f, who, kinds::creature, bit_of(creature_to));
  put_token(f, who, kinds::target, before);
}

constinit const StepRows kHuntSteps = kHuntRows;

}  // namespace prowl::not_alone
