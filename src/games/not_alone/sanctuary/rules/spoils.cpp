#include <algorithm>
#include <vector>

#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

bool is_caught(int caught, Seat who) { return ((caught >> index(who)) & 1) != 0; }

bool has_prey(const State& s, int caught) {
  bool any = false;
  in_left_order(s, [&](Seat who) { any = any || (is_caught(caught, who) && survivors_held(s, who) > 0); });
  return any;
}

void stun(Flow& f, int caught) {
  const Kind by = unspent_with(f.data, f.s, Trait::catch_discard);
  if (by == Kind::hidden) return;
  for (int n = f.s.seats - 1; n > 0; --n)
    if (const Seat who = nth_left(f.s, n); is_caught(caught, who)) f.push(Step::discard_one, who, index(by));
}

void take_prey(Flow& f, int caught, Kind by) {
  if (by != Kind::hidden && has_prey(f.s, caught)) f.push(Step::prey, creature_seat(f.s), index(by), caught);
}

// 9.8, state 12: what the Creature gets for those it has caught, the frame's a.
void run_spoils(Flow& f) {
  State& s = f.s;
  const int caught = f.top().a;
  switch (f.top().pc++) {
    case 0: return stun(f, caught);
    case 1: return take_prey(f, caught, unspent_with(f.data, s, Trait::scavenge));
    case 2: return take_prey(f, caught, in_force(s, Effect::abduction) ? kinds::abduction : Kind::hidden);
    case 3: return gain_dna(f, std::min(trait_sum(f.data, s, Trait::feed), size_of(caught)));
    case 4: return gain_dna(f, std::min(strength(f.data, s, Effect::hunger), size_of(caught)));
    default: return f.go(Step::zero_will);
  }
}

void answer_prey(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  const Kind by = kind(f.top().a);
  answered(s, who);
  pop_frame(s);
  if (a.verb == verbs::decline) return;
  if (is_evolution(by)) spend(s, by);
  f.emit(Ev::named, who, index(by), a.a);
  const int dna = is_evolution(by) ? trait_most(f.data, s, Trait::scavenge) : strength(f.data, s, Effect::abduction);
  f.push(Step::discard_survivor, seat(a.a), index(by), dna);
}

enum OptimisePc : std::uint8_t { kBury, kDone, kShuffle };

std::vector<int> marked_hunts(const State& s) {
  std::vector<int> out;
  for (const int slot : slots(s, hand_of(creature_seat(s))))
    if (piece(s, slot).marks != 0) out.push_back(slot);
  return out;
}

// Sanctuary, Optimiser: before the refill, unseen, in an order that chance gives.
void run_optimise(Flow& f) {
  State& s = f.s;
  const Seat who = creature_seat(s);
  if (f.top().pc == kShuffle) return await_entropy(s);
  if (f.top().pc == kDone || !has_trait(f.data, s, Trait::bury_hunts) || count(s, hand_of(who)) == 0)
    return f.go(Step::end_turn);
  await(s, who);
}

void answer_optimise(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  if (a.verb == verbs::bury) {
    piece(s, find_piece(s, hand_of(who), kind(a.a), 0)).marks = 1;
    return;
  }
  std::vector<int> cards = marked_hunts(s);
  if (a.verb == verbs::done) {
    answered(s, who);
    f.top().pc = cards.empty() ? kDone : kShuffle;
    return;
  }
  f.top().pc = kDone;
  f.emit(Ev::buried, creature_seat(s), static_cast<int>(cards.size()));
  Rng rng(entropy_of(a));
  for (std::size_t left = cards.size(); left > 0; --left) {
    std::swap(cards[left - 1], cards[static_cast<std::size_t>(rng.below(static_cast<int>(left)))]);
    Piece& p = piece(s, cards[left - 1]);
    p.marks = 0;
    p.known = kNobody;
    move_to_bottom(f.cat, s, cards[left - 1], zones::hunt_deck);
  }
}

Rule refuse_prey(const Check& c, const Action& a) {
  if (a.verb != verbs::name) return Rule::not_now;
  if (!is_hunted(c.s, seat(a.a))) return Rule::not_hunted;
  if (!is_caught(top_frame(c.s).b, seat(a.a))) return Rule::not_caught;
  return ok_if(survivors_held(c.s, seat(a.a)) > 0, Rule::no_survivor_held);
}

Prompt prompt_prey(const State& s) { return with(open(frame_seat(s), "prey", "6.7"), Operand::kind, top_frame(s).a); }

void list_optimise(const Lister& l) {
  l.add(verbs::done);
  l.offer_in(verbs::bury, hand_of(l.who));
}

Rule refuse_optimise(const Check& c, const Action& a) {
  if (a.verb == verbs::done) return Rule::ok;
  return one_of(a, verbs::bury, is_hunt(kind(a.a)) && find_piece(c.s, hand_of(c.who), kind(a.a), 0) >= 0,
                Rule::not_in_hand);
}

constexpr StepRow kSpoilsRows[] = {
    {{Step::spoils, "spoils", run_spoils}, 3},
    {{Step::prey, "prey", ask, answer_prey, [](const Lister& l) { l.offer_seats(verbs::name); }, refuse_prey,
      prompt_prey},
     0,
     [](const State& s) { return is_evolution(kind(top_frame(s).a)); }},
    {{Step::optimise, "optimise", run_optimise, answer_optimise, list_optimise, refuse_optimise,
      [](const State& s) { return secret(first_asked(s), "optimiser", "6.14"); }},
     4},
};

}  // namespace

constinit const StepRows kSpoilSteps = kSpoilsRows;

}  // namespace prowl::not_alone
