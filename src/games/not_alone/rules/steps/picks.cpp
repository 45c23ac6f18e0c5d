#include "games/not_alone/rules/steps/deeds.hpp"
#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

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

// What is not kept is discarded (Ascendancy) or shown to the Creature (Phobia).
void answer_keep_two(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  const Frame frame = f.top();
  piece(s, find_own(s, hand_of(who), who, kind(a.a))).marks = 1;
  if (chosen_count(s, who) < frame.b) return;
  answered(s, who);
  pop_frame(s);
  const bool shows = is_evolution(kind(frame.a)) || first_deed(f.data, kind(frame.a)) == Op::peek;
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

void list_each_in_hand(const Lister& l) { l.each_of(verbs::discard, hand(l.s, l.who)); }

Rule refuse_discard(const Check& c, const Action& a) {
  return one_of(a, verbs::discard, contains(hand(c.s, c.who), kind(a.a)), Rule::not_in_hand);
}

void list_name(const Lister& l) {
  l.offer(verbs::done);
  l.offer_seats(verbs::name);
}

Rule refuse_name(const Check& c, const Action& a) {
  const Frame& top = top_frame(c.s);
  if (a.verb == verbs::done) return ok_if(top.pc != 0, Rule::not_now);
  return a.verb == verbs::name ? check_name(c, top, seat(a.a)) : Rule::not_now;
}

Places to_keep_from(const State& s, Seat who) { return hand(s, who) & ~chosen(s, who); }

// An Evolution asks for it, or the card that is being carried out, in the frame below.
Prompt prompt_each_discards(const State& s) {
  const int evolution = top_frame(s).b;
  const Frame& below = s.frames[static_cast<std::size_t>(s.frame_count - 2)];
  return with(secret(Seat::table, "each_discards", evolution != 0 ? "6.14" : "3.6"), Operand::kind,
              evolution != 0 ? evolution : below.a);
}

Prompt prompt_discard_one(const State& s) {
  const Kind by = kind(top_frame(s).a);
  if (by == kinds::artemia) return secret(frame_seat(s), "artemia", "5.8");
  if (is_survival(by)) return secret(frame_seat(s), "sacrifice", "4.3");
  return with(secret(frame_seat(s), "discard_place", "6.16"), Operand::kind, index(by));
}

Places to_recover(const State& s, Seat who) {
  const Frame& top = top_frame(s);
  return discard(s, who) | (top.pc == 0 ? 0 : played(s, who) & bit_of(kind(top.pc)));
}

Prompt prompt_recover(const State& s) {
  const Frame& top = top_frame(s);
  return with(secret_if(in_force(s, Effect::smokescreen), frame_seat(s), "recover", "2.0"), Operand::kind, top.b,
              Operand::amount, top.a);
}

constexpr StepRow kPicksRows[] = {
    {{Step::name_seat, "name_seat", ask, answer_name, list_name, refuse_name,
      [](const State& s) { return with(open(frame_seat(s), "name", "3.0"), Operand::kind, top_frame(s).a); }}},
    {{Step::keep_two, "keep_two", ask, answer_keep_two,
      [](const Lister& l) { l.each_of(verbs::keep, to_keep_from(l.s, l.who)); },
      [](const Check& c, const Action& a) {
        return one_of(a, verbs::keep, contains(to_keep_from(c.s, c.who), kind(a.a)), Rule::not_in_hand);
      },
      [](const State& s) { return with(secret(frame_seat(s), "keep_two", "3.4"), Operand::kind, top_frame(s).a); }}},
    {{Step::each_discards, "each_discards", run_each_discards, answer_each_discards, list_each_in_hand, refuse_discard,
      prompt_each_discards}},
    {{Step::discard_one, "discard_one", run_discard_one, answer_discard_one, list_each_in_hand, refuse_discard,
      prompt_discard_one}},
    {{Step::recover, "recover", run_recover, answer_recover,
      [](const Lister& l) { l.each_of(verbs::take, to_recover(l.s, l.who)); },
      [](const Check& c, const Action& a) {
        return one_of(a, verbs::take, contains(to_recover(c.s, c.who), kind(a.a)), Rule::not_in_discard);
      },
      prompt_recover},
     0,
     [](const State& s) { return is_survivor(kind(top_frame(s).b)); }},
    {{Step::strike_back, "strike_back", ask_chance, answer_strike_back}},
    {{Step::retake, "retake", run_retake, answer_retake,
      [](const Lister& l) { l.each_of(verbs::take, played(l.s, l.who)); },
      [](const Check& c, const Action& a) {
        return one_of(a, verbs::take, contains(played(c.s, c.who), kind(a.a)), Rule::nothing_played);
      },
      [](const State& s) { return open(frame_seat(s), "double_back", "4.15"); }}},
};

}  // namespace

// Frame: a how many are still to be taken, b what allows it, pc the played Place that may be taken too.
void push_recover(Flow& f, Seat who, int n, Kind by, Kind card) {
  f.push(Step::recover, who, n, index(by), index(card));
}

constinit const StepRows kPickSteps = kPicksRows;

}  // namespace prowl::not_alone
