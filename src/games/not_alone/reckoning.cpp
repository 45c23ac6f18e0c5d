#include <algorithm>

#include "not_alone/flow.hpp"

namespace prowl::not_alone {

namespace {

// The Places of a Hunted that the token hits, each once.
Places artemia_hits(const State& s, Seat who) {
  return has_seat(s, R::detecting, who) ? 0 : positions(s, who) & get(s, R::artemia_at);
}

Places catches(const State& s, Seat who) {
  return has_seat(s, R::dodging, who) ? 0 : positions(s, who) & creature_places(s);
}

// Not Alone, Creature step; R-07.
int loss(const Flow& f, Places caught) {
  const int places = size_of(caught);
  int n = places + (contains(caught, kinds::lair) ? f.data.lair_loss - 1 : 0);
  if (in_force(f.s, Effect::fierceness)) n += flag(f.s, kFiercePlace) ? places : 1;
  return n;
}

void recover_will(Flow& f, Seat who) {
  State& s = f.s;
  f.emit(Ev::zero_will, who);
  recover_all(f, who);
  if (!flag(s, kPlayedStays)) each_place(played(s, who), [&](Kind place) { retake_place(f, who, place); });
  gain_will(f, who, flag(s, kExpert) ? f.data.expert_will : f.data.will);
}

}  // namespace

// Frame: a how many seats are done with, b how many of the present one's hits, pc 1 after the discard of a hit.
void run_artemia(Flow& f) {
  State& s = f.s;
  if (f.top().pc == 1) {
    f.top().pc = 0;
    ++f.top().b;
    if (in_force(s, Effect::mutation)) lose_will(f, nth_left(s, f.top().a + 1), 1);
  }
  for (; f.top().a < s.seats - 1; ++f.top().a, f.top().b = 0) {
    const Seat who = nth_left(s, f.top().a + 1);
    Places left = artemia_hits(s, who);
    for (int done = f.top().b; done > 0; --done) left &= left - 1;
    if (left == 0) continue;
    f.emit(Ev::artemia_hit, who, index(zone_of(lowest(left))));
    f.top().pc = 1;
    return f.push(Step::discard_one, who, index(kinds::artemia));
  }
  f.go(Step::creature);
}

void run_creature(Flow& f) {
  State& s = f.s;
  int caught = 0;
  in_left_order(s, [&](Seat who) {
    const Places on = catches(s, who);
    if (on == 0) return;
    caught |= bit(who);
    const int n = std::min(loss(f, on), will(s, who));
    each_place(on, [&](Kind place) { f.emit(Ev::caught, who, index(zone_of(place)), n); });
    lose_will(f, who, n);
  });
  if (caught != 0 && advance_assimilation(f)) return;
  const int named = get(s, R::anticipated) - 1;
  if (named >= 0 && ((caught >> named) & 1) != 0 && advance_assimilation(f)) return;
  f.go(Step::zero_will);
}

// once for all of them, after all losses.
void run_zero_will(Flow& f) {
  State& s = f.s;
  int broken = 0;
  in_left_order(s, [&](Seat who) {
    if (will(s, who) == 0) broken |= bit(who);
  });
  if (broken != 0 && advance_assimilation(f)) return;
  in_left_order(s, [&](Seat who) {
    if (has(static_cast<SeatMask>(broken), who)) recover_will(f, who);
  });
  set(s, R::phase, 4);
  f.go(Step::w5);
}

}  // namespace prowl::not_alone
