#include "games/fate/rules/legal/refuse.hpp"

#include "rules/refusal_text.hpp"

namespace prowl::fate {

namespace {

constexpr std::array<RefusalText, static_cast<std::size_t>(Rule::count)> kTexts = {{
    {"", ""},
    {"malformed", ""},
    {"match_over", ""},
    {"no_such_seat", ""},
    {"chance_misfit", ""},
    {"not_your_turn", "3.1"},
    {"crew_decides", "1.3"},
    {"seat_decides", "1.3"},
    {"not_now", "3.1"},
    {"crew_taken", "2.3"},
    {"no_actions", "3.1"},
    {"not_adjacent", "3.2"},
    {"not_lying_here", "3.3"},
    {"not_held", "3.3"},
    {"bag_full", "3.3"},
    {"one_coolant", "5.3"},
    {"bad_amount", "3.3"},
    {"no_scrap_here", "5.4"},
    {"no_scrap", "5.4"},
    {"too_dear", "3.4"},
    {"none_left", "3.4"},
    {"workplace_only", "7.2"},
    {"not_aboard", "2.3"},
    {"not_yourself", "3.6"},
    {"not_together", "3.5"},
    {"nothing_to_trade", "3.5"},
    {"trade_open", "3.5"},
    {"takes_begun", "3.5"},
    {"scrap_once", "3.5"},
    {"partner_lacks", "3.5"},
    {"trade_limits", "3.5"},
    {"trade_empty", "3.5"},
    {"out_of_reach", "5.2"},
    {"no_token", "5.2"},
    {"alien_far", "5.2"},
    {"too_far", "5.2"},
    {"workshop_only", "5.3"},
    {"not_your_ability", "3.6"},
    {"used_this_turn", "3.6"},
    {"pile_empty", "5.4"},
    {"mission_only", "6.2"},
    {"not_nearest", "4.5"},
    {"not_shortest", "4.5"},
    {"not_fleeing", "4.7"},
    {"not_three_away", "4.7"},
    {"no_prod", "5.2"},
    {"not_asked", "4.8"},
    {"no_coolant", "6.3"},
    {"already_left_out", "6.2"},
}};

bool is_table_verb(Verb v) { return v >= verbs::target; }

bool is_kind(int v) { return v > 0 && v < index(kinds::first_card); }
bool is_zone(int v) { return v > 0 && v < zones::count; }

/// Operands that the verb doesn't use must be 0, and those it does must be of the right table.
bool is_well_formed(const Action& a) {
  const Verb v = a.verb;
  if (a.c != 0) return false;
  if (v == verbs::send || v == verbs::flee) return is_crew(kind(a.a)) && is_zone(a.b);
  if (a.b != 0) return false;
  if (v == verbs::choose || v == verbs::trade || v == verbs::use_prod || v == verbs::discard_scrap ||
      v == verbs::lose_morale || v == verbs::spend_coolant)
    return is_kind(a.a) && is_crew(kind(a.a));
  if (v == verbs::pick_up || v == verbs::drop || v == verbs::give || v == verbs::take || v == verbs::craft)
    return is_kind(a.a);
  if (v == verbs::move || v == verbs::track || v == verbs::grapple || v == verbs::target || v == verbs::route ||
      v == verbs::push || v == verbs::leave_out)
    return is_zone(a.a);
  if (v == verbs::pick_up_scrap || v == verbs::drop_scrap || v == verbs::give_scrap || v == verbs::take_scrap)
    return true;
  return a.a == 0;
}

Rule in_act(const Data& d, const State& s, const Action& a) {
  const Kind k = kind(a.a);
  const Zone z = zone(a.a);
  switch (index(a.verb)) {
    case index(verbs::pass): return Rule::ok;
    case index(verbs::move): return check_move(d, s, z);
    case index(verbs::pick_up): return check_pick_up(d, s, k);
    case index(verbs::pick_up_scrap): return check_pick_up_scrap(s, a.a);
    case index(verbs::drop): return check_drop(s, k);
    case index(verbs::drop_scrap): return check_drop_scrap(s, a.a);
    case index(verbs::craft): return check_craft(d, s, k);
    case index(verbs::trade): return check_trade(s, crew_id(k));
    case index(verbs::track): return check_track(d, s, z);
    case index(verbs::grapple): return check_grapple(d, s, z);
    case index(verbs::incinerate): return check_incinerate(d, s);
    case index(verbs::swap_coolant): return check_swap_coolant(s);
    case index(verbs::send): return check_send(d, s, crew_id(k), zone(a.b));
    case index(verbs::look): return check_ability(d, s, Ability::look);
    case index(verbs::salvage): return check_salvage(d, s);
    case index(verbs::scout): return check_scout(d, s);
    default: return Rule::not_now;
  }
}

Rule in_trade(const Data& d, const State& s, const Action& a) {
  switch (index(a.verb)) {
    case index(verbs::give): return check_give(s, kind(a.a));
    case index(verbs::give_scrap): return check_give_scrap(s, a.a);
    case index(verbs::take): return check_take(d, s, kind(a.a));
    case index(verbs::take_scrap): return check_take_scrap(s, a.a);
    case index(verbs::done): return check_done(d, s);
    default: return Rule::trade_open;
  }
}

Rule of_seat(const Data& d, const State& s, const Action& a) {
  switch (step_of(s)) {
    case Step::crew:
      if (a.verb != verbs::choose) return Rule::not_now;
      return is_aboard(s, crew_id(kind(a.a))) ? Rule::crew_taken : Rule::ok;
    case Step::act: return in_act(d, s, a);
    case Step::trade: return in_trade(d, s, a);
    case Step::look: return a.verb == verbs::keep || a.verb == verbs::discard ? Rule::ok : Rule::not_now;
    case Step::scout: return a.verb == verbs::keep || a.verb == verbs::bottom ? Rule::ok : Rule::not_now;
    default: return Rule::not_now;
  }
}

Rule of_table(const Data& d, const State& s, const Action& a) {
  const auto only = [&](Verb v, Rule rule) { return a.verb == v ? rule : Rule::not_now; };
  const int crew = crew_id(kind(a.a));
  const Zone z = zone(a.a);
  switch (step_of(s)) {
    case Step::alien_walk:
    case Step::ash_walk:
      return asks_route(s) ? only(verbs::route, check_route(d, s, z)) : only(verbs::target, check_target(d, s, z));
    case Step::encounter: return a.verb == verbs::pass ? Rule::ok : only(verbs::use_prod, check_prod(s, crew));
    case Step::flee: return only(verbs::flee, check_flee(d, s, crew, zone(a.b)));
    case Step::ash_toll:
      if (a.verb != verbs::discard_scrap && a.verb != verbs::lose_morale) return Rule::not_now;
      return crew == top_frame(s).b ? Rule::ok : Rule::not_asked;
    case Step::ash_meet: return only(verbs::spend_coolant, check_spend_coolant(s, crew));
    case Step::ash_push: return only(verbs::push, check_push(d, s, z));
    case Step::leave_out: return only(verbs::leave_out, check_leave_out(s, z));
    default: return Rule::not_now;
  }
}

}  // namespace

Rule why_illegal(const Data& d, const State& s, Seat who, const Action& a) {
  if (index(a.verb) >= verbs::count) return Rule::malformed;
  if (s.frame_count == 0 || step_of(s) == Step::over) return Rule::match_over;
  if (who == Seat::chance) return chance_fits(s, a) ? Rule::ok : Rule::chance_misfit;
  if (index(a.verb) < kFirstGameVerb || !is_well_formed(a)) return Rule::malformed;
  if (who == Seat::table) {
    if (!awaits(s, who)) return Rule::not_now;
    return is_table_verb(a.verb) || a.verb == verbs::pass ? of_table(d, s, a) : Rule::seat_decides;
  }
  if (!is_player(who) || index(who) >= s.seats) return Rule::no_such_seat;
  if (is_table_verb(a.verb)) return Rule::crew_decides;
  if (!awaits(s, who)) return awaits(s, Seat::table) ? Rule::crew_decides : Rule::not_your_turn;
  return of_seat(d, s, a);
}

Refusal to_refusal(const Catalogue& c, Rule rule, const Action& a) {
  return refusal_of(c, kTexts[static_cast<std::size_t>(rule)], a, rule == Rule::malformed);
}

}  // namespace prowl::fate
