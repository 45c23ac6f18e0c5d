#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

void run_ask(Flow& f) { await(f.s, f.seat_of_frame()); }

// Anticipation only remembers the seat; Ascendancy and Phobia ask it. The frame's b: how many Places it keeps.
void answer_name(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  const Frame frame = f.top();
  answered(s, who);
  pop_frame(s);
  // The frame's pc: seats that a Howler has named already.
  if (a.verb == verbs::done) return f.push(Step::each_discards, Seat::table, frame.pc, frame.a);
  f.emit(Ev::named, who, frame.a, a.a);
  if (name_for_city(f, frame, who, seat(a.a))) return;
  if (frame.b == 0) return set(s, R::anticipated, a.a + 1);
  f.push(Step::keep_two, seat(a.a), frame.a, frame.b);
}

void run_keep_two(Flow& f) { await(f.s, f.seat_of_frame()); }

// What is not kept is discarded (Ascendancy) or shown to the Creature (Phobia).
void answer_keep_two(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  const Frame frame = f.top();
  piece(s, find_own(s, hand_of(who), who, kind(a.a))).marks = 1;
  if (chosen_count(s, who) < frame.b) return;
  answered(s, who);
  pop_frame(s);
  const bool shows = is_evolution(kind(frame.a)) || f.data.card(kind(frame.a)).deeds.front().op == Op::peek;
  const auto witnesses = static_cast<SeatMask>(bit(who) | bit(creature_seat(s)));
  const Places kept = chosen(s, who);
  for (const int slot : slots(s, hand_of(who))) piece(s, slot).marks = 0;
  each_place(hand(s, who) & ~kept, [&](Kind place) {
    if (!shows) return discard_place(f, who, place);
    Piece& p = piece(s, find_own(s, hand_of(who), who, place));
    p.known = static_cast<SeatMask>(p.known | witnesses);
    f.emit(Ev::showed, who, place, witnesses);
  });
}

// Not Alone, Forbidden Zone: chosen in secret, discarded together.
void run_each_discards(Flow& f) {
  State& s = f.s;
  if (f.top().pc == 0) {
    f.top().pc = 1;
    in_left_order(s, [&](Seat who) {
      if (count(s, hand_of(who)) > 0 && must_discard(f.data, s, f.top(), who)) await(s, who);
    });
    if (s.waiting != 0) return;
  }
  pop_frame(s);
  in_left_order(s, [&](Seat who) {
    each_place(chosen(s, who), [&](Kind place) {
      piece(s, find_own(s, hand_of(who), who, place)).marks = 0;
      discard_place(f, who, place);
    });
  });
}

void answer_each_discards(Flow& f, Seat who, const Action& a) {
  piece(f.s, find_own(f.s, hand_of(who), who, kind(a.a))).marks = 1;
  answered(f.s, who);
}

void run_discard_one(Flow& f) {
  if (count(f.s, hand_of(f.seat_of_frame())) == 0) return pop_frame(f.s);
  await(f.s, f.seat_of_frame());
}

void answer_discard_one(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  discard_place(f, who, kind(a.a));
}

// Frame: a how many are still to be taken, b what allows it, pc the played Place that may be taken too.
void push_recover(Flow& f, Seat who, int n, Kind by, Kind card) {
  f.push(Step::recover, who, n, index(by), index(card));
}

void run_recover(Flow& f) {
  State& s = f.s;
  const Frame frame = f.top();
  const Seat who = seat(frame.seat);
  const bool any = count(s, discard_of(who)) > 0 || (frame.pc != 0 && contains(played(s, who), kind(frame.pc)));
  if (frame.a == 0 || !any) return pop_frame(s);
  await(s, who);
}

void answer_recover(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  answered(s, who);
  if (a.verb == verbs::decline) return pop_frame(s);
  --f.top().a;
  if (a.a == f.top().pc)
    retake_place(f, who, kind(a.a));
  else
    recover_place(f, who, kind(a.a));
}

// Not Alone, Strike Back: picked blindly, in random order under the deck.
void run_strike_back(Flow& f) { await_entropy(f.s); }

void answer_strike_back(Flow& f, Seat, const Action& a) {
  State& s = f.s;
  const Seat creature = creature_seat(s);
  const SeatMask audience = flag(s, kShowStrikeBack) ? kEveryone : bit(creature);
  Rng rng(entropy_of(a));
  for (int n = f.top().a; n > 0 && count(s, hand_of(creature)) > 0; --n) {
    int skip = rng.below(count(s, hand_of(creature)));
    int slot = -1;
    for (const int at : slots(s, hand_of(creature)))
      if (skip-- == 0) slot = at;
    f.emit(Ev::lost_hunt, creature, piece(s, slot).kind, audience);
    piece(s, slot).known = kNobody;
    move_to_bottom(f.cat, s, slot, zones::hunt_deck);
  }
  pop_frame(s);
}

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

// Not Alone, Double Back.
void run_retake(Flow& f) {
  const Seat who = f.seat_of_frame();
  const Places mine = played(f.s, who);
  if (size_of(mine) > 1) return await(f.s, who);
  pop_frame(f.s);
  if (mine != 0) retake_place(f, who, lowest(mine));
}

void answer_retake(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  retake_place(f, who, kind(a.a));
}

}  // namespace prowl::not_alone
