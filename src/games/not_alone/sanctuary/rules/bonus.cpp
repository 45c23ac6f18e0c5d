#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

bool owns_far_place(const State& s, Seat who) { return (owned(s, who) & ~kStartPlaces) != 0; }

/// Calls `use` for the Hunted from the last to the first, so that frames come to the top in left order.
template <class Use>
void in_right_order(const State& s, Use use) {
  for (int n = s.seats - 1; n > 0; --n) use(nth_left(s, n));
}

// One after the other, for the first may take what the second would like. The frame's b: how many have been seen
// to.
void bonus_places(Flow& f) {
  State& s = f.s;
  while (f.top().b < s.seats - 1) {
    const Seat who = nth_left(s, ++f.top().b);
    if (owns_far_place(s, who) || gainable(s, who) == 0) continue;
    return f.push(Step::gain_place, who, index(kinds::sanctuary));
  }
  pop_frame(s);
}

// The Sanctuary board; the frame's seat decides for the Hunted.
void run_bonus(Flow& f) {
  State& s = f.s;
  const Frame frame = f.top();
  const auto bonus = static_cast<Bonus>(frame.a);
  if (bonus == Bonus::no_place) return bonus_places(f);
  pop_frame(s);
  switch (bonus) {
    case Bonus::dna: return lose_dna(f, 1);
    case Bonus::loop10: set(s, R::loop, 1); return f.emit(Ev::loop_opens, Seat::table);
    case Bonus::evo:
      if (developed_count(s) > 0) f.push(Step::pick_evolution, seat(frame.seat), index(kinds::sanctuary));
      return;
    default: break;
  }
  in_right_order(s, [&](Seat who) {
    if (bonus == Bonus::recover) push_recover(f, who, 1, kinds::sanctuary);
    if (bonus == Bonus::survival || (bonus == Bonus::no_survival && count(s, survival_of(who)) == 0))
      draw_survival_now(f, who, 1);
  });
  in_left_order(s, [&](Seat who) {
    if (bonus == Bonus::will && will(s, who) > 0) gain_will(f, who, 1);
  });
}

constexpr StepRow kBonusRows[] = {
    {{Step::bonus, "bonus", run_bonus}},
};

}  // namespace

constinit const StepRows kBonusSteps = kBonusRows;

}  // namespace prowl::not_alone
