#include "games/not_alone/rules/legal/refuse.hpp"
#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

namespace {

Rule on(bool legal, Rule otherwise) { return legal ? Rule::ok : otherwise; }

Rule in_found(const Check& c, const Action& a) {
  const State& s = c.s;
  const Kind k = kind(a.a);
  if (is_hunted(s, c.who))
    return a.verb != verbs::keep ? Rule::not_now
                                 : on(is_avatar(k) && find_piece(s, avatar_of(c.who), k) >= 0, Rule::not_to_choose);
  if (has_city(s)) return a.verb == verbs::draw_evolution ? check_draw_evolution(c, a.a, true) : Rule::not_now;
  if (a.verb != verbs::choose) return Rule::not_now;
  const int offered = c.data.sanctuary.variant[static_cast<std::size_t>(s.seats)];
  return on(is_evolution(k) && (offered & evolution_bit(k)) != 0, Rule::not_to_choose);
}

Rule in_territory(const Check& c, const Action& a) {
  if (a.verb != verbs::choose) return Rule::not_now;
  if (!contains(planet(c.s), kind(a.a))) return Rule::no_such_place;
  return on(kind(a.a) != city_place(c.s), Rule::territory_city);
}

Rule in_optimise(const Check& c, const Action& a) {
  if (a.verb == verbs::done) return Rule::ok;
  if (a.verb != verbs::bury) return Rule::not_now;
  return on(is_hunt(kind(a.a)) && find_piece(c.s, hand_of(c.who), kind(a.a), 0) >= 0, Rule::not_in_hand);
}

Rule in_move_city(const Check& c, const Action& a) {
  if (is_hunted(c.s, c.who))
    return a.verb != verbs::discard ? Rule::not_now : on(contains(hand(c.s, c.who), kind(a.a)), Rule::not_in_hand);
  if (a.verb != verbs::put) return Rule::not_now;
  if (kind(a.a) != kinds::sanctuary) return Rule::token_unavailable;
  return on(is_place(zone(a.b)) && place_at(zone(a.b)) == next_city_place(c.s), Rule::not_next);
}

Rule in_evolution(const Check& c, const Action& a) {
  enum : int { kAsk, kEvolving, kBrood, kDefence, kGrowing };
  const int pc = top_frame(c.s).pc;
  if (a.verb == verbs::evolve || a.verb == verbs::nest) return on(pc == kAsk, Rule::not_now);
  if (a.verb == verbs::done) return on(pc == kEvolving || pc == kGrowing, Rule::not_now);
  if (a.verb == verbs::draw_evolution)
    return pc == kEvolving || pc == kBrood ? check_draw_evolution(c, a.a, pc == kBrood) : Rule::not_now;
  return a.verb == verbs::develop && (pc == kEvolving || pc == kGrowing) ? check_develop(c, kind(a.a)) : Rule::not_now;
}

Rule in_fortify(const Check& c, const Action& a) {
  if (a.verb == verbs::shelter) return Rule::ok;
  return a.verb == verbs::announce ? check_shelter_card(c, kind(a.a)) : Rule::not_now;
}

Rule in_pick_survivor(const Check& c, const Action& a) {
  if (a.verb == verbs::replace) return top_frame(c.s).pc == 1 ? Rule::not_now : check_replace(c, kind(a.a));
  if (a.verb != verbs::rescue) return Rule::not_now;
  return on(is_survivor(kind(a.a)) && find_piece(c.s, zones::survivors, kind(a.a)) >= 0, Rule::not_revealed);
}

Rule in_gain(const Check& c, const Action& a) {
  if (a.verb != verbs::gain) return Rule::not_now;
  if (!is_place(kind(a.a))) return Rule::malformed;
  if (contains(owned(c.s, c.who), kind(a.a))) return Rule::already_owned;
  return on(contains(gainable(c.s, c.who), kind(a.a)), Rule::not_in_reserve);
}

Rule in_prey(const Check& c, const Action& a) {
  if (a.verb != verbs::name) return Rule::not_now;
  if (!is_hunted(c.s, seat(a.a))) return Rule::not_hunted;
  if (((top_frame(c.s).b >> a.a) & 1) == 0) return Rule::not_caught;
  return on(survivors_held(c.s, seat(a.a)) > 0, Rule::no_survivor_held);
}

Rule in_drift(const Check& c, const Action& a) {
  if (a.verb != verbs::put) return Rule::not_now;
  if (kind(a.a) != kinds::sanctuary) return Rule::token_unavailable;
  if (!is_place(zone(a.b))) return Rule::no_such_place;
  if (!contains(city_loop(c.s), place_at(zone(a.b)))) return Rule::not_on_loop;
  return on(contains(next_to(c.data, c.s, city_place(c.s)), place_at(zone(a.b))), Rule::not_adjacent);
}

Rule in_camouflage(const Check& c, const Action& a) {
  if (a.verb != verbs::swap) return Rule::not_now;
  if (!contains(played(c.s, c.who), kind(a.a))) return Rule::nothing_played;
  if (!contains(hand(c.s, c.who), kind(a.b))) return Rule::not_in_hand;
  if (contains(get(c.s, R::territory), kind(a.b))) return Rule::territory;
  return on(!contains(get(c.s, R::barred), kind(a.b)), Rule::force_field);
}

Rule in_heal_one(const Check& c, const Action& a) {
  if (a.verb != verbs::heal) return Rule::not_now;
  if (!is_hunted(c.s, seat(a.a))) return Rule::not_hunted;
  if (will(c.s, seat(a.a)) == 0) return Rule::heal_zero;
  return on(will(c.s, seat(a.a)) < c.data.will, Rule::heal_full);
}

Rule one(const Action& a, Verb verb, bool legal, Rule otherwise) {
  return a.verb == verb ? on(legal, otherwise) : Rule::not_now;
}

Rule in_role(const Check& c, const Action& a) {
  const int open = with_trait(c.data, c.s, Trait::web) | with_trait(c.data, c.s, Trait::twin);
  return one(a, verbs::choose, is_evolution(kind(a.a)) && (open & evolution_bit(kind(a.a))) != 0, Rule::asleep);
}

Rule in_which_token(const Check& c, const Action& a) {
  const Kind k = kind(a.a);
  const bool covers = (k == kinds::target || k == kinds::artemia) && contains(token_at(c.s, k), city_place(c.s));
  return one(a, verbs::choose, covers, Rule::no_token_here);
}

bool is_in(const State& s, Zone z, Kind k) { return find_piece(s, z, k) >= 0; }

}  // namespace

// Under the question whether to shelter.
Rule check_shelter_card(const Check& c, Kind card) {
  const Rule no = check_holder(c, card);
  if (no != Rule::ok) return no;
  return on(c.data.card(card).deeds.front().op == Op::shelter_one, Rule::not_now);
}

Rule in_city_step(const Check& c, const Action& a) {
  const State& s = c.s;
  const Frame& top = top_frame(s);
  const Kind k = kind(a.a);
  if (a.verb == verbs::decline) return on(may_pass_by(s), Rule::not_now);
  switch (step_of(s)) {
    case Step::found: return in_found(c, a);
    case Step::territory: return in_territory(c, a);
    case Step::optimise: return in_optimise(c, a);
    case Step::move_city: return in_move_city(c, a);
    case Step::reveal_survivors:
      return one(a, verbs::discard, is_survivor(k) && is_in(s, zones::survivors, k), Rule::not_revealed);
    case Step::evolution: return in_evolution(c, a);
    case Step::fortify: return in_fortify(c, a);
    case Step::pick_survivor: return in_pick_survivor(c, a);
    case Step::discard_survivor:
      return one(a, verbs::discard, is_survivor(k) && is_in(s, rescued_of(c.who), k), Rule::no_survivor_held);
    case Step::copy_city: return is_use(a.verb) ? check_use(c, powers_copied(s, kind(top.b)), a) : Rule::not_now;
    case Step::gain_place: return in_gain(c, a);
    case Step::pick_evolution:
      return one(a, verbs::discard, is_evolution(k) && is_in(s, zones::developed, k), Rule::not_developed);
    case Step::prey: return in_prey(c, a);
    case Step::each_shows: return one(a, verbs::show, contains(hand(s, c.who), k), Rule::not_in_hand);
    case Step::role: return in_role(c, a);
    case Step::malice: return one(a, verbs::choose, contains(discard(s, seat(top.a)), k), Rule::not_in_discard);
    case Step::drift: return in_drift(c, a);
    case Step::inhibit:
      return one(a, verbs::choose, is_evolution(k) && (awake(s) & evolution_bit(k)) != 0, Rule::asleep);
    case Step::archive:
      return one(a, verbs::choose, is_survival(k) && index(k) != top.a && is_in(s, zones::survival_discard, k),
                 Rule::not_in_discard);
    case Step::camouflage: return in_camouflage(c, a);
    case Step::which_token: return in_which_token(c, a);
    case Step::heal_one: return in_heal_one(c, a);
    default: return Rule::not_now;
  }
}

}  // namespace prowl::not_alone
