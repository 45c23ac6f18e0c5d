#include "games/not_alone/rules/steps/deeds.hpp"
#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

namespace {

/// Main frame's pc in state 10. Its a is the seat, its b which of its two positions.
enum Pc : std::uint8_t { kSelect, kAsk, kWhich, kSuffered };

struct Found {
  Seat who = Seat::table;
  int spots = 0;  ///< bit 0 and 1
};

template <class Is>
Found first_with(const State& s, Is is) {
  Found found;
  in_left_order(s, [&](Seat who) {
    if (found.spots != 0) return;
    for (int i = 0; i < 2; ++i)
      if (const Spot p = spot(s, who, i); is_place(p.place) && !p.resolved && is(who, p)) found.spots |= 1 << i;
    if (found.spots != 0) found.who = who;
  });
  return found;
}

// 5.3, 1.
Found find_free(const State& s) {
  return first_with(
      s, [&](Seat who, const Spot& p) { return !is_hit(s, who, p.place) && !contains(target_places(s), p.place); });
}

// 5.3, 2.
Found find_targeted(const State& s) {
  return first_with(s, [&](Seat who, const Spot& p) {
    return contains(target_places(s), p.place) && (!p.suffered || !is_hit(s, who, p.place));
  });
}

void select(Flow& f) {
  State& s = f.s;
  Frame& top = f.top();
  Found found = find_free(s);
  const bool free = found.spots != 0;
  if (!free) found = find_targeted(s);
  if (found.spots == 0) return f.go(Step::artemia);
  top.seat = static_cast<std::int8_t>(index(found.who));
  const bool twice = found.spots == 3 && spot(s, found.who, 0).place != spot(s, found.who, 1).place;
  top.b = found.spots == 2 ? 1 : 0;
  top.pc = twice ? kWhich : free ? kAsk : kSuffered;
  top.a = !free;
}

// Not Alone, Target step: once on each Place, in the order in which the cards were played.
void suffer(Flow& f) {
  State& s = f.s;
  const Seat who = f.seat_of_frame();
  const Kind place = spot(s, who, f.top().b).place;
  for (int i = 0; i < 2; ++i) {
    Spot p = spot(s, who, i);
    if (p.place != place) continue;
    p.suffered = true;
    set_spot(s, who, i, p);
  }
  for (auto order = static_cast<unsigned>(get(s, R::suffer)) & 0xFFFF; order != 0; order >>= 4) {
    const int code = static_cast<int>(order & 15);
    if (code == suffer_code(Effect::scream)) f.push(Step::scream, who);
    if (code == suffer_code(Effect::toxin)) f.push(Step::toxin, who);
    if (code == suffer_code(Effect::tremor)) f.push(Step::discard_one, who, index(kinds::target));
    if (code == suffer_code(Effect::blockade)) f.push(Step::discard_survivor, who, index(kinds::target));
  }
}

void mark_resolved(State& s, Seat who, int i) {
  Spot p = spot(s, who, i);
  p.resolved = true;
  set_spot(s, who, i, p);
}

// The position goes on as any other, unless a token keeps it waiting (5.3, 2 and 3).
void ask_for_action(Flow& f) {
  State& s = f.s;
  const Seat who = f.seat_of_frame();
  const Kind place = spot(s, who, f.top().b).place;
  if (is_hit(s, who, place)) return f.go(Step::w4);
  const bool for_city = has_city(s) && is_token_free(s, who, place) && !flag(s, kIneffectiveBlocks);
  if (contains(ineffective_places(s), place) && !for_city) {
    mark_resolved(s, who, f.top().b);
    return f.go(Step::w4);
  }
  await(s, who);
}

void run_resolve(Flow& f) {
  State& s = f.s;
  put_in_force(s, Effect::resolving);
  switch (f.top().pc) {
    case kSelect: return select(f);
    case kWhich: return await(s, f.seat_of_frame());
    case kSuffered: {
      const bool already = spot(s, f.seat_of_frame(), f.top().b).suffered;
      f.top().pc = kAsk;
      return already ? ask_for_action(f) : suffer(f);
    }
    default: return ask_for_action(f);
  }
}

void answer_resolve(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  answered(s, who);
  if (a.verb == verbs::resolve) {
    f.top().b = spot(s, who, 0).place == place_at(zone(a.a)) ? 0 : 1;
    f.top().pc = f.top().a != 0 ? kSuffered : kAsk;
    return;
  }
  const Spot here = spot(s, who, f.top().b);
  const int i = f.top().b;
  // An Evacuation comes before the action.
  if (a.verb == verbs::announce && first_deed(f.data, kind(a.a)) == Op::evacuate) return start_card(f, who, kind(a.a));
  mark_resolved(s, who, i);
  f.go(Step::w4);
  // A Drone or Gate needs to know the position.
  if (a.verb == verbs::announce) {
    f.top().b = static_cast<std::int16_t>(i);
    return start_card(f, who, kind(a.a));
  }
  if (a.verb == verbs::rest) return f.emit(Ev::rested, who, index(zone_of(here.place)));
  if (a.verb == verbs::take_back) return take_back_instead(f, who, kind(a.a));
  if (is_city_action(a.verb)) return act_for_city(f, who, a, i);
  use_power(f, who, a, here.card, here.place);
}

Kind here(const State& s) { return spot(s, frame_seat(s), top_frame(s).b).place; }
Places reach_of(const State& s) { return powers_at(s, here(s)); }

void list_for_city(const Lister& l, Kind place, bool effective) {
  l.add_if(check_fortify(l, place), verbs::fortify);
  if (check_rescue_place(l, place) == Rule::ok) {
    const Rule replacing = check_replacing(l);
    for (const int slot : slots(l.s, zones::survivors)) {
      l.add(verbs::rescue, piece(l.s, slot).kind);
      l.add_if(replacing, verbs::replace, index(piece(l.s, slot).kind));
    }
  }
  if (!effective || !has_avatar(l.data, l.s, l.who, Trait::treat)) return;
  for (int i = 0; i < l.s.seats; ++i) l.add_if(check_treat(l, seat(i)), verbs::treat, i);
}

void list_resolve(const Lister& l) {
  const State& s = l.s;
  if (top_frame(s).pc == kWhich)
    return each_place(positions(s, l.who), [&](Kind place) { l.add(verbs::resolve, index(zone_of(place))); });
  const Kind place = here(s);
  const Places reach = powers_at(s, place);
  l.add_if(check_rest(l, reach), verbs::rest);
  const bool effective = check_effective(l, place) == Rule::ok;
  if (effective) {
    l.powers(reach);
    if (check_taking_back(l, place) == Rule::ok) l.each_of(verbs::take_back, discard(s, l.who));
  }
  if (has_city(s) || flag(s, kVariant)) list_for_city(l, place, effective);
  if (!has_play_left(s, l.who)) return;
  for (const Kind card : l.data.resolving_cards)
    if (holds(s, l.who, card)) l.add_if(check_resolving_card(l, card, place), verbs::announce, index(card));
}

// Where a Place is ineffective, what has switched off its power is the better reason.
Rule refuse_instead(const Check& c, const Action& a, Kind place) {
  const bool uses = is_use(a.verb);
  if (!uses && a.verb != verbs::take_back && a.verb != verbs::treat) return Rule::not_now;
  if (const Rule no = check_effective(c, place); no != Rule::ok) {
    const Rule why = uses ? check_switched_on(c, place) : Rule::ok;
    return why != Rule::ok ? why : no;
  }
  if (a.verb == verbs::take_back) return check_take_back(c, place, kind(a.a));
  return uses ? check_use(c, reach_of(c.s), a) : check_treat(c, seat(a.a));
}

Rule refuse_resolve(const Check& c, const Action& a) {
  const State& s = c.s;
  const bool which = top_frame(s).pc == kWhich;
  if (a.verb == verbs::resolve)
    return ok_if(which && is_place(zone(a.a)) && contains(positions(s, c.who), place_at(zone(a.a))),
                 Rule::not_a_position);
  if (which) return Rule::not_now;
  const Kind place = here(s);
  switch (index(a.verb)) {
    case index(verbs::rest): return check_rest(c, reach_of(s));
    case index(verbs::announce): return check_resolving_card(c, kind(a.a), place);
    case index(verbs::rescue): return check_rescue(c, place, kind(a.a));
    case index(verbs::fortify): return check_fortify(c, place);
    case index(verbs::replace):
      if (const Rule no = check_rescue_place(c, place); no != Rule::ok) return no;
      return check_replace(c, kind(a.a));
    default: return refuse_instead(c, a, place);
  }
}

// A seat that may hold a card for the moment answers in private, whether or not it does.
Prompt prompt_resolve(const State& s) {
  const Seat who = frame_seat(s);
  if (top_frame(s).pc == kWhich) return open(who, "resolve_which", "5.3");
  const bool in_private = has_play_left(s, who) || in_force(s, Effect::smokescreen);
  return with(secret_if(in_private, who, "resolve", "5.3"), Operand::zone, index(zone_of(here(s))));
}

constexpr StepRow kResolveRows[] = {
    {{Step::resolve, "resolve", run_resolve, answer_resolve, list_resolve, refuse_resolve, prompt_resolve}, 3},
};

}  // namespace

constinit const StepRows kResolveSteps = kResolveRows;

}  // namespace prowl::not_alone
