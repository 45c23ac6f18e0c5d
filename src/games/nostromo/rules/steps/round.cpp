#include <algorithm>

#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

// Everything of the earlier round is forgotten, but for points and who has been the Alien (R10).
void reset_registers(Flow& f) {
  for (const R r :
       {R::eggs,       R::exhaustions,  R::airlocks_now,    R::airlocks_next, R::o_this_turn, R::visits_left,
        R::first_room, R::flame_bearer, R::detector_bearer, R::flame_lock,    R::flame_fired, R::unmasked,
        R::eliminated, R::proven_crew,  R::removed,         R::facing,        R::doomed,      R::barred,
        R::hiders,     R::hidden,       R::escaped,         R::standing,      R::timed_out,   R::swap_round})
    set(f.s, r, 0);
  set(f.s, R::turn, 1);
  set(f.s, R::egg_supply, two_players(f.s) ? 0 : f.data.eggs);
  for (int i = 0; i < kMaxSeats; ++i) set(f.s, at(R::first_round, i), 0), set(f.s, at(R::first_vote, i), 0);
}

void move_figure(Flow& f, Zone to) {
  move_open(f.cat, f.s, find_piece(f.s, figure(f.s), kinds::alien), to);
  set(f.s, R::figure_at, index(to));
}

Zone start_place(const State& s, const Data& data, const Piece& p) {
  if (is_card(p.kind)) return zones::deck;
  if (is_role(p.kind)) return zones::roles;
  if (is_character(p.kind)) return home_of(owner_of(s, p.kind));
  if (is_decoy(p.kind)) return owner_of(s, p.kind) == alien_seat(s) ? zones::box : home_of(owner_of(s, p.kind));
  if (p.kind == kinds::flamethrower) return room_zone(data.flame_start);
  if (p.kind == kinds::detector) return room_zone(data.detector_start);
  return p.zone;
}

SeatMask start_knowledge(const State& s, const Piece& p) {
  if (is_card(p.kind) || is_role(p.kind)) return kNobody;
  if (is_token(p.kind) && p.zone != zones::box) return bit(owner_of(s, p.kind));
  return is_tally(p.kind) ? participants(s) : kEveryone;
}

bool fixed_alien(Flow& f, int& who) {
  if (const int next = get(f.s, R::next_alien); next > 0) {
    set(f.s, R::next_alien, 0);
    return who = next - 1, true;
  }
  const bool opening = get(f.s, R::round) == 1;
  if (!opening && static_cast<Rotation>(get(f.s, R::rotation)) == Rotation::fixed_order)
    return who = (get(f.s, R::alien_seat) + 1) % f.s.seats, true;
  return false;
}

// R7: a seat that has been the Alien is passed over while there is another.
int alien_candidates(const State& s) {
  const int all = (1 << s.seats) - 1;
  const int fresh = all & ~get(s, R::been_alien);
  return static_cast<Rotation>(get(s, R::rotation)) == Rotation::no_repeat && fresh != 0 ? fresh : all;
}

void become_alien(Flow& f, int who) {
  set(f.s, R::alien_seat, who);
  set_bit(f.s, R::been_alien, who);
  f.emit(Ev::round_start, Seat::table, get(f.s, R::round));
  f.emit(Ev::alien_is, seat(who));
  lay_out_round(f);
  f.go(Step::deal_roles);
}

void deal(Flow& f) {
  State& s = f.s;
  const int alien = find_piece(s, zones::roles, kinds::role_alien);
  if (alien < 0) return;
  move_open(f.cat, s, alien, role_of(alien_seat(s)));
  in_seat_order(s, [&](Seat who) {
    const int slot = top(s, zones::roles);
    move_piece(f.cat, s, slot, role_of(who));
    piece(s, slot).known = bit(who);
  });
}

// Whose a decoy was that has been turned up stays with its owner.
void reveal_face_down(State& s, Zone z) {
  for (const int slot : slots(s, z))
    if (piece(s, slot).back != backs::footprints) piece(s, slot).known = kEveryone;
}

void reveal_all(State& s) {
  for (int i = 0; i < kMaxSeats; ++i)
    for (const Zone first : {zones::first_hand, zones::first_home, zones::first_role})
      reveal(s, of_seat(first, seat(i)));
  for (int room = 0; room < kRooms; ++room) reveal_face_down(s, room_zone(room));
  reveal_face_down(s, zones::aside);
  for (int i = 0; i < s.piece_count; ++i) piece(s, i).marks = 0;
}

void count_round(Flow& f) {
  State& s = f.s;
  add(s, static_cast<Side>(get(s, R::last_side)) == Side::alien ? R::wins_alien : R::wins_crew, 1);
  add(s, R::turns_total, get(s, R::turn));
  set(s, R::longest, std::max(get(s, R::longest), get(s, R::turn)));
  for (int i = 0; i < s.seats; ++i) {
    const int points = round_points(f.data, s, seat(i));
    set(s, at(R::first_round, i), points);
    add(s, at(R::first_score, i), points);
  }
}

bool is_chosen(const State& s) { return static_cast<Rotation>(get(s, R::rotation)) == Rotation::chosen; }

}  // namespace

void lay_out_round(Flow& f) {
  State& s = f.s;
  reset_registers(f);
  move_figure(f, zones::off_board);
  set(s, R::flame_at, index(room_zone(f.data.flame_start)));
  set(s, R::detector_at, index(room_zone(f.data.detector_start)));
  for (int slot = 0; slot < s.piece_count; ++slot) {
    const Zone to = start_place(s, f.data, piece(s, slot));
    if (to != piece(s, slot).zone) move_piece(f.cat, s, slot, to);
    Piece& p = piece(s, slot);
    p.known = start_knowledge(s, p);
    p.marks = 0;
    p.back = f.cat.kinds[static_cast<std::size_t>(index(p.kind))].back;
  }
}

void end_round(Flow& f, Side side, How how) {
  State& s = f.s;
  while (s.frame_count > 1) pop_frame(s);
  s.waiting = 0;
  set(s, R::last_side, static_cast<int>(side));
  set(s, R::how, static_cast<int>(how));
  f.go(Step::round_end);
}

namespace {

void run_build_ship(Flow& f) {
  if (!flag(f.s, kRandomShip)) return f.go(Step::draw_alien);
  await_entropy(f.s);
}

void answer_build_ship(Flow& f, Seat, const Action& a) {
  ShipNeeds needs = needs_of(f.data, f.s.seats);
  if (const int most = get(f.s, R::max_airlocks); most > 0) needs.max_airlocks = std::min(needs.max_airlocks, most);
  Rng rng(entropy_of(a));
  store_ship(f.s, random_ship(needs, rng));
  f.go(Step::draw_alien);
}

void run_draw_alien(Flow& f) {
  int who = 0;
  if (fixed_alien(f, who)) return become_alien(f, who);
  if (is_chosen(f.s)) return await(f.s, Seat::table);
  await_index(f.s, std::popcount(static_cast<unsigned>(alien_candidates(f.s))));
}

void answer_draw_alien(Flow& f, Seat who, const Action& a) {
  if (who == Seat::table) return become_alien(f, a.a);
  int left = a.a;
  for (int i = 0; i < f.s.seats; ++i)
    if (((alien_candidates(f.s) >> i) & 1) && left-- == 0) return become_alien(f, i);
}

void run_deal_roles(Flow& f) {
  if (f.data.players[f.s.seats].android) return await_entropy(f.s);
  deal(f);
  f.go(Step::shuffle_deck);
}

void answer_deal_roles(Flow& f, Seat, const Action& a) {
  // The Alien's card is already chosen (R7); the others are mixed and dealt.
  State& s = f.s;
  const int alien = find_piece(s, zones::roles, kinds::role_alien);
  move_open(f.cat, s, alien, role_of(alien_seat(s)));
  shuffle(s, zones::roles, entropy_of(a));
  move_piece(f.cat, s, alien, zones::roles);
  deal(f);
  f.go(Step::shuffle_deck);
}

void run_shuffle_deck(Flow& f) { await_entropy(f.s); }

void answer_shuffle_deck(Flow& f, Seat, const Action& a) {
  shuffle(f.s, zones::deck, entropy_of(a));
  f.go(Step::turn_start);
}

// Nostromo, fin de manche et décompte: hands and roles are opened, then points.
void run_round_end(Flow& f) {
  State& s = f.s;
  for (const R r : {R::facing, R::doomed, R::barred, R::visits_left}) set(s, r, 0);
  reveal_all(s);
  count_round(f);
  f.emit(static_cast<Ev>(static_cast<int>(Ev::won_eggs) + get(s, R::how)), Seat::table);
  if (get(s, R::round) >= get(s, R::rounds)) {
    f.emit(Ev::match_end, Seat::table);
    return f.go(Step::over);
  }
  await(s, Seat::table);
}

void answer_round_end(Flow& f, Seat, const Action& a) {
  add(f.s, R::round, 1);
  if (a.verb == verbs::choose_alien) set(f.s, R::next_alien, a.a + 1);
  f.go(flag(f.s, kRebuild) ? Step::build_ship : Step::draw_alien);
}

void list_next_alien(const Lister& l) {
  if (!is_chosen(l.s)) return l.add(verbs::next_round);
  for (int i = 0; i < l.s.seats; ++i) l.add(verbs::choose_alien, i);
}

Rule refuse_next_alien(const Question& q, const Action& a) {
  if (a.verb != (is_chosen(q.s) ? verbs::choose_alien : verbs::next_round)) return Rule::not_now;
  return a.a >= 0 && a.a < q.s.seats ? Rule::ok : Rule::no_such_seat;
}

Prompt prompt_draw_alien(const State& s) {
  return {awaits(s, Seat::table) ? Ask::table : Ask::none, "choose_alien", Seat::table, "1.3"};
}

Prompt prompt_round_end(const State& s) {
  return {Ask::table, is_chosen(s) ? "choose_alien" : "next_round", Seat::table, "1.3"};
}

Prompt prompt_over(const State&) { return {Ask::none, "over", Seat::table, "6.1"}; }

constexpr StepRow kRoundRows[] = {
    {Step::build_ship, "build_ship", run_build_ship, answer_build_ship},
    {Step::draw_alien, "draw_alien", run_draw_alien, answer_draw_alien, list_next_alien, refuse_next_alien,
     prompt_draw_alien},
    {Step::deal_roles, "deal_roles", run_deal_roles, answer_deal_roles},
    {Step::shuffle_deck, "shuffle_deck", run_shuffle_deck, answer_shuffle_deck},
    {Step::round_end, "round_end", run_round_end, answer_round_end, list_next_alien, refuse_next_alien,
     prompt_round_end},
    {Step::over, "over", nullptr, nullptr, nullptr, nullptr, prompt_over},
};

}  // namespace

std::span<const StepRow> round_steps() { return kRoundRows; }

}  // namespace prowl::nostromo
