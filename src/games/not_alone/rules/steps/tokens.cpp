#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

namespace {

Places where(const Action& a) {
  return bit_of(place_at(zone(a.b))) | (a.verb == verbs::put_two ? bit_of(place_at(zone(a.c))) : 0);
}

}  // namespace

void put_token(Flow& f, Seat who, Kind token, Places on) {
  State& s = f.s;
  const Zone from = token_at(s, token) == 0 ? zones::tokens : zone_of(lowest(token_at(s, token)));
  set(s, token_reg(token), on);
  const Places rest = on & (on - 1);
  f.emit(Ev::put, who, index(token), index(zone_of(lowest(on))), rest != 0 ? index(zone_of(lowest(rest))) : 0);
  move_piece(f.cat, s, find_piece(s, from, token), zone_of(lowest(on)));
}

void lift_token(Flow& f, Kind token) {
  State& s = f.s;
  if (token_at(s, token) == 0) return;
  const Zone from = zone_of(lowest(token_at(s, token)));
  set(s, token_reg(token), 0);
  move_piece(f.cat, s, find_piece(s, from, token), zones::tokens);
}

// R-17 and the two-Place footprints: one Place next to where it lay, and not one it covered.
Places shift_targets(const Data& d, const State& s, Kind token) {
  const Places from = token_at(s, token);
  return next_to_any(d, s, from) & ~from;
}

// 5.1, state 5. With nothing left to put or play it is over without a question.
void run_hunt(Flow& f) {
  State& s = f.s;
  set(s, R::phase, 2);
  const bool more = available_tokens(f.data, s) != 0 || has_play_left(s, creature_seat(s));
  if (f.top().pc == 1 || !more) return f.go(Step::w3);
  await(s, creature_seat(s));
}

void answer_hunt(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  if (a.verb == verbs::announce) return start_card(f, who, kind(a.a));
  if (a.verb == verbs::invoke) return invoke(f, who, kind(a.a));
  if (a.verb == verbs::done) {
    f.top().pc = 1;
    return;
  }
  put_token(f, who, kind(a.a), where(a));
  if (kind(a.a) == kinds::target && (get(f.s, R::granted) & kTarget) == 0) give_role(f, who);
}

// The frame's a: the token. b: the card that shifts it, or 0 where a card has brought it.
void run_put_token(Flow& f) { await(f.s, f.seat_of_frame()); }

void answer_put_token(Flow& f, Seat who, const Action& a) {
  const Kind by = kind(f.top().b);
  answered(f.s, who);
  pop_frame(f.s);
  if (a.verb == verbs::decline) return;
  if (by != Kind::hidden && is_hunt(by)) return swap_hunt_tokens(f, who, lowest(where(a)));
  put_token(f, who, kind(a.a), where(a));
}

// Not Alone, Force Field: the token stays there for the turn.
void run_put_two(Flow& f) { await(f.s, f.seat_of_frame()); }

void answer_put_two(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  put_token(f, who, kind(a.a), where(a));
  set(f.s, R::barred, where(a));
  f.emit(Ev::barred, who, a.b, a.c);
}

}  // namespace prowl::not_alone
