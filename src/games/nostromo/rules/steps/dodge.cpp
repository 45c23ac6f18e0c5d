#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

namespace {

/// The next character that has not chosen yet, in seat order, then by its number; -1 when there is none.
int next_to_dodge(const State& s) {
  const int open = get(s, R::facing) & ~get(s, R::doomed);
  int found = -1;
  in_seat_order(s, [&](Seat who) {
    const int mine = open & characters_of(s, who);
    if (found < 0 && mine != 0) found = std::countr_zero(static_cast<unsigned>(mine));
  });
  return found;
}

// Nostromo, Cachette.
void hide(Flow& f, Seat who, int id) {
  State& s = f.s;
  f.emit(Ev::hid, who, character_kind(id), figure(s));
  set_bit(s, R::hiders, index(who));
  set_bit(s, R::hidden, id);
  remove_character(f, id, zones::gone);
}

// Nostromo, Coursives: the character is safe; chance then picks a token to take its place.
void escape_by_vents(Flow& f, Seat who, int id) {
  f.emit(Ev::vented, who, character_kind(id), figure(f.s));
  remove_character(f, id, zones::gone);
  f.go(Step::vent);
}

/// The n-th face-down token of the board in room order.
int face_down_token(const State& s, int n) {
  for (int room = 0; room < kRooms; ++room)
    for (const int slot : slots(s, room_zone(room)))
      if (is_face_down(piece(s, slot)) && n-- == 0) return slot;
  return -1;
}

// R48, L305: no Hide or Vents for it; only equipment can save it now.
void drag_in(Flow& f, int slot) {
  State& s = f.s;
  const int id = character_id(piece(s, slot).kind);
  f.emit(Ev::vent_took, owner_of_character(s, id), piece(s, slot).kind, piece(s, slot).zone);
  move_open(f.cat, s, slot, figure(s));
  for (const R r : {R::facing, R::doomed, R::barred}) set_bit(s, r, id);
  f.go(Step::window_r);
}

Rule check_dodge_card(const State& s, Seat who, Kind card) {
  if (card == kinds::airlocks || card == kinds::reorganise) return Rule::not_in_window;
  if (!is_card(card)) return Rule::malformed;
  return holds_card(s, who, card) ? Rule::ok : Rule::not_in_hand;
}

void run_dodge(Flow& f) {
  const int id = next_to_dodge(f.s);
  if (id < 0) return f.go(Step::claims);
  f.top().a = static_cast<std::int16_t>(id);
  await(f.s, owner_of_character(f.s, id));
}

void answer_dodge(Flow& f, Seat who, const Action& a) {
  const int id = f.top().a;
  answered(f.s, who);
  if (a.verb == verbs::decline) {
    set_bit(f.s, R::doomed, id);
    return f.emit(Ev::declined, who, character_kind(id));
  }
  discard_card(f, who, kind(a.a));
  if (kind(a.a) == kinds::hide) return hide(f, who, id);
  if (kind(a.a) == kinds::vents) return escape_by_vents(f, who, id);
  push_draw(f, who, f.data.draw_card);
}

void run_vent(Flow& f) {
  const int n = face_down_count(f.s);
  if (n > 0) return await_index(f.s, n);
  f.emit(Ev::vent_empty, Seat::table);
  f.go(Step::dodge);
}

void answer_vent(Flow& f, Seat, const Action& a) {
  State& s = f.s;
  const int slot = face_down_token(s, a.a);
  if (is_character(piece(s, slot).kind)) return drag_in(f, slot);
  f.emit(Ev::vent_decoy, Seat::table, index(piece(s, slot).zone));
  piece(s, slot).back = backs::footprints;
  move_piece(f.cat, s, slot, zones::aside);
  f.go(Step::dodge);
}

void list_dodge(const Lister& l) {
  l.add(verbs::decline);
  for (const Kind card : {kinds::vents, kinds::hide, kinds::draw})
    if (check_dodge_card(l.s, l.who, card) == Rule::ok) l.add(verbs::play, card);
}

Rule refuse_dodge(const Question& q, const Action& a) {
  if (a.verb == verbs::decline) return Rule::ok;
  if (a.verb == verbs::play) return check_dodge_card(q.s, q.who, kind(a.a));
  return is_reorganise(a.verb) ? Rule::not_in_window : a.verb == verbs::visit ? Rule::alien_only : Rule::not_now;
}

Prompt prompt_dodge(const State& s) {
  const int id = top_frame(s).a;
  return make_prompt(Ask::secret, "dodge", owner_of_character(s, id), "4.2c", {Operand::kind, Operand::zone},
                     index(character_kind(id)), get(s, R::figure_at));
}

constexpr StepRow kDodgeRows[] = {
    {Step::dodge, "dodge", run_dodge, answer_dodge, list_dodge, refuse_dodge, prompt_dodge},
    {Step::vent, "vent", run_vent, answer_vent},
};

}  // namespace

std::span<const StepRow> dodge_steps() { return kDodgeRows; }

}  // namespace prowl::nostromo
