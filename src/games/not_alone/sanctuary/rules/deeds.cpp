#include "games/not_alone/rules/steps/deeds.hpp"

namespace prowl::not_alone {

bool may_leave_city(const Data& d, const State& s, Kind token) {
  return contains(token_at(s, token), city_place(s)) && open_shifts(d, s, token) != 0;
}

namespace {

// A single Hunted helps itself.
void name_or_self(Flow& f, const Play& p) {
  const Frame frame{0, -1, 0, static_cast<std::int16_t>(index(p.card)), 0};
  if (f.s.seats == 2)
    name_for_city(f, frame, p.who, p.who);
  else
    f.push(Step::name_seat, p.who, index(p.card));
}

void shift_away(Flow& f, const Play& p) {
  State& s = f.s;
  const bool target = may_leave_city(f.data, s, kinds::target), artemia = may_leave_city(f.data, s, kinds::artemia);
  if (target && artemia) return f.push(Step::which_token, p.who, index(p.card));
  f.push(Step::put_token, creature_seat(s), index(target ? kinds::target : kinds::artemia), index(p.card));
}

void copy_city(Flow& f, const Play& p) {
  const Check check{f.data, f.cat, f.s, p.who};
  if (check_any_power(check, powers_copied(f.s, p.card)) == Rule::ok)
    f.push(Step::copy_city, p.who, f.s.frames[0].b, index(p.card));
}

void cull(Flow& f, const Play&) {
  State& s = f.s;
  while (count(s, zones::survivors) > 0) {
    const int slot = top(s, zones::survivors);
    f.emit(Ev::lost_survivor, Seat::table, piece(s, slot).kind);
    move_open(f.cat, s, slot, zones::survivor_discard);
  }
}

bool is_wounded(const Check& c, Seat who) { return will(c.s, who) > 0 && will(c.s, who) < c.data.will; }

template <class Is>
bool any_hunted(const State& s, Is is) {
  bool any = false;
  in_left_order(s, [&](Seat who) { any = any || is(who); });
  return any;
}

Rule refuse_rations(const Check& c, const Deed&) {
  const State& s = c.s;
  const bool any = any_hunted(
      s, [&](Seat who) { return (who != c.who || s.seats == 2) && count(s, discard_of(who)) > 0; });
  return ok_if(any, Rule::nothing_discarded);
}

Rule refuse_swap_hand(const Check& c, const Deed&) {
  const State& s = c.s;
  if (count(s, played_of(c.who)) == 0) return Rule::nothing_played;
  if (count(s, hand_of(c.who)) == 0) return Rule::hand_empty;
  const Places left = hand(s, c.who) & ~get(s, R::territory);
  if (left == 0) return Rule::territory;
  return ok_if(flag(s, kForceFieldPrinted) || (left & ~get(s, R::barred)) != 0, Rule::force_field);
}

Rule refuse_shift_away(const Check& c, const Deed&) {
  if (!contains(get(c.s, R::target_at) | get(c.s, R::artemia_at), city_place(c.s))) return Rule::no_token_here;
  return ok_if(may_leave_city(c.data, c.s, kinds::target) || may_leave_city(c.data, c.s, kinds::artemia),
               Rule::no_sharing);
}

Rule refuse_heal_anybody(const Check& c, const Deed&) {
  return ok_if(any_hunted(c.s, [&](Seat who) { return is_wounded(c, who); }), Rule::will_full);
}

Rule refuse_rescue_any(const Check& c, Kind, Kind position) {
  if (const Rule no = check_city_ground(c, position); no != Rule::ok) return no;
  if (in_force(c.s, Effect::isolation)) return Rule::isolation;
  if (is_terrified(c.data, c.s, position)) return Rule::terrified;
  return ok_if(count(c.s, zones::survivors) > 0, Rule::no_survivors);
}

Rule refuse_evacuate(const Check& c, Kind, Kind position) {
  if (const Rule no = check_city_ground(c, position); no != Rule::ok) return no;
  return ok_if(survivors_held(c.s, c.who) > 0, Rule::no_survivor_held);
}

Rule refuse_copy_city(const Check& c, Kind card, Kind position) {
  if (const Rule no = check_effective(c, position); no != Rule::ok) return no;
  if (position == city_place(c.s)) return Rule::own_city;
  return check_any_power(c, powers_copied(c.s, card));
}

// While a position is being resolved, the main frame's b says which.
constexpr DeedRow kCityDeedsRows[] = {
    {Op::draw_survivor,
     "draw_survivor",
     [](Flow& f, const Play& p) { draw_survivors(f, p.who, p.n); },
     {Fit::hunted, kAnyPhase, false, 9},
     [](const Check& c, const Deed&) { return ok_if(count(c.s, zones::survivor_deck) > 0, Rule::no_survivors); }},
    {Op::rations, "rations", name_or_self, {Fit::survival, kPhase1, true, 9}, refuse_rations},
    {Op::suppress,
     "suppress",
     [](Flow& f, const Play& p) { f.push(Step::inhibit, p.who); },
     {Fit::survival, kPhase1},
     [](const Check& c, const Deed&) { return ok_if(awake(c.s) != 0, Rule::no_evolution); }},
    {Op::archive,
     "archive",
     [](Flow& f, const Play& p) { f.push(Step::archive, p.who, index(p.card)); },
     {Fit::survival},
     [](const Check& c, const Deed&) {
       return ok_if(count(c.s, zones::survival_discard) > 0, Rule::nothing_discarded);
     }},
    {Op::swap_hand,
     "swap_hand",
     [](Flow& f, const Play& p) { f.push(Step::camouflage, p.who); },
     {Fit::survival, kPhase2},
     refuse_swap_hand},
    {Op::shift_away, "shift_away", shift_away, {Fit::survival, kPhase2, true}, refuse_shift_away},
    {Op::rescue_any,
     "rescue_any",
     [](Flow& f, const Play& p) { f.push(Step::pick_survivor, p.who, index(p.card)); },
     {Fit::survival, kPhase3, true},
     nullptr,
     {},
     refuse_rescue_any},
    {Op::evacuate,
     "evacuate",
     [](Flow& f, const Play& p) { shelter_all(f, p.who); },
     {Fit::survival, kPhase3, true},
     nullptr,
     {},
     refuse_evacuate},
    {Op::shelter_one,
     "shelter_one",
     [](Flow& f, const Play& p) { f.push(Step::discard_survivor, p.who, index(p.card)); },
     {Fit::survival, kPhase3, true},
     [](const Check&, const Deed&) { return Rule::shelter_only; }},
    {Op::copy_city, "copy_city", copy_city, {Fit::survival, kPhase3, true}, nullptr, {}, refuse_copy_city},
    {Op::grapnel,
     "grapnel",
     [](Flow& f, const Play& p) { f.push(Step::move_where, p.who, index(p.who), index(p.card)); },
     {Fit::survival, kPhase3},
     [](const Check& c, const Deed&) { return ok_if(!in_force(c.s, Effect::resolving), Rule::detour_late); }},
    {Op::solidarity, "solidarity", name_or_self, {Fit::survival, kPhase3, true}, nullptr, {Trace::pledge}},
    {Op::heal_one,
     "heal_one",
     [](Flow& f, const Play& p) { f.push(Step::heal_one, p.who, 0, p.n); },
     {Fit::survival, kAnyPhase, false, 9},
     refuse_heal_anybody},
    {Op::lose_dna,
     "lose_dna",
     [](Flow& f, const Play& p) { lose_dna(f, p.n); },
     {Fit::hunted, kAnyPhase, false, 9},
     [](const Check& c, const Deed&) { return ok_if(get(c.s, R::dna) != 0, Rule::no_dna); }},
    {Op::drift, "drift", [](Flow& f, const Play& p) { f.push(Step::drift, p.who); }, {Fit::hunt, kPhase1}},
    {Op::cull, "cull", cull, {Fit::hunt}},
    {Op::copy_creature, "copy_creature", copy_city, {Fit::survivor}},
    {Op::gain_any,
     "gain_any",
     [](Flow& f, const Play& p) { f.push(Step::gain_place, p.who, index(p.card)); },
     {Fit::survivor}},
    {Op::recover_some,
     "recover_some",
     [](Flow& f, const Play& p) { push_recover(f, p.who, p.n, p.card); },
     {Fit::survivor, kAnyPhase, false, 9}},
    {Op::defence,
     "defence",
     [](Flow& f, const Play& p) { advance_defence(f, p.who); },
     {Fit::hunted, kAnyPhase, false, 1}},
    {Op::draw,
     "draw",
     [](Flow& f, const Play& p) { draw_survival_now(f, p.who, p.n); },
     {Fit::hunted, kAnyPhase, false, 9}},
};

}  // namespace

constinit const DeedRows kCityDeeds = kCityDeedsRows;

}  // namespace prowl::not_alone
