#include <algorithm>

#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

// The visit is over; after the first action comes window B, after the second the hunt ends.
void after_action(Flow& f) { f.go(get(f.s, R::visits_left) == 1 ? Step::window_b : Step::hunt_end); }

void begin_visit(Flow& f, Zone room) {
  State& s = f.s;
  for (const R r : {R::facing, R::doomed, R::barred, R::hiders, R::hidden}) set(s, r, 0);
  move_open(f.cat, s, find_piece(s, figure(s), kinds::alien), room);
  set(s, R::figure_at, index(room));
}

/// Turns up every token; returns the number of decoys, which leave for `aside` with their owners unknown.
int turn_up(Flow& f, Zone room) {
  State& s = f.s;
  std::array<int, 32> decoys{};
  int n = 0;
  for (const int slot : slots(s, room)) {
    Piece& p = piece(s, slot);
    if (is_decoy(p.kind)) decoys[static_cast<std::size_t>(n++)] = slot;
    if (!is_character(p.kind)) continue;
    p.known = kEveryone;
    set_bit(s, R::facing, character_id(p.kind));
  }
  for (int i = 0; i < n; ++i) {
    const int slot = decoys[static_cast<std::size_t>(i)];
    piece(s, slot).back = backs::footprints;
    move_piece(f.cat, s, slot, zones::aside);
  }
  return n;
}

template <class Use>
void each_facing(const State& s, Use use) {
  in_seat_order(s, [&](Seat who) {
    const int first = first_character_of(s, who);
    for (int id = first; id < first + characters_each(s); ++id)
      if (has_bit(s, R::facing, id)) use(who, id);
  });
}

// Nostromo, Lance Flammes: nobody in this room dies and the hunt ends; R30 to R35.
void fire(Flow& f, Seat who) {
  State& s = f.s;
  f.emit(Ev::flame_fired, who, index(figure(s)));
  move_object(f, kinds::flamethrower, figure(s));
  if (!flag(s, kNoRelock)) set(s, R::flame_lock, 1);
  set(s, R::flame_fired, 1);
  set(s, R::visits_left, 0);
  for (const R r : {R::facing, R::doomed, R::barred}) set(s, r, 0);
  f.go(Step::claims);
}

// Nostromo, Détecteur de mouvements; R36.
void save_by_detector(Flow& f, Seat who, int id) {
  f.emit(Ev::detector_saved, who, character_kind(id), figure(f.s));
  remove_character(f, id, zones::gone);
  move_object(f, kinds::detector, figure(f.s));
  f.go(Step::dodge);
  push_draw(f, who, f.data.detector_draw);
}

void lay_eggs(Flow& f) {
  if (two_players(f.s) || get(f.s, R::egg_supply) == 0) return;
  add(f.s, R::eggs, 1);
  add(f.s, R::egg_supply, -1);
  f.emit(Ev::egg, Seat::table, get(f.s, R::eggs));
}

// R93: another character of the player carries on what a dead one bore.
void pass_on(Flow& f, Seat who, int dead) {
  State& s = f.s;
  const auto living = static_cast<unsigned>(living_of(s, who));
  for (const Kind object : {kinds::flamethrower, kinds::detector})
    if (living != 0 && holds(s, who, object) && get(s, bearer_reg(object)) == dead)
      set(s, bearer_reg(object), std::countr_zero(living));
}

void unmask(Flow& f, Seat who) {
  State& s = f.s;
  set_bit(s, R::unmasked, index(who));
  reveal(s, role_of(who));
  f.emit(Ev::unmasked, who);
}

}  // namespace

void run_action(Flow& f) {
  set(f.s, R::visits_left, get(f.s, R::visits_left) == 1 ? 1 : 2);
  await(f.s, alien_seat(f.s));
}

void answer_action(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  answered(s, who);
  add(s, R::visits_left, -1);
  const int action = 2 - get(s, R::visits_left);
  if (a.verb == verbs::pass) {
    f.emit(Ev::alien_passes, who, action);
    return after_action(f);
  }
  f.emit(Ev::visit, who, a.a, action);
  if (action == 1) set(s, R::first_room, a.a);
  begin_visit(f, zone(a.a));
  f.go(Step::reveal);
}

void run_reveal(Flow& f) {
  State& s = f.s;
  const Zone room = figure(s);
  const int decoys = turn_up(f, room);
  each_facing(s, [&](Seat who, int id) { f.emit(Ev::turned_up, who, character_kind(id), room); });
  if (decoys > 0) f.emit(Ev::footprints, Seat::table, decoys, index(room));
  if (get(s, R::facing) != 0) return f.go(Step::window_r);
  f.emit(Ev::found_nothing, Seat::table, index(room));
  after_action(f);
}

void run_equipment(Flow& f) {
  State& s = f.s;
  if (bearer_faces(s, kinds::flamethrower)) return fire(f, holder(s, kinds::flamethrower));
  const int saved = get(s, R::facing) & bearers(s, kinds::detector);
  if (saved == 0) return f.go(Step::dodge);
  const Seat who = holder(s, kinds::detector);
  if (std::popcount(static_cast<unsigned>(saved)) > 1) return await(s, who);
  save_by_detector(f, who, std::countr_zero(static_cast<unsigned>(saved)));
}

void answer_equipment(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  save_by_detector(f, who, character_id(kind(a.a)));
}

void move_object(Flow& f, Kind object, Zone to) {
  move_open(f.cat, f.s, find_piece(f.s, place_of(f.s, object), object), to);
  set(f.s, place_reg(object), index(to));
}

void give_object(Flow& f, Kind object, Seat to, int bearer_candidates) {
  move_object(f, object, held_by(to));
  set(f.s, bearer_reg(object), std::countr_zero(static_cast<unsigned>(bearer_candidates)));
}

void remove_character(Flow& f, int id, Zone to) {
  State& s = f.s;
  for (int slot = 0; slot < s.piece_count; ++slot)
    if (piece(s, slot).kind == character_kind(id)) {
      piece(s, slot).marks = 0;
      move_open(f.cat, s, slot, to);
    }
  set_bit(s, R::removed, index(owner_of_character(s, id)));
  for (const R r : {R::facing, R::doomed, R::barred}) clear_bit(s, r, id);
}

// Nostromo, phase 2, and the android's exception; R53, R54, R55.
bool kill_character(Flow& f, int id, Zone where) {
  State& s = f.s;
  const Seat who = owner_of_character(s, id);
  if (where != Zone::none) f.emit(Ev::kill, who, character_kind(id), where);
  remove_character(f, id, two_players(s) ? zones::dead : zones::gone);
  if (two_players(s)) return pass_on(f, who, id), false;
  if (is_android(s, who)) {
    if (!is_unmasked(s, who)) unmask(f, who);
    return false;
  }
  lay_eggs(f);
  if (f.data.players[s.seats].android) set_bit(s, R::proven_crew, index(who));
  return true;
}

bool alien_has_won(Flow& f) {
  const bool eggs = !two_players(f.s) && get(f.s, R::eggs) >= f.data.eggs;
  const bool nobody = two_players(f.s) && living_characters(f.s) == 0;
  if (eggs || nobody) end_round(f, Side::alien, eggs ? How::eggs : How::killed);
  return eggs || nobody;
}

// R50, R51: those who hid in this visit may take what lies there.
void run_claims(Flow& f) {
  State& s = f.s;
  for (const Kind object : {kinds::flamethrower, kinds::detector}) {
    const int turn = object == kinds::flamethrower ? 0 : 1;
    if (f.top().pc > turn) continue;
    f.top().pc = static_cast<std::uint8_t>(turn + 1);
    if (get(s, R::hiders) == 0 || place_of(s, object) != figure(s) || is_locked(s, object)) continue;
    return push_agreement(f, object, get(s, R::hiders));
  }
  if (get(s, R::flame_fired) != 0) return f.go(Step::hunt_end);
  f.go(Step::kills);
}

// R52: all at once.
void run_kills(Flow& f) {
  State& s = f.s;
  int discarding = 0;
  each_facing(s, [&](Seat who, int id) {
    if (kill_character(f, id, figure(s))) discarding |= bit(who);
  });
  in_seat_order(s, [&](Seat who) {
    if (has(static_cast<SeatMask>(discarding), who)) discard_hand(f, who);
  });
  if (!alien_has_won(f)) after_action(f);
}

}  // namespace prowl::nostromo
