#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

Rule check_time_up(const State& s) { return get(s, R::timer) > 0 ? Rule::ok : Rule::no_timer; }

namespace {

// The plan of a seat goes on the tally that the crew sees (option placement_view=observed, R22).
void count_on_tally(Flow& f, Seat who) {
  if (!flag(f.s, kObserved)) return;
  for (const int slot : slots(f.s, home_of(who))) {
    const int room = piece(f.s, slot).marks - 1;
    if (room < 0) continue;
    for (const int t : slots(f.s, zones::tally))
      if (index(piece(f.s, t).kind) == index(kinds::first_tally) + room) ++piece(f.s, t).marks;
  }
}

void clear_tally(State& s) {
  for (const int t : slots(s, zones::tally)) piece(s, t).marks = 0;
}

int unplaced_of(const State& s, Seat who) {
  for (const int slot : slots(s, home_of(who)))
    if (is_character(piece(s, slot).kind) && piece(s, slot).marks == 0) return slot;
  return -1;
}

// R17, R18: the Alien counts as having killed it, without an action.
void kill_unplaced(Flow& f) {
  State& s = f.s;
  int discarding = 0;
  in_seat_order(s, [&](Seat who) {
    if (is_eliminated(s, who)) return;
    for (int slot = unplaced_of(s, who); slot >= 0; slot = unplaced_of(s, who)) {
      const int id = character_id(piece(s, slot).kind);
      f.emit(Ev::unplaced, who, piece(s, slot).kind);
      if (kill_character(f, id, Zone::none)) discarding |= bit(who);
    }
  });
  in_seat_order(s, [&](Seat who) {
    if (has(static_cast<SeatMask>(discarding), who)) discard_hand(f, who);
  });
}

void put_down(Flow& f, Seat who) {
  State& s = f.s;
  std::array<int, 16> tokens{};
  std::size_t n = 0;
  for (const int slot : slots(s, home_of(who))) tokens[n++] = slot;
  for (std::size_t i = 0; i < n; ++i) {
    Piece& p = piece(s, tokens[i]);
    const int room = p.marks - 1;
    if (room < 0 && is_character(p.kind)) continue;
    p.marks = 0;
    move_piece(f.cat, s, tokens[i], room < 0 ? zones::aside : room_zone(room));
  }
}

Rule check_place(const State& s, Seat who, Kind token, Zone room) {
  if (!is_token(token) || (is_character(token) && character_id(token) >= characters_in_play(s)) ||
      owner_of(s, token) != who)
    return Rule::not_your_token;
  if (!in_play(s, room)) return Rule::no_such_room;
  // A dead character (two players) is no longer at home either.
  return find_piece(s, home_of(who), token, 0) < 0 ? Rule::already_placed : Rule::ok;
}

// R16: decoys may stay at home, characters may not.
Rule check_confirm(const State& s, Seat who) {
  for (const int slot : slots(s, home_of(who)))
    if (is_character(piece(s, slot).kind) && piece(s, slot).marks == 0) return Rule::character_at_home;
  return Rule::ok;
}

void run_turn_start(Flow& f) {
  State& s = f.s;
  f.emit(Ev::turn_start, Seat::table, get(s, R::turn));
  // What lies in secret hands is from now on marked in secret, so that nobody else may still see into them.
  for (int i = 0; i < s.seats; ++i) {
    forget(s, home_of(seat(i)), bit(seat(i)));
    forget(s, hand_of(seat(i)), bit(seat(i)));
  }
  clear_tally(s);
  set(s, R::swap_round, 1);
  f.go(Step::placement);
}

void run_placement(Flow& f) {
  if (f.top().pc == 0) {
    f.top().pc = 1;
    return await_all(f.s, participants(f.s));
  }
  f.go(Step::exchange);
}

void answer_placement(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  if (a.verb == verbs::place) {
    piece(s, find_piece(s, home_of(who), kind(a.a), 0)).marks = static_cast<std::uint8_t>(room_of(zone(a.b)) + 1);
    return;
  }
  if (a.verb == verbs::offer) return make_offer(f, who, a);
  if (a.verb == verbs::time_up) {
    set_bit(s, R::timed_out, index(who));
    f.emit(Ev::time_up, who);
  }
  answered(s, who);
  count_on_tally(f, who);
}

// R19, and option timeout=auto_place: some characters go to random rooms. Asked on public facts only.
void run_auto_place(Flow& f) {
  const int late = get(f.s, R::timed_out);
  if (late != 0 && (flag(f.s, kAutoPlace) || (late & get(f.s, R::unmasked)) != 0)) return await_entropy(f.s);
  f.go(Step::close);
}

void answer_auto_place(Flow& f, Seat, const Action& a) {
  State& s = f.s;
  Rng rng(entropy_of(a));
  const int n = std::popcount(static_cast<unsigned>(get(s, R::in_play)));
  in_seat_order(s, [&](Seat who) {
    if (!has_bit(s, R::timed_out, index(who)) || (!flag(s, kAutoPlace) && !is_unmasked(s, who))) return;
    for (int slot = unplaced_of(s, who); slot >= 0; slot = unplaced_of(s, who)) {
      int left = rng.below(n), room = 0;
      while (!in_play(s, room) || left-- > 0) ++room;
      piece(s, slot).marks = static_cast<std::uint8_t>(room + 1);
    }
  });
  f.go(Step::close);
}

void run_close(Flow& f) {
  State& s = f.s;
  in_seat_order(s, [&](Seat who) {
    if (!is_eliminated(s, who)) put_down(f, who);
  });
  clear_tally(s);
  kill_unplaced(f);
  if (alien_has_won(f)) return;
  f.go(Step::window_a);
}

void list_placement(const Lister& l) {
  if (check_confirm(l.s, l.who) == Rule::ok) l.add(verbs::confirm);
  if (check_time_up(l.s) == Rule::ok) l.add(verbs::time_up);
  Kind last = Kind::hidden;
  for (const int slot : slots(l.s, home_of(l.who))) {
    const Piece& p = piece(l.s, slot);
    if (p.marks != 0 || p.kind == last) continue;
    last = p.kind;
    for (auto rooms = static_cast<unsigned>(get(l.s, R::in_play)); rooms != 0; rooms &= rooms - 1)
      l.add(verbs::place, p.kind, room_zone(std::countr_zero(rooms)));
  }
  list_offers(l);
}

Rule refuse_placement(const Question& q, const Action& a) {
  if (a.verb == verbs::offer) return check_offer(q.s, q.who, kind(a.a), seat(a.b));
  if (a.verb == verbs::confirm) return check_confirm(q.s, q.who);
  if (a.verb == verbs::place) return check_place(q.s, q.who, kind(a.a), zone(a.b));
  return a.verb == verbs::time_up ? check_time_up(q.s) : Rule::not_now;
}

Prompt prompt_placement(const State& s) {
  return make_prompt(Ask::secret, "placement", Seat::table, "4.1", {Operand::amount}, get(s, R::turn));
}

constexpr StepRow kPlacementRows[] = {
    {Step::turn_start, "turn_start", run_turn_start},
    {Step::placement, "placement", run_placement, answer_placement, list_placement, refuse_placement, prompt_placement},
    {Step::auto_place, "auto_place", run_auto_place, answer_auto_place},
    {Step::close, "close", run_close},
};

}  // namespace

std::span<const StepRow> placement_steps() { return kPlacementRows; }

}  // namespace prowl::nostromo
