#include "games/nostromo/rules/legal/refuse.hpp"

#include "games/nostromo/rules/nostromo.hpp"
#include "games/nostromo/rules/steps/flow.hpp"
#include "rules/refusal_text.hpp"

namespace prowl::nostromo {

namespace {

constexpr std::array<RefusalText, static_cast<std::size_t>(Rule::count)> kTexts = {{
    {"", ""},
    {"malformed", ""},
    {"match_over", "4.4"},
    {"not_your_turn", "3.1"},
    {"already_answered", "3.2"},
    {"eliminated", "4.5"},
    {"empty_hand", "3.2"},
    {"standing_down", "3.2"},
    {"alien_plays_none", "3.2"},
    {"alien_only", "4.2"},
    {"not_now", "3.1"},
    {"chance_misfit", ""},
    {"not_your_token", "4.1"},
    {"already_placed", "4.1"},
    {"placement_final", "4.1"},
    {"no_such_room", "2.2"},
    {"character_at_home", "4.1"},
    {"no_timer", "4.1"},
    {"swaps_off", "4.1b"},
    {"not_in_hand", "3.2"},
    {"swap_needs_card", "4.1b"},
    {"one_card_offered", "4.1b"},
    {"already_offered", "4.1b"},
    {"no_partner", "4.1b"},
    {"not_in_window", "3.2"},
    {"dodge_only", "4.2c"},
    {"vented_in", "5.1"},
    {"airlocks_too_early", "5.3"},
    {"airlocks_window", "5.3"},
    {"airlocks_in_force", "5.3"},
    {"needs_target", "5.4"},
    {"one_reorganisation", "5.4"},
    {"holder_faces", "5.4"},
    {"unmasked_take", "4.5"},
    {"floor_to_hand", "5.4"},
    {"already_yours", "5.4"},
    {"not_held_by_you", "5.4"},
    {"no_receiver", "5.4"},
    {"object_held", "5.4"},
    {"same_room", "5.4"},
    {"visited_already", "4.2"},
    {"not_adjacent", "5.3"},
    {"not_facing", "4.2b"},
    {"not_candidate", "4.3b"},
    {"other_object", "4.3b"},
    {"flame_locked", "4.2b"},
    {"table_only", "1.3"},
    {"no_such_seat", ""},
}};

bool is_placing(Verb v) { return v == verbs::place || v == verbs::confirm || v == verbs::time_up || v == verbs::offer; }

bool is_of_table(Verb v) { return v == verbs::choose_alien || v == verbs::next_round; }

bool takes_object(Verb v) { return is_reorganise(v) || v == verbs::vote || v == verbs::leave; }

bool is_well_formed(const Catalogue& c, const Action& a) {
  return prowl::is_well_formed(c, a, index(kinds::first_tally)) && (!takes_object(a.verb) || is_object(kind(a.a)));
}

Rule not_awaited(const State& s, Seat who, Verb v) {
  const Step step = step_of(s);
  if (is_eliminated(s, who)) return Rule::eliminated;
  if (who == alien_seat(s) && is_play(v)) return Rule::alien_plays_none;
  if (v == verbs::visit && who != alien_seat(s)) return Rule::alien_only;
  if (is_of_table(v)) return Rule::table_only;
  const bool placing = step == Step::placement || step == Step::reoffer;
  if (placing && who != alien_seat(s)) return is_placing(v) ? Rule::placement_final : Rule::already_answered;
  if (step == Step::window && who != alien_seat(s)) {
    if (has_bit(s, R::standing, index(who))) return Rule::standing_down;
    return count(s, hand_of(who)) == 0 ? Rule::empty_hand : Rule::already_answered;
  }
  return Rule::not_your_turn;
}

}  // namespace

Rule why_illegal(const Question& q, const Action& a) {
  const State& s = q.s;
  const Seat who = q.who;
  if (index(a.verb) >= verbs::count) return Rule::malformed;
  if (s.frame_count == 0 || step_of(s) == Step::over) return Rule::match_over;
  if (who == Seat::chance) return chance_fits(s, a) ? Rule::ok : Rule::chance_misfit;
  if (index(a.verb) < kFirstGameVerb || !is_well_formed(q.cat, a)) return Rule::malformed;
  if (who != Seat::table && (!is_player(who) || index(who) >= s.seats)) return Rule::no_such_seat;
  if (!awaits(s, who)) return who == Seat::table ? Rule::not_now : not_awaited(s, who, a.verb);
  if (who != Seat::table && is_of_table(a.verb)) return Rule::table_only;
  const auto refuse = kSteps.now(s).refuse;
  return refuse != nullptr ? refuse(q, a) : Rule::not_now;
}

Refusal to_refusal(const Catalogue& c, Rule rule, const Action& a) {
  return refusal_of(c, kTexts[static_cast<std::size_t>(rule)], a, rule == Rule::malformed);
}

Refusal why_not(const RuleSet& rules, const State& s, Seat who, const Action& a) {
  return to_refusal(rules.catalogue, why_illegal({data_of(rules), rules.catalogue, s, who}, a), a);
}

}  // namespace prowl::nostromo
