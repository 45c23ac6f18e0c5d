#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

namespace {

const Card& drawn(const Flow& f) { return card_of(f.data, piece(f.s, top(f.s, zones::playing)).kind); }

void take_scrap_off(Flow& f, int crew, int n) {
  const int lost = move_scrap(f, bag_of(crew), zones::scrap_pile, n);
  if (lost > 0) f.emit(Ev::lost_scrap, f.seat_of(crew), lost, index(crew_kind(crew)));
}

void return_cards(Flow& f, CardType type) {
  State& s = f.s;
  int n = 0;
  for (int slot = top(s, zones::discard); slot != -1;) {
    const int next = piece(s, slot).next == kNoPiece ? -1 : piece(s, slot).next;
    if (card_of(f.data, piece(s, slot).kind).type == type) move_piece(f.cat, s, slot, zones::deck), ++n;
    slot = next;
  }
  f.emit(Ev::reshuffled, Seat::table, n);
  push_shuffle(f, zones::deck);
}

}  // namespace

void push_shuffle(Flow& f, Zone z) { f.push(Step::shuffle, 0, index(z)); }

// Ruling F18.
bool refill(Flow& f) {
  State& s = f.s;
  if (count(s, zones::deck) > 0) return false;
  f.emit(Ev::reshuffled, Seat::table, count(s, zones::discard));
  while (top(s, zones::discard) >= 0) move_piece(f.cat, s, top(s, zones::discard), zones::deck);
  push_shuffle(f, zones::deck);
  return true;
}

namespace {

void run_draw(Flow& f) {
  if (settle(f) || refill(f)) return;
  const int slot = top(f.s, zones::deck);
  move_open(f.cat, f.s, slot, zones::playing);
  f.emit(Ev::drew, active_seat(f.s), index(piece(f.s, slot).kind));
  // Blow It Out: an Alien card while all stand ready, before the Alien moves.
  if (mission(f.s) == kinds::blow_out && drawn(f).type == CardType::alien && is_blown_out(f.data, f.s))
    return end_match(f, Side::crew, How::blow_out);
  f.go(Step::place);
}

void run_place(Flow& f) {
  const Card& card = drawn(f);
  if (card.concealed > 0 && mission(f.s) != kinds::cut_off && !has_token(f.s, card.room)) place_token(f, card.room);
  if (card.scrap > 0) {
    const int n = move_scrap(f, zones::scrap_pile, card.room, card.scrap);
    f.emit(Ev::scrap_placed, Seat::table, n, index(card.room));
  }
  f.go(Step::effect);
}

// Order 937; rulings F8 (who moves) and F9 (nothing to lose is no penalty).
void run_effect(Flow& f) {
  if (settle(f)) return;
  if (f.top().pc != 0) return f.go(Step::alien);
  f.top().pc = 1;
  const Card& card = drawn(f);
  const int active = active_crew(f.s);
  if (card.active_loses_scrap) take_scrap_off(f, active, f.data.scrap);
  if (card.each_loses > 0) each_crew(f.s, [&](int crew) { take_scrap_off(f, crew, card.each_loses); });
  if (card.active_to == Zone::none || crew_at(f.s, active) == card.active_to) return;
  move_crew(f, active, card.active_to);
  f.emit(Ev::placed_in, active_seat(f.s), index(crew_kind(active)), index(card.active_to));
  push_enter(f, active);
}

void run_alien(Flow& f) {
  if (settle(f)) return;
  if (f.top().pc != 0) return f.go(Step::ash);
  f.top().pc = 1;
  const Card& card = drawn(f);
  if (card.move > 0) return f.push(Step::alien_walk, card.loss, card.move);
  if (card.alien_to == Zone::none) return;
  jump_alien(f, card.alien_to);
  start_encounter(f, card.loss, false);
}

void run_ash(Flow& f) {
  if (settle(f)) return;
  const int moves = drawn(f).ash;
  if (f.top().pc != 0 || moves == 0 || ash_at(f.s) == Zone::none) return f.go(Step::card_end);
  f.top().pc = 1;
  f.push(Step::ash_walk, 0, moves);
}

// --- encounter phase ends the turn
void run_card_end(Flow& f) {
  if (settle(f)) return;
  State& s = f.s;
  const int slot = top(s, zones::playing);
  if (slot >= 0) {
    const Card& card = card_of(f.data, piece(s, slot).kind);
    const bool back = card.reshuffle;
    move_open(f.cat, s, slot, zones::discard);
    if (back) return return_cards(f, card.type);
  }
  next_turn(f);
}

void run_shuffle(Flow& f) {
  // One card or none is in its only order.
  const Zone z = zone(f.top().a);
  if (count(f.s, z) > 1) return await_entropy(f.s);
  for (const int slot : slots(f.s, z)) piece(f.s, slot).known = kNobody;
  pop_frame(f.s);
}

void answer_shuffle(Flow& f, Seat, const Action& a) {
  const Zone z = zone(f.top().a);
  pop_frame(f.s);
  shuffle(f.s, z, entropy_of(a));
}

constexpr StepRow kEncounterRows[] = {
    {Step::draw, "draw", run_draw},
    {Step::place, "place", run_place},
    {Step::effect, "effect", run_effect},
    {Step::alien, "alien", run_alien},
    {Step::ash, "ash", run_ash},
    {Step::card_end, "card_end", run_card_end},
    {Step::shuffle, "shuffle", run_shuffle, answer_shuffle},
};

}  // namespace

std::span<const StepRow> encounter_steps() { return kEncounterRows; }

}  // namespace prowl::fate
