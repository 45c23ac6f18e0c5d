#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

// Not Alone, Scream: two Places of the hand or one Will; with fewer Places the Will.
void run_scream(Flow& f) {
  State& s = f.s;
  const Seat who = f.seat_of_frame();
  if (f.top().pc == 1 || count(s, hand_of(who)) >= 2) return await(s, who);
  pop_frame(s);
  lose_will(f, who, 1);
}

void answer_scream(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  answered(s, who);
  if (a.verb == verbs::endure) {
    pop_frame(s);
    lose_will(f, who, 1);
    return;
  }
  if (f.top().pc == 0)
    f.top().pc = 1;
  else
    pop_frame(s);
  discard_place(f, who, kind(a.a));
}

void run_toxin(Flow& f) {
  if (count(f.s, survival_of(f.seat_of_frame())) == 0) return pop_frame(f.s);
  await(f.s, f.seat_of_frame());
}

void answer_toxin(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  discard_survival(f, who, kind(a.a));
}

void list_scream(const Lister& l) {
  l.offer(verbs::endure);
  l.each_of(verbs::discard, hand(l.s, l.who));
}

Rule refuse_scream(const Check& c, const Action& a) {
  if (a.verb == verbs::endure) return ok_if(top_frame(c.s).pc == 0, Rule::not_now);
  return one_of(a, verbs::discard, contains(hand(c.s, c.who), kind(a.a)), Rule::not_in_hand);
}

Rule refuse_toxin(const Check& c, const Action& a) {
  return one_of(a, verbs::discard, is_survival(kind(a.a)) && lies_in(c.s, survival_of(c.who), kind(a.a)),
                Rule::not_in_hand);
}

constexpr StepRow kSufferRows[] = {
    {{Step::scream, "scream", run_scream, answer_scream, list_scream, refuse_scream,
      [](const State& s) { return secret(frame_seat(s), "scream", "3.14"); }}},
    {{Step::toxin, "toxin", run_toxin, answer_toxin,
      [](const Lister& l) { each_card(l, [&](Kind card) { l.add(verbs::discard, card); }); }, refuse_toxin,
      [](const State& s) {
        return secret(frame_seat(s), top_frame(s).a == 0 ? "toxin" : "discard_survival", "3.15");
      }}},
};

}  // namespace

constinit const StepRows kSufferSteps = kSufferRows;

}  // namespace prowl::not_alone
