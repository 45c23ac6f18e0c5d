#include "games/not_alone/rules/steps/deeds.hpp"

namespace prowl::not_alone {

namespace {

void do_effect(Flow& f, const Play& p) {
  const auto e = static_cast<Effect>(p.n);
  begin_effect(f.s, e);
  if (e == Effect::smokescreen) in_left_order(f.s, [&](Seat who) { forget(f.s, discard_of(who), hunted_mask(f.s)); });
  // a token that already covers one Place is put anew; on two it stays.
  const Kind token = e == Effect::wide_artemia ? kinds::artemia : kinds::target;
  const bool widens = e == Effect::wide_artemia || e == Effect::wide_target;
  if (widens && size_of(token_at(f.s, token)) == 1) lift_token(f, token);
}

Rule refuse_effect(const Check& c, const Deed& deed) {
  const bool in_vain = static_cast<Effect>(deed.n) == Effect::sterile && in_force(c.s, Effect::stalled);
  return ok_if(!in_vain, Rule::stalled);
}

//
void do_take_up(Flow& f, const Play& p) {
  if (p.n == 1) return take_up(f, p.who);
  in_left_order(f.s, [&](Seat who) { take_up(f, who); });
}

void do_bar(Flow& f, const Play& p) { f.push(Step::put_two, p.who, index(kinds::target)); }

Rule refuse_bar(const Check& c, const Deed&) {
  return ok_if(!flag(c.s, kForceFieldEarly) || main_step(c.s) != Step::w2, Rule::force_field_late);
}

void do_anticipate(Flow& f, const Play& p) { f.push(Step::name_seat, p.who, index(p.card)); }

Rule check_strip(const Check& c, int n, Seat prey) {
  if (count(c.s, hand_of(prey)) <= n) return Rule::hand_too_small;
  return ok_if(!has_avatar(c.data, c.s, prey, Trait::overlooked), Rule::stoic);
}

// The frame's b: how many stay in hand.
void do_choose_hand(Flow& f, const Play& p) {
  const Check check{f.data, f.cat, f.s, p.who};
  bool any = false;
  in_left_order(f.s, [&](Seat prey) { any = any || check_strip(check, p.n, prey) == Rule::ok; });
  if (any) f.push(Step::name_seat, p.who, index(p.card), p.n);
}

Rule refuse_strip(const Check& c, const Deed& deed) {
  return check_anybody(c.s, [&](Seat prey) { return check_strip(c, deed.n, prey); });
}

void do_all_discard(Flow& f, const Play&) { f.push(Step::each_discards, Seat::table); }
void do_ruin(Flow& f, const Play& p) { f.push(Step::ruin, p.who); }
void do_divert(Flow& f, const Play& p) { f.push(Step::move_who, p.who); }

Rule refuse_divert(const Check& c, const Deed&) {
  return ok_if(!in_force(c.s, Effect::resolving) || flag(c.s, kLateDetour), Rule::detour_late);
}

void do_hunt_limit(Flow& f, const Play& p) { set(f.s, R::hunt_limit_next, p.n); }
// Its card does what another one does (effective_card).
void do_copy(Flow&, const Play&) {}

// Not at 0 Will, before the step that gives it all back.
void do_heal(Flow& f, const Play& p) {
  if (will(f.s, p.who) > 0) gain_will(f, p.who, p.n);
}

Rule refuse_heal(const Check& c, const Deed&) { return ok_if(will(c.s, c.who) < c.data.will, Rule::will_full); }

void do_marker(Flow& f, const Play& p) { set_marker(f, p.who, true); }
Rule refuse_marker(const Check& c, const Deed&) { return ok_if(get(c.s, R::marker) == 0, Rule::marker_on); }

void do_sacrifice(Flow& f, const Play& p) { f.push(Step::discard_one, p.who, index(p.card)); }

Rule refuse_sacrifice(const Check& c, const Deed&) {
  const State& s = c.s;
  if (get(s, R::hunts_played) >= get(s, R::hunt_limit) && get(s, R::extra_hunt) == 0) return Rule::hunts_used;
  return ok_if(count(s, hand_of(c.who)) + count(s, played_of(c.who)) > 0, Rule::hand_empty);
}

void do_recover(Flow& f, const Play& p) { push_recover(f, p.who, p.n, p.card); }

Rule refuse_recover(const Check& c, const Deed&) {
  return ok_if(count(c.s, discard_of(c.who)) > 0, Rule::nothing_discarded);
}

void do_creature_loses(Flow& f, const Play& p) { f.push(Step::strike_back, p.who, p.n); }

Rule refuse_creature_loses(const Check& c, const Deed&) {
  return ok_if(count(c.s, hand_of(creature_seat(c.s))) > 0, Rule::no_hunt_cards);
}

void do_swap_place(Flow& f, const Play& p) { f.push(Step::swap_place, p.who); }

Rule refuse_swap_place(const Check& c, const Deed&) {
  const State& s = c.s;
  if (count(s, discard_of(c.who)) == 0) return Rule::nothing_discarded;
  const Places left = discard(s, c.who) & ~get(s, R::territory);
  if (left == 0) return Rule::territory;
  return ok_if(flag(s, kForceFieldPrinted) || (left & ~get(s, R::barred)) != 0, Rule::vortex_force_field);
}

void do_dodge(Flow& f, const Play& p) {
  set_bits(f.s, R::dodging, bit(p.who));
  f.emit(Ev::ignores, p.who, kinds::creature);
}

Rule refuse_dodge(const Check& c, const Deed&) {
  return ok_if((positions(c.s, c.who) & creature_places(c.s)) != 0, Rule::no_token_here);
}

void do_detect(Flow& f, const Play& p) {
  set_bits(f.s, R::detecting, bit(p.who));
  f.emit(Ev::ignores, p.who, kinds::artemia);
}

Rule refuse_detect(const Check& c, const Deed&) {
  return ok_if((positions(c.s, c.who) & get(c.s, R::artemia_at)) != 0, Rule::no_token_here);
}

// Drone and Gate are played while the player's position is being resolved; the frame says which.
void do_gain(Flow& f, const Play& p) { f.push(Step::gain, p.who, f.s.frames[0].b); }

Rule refuse_gain(const Check& c, Kind, Kind position) {
  if (const Rule no = check_effective(c, position); no != Rule::ok) return no;
  if (position == kinds::rover) return Rule::own_rover;
  return ok_if(gainable(c.s, c.who) != 0, Rule::nothing_to_gain);
}

void do_copy_near(Flow& f, const Play& p) { f.push(Step::copy_near, p.who, f.s.frames[0].b); }

Rule refuse_copy_near(const Check& c, Kind, Kind position) {
  if (const Rule no = check_effective(c, position); no != Rule::ok) return no;
  return check_any_power(c, powers_near(c.data, c.s, position));
}

void do_shift_creature(Flow& f, const Play& p) {
  f.push(Step::put_token, p.who, index(kinds::creature), index(p.card));
}

Rule refuse_shift_creature(const Check& c, const Deed&) {
  if (creature_places(c.s) == 0) return Rule::token_off_planet;
  const Places clone = target_hunts(c.s) ? open_shifts(c.data, c.s, kinds::target) : 0;
  return ok_if((open_shifts(c.data, c.s, kinds::creature) | clone) != 0, Rule::no_sharing);
}

void do_shift_artemia(Flow& f, const Play& p) { f.push(Step::put_token, p.who, index(kinds::artemia), index(p.card)); }

Rule refuse_shift_artemia(const Check& c, const Deed&) {
  if (get(c.s, R::artemia_at) == 0) return Rule::token_off_planet;
  return ok_if(open_shifts(c.data, c.s, kinds::artemia) != 0, Rule::no_sharing);
}

void do_launch(Flow& f, const Play& p) {
  set_marker(f, p.who, false);
  advance_rescue(f);
}

Rule refuse_launch(const Check& c, const Deed&) {
  if (get(c.s, R::marker) == 0) return Rule::marker_off;
  return ok_if(!in_force(c.s, Effect::stasis) || flag(c.s, kAmplifierAlways), Rule::stasis_holds);
}

void do_retake(Flow& f, const Play& p) { f.push(Step::retake, p.who); }

Rule refuse_retake(const Check& c, const Deed&) {
  return ok_if(count(c.s, played_of(c.who)) > 0, Rule::nothing_played);
}

constexpr DeedRow kDeedsRows[] = {
    // of both sides
    {Op::effect, "effect", do_effect, {Fit::both | Fit::survivor}, refuse_effect, {Trace::effect}},
    {Op::take_up, "take_up", do_take_up, {Fit::both, kPhase1}},
    // Hunt cards
    {Op::bar, "bar", do_bar, {Fit::hunt, kPhase1}, refuse_bar, {Trace::two_places, R::barred}},
    {Op::anticipate, "anticipate", do_anticipate, {Fit::hunt, kPhase2}, nullptr, {Trace::one_seat, R::anticipated}},
    {Op::strip, "strip", do_choose_hand, {Fit::hunt, kPhase2, true, 9}, refuse_strip},
    {Op::peek, "peek", do_choose_hand, {Fit::hunt, kPhase2, true, 9}},
    {Op::all_discard, "all_discard", do_all_discard, {Fit::hunt, kPhase2}},
    {Op::ruin, "ruin", do_ruin, {Fit::hunt, kPhase3}, nullptr, {Trace::place, R::ruined}},
    {Op::divert, "divert", do_divert, {Fit::hunt, kPhase3}, refuse_divert},
    {Op::hunt_limit,
     "hunt_limit",
     do_hunt_limit,
     {Fit::hunt, kAnyPhase, false, 3},
     nullptr,
     {Trace::number, R::hunt_limit_next}},
    {Op::copy, "copy", do_copy, {Fit::hunt, 1, true}},
    // Survival cards
    {Op::heal, "heal", do_heal, {Fit::hunted, kAnyPhase, false, 9}, refuse_heal},
    {Op::marker, "marker", do_marker, {Fit::survival}, refuse_marker},
    {Op::sacrifice, "sacrifice", do_sacrifice, {Fit::survival, kPhase1}, refuse_sacrifice},
    {Op::recover, "recover", do_recover, {Fit::survival, kAnyPhase, false, 9}, refuse_recover},
    {Op::creature_loses,
     "creature_loses",
     do_creature_loses,
     {Fit::survival, kAnyPhase, false, 9},
     refuse_creature_loses},
    {Op::swap_place, "swap_place", do_swap_place, {Fit::survival, kPhase2}, refuse_swap_place},
    {Op::dodge, "dodge", do_dodge, {Fit::survival, kPhase3}, refuse_dodge, {Trace::seats, R::dodging}},
    {Op::detect, "detect", do_detect, {Fit::survival, kPhase3}, refuse_detect, {Trace::seats, R::detecting}},
    {Op::gain, "gain", do_gain, {Fit::survival, kPhase3, true}, nullptr, {}, refuse_gain},
    {Op::copy_near, "copy_near", do_copy_near, {Fit::survival, kPhase3, true}, nullptr, {}, refuse_copy_near},
    {Op::shift_creature, "shift_creature", do_shift_creature, {Fit::survival, kPhase3, true}, refuse_shift_creature},
    {Op::shift_artemia, "shift_artemia", do_shift_artemia, {Fit::survival, kPhase3, true}, refuse_shift_artemia},
    {Op::launch, "launch", do_launch, {Fit::survival}, refuse_launch},
    {Op::retake, "retake", do_retake, {Fit::hunted, kPhase4}, refuse_retake},
};

}  // namespace

constinit const DeedRows kBaseDeeds = kDeedsRows;

}  // namespace prowl::not_alone
