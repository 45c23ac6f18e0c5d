#include "games/fate/rules/steps/flow.hpp"

#include <algorithm>

namespace prowl::fate {

const StepTable<StepRow, static_cast<std::size_t>(Step::count)> kSteps = {
    opening_steps(), turn_steps(),    trade_steps(), ability_steps(), encounter_steps(),
    alien_steps(),   arrival_steps(), ash_steps(),   goals_steps()};

int move_scrap(Flow& f, Zone from, Zone to, int n) {
  int moved = 0;
  for (; moved < n; ++moved) {
    const int slot = find_piece(f.s, from, kinds::scrap);
    if (slot < 0) break;
    move_thing(f, slot, to);
  }
  return moved;
}

void move_thing(Flow& f, int slot, Zone to) {
  move_piece(f.cat, f.s, slot, to);
  f.looked = false;
}

bool ends_a_flee(const Data& d, Zone from, Zone to) {
  const auto& ways = flees_from(d, from);
  return std::any_of(ways.begin(), ways.end(), [&](const FleePath& p) { return p.spaces[2] == to; });
}

}  // namespace prowl::fate
