#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

// The Survivor stays face down before its rescuer; everybody has seen who it is. What it does is as that of a card.
void rescue(Flow& f, Seat who, Kind survivor) {
  State& s = f.s;
  f.emit(Ev::rescued, who, survivor);
  move_piece(f.cat, s, find_piece(s, zones::survivors, survivor), rescued_of(who));
  f.push(Step::card, who, index(survivor), index(survivor));
}

// Sanctuary, Guide: one of the revealed goes under the deck for the one on top; a rescued one is not replaced by it.
void replace(Flow& f, Kind survivor) {
  State& s = f.s;
  f.emit(Ev::survivor_replaced, Seat::table, survivor);
  move_to_bottom(f.cat, s, find_piece(s, zones::survivors, survivor), zones::survivor_deck);
  reveal_survivor(f);
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

void answer_copy_city(Flow& f, Seat who, const Action& a) {
  const Spot here = spot(f.s, who, f.top().a);
  answered(f.s, who);
  pop_frame(f.s);
  if (a.verb != verbs::decline) use_power(f, who, a, here.card, here.place, true);
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
  // A card that something has taken back or laid aside since its position is resolved leaves the game as well.
  int slot = -1;
  for (const Zone z : {played_of(who), hand_of(who), discard_of(who)})
    if (slot < 0) slot = find_own(s, z, who, kinds::monolith);
  if (slot < 0) return;
  Piece& p = piece(s, slot);
  p.kind = kinds::monolith;
  p.back = backs::place;
  clear_bits(s, at(R::first_owned, index(who)), bit_of(kinds::monolith));
  f.emit(Ev::monolith_gone, who);
  move_open(f.cat, s, slot, zones::removed);
}

void list_fortify(const Lister& l) {
  l.add(verbs::shelter);
  l.offer_in(verbs::announce, survival_of(l.who));
}

Rule refuse_fortify(const Check& c, const Action& a) {
  if (a.verb == verbs::shelter) return Rule::ok;
  return a.verb == verbs::announce ? check_shelter_card(c, kind(a.a)) : Rule::not_now;
}

void list_pick_survivor(const Lister& l) {
  l.offer_in(verbs::replace, zones::survivors);
  l.offer_in(verbs::rescue, zones::survivors);
}

Rule refuse_pick_survivor(const Check& c, const Action& a) {
  if (a.verb == verbs::replace) return top_frame(c.s).pc == 1 ? Rule::not_now : check_replace(c, kind(a.a));
  return one_of(a, verbs::rescue, is_survivor(kind(a.a)) && lies_in(c.s, zones::survivors, kind(a.a)),
                Rule::not_revealed);
}

Rule refuse_discard_survivor(const Check& c, const Action& a) {
  return one_of(a, verbs::discard, is_survivor(kind(a.a)) && lies_in(c.s, rescued_of(c.who), kind(a.a)),
                Rule::no_survivor_held);
}

Places reach_of_copy(const State& s) { return powers_copied(s, kind(top_frame(s).b)); }

Rule refuse_gain_place(const Check& c, const Action& a) {
  if (a.verb != verbs::gain) return Rule::not_now;
  if (!is_place(kind(a.a))) return Rule::malformed;
  if (contains(owned(c.s, c.who), kind(a.a))) return Rule::already_owned;
  return ok_if(contains(gainable(c.s, c.who), kind(a.a)), Rule::not_in_reserve);
}

Rule refuse_pick_evolution(const Check& c, const Action& a) {
  return one_of(a, verbs::discard, is_evolution(kind(a.a)) && lies_in(c.s, zones::developed, kind(a.a)),
                Rule::not_developed);
}

Prompt prompt_pick_evolution(const State& s) {
  const int by = top_frame(s).a;
  return with(open(frame_seat(s), is_evolution(kind(by)) ? "make_room" : "pick_evolution", "6.7"), Operand::kind, by);
}

Places discard_of_named(const State& s) { return discard(s, seat(top_frame(s).a)); }

constexpr StepRow kActionsRows[] = {
    {{Step::fortify, "fortify", run_fortify, answer_fortify, list_fortify, refuse_fortify,
      [](const State& s) {
        return secret_if(has_play_left(s, frame_seat(s)), frame_seat(s), "shelter_survivors", "6.4");
      }},
     0,
     always},
    {{Step::pick_survivor, "pick_survivor", run_pick_survivor, answer_pick_survivor, list_pick_survivor,
      refuse_pick_survivor, [](const State& s) { return open(frame_seat(s), "pick_survivor", "6.3"); }}},
    {{Step::discard_survivor, "discard_survivor", run_discard_survivor, answer_discard_survivor,
      [](const Lister& l) { l.offer_in(verbs::discard, rescued_of(l.who)); }, refuse_discard_survivor,
      [](const State& s) {
        return with(secret(frame_seat(s), "discard_survivor", "6.6"), Operand::kind, top_frame(s).a);
      }}},
    {{Step::copy_city, "copy_city", ask, answer_copy_city, [](const Lister& l) { l.powers(reach_of_copy(l.s)); },
      [](const Check& c, const Action& a) {
        return is_use(a.verb) ? check_use(c, reach_of_copy(c.s), a) : Rule::not_now;
      },
      [](const State& s) { return with(open(frame_seat(s), "copy_power", "6.6"), Operand::kind, top_frame(s).b); }},
     0,
     [](const State& s) { return is_survivor(kind(top_frame(s).b)); }},
    {{Step::gain_place, "gain_place", run_gain_place, answer_gain_place,
      [](const Lister& l) { l.each_of(verbs::gain, gainable(l.s, l.who)); }, refuse_gain_place,
      [](const State& s) { return with(open(frame_seat(s), "gain_place", "6.5"), Operand::kind, top_frame(s).a); }}},
    {{Step::pick_evolution, "pick_evolution", run_pick_evolution, answer_pick_evolution,
      [](const Lister& l) { l.offer_in(verbs::discard, zones::developed); }, refuse_pick_evolution,
      prompt_pick_evolution}},
    {{Step::malice, "malice", ask, answer_malice,
      [](const Lister& l) { l.each_of(verbs::choose, discard_of_named(l.s)); },
      [](const Check& c, const Action& a) {
        return one_of(a, verbs::choose, contains(discard_of_named(c.s), kind(a.a)), Rule::not_in_discard);
      },
      [](const State& s) { return open(frame_seat(s), "malicious", "6.14"); }},
     0,
     always},
};

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

void shelter_all(Flow& f, Seat who) {
  State& s = f.s;
  f.emit(Ev::sheltered, who, survivors_held(s, who));
  while (survivors_held(s, who) > 0) lose_survivor(f, who, piece(s, top(s, rescued_of(who))).kind);
  advance_defence(f, who);
}

constinit const StepRows kActionSteps = kActionsRows;

}  // namespace prowl::not_alone
