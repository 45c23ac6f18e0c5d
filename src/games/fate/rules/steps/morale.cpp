#include <algorithm>
#include <bit>

#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

namespace {

int counting(const State& s, Kind item, int affected) {
  const int all = holders_of(s, item);
  return flag(s, kAffectedOnly) ? all & affected : all;
}

}  // namespace

// Ruling F13.
bool flashlight_helps(const State& s, int affected) { return counting(s, kinds::flashlight, affected) != 0; }
int prod_holders(const State& s, int affected) { return counting(s, kinds::electric_prod, affected); }

void lose_morale_as_is(Flow& f, int amount) {
  State& s = f.s;
  if (amount <= 0) return f.emit(Ev::no_loss, Seat::table);
  const int before = get(s, R::morale), left = std::max(0, before - amount);
  set(s, R::morale, left);
  f.emit(Ev::morale_lost, Seat::table, before - left, left);
  if (left == 0) end_match(f, Side::ship, How::morale);
}

void lose_morale(Flow& f, int amount, int affected) {
  if (amount > 0 && flashlight_helps(f.s, affected)) {
    const int crew = std::countr_zero(static_cast<unsigned>(counting(f.s, kinds::flashlight, affected)));
    f.emit(Ev::flashlight, f.seat_of(crew), index(crew_kind(crew)));
    amount -= f.data.flashlight;
  }
  lose_morale_as_is(f, amount);
}

void spend_use(Flow& f, int crew, Kind item) {
  State& s = f.s;
  const int slot = worn_piece(s, bag_of(crew), item, true);
  if (++piece(s, slot).marks < f.data.items[static_cast<std::size_t>(item_id(item))].uses) return;
  piece(s, slot).marks = 0;
  move_thing(f, slot, zones::supply);
  f.emit(Ev::used_up, f.seat_of(crew), index(crew_kind(crew)), index(item));
}

}  // namespace prowl::fate
