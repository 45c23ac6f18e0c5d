#include "games/nostromo/rules/legal/refuse.hpp"

#include "rules/refusal_text.hpp"

namespace prowl::nostromo {

namespace {

constexpr std::array<RefusalText, static_cast<std::size_t>(Rule::count)> kTexts = {{
    {"", ""},
    {"malformed", ""},
    {"match_over", ""},
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

bool is_play(Verb v) {
  return v == verbs::play || v == verbs::reorganise_take || v == verbs::reorganise_give || v == verbs::reorganise_move;
}
bool is_reorganise(Verb v) { return is_play(v) && v != verbs::play; }
bool is_placing(Verb v) { return v == verbs::place || v == verbs::confirm || v == verbs::time_up || v == verbs::offer; }

bool is_kind(int v) { return v > 0 && v < index(kinds::first_tally); }
bool is_zone(int v) { return v > 0 && v < zones::count; }
bool is_seat(int v) { return v >= index(Seat::table) && v < kMaxSeats; }

/// Operands that the verb doesn't use must be 0, and those it does must be of the right table.
bool is_well_formed(const Action& a) {
  const Verb v = a.verb;
  if (a.c != 0) return false;
  if (v == verbs::place) return is_kind(a.a) && is_zone(a.b);
  if (v == verbs::offer) return is_kind(a.a) && is_seat(a.b);
  if (v == verbs::reorganise_give || v == verbs::vote) return is_object(kind(a.a)) && is_seat(a.b);
  if (v == verbs::reorganise_move) return is_object(kind(a.a)) && is_zone(a.b);
  if (a.b != 0) return false;
  if (v == verbs::play || v == verbs::save) return is_kind(a.a);
  if (v == verbs::reorganise_take || v == verbs::leave) return is_object(kind(a.a));
  if (v == verbs::visit) return is_zone(a.a);
  if (v == verbs::choose_alien) return is_seat(a.a);
  return a.a == 0;
}

Rule not_awaited(const State& s, Seat who, Verb v) {
  if (!is_player(who) || index(who) >= s.seats) return Rule::no_such_seat;
  const Step step = step_of(s);
  if (is_eliminated(s, who)) return Rule::eliminated;
  if (who == alien_seat(s) && is_play(v)) return Rule::alien_plays_none;
  if (v == verbs::visit && who != alien_seat(s)) return Rule::alien_only;
  if (v == verbs::choose_alien || v == verbs::next_round) return Rule::table_only;
  const bool placing = step == Step::placement || step == Step::reoffer;
  if (placing && who != alien_seat(s)) return is_placing(v) ? Rule::placement_final : Rule::already_answered;
  if (step == Step::window && who != alien_seat(s)) {
    if (has_bit(s, R::standing, index(who))) return Rule::standing_down;
    return count(s, hand_of(who)) == 0 ? Rule::empty_hand : Rule::already_answered;
  }
  return Rule::not_your_turn;
}

Rule in_placement(const State& s, Seat who, const Action& a) {
  const bool again = step_of(s) == Step::reoffer;
  if (a.verb == verbs::offer) return check_offer(s, who, kind(a.a), seat(a.b));
  if (a.verb == verbs::confirm) return again ? Rule::ok : check_confirm(s, who);
  if (again) return a.verb == verbs::place ? Rule::placement_final : Rule::not_now;
  if (a.verb == verbs::place) return check_place(s, who, kind(a.a), zone(a.b));
  return a.verb == verbs::time_up ? check_time_up(s) : Rule::not_now;
}

Rule in_window(const Data& d, const State& s, Seat who, const Action& a) {
  const auto id = static_cast<WindowId>(top_frame(s).a);
  if (a.verb == verbs::pass || a.verb == verbs::stand_down) return Rule::ok;
  if (a.verb == verbs::play) return check_window_card(d, s, id, who, kind(a.a));
  if (!is_reorganise(a.verb)) return a.verb == verbs::visit ? Rule::alien_only : Rule::not_now;
  const Kind object = kind(a.a);
  const Rule target = a.verb == verbs::reorganise_take   ? check_take(s, who, object)
                      : a.verb == verbs::reorganise_give ? check_give(s, who, object, seat(a.b))
                                                         : check_move(s, object, zone(a.b));
  // What stays true whatever the hand holds comes before what it lacks.
  const Rule card = check_reorganise(d, s, id, who);
  return card == Rule::ok || (card == Rule::not_in_hand && target != Rule::ok) ? target : card;
}

Rule in_action(const State& s, const Action& a) {
  if (a.verb == verbs::pass) return Rule::ok;
  if (a.verb == verbs::visit) return check_visit(s, zone(a.a));
  return is_play(a.verb) ? Rule::alien_plays_none : Rule::not_now;
}

Rule in_dodge(const State& s, Seat who, const Action& a) {
  if (a.verb == verbs::decline) return Rule::ok;
  if (a.verb == verbs::play) return check_dodge_card(s, who, kind(a.a));
  return is_reorganise(a.verb) ? Rule::not_in_window : a.verb == verbs::visit ? Rule::alien_only : Rule::not_now;
}

Rule in_agreement(const State& s, const Action& a) {
  if (a.verb == verbs::vote) return check_vote(s, kind(a.a), seat(a.b));
  if (a.verb != verbs::leave) return Rule::not_now;
  return a.a == top_frame(s).b ? Rule::ok : is_locked(s, kind(a.a)) ? Rule::flame_locked : Rule::other_object;
}

Rule of_table(const State& s, const Action& a) {
  const bool chosen = static_cast<Rotation>(get(s, R::rotation)) == Rotation::chosen;
  if (a.verb == verbs::next_round) return step_of(s) == Step::round_end && !chosen ? Rule::ok : Rule::not_now;
  if (a.verb != verbs::choose_alien || !chosen) return Rule::not_now;
  return a.a >= 0 && a.a < s.seats ? Rule::ok : Rule::no_such_seat;
}

}  // namespace

Rule why_illegal(const Data& d, const State& s, Seat who, const Action& a) {
  if (index(a.verb) >= verbs::count) return Rule::malformed;
  if (s.frame_count == 0 || step_of(s) == Step::over) return Rule::match_over;
  if (who == Seat::chance) return chance_fits(s, a) ? Rule::ok : Rule::chance_misfit;
  if (index(a.verb) < kFirstGameVerb || !is_well_formed(a)) return Rule::malformed;
  if (who == Seat::table) return awaits(s, who) ? of_table(s, a) : Rule::not_now;
  if (!is_player(who) || index(who) >= s.seats) return Rule::no_such_seat;
  if (!awaits(s, who)) return not_awaited(s, who, a.verb);
  if (a.verb == verbs::choose_alien || a.verb == verbs::next_round) return Rule::table_only;
  switch (step_of(s)) {
    case Step::placement:
    case Step::reoffer: return in_placement(s, who, a);
    case Step::window: return in_window(d, s, who, a);
    case Step::action: return in_action(s, a);
    case Step::equipment: return a.verb == verbs::save ? check_save(s, who, kind(a.a)) : Rule::not_now;
    case Step::dodge: return in_dodge(s, who, a);
    case Step::agreement: return in_agreement(s, a);
    default: return Rule::not_now;
  }
}

Refusal to_refusal(const Catalogue& c, Rule rule, const Action& a) {
  return refusal_of(c, kTexts[static_cast<std::size_t>(rule)], a, rule == Rule::malformed);
}

}  // namespace prowl::nostromo
