#include <algorithm>

#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

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

// R26, R27.
Rule check_visit(const State& s, Zone room) {
  if (!in_play(s, room)) return Rule::no_such_room;
  const Zone here = figure(s);
  if (get(s, R::airlocks_now) != 0 && is_room(here) && !((links(s, here) >> room_of(room)) & 1))
    return Rule::not_adjacent;
  return get(s, R::visits_left) == 1 && get(s, R::first_room) == index(room) ? Rule::visited_already : Rule::ok;
}

Rule check_save(const State& s, Seat who, Kind character) {
  if (!is_character(character) || character_id(character) >= characters_in_play(s) || owner_of(s, character) != who)
    return Rule::not_your_token;
  return ((get(s, R::facing) & bearers(s, kinds::detector)) >> character_id(character)) & 1 ? Rule::ok
                                                                                            : Rule::not_facing;
}

}  // namespace

void move_object(Flow& f, Kind object, Zone to) {
  move_open(f.cat, f.s, find_piece(f.s, place_of(f.s, object), object), to);
  set(f.s, place_reg(object), index(to));
}

void give_object(Flow& f, Kind object, Seat to, int bearer_candidates) {
  move_object(f, object, held_by(to));
  set(f.s, bearer_reg(object), std::countr_zero(static_cast<unsigned>(bearer_candidates)));
}

// The visit is over; after the first action comes window B, after the second the hunt ends.
void after_action(Flow& f) { f.go(get(f.s, R::visits_left) == 1 ? Step::window_b : Step::hunt_end); }

namespace {

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

void list_action(const Lister& l) {
  l.add(verbs::pass);
  for (int room = 0; room < kRooms; ++room)
    if (check_visit(l.s, room_zone(room)) == Rule::ok) l.add(verbs::visit, index(room_zone(room)));
}

Rule refuse_action(const Question& q, const Action& a) {
  if (a.verb == verbs::pass) return Rule::ok;
  if (a.verb == verbs::visit) return check_visit(q.s, zone(a.a));
  return is_play(a.verb) ? Rule::alien_plays_none : Rule::not_now;
}

Prompt prompt_action(const State& s) {
  const bool airlocks = get(s, R::airlocks_now) != 0;
  return make_prompt(Ask::open, airlocks ? "visit_airlocks" : "visit", alien_seat(s), airlocks ? "5.3" : "4.2",
                     {Operand::amount}, 3 - get(s, R::visits_left));
}

void list_equipment(const Lister& l) {
  for (int id = 0; id < characters_in_play(l.s); ++id)
    if (check_save(l.s, l.who, character_kind(id)) == Rule::ok) l.add(verbs::save, character_kind(id));
}

Rule refuse_equipment(const Question& q, const Action& a) {
  return a.verb == verbs::save ? check_save(q.s, q.who, kind(a.a)) : Rule::not_now;
}

Prompt prompt_equipment(const State& s) {
  return make_prompt(Ask::secret, "save", holder(s, kinds::detector), "4.2b", {Operand::zone}, get(s, R::figure_at));
}

constexpr StepRow kHuntRows[] = {
    {Step::action, "action", run_action, answer_action, list_action, refuse_action, prompt_action},
    {Step::reveal, "reveal", run_reveal},
    {Step::equipment, "equipment", run_equipment, answer_equipment, list_equipment, refuse_equipment, prompt_equipment},
    {Step::claims, "claims", run_claims},
};

}  // namespace

std::span<const StepRow> hunt_steps() { return kHuntRows; }

}  // namespace prowl::nostromo
