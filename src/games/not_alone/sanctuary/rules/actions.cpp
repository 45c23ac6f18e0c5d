#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

namespace {

// The Survivor stays face down before its rescuer; everybody has seen who it is. What it does is as that of a card.
void rescue(Flow& f, Seat who, Kind survivor) {
  State& s = f.s;
  f.emit(Ev::rescued, who, survivor);
  move_piece(f.cat, s, find_piece(s, zones::survivors, survivor), rescued_of(who));
  f.push(Step::card, who, index(survivor), index(survivor));
}

// Sanctuary, Guide: one of the revealed goes under the deck for the one on top.
void replace(Flow& f, Kind survivor) {
  State& s = f.s;
  f.emit(Ev::survivor_replaced, Seat::table, survivor);
  move_to_bottom(f.cat, s, find_piece(s, zones::survivors, survivor), zones::survivor_deck);
  reveal_survivors(f);
}

}  // namespace

void act_for_city(Flow& f, Seat who, const Action& a, int position) {
  State& s = f.s;
  f.top().b = static_cast<std::int16_t>(position);
  switch (index(a.verb)) {
    case index(verbs::rescue): return rescue(f, who, kind(a.a));
    case index(verbs::replace): replace(f, kind(a.a)); return f.push(Step::pick_survivor, who, 0, 0, 1);
    case index(verbs::treat):
      f.emit(Ev::treated, who, a.a);
      return gain_will(f, seat(a.a), avatar_amount(f.data, s, who, Trait::treat));
    default:
      set(s, R::fortified, 1);
      f.emit(Ev::fortified, who);
      return f.push(Step::fortify, who);
  }
}

// Sanctuary, Scout takes more; a Malicious Creature may choose, once a turn.
void take_back_instead(Flow& f, Seat who, Kind place) {
  State& s = f.s;
  const int more = avatar_amount(f.data, s, who, Trait::retake_more);
  const bool may_choose = has_unspent(f.data, s, Trait::choose_return) && !in_force(s, Effect::smokescreen) &&
                          count(s, discard_of(who)) >= trait_most(f.data, s, Trait::choose_return);
  if (more > 0) push_recover(f, who, more, avatar(s, who));
  if (may_choose) return f.push(Step::malice, creature_seat(s), index(who), index(place));
  recover_place(f, who, place, Ev::took_back);
}

// Frame's a: whose Place, b: which one it had named.
void answer_malice(Flow& f, Seat who, const Action& a) {
  const Frame frame = f.top();
  answered(f.s, who);
  pop_frame(f.s);
  if (a.verb == verbs::choose) spend(f.s, unspent_with(f.data, f.s, Trait::choose_return));
  recover_place(f, seat(frame.a), kind(a.verb == verbs::choose ? a.a : frame.b), Ev::took_back);
}

// Defence and its bonus first, then what the action gives, then the question to shelter.
void run_fortify(Flow& f) {
  State& s = f.s;
  const Seat who = f.seat_of_frame();
  switch (f.top().pc++) {
    case 0: advance_defence(f, who); return;
    case 1:
      gain_dna(f, trait_sum(f.data, s, Trait::siege));
      return draw_survival_now(f, who, avatar_amount(f.data, s, who, Trait::fortify_draws));
    case 2:
      if (survivors_held(s, who) > 0) return await(s, who);
      [[fallthrough]];
    default: return pop_frame(s);
  }
}

void answer_fortify(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  if (a.verb == verbs::shelter) return shelter_all(f, who);
  if (a.verb == verbs::announce) start_card(f, who, kind(a.a));
}

void shelter_all(Flow& f, Seat who) {
  State& s = f.s;
  f.emit(Ev::sheltered, who, survivors_held(s, who));
  while (survivors_held(s, who) > 0) lose_survivor(f, who, piece(s, top(s, rescued_of(who))).kind);
  advance_defence(f, who);
}

// Frame's pc 1: a Guide has replaced one already.
void run_pick_survivor(Flow& f) {
  if (count(f.s, zones::survivors) == 0) return pop_frame(f.s);
  await(f.s, f.seat_of_frame());
}

void answer_pick_survivor(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  if (a.verb == verbs::replace) {
    f.top().pc = 1;
    return replace(f, kind(a.a));
  }
  pop_frame(f.s);
  rescue(f, who, kind(a.a));
}

// Frame's a: the card or Evolution that wants it, b: DNA that the Creature gets for it.
void run_discard_survivor(Flow& f) {
  if (survivors_held(f.s, f.seat_of_frame()) == 0) return pop_frame(f.s);
  await(f.s, f.seat_of_frame());
}

void answer_discard_survivor(Flow& f, Seat who, const Action& a) {
  const Frame frame = f.top();
  answered(f.s, who);
  pop_frame(f.s);
  lose_survivor(f, who, kind(a.a));
  gain_dna(f, frame.b);
  const Kind by = kind(frame.a);
  if (!is_survival(by)) return;
  f.emit(Ev::sheltered, who, 1);
  advance_defence(f, who);
}

// Frame's a: which of the seat's positions; b: the Survivor or card. Nothing usable: it is lost.
void run_copy_city(Flow& f) { await(f.s, f.seat_of_frame()); }

void answer_copy_city(Flow& f, Seat who, const Action& a) {
  const Spot here = spot(f.s, who, f.top().a);
  answered(f.s, who);
  pop_frame(f.s);
  if (a.verb != verbs::decline) use_power(f, who, a, here.card, here.place);
}

void run_gain_place(Flow& f) {
  if (gainable(f.s, f.seat_of_frame()) == 0) return pop_frame(f.s);
  await(f.s, f.seat_of_frame());
}

void answer_gain_place(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  gain_place(f, who, kind(a.a));
}

// Frame's a: what makes it go: the Monolith, the Sanctuary board, or a fifth Evolution that takes its room. b 1: the
// Monolith that was played leaves the game.
void run_pick_evolution(Flow& f) {
  if (developed_count(f.s) == 0) return pop_frame(f.s);
  await(f.s, f.seat_of_frame());
}

void answer_pick_evolution(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  const Frame frame = f.top();
  answered(s, who);
  pop_frame(s);
  const Kind by = kind(frame.a);
  lose_evolution(f, kind(a.a), !is_evolution(by));
  if (is_evolution(by)) return develop_with_room(f, by);
  if (frame.b == 0) return;
  const int slot = find_own(s, played_of(who), who, kinds::monolith);
  if (slot < 0) return;
  Piece& p = piece(s, slot);
  p.kind = kinds::monolith;
  p.back = backs::place;
  clear_bits(s, at(R::first_owned, index(who)), bit_of(kinds::monolith));
  f.emit(Ev::monolith_gone, who);
  move_open(f.cat, s, slot, zones::removed);
}

}  // namespace prowl::not_alone
