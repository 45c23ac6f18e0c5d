#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

Places where(const Action& a) {
  return bit_of(place_at(zone(a.b))) | (a.verb == verbs::put_two ? bit_of(place_at(zone(a.c))) : 0);
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

void answer_put_token(Flow& f, Seat who, const Action& a) {
  const Kind by = kind(f.top().b);
  answered(f.s, who);
  pop_frame(f.s);
  if (a.verb == verbs::decline) return;
  if (by != Kind::hidden && is_hunt(by)) return swap_hunt_tokens(f, who, lowest(where(a)));
  put_token(f, who, kind(a.a), where(a));
}

void answer_put_two(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  put_token(f, who, kind(a.a), where(a));
  set(f.s, R::barred, where(a));
  f.emit(Ev::barred, who, a.b, a.c);
}

bool off_planet(const Action& a) { return !is_place(zone(a.b)) || (a.verb == verbs::put_two && !is_place(zone(a.c))); }

/// What `part` says of the token there. Two Places are named in one order only.
template <class Part>
Rule refuse_put(const Check& c, const Action& a, Part part) {
  if (a.verb != verbs::put && a.verb != verbs::put_two) return Rule::not_now;
  if (off_planet(a) || (where(a) & ~planet(c.s)) != 0) return Rule::no_such_place;
  if (const Rule no = part(c, kind(a.a), where(a)); no != Rule::ok) return no;
  return ok_if(a.verb != verbs::put_two || a.b < a.c, Rule::not_to_choose);
}

Rule check_shift_now(const Check& c, Kind token, Places on) {
  return check_shift(c, kind(top_frame(c.s).b), token, on);
}

void list_hunt(const Lister& l) {
  l.add_if(check_done(l), verbs::done);
  l.announces(2);
  l.offer_evolutions(verbs::invoke, awake(l.s));
  for (const Kind token : kHuntTokens)
    if (check_token(l, token) == Rule::ok) l.puts(token, token_width(l.data, l.s, token), unshared(l.s, token));
}

Rule refuse_hunt(const Check& c, const Action& a) {
  if (a.verb == verbs::invoke) return check_invoke(c, kind(a.a));
  if (a.verb == verbs::announce) return check_card(c, kind(a.a), 2);
  if (a.verb == verbs::done) return check_done(c);
  return refuse_put(c, a, check_put);
}

// For a token that a card has brought, or for those that a card may shift.
void list_put_token(const Lister& l) {
  const Frame& top = top_frame(l.s);
  if (top.b == 0) return l.puts(kind(top.a), token_width(l.data, l.s, kind(top.a)), check_put_now);
  for (const Kind token : kHuntTokens) l.puts(token, 1, check_shift_now);
}

Rule refuse_put_token(const Check& c, const Action& a) {
  return refuse_put(c, a, top_frame(c.s).b == 0 ? check_put_now : check_shift_now);
}

Prompt prompt_put_token(const State& s) {
  const Frame& top = top_frame(s);
  if (kind(top.b) == kinds::feint) return open(frame_seat(s), "feint", "6.11");
  if (top.b == 0) return with(open(frame_seat(s), "put", "5.6"), Operand::kind, top.a);
  return with(open(frame_seat(s), "shift", "1.1"), Operand::kind, top.b);
}

// Of Sanctuary, Evolutions and the Feint only offer it.
bool may_leave_token(const State& s) {
  const Kind by = kind(top_frame(s).b);
  return is_evolution(by) || is_hunt(by);
}

constexpr StepRow kTokensRows[] = {
    {{Step::hunt, "hunt", run_hunt, answer_hunt, list_hunt, refuse_hunt,
      [](const State& s) { return secret_if(has_play_left(s, creature_seat(s)), creature_seat(s), "hunt", "5.6"); }},
     2},
    {{Step::put_token, "put_token", ask, answer_put_token, list_put_token, refuse_put_token, prompt_put_token},
     0,
     may_leave_token},
    {{Step::put_two, "put_two", ask, answer_put_two, [](const Lister& l) { l.puts(kinds::target, 2, check_bar); },
      [](const Check& c, const Action& a) { return refuse_put(c, a, check_bar); },
      [](const State& s) { return open(frame_seat(s), "force_field", "3.2"); }}},
};

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

Places open_shifts(const Data& d, const State& s, Kind token) {
  return shift_targets(d, s, token) & unshared(s, token);
}

constinit const StepRows kTokenSteps = kTokensRows;

}  // namespace prowl::not_alone
