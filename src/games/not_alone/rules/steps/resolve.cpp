#include "games/not_alone/rules/steps/flow.hpp"

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
void ask(Flow& f) {
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

}  // namespace

void run_resolve(Flow& f) {
  State& s = f.s;
  put_in_force(s, Effect::resolving);
  switch (f.top().pc) {
    case kSelect: return select(f);
    case kWhich: return await(s, f.seat_of_frame());
    case kSuffered: {
      const bool already = spot(s, f.seat_of_frame(), f.top().b).suffered;
      f.top().pc = kAsk;
      return already ? ask(f) : suffer(f);
    }
    default: return ask(f);
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
  if (a.verb == verbs::announce && f.data.card(kind(a.a)).deeds.front().op == Op::evacuate)
    return start_card(f, who, kind(a.a));
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

// Not Alone, Scream: two Places of the hand or one Will; with fewer Places the Will.
void run_scream(Flow& f) {
  State& s = f.s;
  const Seat who = f.seat_of_frame();
  if (f.top().pc == 1 || count(s, hand_of(who)) >= 2) return await(s, who);
  pop_frame(s);
  lose_will(f, who, 1);
}

void answer_scream(Flow& f, Seat who, const Action& a) {
  State& s = f.s;
  answered(s, who);
  if (a.verb == verbs::endure) {
    pop_frame(s);
    lose_will(f, who, 1);
    return;
  }
  if (f.top().pc == 0)
    f.top().pc = 1;
  else
    pop_frame(s);
  discard_place(f, who, kind(a.a));
}

void run_toxin(Flow& f) {
  if (count(f.s, survival_of(f.seat_of_frame())) == 0) return pop_frame(f.s);
  await(f.s, f.seat_of_frame());
}

void answer_toxin(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  pop_frame(f.s);
  discard_survival(f, who, kind(a.a));
}

}  // namespace prowl::not_alone
