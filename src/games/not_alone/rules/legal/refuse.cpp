#include "games/not_alone/rules/legal/refuse.hpp"

#include "games/not_alone/rules/steps/flow.hpp"
#include "rules/refusal_text.hpp"

namespace prowl::not_alone {

namespace {

// Paragraphs: 2.x a Place, 3.x a Hunt card, 4.x a Survival card.
constexpr std::array<RefusalText, static_cast<std::size_t>(Rule::count)> kTexts = {{
    {"", ""},
    {"malformed", ""},
    {"match-over", ""},
    {"not-your-turn", "5.1"},
    {"already-answered", "5.1"},
    {"not-now", "5.1"},
    {"chance-misfit", ""},
    {"no-such-seat", ""},
    {"creature-only", "5.1"},
    {"hunted-only", "5.1"},
    {"no-play-left", "5.1"},
    {"hand-empty", "5.1"},
    {"standing-down", "5.1"},
    {"not-in-hand", "5.1"},
    {"wrong-phase", "5.4"},
    {"despair-stops", "3.1"},
    {"sacrifice-stops", "4.3"},
    {"resolving-only", "4.10"},
    {"no-cards", "5.1"},
    {"will-full", "4.1"},
    {"marker-on", "4.2"},
    {"marker-off", "4.14"},
    {"hunts-used", "4.3"},
    {"nothing-discarded", "5.2"},
    {"no-hunt-cards", "4.6"},
    {"no-token-here", "5.8"},
    {"token-off-planet", "5.6"},
    {"detour-late", "3.17"},
    {"stasis-holds", "3.18"},
    {"nothing-played", "4.15"},
    {"nobody-qualifies", "3.4"},
    {"nothing-to-copy", "3.20"},
    {"vortex-force-field", "3.2"},
    {"force-field-late", "3.2"},
    {"own-rover", "4.10"},
    {"nothing-to-gain", "2.5"},
    {"no-near-power", "4.11"},
    {"owes-cards", "5.2"},
    {"owes-none", "5.2"},
    {"no-will", "5.2"},
    {"resist-twice", "5.2"},
    {"force-field", "3.2"},
    {"already-chosen", "5.2"},
    {"enough-places", "5.2"},
    {"too-few-places", "5.2"},
    {"places-missing", "5.2"},
    {"give-up-once", "5.2"},
    {"nothing-to-recover", "5.2"},
    {"recovery-once", "5.2"},
    {"last-will", "5.2"},
    {"whole-only", ""},
    {"steps-only", ""},
    {"token-unavailable", "5.6"},
    {"token-placed", "5.6"},
    {"one-place", "5.6"},
    {"two-places", "3.0"},
    {"not-adjacent", "1.1"},
    {"tokens-missing", "5.6"},
    {"no-sharing", "5.6"},
    {"no-such-place", "1.1"},
    {"not-in-discard", "5.3"},
    {"not-to-choose", "5.3"},
    {"hand-too-small", "3.4"},
    {"not-hunted", "3.0"},
    {"no-power-here", "2.0"},
    {"wreck-once", "2.8"},
    {"beach-once", "2.4"},
    {"double-once", "2.0"},
    {"no-second-place", "2.3"},
    {"lair-empty", "2.1"},
    {"no-survival-cards", "5.11"},
    {"not-in-reserve", "2.5"},
    {"already-owned", "2.5"},
    {"heal-full", "2.9"},
    {"heal-zero", "2.9"},
    {"must-use", "2.0"},
    {"not-a-position", "5.3"},
    {"no-city", "6.0"},
    {"token-there", "6.3"},
    {"not-beside-city", "6.3"},
    {"not-on-city", "6.4"},
    {"isolation", "6.11"},
    {"jamming", "6.11"},
    {"quagmire", "6.11"},
    {"terrified", "6.15"},
    {"fortified-already", "6.4"},
    {"no-survivors", "6.3"},
    {"not-revealed", "6.3"},
    {"no-survivor-held", "6.4"},
    {"not-your-avatar", "6.13"},
    {"another-hunted", "6.12"},
    {"ineffective", "6.3"},
    {"no-evolution", "6.7"},
    {"asleep", "6.7"},
    {"spent", "6.7"},
    {"not-developed", "6.7"},
    {"no-dna", "6.8"},
    {"no-evolutions-left", "6.8"},
    {"sterile", "6.12"},
    {"stalled", "6.12"},
    {"stoic", "6.13"},
    {"shelter-only", "6.12"},
    {"amnesia", "6.11"},
    {"territory", "6.15"},
    {"territory-city", "6.15"},
    {"not-next", "6.8"},
    {"not-on-loop", "6.11"},
    {"not-caught", "6.7"},
    {"ark-once", "6.2"},
    {"own-city", "6.12"},
    {"hypnotic-tokens", "6.15"},
}};

bool fits_operand(Operand type, int v) {
  switch (type) {
    case Operand::none: return v == 0;
    case Operand::kind: return v > 0 && v < kinds::count && !is_own(kind(v));
    case Operand::zone: return v > 0 && v < zones::count;
    case Operand::seat: return v >= index(Seat::table) && v < kMaxSeats;
    default: return true;
  }
}

/// Operands that the verb doesn't use must be 0, and those it does must be of the right table.
bool is_well_formed(const Catalogue& c, const Action& a) {
  const auto& operands = c.verbs[static_cast<std::size_t>(index(a.verb))].operands;
  return fits_operand(operands[0], a.a) && fits_operand(operands[1], a.b) && fits_operand(operands[2], a.c);
}

bool is_choosing(Verb v) { return v >= verbs::play && v <= verbs::give_up; }
bool is_put(Verb v) { return v == verbs::put || v == verbs::put_two; }
bool is_creature_verb(Verb v) {
  return v == verbs::choose_side || v == verbs::done || v == verbs::name || v == verbs::ruin || v == verbs::move;
}
bool is_hunted_verb(Verb v) {
  return is_choosing(v) || is_use(v) || v == verbs::take || v == verbs::endure || v == verbs::swap ||
         v == verbs::resolve || v == verbs::take_back || v == verbs::rest;
}

// Of a window that does not wait for the seat.
Rule not_in_window(const Check& c) {
  const State& s = c.s;
  if (has_seat(s, R::standing, c.who)) return Rule::standing_down;
  if (has_play_left(s, c.who)) return Rule::already_answered;
  if (!flag(s, kNoCards) && count(s, is_creature(s, c.who) ? hand_of(c.who) : survival_of(c.who)) == 0)
    return Rule::hand_empty;
  return check_play_left(c);
}

Rule not_awaited(const Check& c, const Action& a) {
  const State& s = c.s;
  const Seat who = c.who;
  const Step step = step_of(s);
  if (get(s, R::creature) < 0) return Rule::not_your_turn;
  if (is_creature_verb(a.verb) && !is_creature(s, who)) return Rule::creature_only;
  if (is_hunted_verb(a.verb) && is_creature(s, who)) return Rule::hunted_only;
  if (step == Step::window) {
    if (is_card(kind(a.a)) && a.verb == verbs::announce && is_hunt(kind(a.a)) != is_creature(s, who))
      return is_hunt(kind(a.a)) ? Rule::creature_only : Rule::hunted_only;
    return not_in_window(c);
  }
  const bool together = step == Step::choice || step == Step::each_discards || step == Step::each_shows ||
                        step == Step::river_keep;
  return together && is_hunted(s, who) ? Rule::already_answered : Rule::not_your_turn;
}

Places places_of(const Action& a) {
  Places m = is_place(zone(a.b)) ? bit_of(place_at(zone(a.b))) : 0;
  if (a.verb == verbs::put_two && is_place(zone(a.c))) m |= bit_of(place_at(zone(a.c)));
  return m;
}

bool off_planet(const Action& a) { return !is_place(zone(a.b)) || (a.verb == verbs::put_two && !is_place(zone(a.c))); }

/// Two Places are named in one order only.
Rule in_order(const Action& a) { return a.verb == verbs::put_two && a.b >= a.c ? Rule::not_to_choose : Rule::ok; }

template <class Part>
Rule with_places(Places on_planet, const Action& a, Part part) {
  if (!is_put(a.verb)) return Rule::not_now;
  if (off_planet(a) || (places_of(a) & ~on_planet) != 0) return Rule::no_such_place;
  const Rule no = part(kind(a.a), places_of(a));
  return no != Rule::ok ? no : in_order(a);
}

Rule in_choice(const Check& c, const Action& a) {
  const State& s = c.s;
  switch (index(a.verb)) {
    case index(verbs::play):
      return flag(s, kWhole) && required(s, c.who) == 1 ? Rule::whole_only : check_play(c, kind(a.a));
    case index(verbs::lay):
      return !flag(s, kWhole) || required(s, c.who) != 1 ? Rule::steps_only : check_play(c, kind(a.a));
    case index(verbs::confirm): return check_confirm(c);
    case index(verbs::resist): return flag(s, kWhole) ? Rule::whole_only : check_resist(c);
    case index(verbs::resist_one):
      return is_place(kind(a.a)) ? check_resist_whole(c, bit_of(kind(a.a))) : Rule::malformed;
    case index(verbs::resist_two):
      if (!is_place(kind(a.a)) || !is_place(kind(a.b))) return Rule::malformed;
      if (const Rule no = check_resist_whole(c, bit_of(kind(a.a)) | bit_of(kind(a.b))); no != Rule::ok) return no;
      return a.a < a.b ? Rule::ok : Rule::not_to_choose;
    case index(verbs::give_up): return check_give_up(c);
    case index(verbs::take):
      if (owed(s, c.who) == 0) return Rule::owes_none;
      return contains(discard(s, c.who), kind(a.a)) ? Rule::ok : Rule::not_in_discard;
    default: return Rule::not_now;
  }
}

Rule in_window(const Check& c, const Action& a, int phase) {
  if (a.verb == verbs::pass || a.verb == verbs::stand_down) return Rule::ok;
  return a.verb == verbs::announce ? check_card(c, kind(a.a), phase) : Rule::not_now;
}

Rule in_hunt(const Check& c, const Action& a) {
  if (a.verb == verbs::invoke) return check_invoke(c, kind(a.a));
  if (a.verb == verbs::announce) return check_card(c, kind(a.a), 2);
  if (a.verb == verbs::done) return check_done(c);
  return with_places(planet(c.s), a, [&](Kind token, Places on) { return check_put(c, token, on); });
}

Rule in_put(const Check& c, const Action& a) {
  const Kind card = kind(top_frame(c.s).b);
  if (a.verb == verbs::decline) return may_pass_by(c.s) ? Rule::ok : Rule::not_now;
  return with_places(planet(c.s), a, [&](Kind token, Places on) {
    return card == Kind::hidden ? check_put_now(c, token, on) : check_shift(c, card, token, on);
  });
}

Rule in_resolve(const Check& c, const Action& a) {
  const State& s = c.s;
  const Frame& top = top_frame(s);
  if (a.verb == verbs::resolve) {
    const bool which = top.pc == 2 && is_place(zone(a.a)) && contains(positions(s, c.who), place_at(zone(a.a)));
    return which ? Rule::ok : Rule::not_a_position;
  }
  if (top.pc == 2) return Rule::not_now;
  if (a.verb == verbs::rest) return check_rest(c, reach_of(c.data, s));
  const Kind place = spot(s, c.who, top.b).place;
  if (a.verb == verbs::announce) return check_resolving_card(c, kind(a.a), place);
  if (a.verb == verbs::rescue) return check_rescue(c, place, kind(a.a));
  if (a.verb == verbs::fortify) return check_fortify(c, place);
  if (a.verb == verbs::replace) {
    const Rule no = check_rescue_place(c, place);
    return no != Rule::ok ? no : check_replace(c, kind(a.a));
  }
  const bool instead = a.verb == verbs::take_back || a.verb == verbs::treat || is_use(a.verb);
  if (instead)
    if (const Rule no = check_effective(c, place); no != Rule::ok) {
      const Rule why = is_use(a.verb) ? check_switched_on(c, place) : Rule::ok;
      return why != Rule::ok ? why : no;
    }
  if (a.verb == verbs::take_back) return check_take_back(c, place, kind(a.a));
  if (a.verb == verbs::treat) return check_treat(c, seat(a.a));
  return is_use(a.verb) ? check_use(c, reach_of(c.data, s), a) : Rule::not_now;
}

/// A Place or card out of a set, by the one verb that this step takes.
Rule one_of(const Action& a, Verb verb, bool is_in, Rule otherwise) {
  return a.verb != verb ? Rule::not_now : is_in ? Rule::ok : otherwise;
}

Rule in_recover(const Check& c, const Action& a) {
  const Frame& top = top_frame(c.s);
  if (a.verb == verbs::decline) return may_pass_by(c.s) ? Rule::ok : Rule::not_now;
  const bool card = top.pc == a.a && contains(played(c.s, c.who), kind(a.a));
  return one_of(a, verbs::take, card || contains(discard(c.s, c.who), kind(a.a)), Rule::not_in_discard);
}

Rule in_step(const Check& c, const Action& a) {
  const State& s = c.s;
  const Frame& top = top_frame(s);
  const Kind k = kind(a.a);
  switch (step_of(s)) {
    case Step::choose_side: return one_of(a, verbs::choose_side, a.a == 1 || a.a == 2, Rule::malformed);
    case Step::choice: return in_choice(c, a);
    case Step::hunt: return in_hunt(c, a);
    case Step::window: return in_window(c, a, top.a);
    case Step::river_keep: return one_of(a, verbs::keep, contains(played(s, c.who), k), Rule::not_to_choose);
    case Step::resolve: return in_resolve(c, a);
    case Step::put_token: return in_put(c, a);
    case Step::put_two:
      return with_places(planet(c.s), a, [&](Kind token, Places on) { return check_bar(c, token, on); });
    case Step::name_seat:
      if (a.verb == verbs::done) return top.pc != 0 ? Rule::ok : Rule::not_now;
      return a.verb == verbs::name ? check_name(c, top.b, seat(a.a)) : Rule::not_now;
    case Step::keep_two:
      return one_of(a, verbs::keep, contains(hand(s, c.who) & ~chosen(s, c.who), k), Rule::not_in_hand);
    case Step::each_discards:
    case Step::discard_one: return one_of(a, verbs::discard, contains(hand(s, c.who), k), Rule::not_in_hand);
    case Step::recover: return in_recover(c, a);
    case Step::ruin:
      return one_of(a, verbs::ruin, is_place(zone(a.a)) && contains(planet(s), place_at(zone(a.a))),
                    Rule::no_such_place);
    case Step::move_who:
      if (a.verb == verbs::decline) return may_pass_by(s) ? Rule::ok : Rule::not_now;
      return a.verb == verbs::name ? check_name(c, 0, seat(a.a)) : Rule::not_now;
    case Step::move_where:
      if (a.verb != verbs::move) return Rule::not_now;
      if (!is_place(zone(a.a)) || !is_place(zone(a.b))) return Rule::no_such_place;
      return check_move(c, seat(top.a), place_at(zone(a.a)), place_at(zone(a.b)));
    case Step::swap_place: return a.verb == verbs::swap ? check_swap(c, k, kind(a.b)) : Rule::not_now;
    case Step::retake: return one_of(a, verbs::take, contains(played(s, c.who), k), Rule::nothing_played);
    case Step::gain: return a.verb == verbs::gain ? check_use(c, bit_of(kinds::rover), a) : Rule::not_now;
    case Step::copy_near: return is_use(a.verb) ? check_use(c, reach_of(c.data, s), a) : Rule::not_now;
    case Step::shelter:
      return one_of(a, verbs::keep, find_piece(s, survival_of(c.who), k, 1) >= 0, Rule::not_to_choose);
    case Step::scream:
      if (a.verb == verbs::endure) return top.pc == 0 ? Rule::ok : Rule::not_now;
      return one_of(a, verbs::discard, contains(hand(s, c.who), k), Rule::not_in_hand);
    case Step::toxin:
      return one_of(a, verbs::discard, is_survival(k) && find_piece(s, survival_of(c.who), k) >= 0, Rule::not_in_hand);
    default: return in_city_step(c, a);
  }
}

}  // namespace

bool is_use(Verb v) { return v >= verbs::use && v <= verbs::gain; }

Rule why_illegal(const Check& c, const Action& a) {
  const State& s = c.s;
  if (index(a.verb) >= verbs::count) return Rule::malformed;
  if (s.frame_count == 0 || step_of(s) == Step::over) return Rule::match_over;
  if (c.who == Seat::chance) return chance_fits(s, a) ? Rule::ok : Rule::chance_misfit;
  if (index(a.verb) < kFirstGameVerb || !is_well_formed(c.cat, a)) return Rule::malformed;
  if (!is_player(c.who) || index(c.who) >= s.seats) return Rule::no_such_seat;
  if (!awaits(s, c.who)) return not_awaited(c, a);
  const Rule no = in_step(c, a);
  if (no != Rule::not_now) return no;
  if (is_creature_verb(a.verb) && !is_creature(s, c.who)) return Rule::creature_only;
  return is_hunted_verb(a.verb) && is_creature(s, c.who) ? Rule::hunted_only : Rule::not_now;
}

Refusal to_refusal(const Catalogue& c, Rule rule, const Action& a) {
  return refusal_of(c, kTexts[static_cast<std::size_t>(rule)], a, rule == Rule::malformed);
}

}  // namespace prowl::not_alone
