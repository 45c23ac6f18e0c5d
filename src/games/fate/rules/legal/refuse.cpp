#include "games/fate/rules/legal/refuse.hpp"

#include "games/fate/rules/fate.hpp"
#include "games/fate/rules/steps/flow.hpp"
#include "rules/refusal_text.hpp"

namespace prowl::fate {

namespace {

constexpr std::array<RefusalText, static_cast<std::size_t>(Rule::count)> kTexts = {{
    {"", ""},
    {"malformed", ""},
    {"match_over", "6.5"},
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

bool takes_crew(Verb v) {
  for (const Verb other : {verbs::choose, verbs::trade, verbs::send, verbs::flee, verbs::use_prod, verbs::discard_scrap,
                           verbs::lose_morale, verbs::spend_coolant})
    if (v == other) return true;
  return false;
}

bool is_well_formed(const Catalogue& c, const Action& a) {
  return prowl::is_well_formed(c, a, index(kinds::first_card)) && (!takes_crew(a.verb) || is_crew(kind(a.a)));
}

}  // namespace

Rule why_illegal(const Question& q, const Action& a) {
  const State& s = q.s;
  if (index(a.verb) >= verbs::count) return Rule::malformed;
  if (s.frame_count == 0 || step_of(s) == Step::over) return Rule::match_over;
  if (q.who == Seat::chance) return chance_fits(s, a) ? Rule::ok : Rule::chance_misfit;
  if (index(a.verb) < kFirstGameVerb || !is_well_formed(q.cat, a)) return Rule::malformed;
  if (q.who == Seat::table) {
    if (!awaits(s, q.who)) return Rule::not_now;
    if (!is_table_verb(a.verb) && a.verb != verbs::pass) return Rule::seat_decides;
  } else {
    if (!is_player(q.who) || index(q.who) >= s.seats) return Rule::no_such_seat;
    if (is_table_verb(a.verb)) return Rule::crew_decides;
    if (!awaits(s, q.who)) return awaits(s, Seat::table) ? Rule::crew_decides : Rule::not_your_turn;
  }
  const auto refuse = kSteps.now(s).refuse;
  return refuse != nullptr ? refuse(q, a) : Rule::not_now;
}

Refusal why_not(const RuleSet& rules, const State& s, Seat who, const Action& a) {
  const Rule rule = why_illegal({data_of(rules), rules.catalogue, s, who}, a);
  return refusal_of(rules.catalogue, kTexts[static_cast<std::size_t>(rule)], a, rule == Rule::malformed);
}

}  // namespace prowl::fate
