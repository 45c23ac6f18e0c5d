#include <algorithm>

#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

// The discard becomes the deck, in an order that chance gives (4.5).
void reshuffle(Flow& f, Zone from, Zone deck) {
  State& s = f.s;
  f.emit(Ev::reshuffled, Seat::table, count(s, from), deck == zones::survival_deck);
  while (count(s, from) > 0) {
    const int slot = top(s, from);
    piece(s, slot).known = kNobody;
    move_piece(f.cat, s, slot, deck);
  }
  await_entropy(s);
}

void draw_one(Flow& f, Seat who, Zone deck, Zone to, bool mark = false) {
  State& s = f.s;
  const int slot = top(s, deck);
  move_piece(f.cat, s, slot, to);
  piece(s, slot).known = bit(who);
  piece(s, slot).marks = mark;
  f.emit(deck == zones::survival_deck ? Ev::drew : Ev::drew_hunt, who, piece(s, slot).kind, bit(who));
}

void run_draw_survival(Flow& f) {
  State& s = f.s;
  while (f.top().a > 0) {
    if (count(s, zones::survival_deck) == 0) {
      if (count(s, zones::survival_discard) == 0) break;
      return reshuffle(f, zones::survival_discard, zones::survival_deck);
    }
    draw_one(f, f.seat_of_frame(), zones::survival_deck, survival_of(f.seat_of_frame()), f.top().b != 0);
    --f.top().a;
  }
  pop_frame(s);
}

void answer_draw_survival(Flow& f, Seat, const Action& a) { shuffle(f.s, zones::survival_deck, entropy_of(a)); }

void run_refill(Flow& f) {
  State& s = f.s;
  const Seat who = creature_seat(s);
  const int full = std::max(f.data.hunt_hand, trait_most(f.data, s, Trait::hunt_hand));
  while (count(s, hand_of(who)) < full) {
    if (count(s, zones::hunt_deck) == 0) {
      if (count(s, zones::hunt_discard) == 0) break;
      return reshuffle(f, zones::hunt_discard, zones::hunt_deck);
    }
    draw_one(f, who, zones::hunt_deck, hand_of(who));
  }
  pop_frame(s);
}

void answer_refill(Flow& f, Seat, const Action& a) { shuffle(f.s, zones::hunt_deck, entropy_of(a)); }

constexpr StepRow kDecksRows[] = {
    {{Step::draw_survival, "draw_survival", run_draw_survival, answer_draw_survival}},
    {{Step::refill, "refill", run_refill, answer_refill}},
};

}  // namespace

void push_draw_survival(Flow& f, Seat who, int n, bool mark) { f.push(Step::draw_survival, who, n, mark); }

constinit const StepRows kDeckSteps = kDecksRows;

}  // namespace prowl::not_alone
