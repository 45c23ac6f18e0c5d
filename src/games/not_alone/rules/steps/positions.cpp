#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

void answer_ruin(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  set_bits(f.s, R::ruined, bit_of(place_at(zone(a.a))));
  f.emit(Ev::ruined, who, a.a);
}

// Frame's b: the card or Evolution, if it is not the Detour.
void answer_move_who(Flow& f, Seat who, const Action& a) {
  const int by = f.top().b;
  answered(f.s, who);
  pop_frame(f.s);
  if (a.verb != verbs::decline) f.push(Step::move_where, who, a.a, by);
}

// Not Alone, Detour: the position moves, the card does not.
void answer_move_where(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  const Seat prey = seat(f.top().a);
  answered(s, who);
  pop_frame(s);
  f.emit(Ev::moved, who, index(prey), a.a, a.b);
  const int i = spot(s, prey, 0).place == place_at(zone(a.a)) ? 0 : 1;
  Spot p = spot(s, prey, i);
  p.place = place_at(zone(a.b));
  set_spot(s, prey, i, p);
}

// Not Alone, Vortex: both cards are open, except to the Creature under Smokescreen (5.5).
void answer_swap_place(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  const SeatMask audience = discard_audience(s);
  answered(s, who);
  pop_frame(s);
  f.emit(Ev::swapped, who, a.a, a.b, 0, audience);
  const int out = find_own(s, played_of(who), who, kind(a.a)), in = find_own(s, discard_of(who), who, kind(a.b));
  for (const int slot : {out, in}) piece(s, slot).known = static_cast<SeatMask>(piece(s, slot).known | audience);
  move_piece(f.cat, s, out, discard_of(who));
  move_piece(f.cat, s, in, played_of(who));
}

Rule refuse_ruin(const Check& c, const Action& a) {
  return one_of(a, verbs::ruin, is_place(zone(a.a)) && contains(planet(c.s), place_at(zone(a.a))), Rule::no_such_place);
}

Rule refuse_move_who(const Check& c, const Action& a) {
  if (a.verb != verbs::name) return Rule::not_now;
  if (!is_hunted(c.s, seat(a.a))) return Rule::not_hunted;
  return ok_if(top_frame(c.s).b == 0 || can_be_hypnotised(c.data, c.s, seat(a.a)), Rule::hypnotic_tokens);
}

void list_move_where(const Lister& l) {
  each_place(positions(l.s, seat(top_frame(l.s).a)), [&](Kind from) {
    each_place(next_to(l.data, l.s, from),
               [&](Kind to) { l.offer(verbs::move, index(zone_of(from)), index(zone_of(to))); });
  });
}

Rule refuse_move_where(const Check& c, const Action& a) {
  if (a.verb != verbs::move) return Rule::not_now;
  if (!is_place(zone(a.a)) || !is_place(zone(a.b))) return Rule::no_such_place;
  return check_move(c, seat(top_frame(c.s).a), place_at(zone(a.a)), place_at(zone(a.b)));
}

void list_swap_place(const Lister& l) {
  each_place(played(l.s, l.who), [&](Kind away) {
    each_place(discard(l.s, l.who), [&](Kind in) { l.offer(verbs::swap, index(away), index(in)); });
  });
}

constexpr StepRow kPositionsRows[] = {
    {{Step::ruin, "ruin", ask, answer_ruin,
      [](const Lister& l) { each_place(planet(l.s), [&](Kind place) { l.add(verbs::ruin, index(zone_of(place))); }); },
      refuse_ruin, [](const State& s) { return open(frame_seat(s), "ruin", "3.16"); }}},
    {{Step::move_who, "move_who", ask, answer_move_who, [](const Lister& l) { l.offer_seats(verbs::name); },
      refuse_move_who,
      [](const State& s) { return open(frame_seat(s), top_frame(s).b == 0 ? "move_who" : "hypnotic", "3.17"); }},
     0,
     [](const State& s) { return top_frame(s).b != 0; }},
    {{Step::move_where, "move_where", ask, answer_move_where, list_move_where, refuse_move_where,
      [](const State& s) { return with(open(frame_seat(s), "move_where", "3.17"), Operand::seat, top_frame(s).a); }}},
    {{Step::swap_place, "swap_place", ask, answer_swap_place, list_swap_place,
      [](const Check& c, const Action& a) {
        return a.verb == verbs::swap ? check_swap(c, kind(a.a), kind(a.b)) : Rule::not_now;
      },
      [](const State& s) { return secret(frame_seat(s), "vortex", "4.7"); }}},
};

}  // namespace

constinit const StepRows kPositionSteps = kPositionsRows;

}  // namespace prowl::not_alone
