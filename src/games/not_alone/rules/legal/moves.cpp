#include <algorithm>

#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

namespace {

// Who may not see which card it was may not see either which cards are still there.
void move_for(Flow& f, int slot, Zone to, SeatMask audience) {
  State& s = f.s;
  if (audience != kEveryone) forget(s, piece(s, slot).zone, audience);
  piece(s, slot).known = static_cast<SeatMask>(piece(s, slot).known | audience);
  move_piece(f.cat, s, slot, to);
}

}  // namespace

void end_game(Flow& f, Side side, How how) {
  State& s = f.s;
  f.emit(how == How::assimilation     ? Ev::won_assimilation
         : how == How::hunted_defence ? Ev::won_defence
                                      : Ev::won_rescue,
         Seat::table);
  set(s, R::last_side, static_cast<int>(side));
  set(s, R::how, static_cast<int>(how));
  while (s.frame_count > 1) pop_frame(s);
  s.waiting = 0;
  f.go(Step::over);
}

bool advance_rescue(Flow& f) {
  add(f.s, R::rescue, -1);
  f.emit(Ev::rescue, Seat::table, get(f.s, R::rescue));
  if (get(f.s, R::rescue) > 0) return false;
  end_game(f, Side::hunted, has_city(f.s) ? How::hunted_rescue : How::rescue);
  return true;
}

bool advance_assimilation(Flow& f) {
  add(f.s, R::assimilation, -1);
  f.emit(Ev::assimilation, Seat::table, get(f.s, R::assimilation));
  if (get(f.s, R::assimilation) > 0) return false;
  end_game(f, Side::creature, How::assimilation);
  return true;
}

void set_will(State& s, Seat who, int n) { set(s, at(R::first_will, index(who)), n); }

bool lose_will(Flow& f, Seat who, int n) {
  const int lost = std::min(n, will(f.s, who));
  if (lost == 0) return false;
  set_will(f.s, who, will(f.s, who) - lost);
  f.emit(Ev::will_lost, who, lost, will(f.s, who));
  return will(f.s, who) == 0 && flag(f.s, kRecoverAtOnce) && exhaust(f, bit(who));
}

void gain_will(Flow& f, Seat who, int n) {
  const int now = std::min(f.data.will, will(f.s, who) + n);
  if (now == will(f.s, who)) return;
  set_will(f.s, who, now);
  f.emit(Ev::will_gained, who, now);
}

void discard_place(Flow& f, Seat who, Kind place) {
  const SeatMask audience = discard_audience(f.s);
  f.emit(Ev::discarded, who, place, audience);
  move_for(f, find_own(f.s, hand_of(who), who, place), discard_of(who), audience);
}

void discard_survival(Flow& f, Seat who, Kind card) {
  f.emit(Ev::discarded, who, card);
  move_open(f.cat, f.s, find_piece(f.s, survival_of(who), card), zones::survival_discard);
}

void recover_place(Flow& f, Seat who, Kind place, Ev what) {
  const SeatMask audience = discard_audience(f.s);
  f.emit(what, who, place, audience);
  move_for(f, find_own(f.s, discard_of(who), who, place), hand_of(who), audience);
}

void recover_all(Flow& f, Seat who) {
  each_place(discard(f.s, who), [&](Kind place) { recover_place(f, who, place); });
}

void retake_place(Flow& f, Seat who, Kind place) {
  f.emit(Ev::recovered, who, place);
  move_open(f.cat, f.s, find_own(f.s, played_of(who), who, place), hand_of(who));
}

void set_marker(Flow& f, Seat who, bool on) {
  State& s = f.s;
  f.emit(on ? Ev::marker_on : Ev::marker_off, who);
  set(s, R::marker, on);
  const Zone from = on ? zones::tokens : zone_of(kinds::beach);
  move_piece(f.cat, s, find_piece(s, from, kinds::marker), on ? zone_of(kinds::beach) : zones::tokens);
}

}  // namespace prowl::not_alone
