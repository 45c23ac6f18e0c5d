#include "games/not_alone/rules/legal/refuse.hpp"
#include "games/not_alone/rules/steps/deeds.hpp"

namespace prowl::not_alone {

Rule check_play_left(const Check& c) {
  const State& s = c.s;
  if (flag(s, kNoCards)) return Rule::no_cards;
  if (is_creature(s, c.who)) {
    if (in_force(s, Effect::no_hunt)) return Rule::sacrifice_stops;
    return get(s, R::hunts_played) >= get(s, R::hunt_limit) && !has_extra_hunt(s) ? Rule::no_play_left : Rule::ok;
  }
  if (in_force(s, Effect::despair)) return Rule::despair_stops;
  return used_survival(s, c.who) ? Rule::no_play_left : Rule::ok;
}

Rule check_holder(const Check& c, Kind card) {
  if (!is_card(card)) return Rule::malformed;
  if (is_hunt(card) != is_creature(c.s, c.who)) return is_hunt(card) ? Rule::creature_only : Rule::hunted_only;
  if (const Rule no = check_play_left(c); no != Rule::ok) return no;
  return holds(c.s, c.who, card) ? Rule::ok : Rule::not_in_hand;
}

namespace {

Rule check_pair(const Check& c, Places on) {
  if (size_of(on) != 2) return Rule::two_places;
  return (next_to(c.data, c.s, lowest(on)) & on) != 0 ? Rule::ok : Rule::not_adjacent;
}

Rule check_width(const Check& c, Kind token, Places on) {
  if (token_width(c.data, c.s, token) == 2) return check_pair(c, on);
  return size_of(on) == 1 ? Rule::ok : Rule::one_place;
}

// Option token_sharing: the Creature and Artemia tokens on different Places.
bool shares(const State& s, Kind token, Places on) { return (on & ~unshared(s, token)) != 0; }

}  // namespace

Places unshared(const State& s, Kind token) {
  Places m = planet(s);
  if (!flag(s, kNoSharing)) return m;
  for (const Kind other : kHuntTokens)
    if (other != token) m &= ~token_at(s, other);
  return m;
}

namespace {

// Beyond the limit there is only the further card of an Evolution, without a symbol.
bool has_hunt_left_for(const Check& c, const Card& card) {
  if (get(c.s, R::hunts_played) < get(c.s, R::hunt_limit)) return true;
  return has_extra_hunt(c.s) && card.phase == 2 && card.symbol == Kind::hidden;
}

}  // namespace

Rule check_card(const Check& c, Kind card, int phase) {
  const Rule no = check_holder(c, card);
  return no != Rule::ok ? no : check_held_card(c, card, phase);
}

Rule check_held_card(const Check& c, Kind card, int phase) {
  const Kind acts = effective_card(c.s, card);
  if (acts == Kind::hidden) return Rule::nothing_to_copy;
  const Card& data = c.data.card(acts);
  if (data.phase != phase) return Rule::wrong_phase;
  if (is_hunt(card) && !has_hunt_left_for(c, data)) return Rule::no_play_left;
  for (const Deed& deed : data.deeds) {
    const DeedRow& row = row_of(deed.op);
    if (row.refuse_there != nullptr) return Rule::resolving_only;
    if (row.refuse == nullptr) continue;
    if (const Rule no = row.refuse(c, deed); no != Rule::ok) return no;
  }
  return Rule::ok;
}

Rule check_resolving_card(const Check& c, Kind card, Kind position) {
  if (const Rule no = check_holder(c, card); no != Rule::ok) return no;
  const DeedRow& deed = row_of(first_deed(c.data, card));
  if (deed.refuse_there != nullptr) return deed.refuse_there(c, card, position);
  return deed.op == Op::shelter_one ? Rule::shelter_only : Rule::not_now;
}

Choice choice_of(const State& s, Seat who) {
  Choice now;
  now.hand = hand_and_chosen(s, who);
  now.closed = closed_to(s, who, now.hand.all);
  now.required = required(s, who);
  const Places legal = now.hand.all & ~now.closed;
  now.too_few = now.required > 1 ? (legal & (legal - 1)) == 0 : legal == 0;
  return now;
}

// 5.2, commit.
Rule check_play(const Check& c, const Choice& now, Kind place) {
  if (owed(c.s, c.who) != 0) return Rule::owes_cards;
  if (!contains(now.hand.all, place)) return Rule::not_in_hand;
  if (contains(get(c.s, R::barred), place)) return Rule::force_field;
  if (contains(now.closed, place)) return Rule::territory;
  if (contains(now.hand.chosen, place)) return Rule::already_chosen;
  if (now.is_full()) return Rule::enough_places;
  return now.too_few ? Rule::too_few_places : Rule::ok;
}

Rule check_confirm(const Check& c, const Choice& now) {
  if (owed(c.s, c.who) != 0) return Rule::owes_cards;
  return now.is_full() ? Rule::ok : Rule::places_missing;
}

namespace {

// Option recovery=once, unless the seat could not play at all.
Rule check_recovery(const Check& c, const Choice& now, bool used) {
  if (owed(c.s, c.who) != 0) return Rule::owes_cards;
  if (now.is_full()) return Rule::enough_places;
  return flag(c.s, kOneRecovery) && used && !now.too_few ? Rule::recovery_once : Rule::ok;
}

}  // namespace

Rule check_resist(const Check& c, const Choice& now) {
  const State& s = c.s;
  if (in_force(s, Effect::no_resist)) return Rule::amnesia;
  if (const Rule no = check_recovery(c, now, gave_up(s, c.who) || resists(s, c.who) > 0); no != Rule::ok) return no;
  if (resists(s, c.who) >= c.data.resists) return Rule::resist_twice;
  if (will(s, c.who) == 0) return Rule::no_will;
  if (will(s, c.who) == 1 && flag(s, kKeepLastWill)) return Rule::last_will;
  // With the last Will goes Give Up, and that only once a turn.
  if (will(s, c.who) == 1 && gave_up(s, c.who)) return Rule::give_up_once;
  return count(s, discard_of(c.who)) == 0 ? Rule::nothing_discarded : Rule::ok;
}

Rule check_resist_whole(const Check& c, Places taken) {
  if (!flag(c.s, kWhole)) return Rule::steps_only;
  if (const Rule no = check_resist(c, choice_of(c.s, c.who)); no != Rule::ok) return no;
  if ((taken & ~discard(c.s, c.who)) != 0) return Rule::not_in_discard;
  const int n = std::min(c.data.resist_places, count(c.s, discard_of(c.who)));
  return size_of(taken) == n ? Rule::ok : Rule::not_to_choose;
}

Rule check_give_up(const Check& c, const Choice& now) {
  const State& s = c.s;
  if (const Rule no = check_recovery(c, now, resists(s, c.who) > 0); no != Rule::ok) return no;
  if (gave_up(s, c.who)) return Rule::give_up_once;
  //
  const bool hurt = will(s, c.who) < c.data.will && !flag(s, kGiveUpForPlaces);
  return !hurt && count(s, discard_of(c.who)) == 0 ? Rule::nothing_to_recover : Rule::ok;
}

Rule check_token(const Check& c, Kind token) {
  if (!is_token(token)) return Rule::malformed;
  if (token_at(c.s, token) != 0) return Rule::token_placed;
  const int open = available_tokens(c.data, c.s);
  if ((open & token_bit(token)) == 0) return Rule::token_unavailable;
  // Whole decisions: what commutes has one order.
  return flag(c.s, kWhole) && token != kinds::creature && (open & kCreature) != 0 ? Rule::tokens_missing : Rule::ok;
}

Rule check_put(const Check& c, Kind token, Places on) {
  if (const Rule no = check_token(c, token); no != Rule::ok) return no;
  if (const Rule no = check_width(c, token, on); no != Rule::ok) return no;
  return shares(c.s, token, on) ? Rule::no_sharing : Rule::ok;
}

Rule check_put_now(const Check& c, Kind token, Places on) {
  if (index(token) != top_frame(c.s).a) return is_token(token) ? Rule::token_unavailable : Rule::malformed;
  if (const Rule no = check_width(c, token, on); no != Rule::ok) return no;
  return shares(c.s, token, on) ? Rule::no_sharing : Rule::ok;
}

namespace {

// Hologram the Artemia token; Wrong Track the Creature token or a Clone; what Sanctuary moves, the frame says.
bool may_shift(const Check& c, Kind card, Kind token) {
  const bool by_frame = is_evolution(card) || first_deed(c.data, card) == Op::shift_away;
  if (by_frame) return index(token) == top_frame(c.s).a;
  if (first_deed(c.data, card) == Op::shift_artemia) return token == kinds::artemia;
  return token == kinds::creature || (token == kinds::target && target_hunts(c.s));
}

}  // namespace

Rule check_shift(const Check& c, Kind card, Kind token, Places on) {
  const State& s = c.s;
  if (!is_token(token)) return Rule::malformed;
  // Sanctuary, Feint: the Creature token goes to one of the Places of the Target token.
  if (is_hunt(card)) {
    if (token != kinds::creature) return Rule::token_unavailable;
    if (size_of(on) != 1) return Rule::one_place;
    return (token_at(s, kinds::target) & on) != 0 ? Rule::ok : Rule::no_token_here;
  }
  if (!may_shift(c, card, token)) return Rule::token_unavailable;
  if (token_at(s, token) == 0) return Rule::token_off_planet;
  if (size_of(on) != 1) return Rule::one_place;
  if ((shift_targets(c.data, s, token) & on) == 0) return Rule::not_adjacent;
  return shares(s, token, on) ? Rule::no_sharing : Rule::ok;
}

Rule check_bar(const Check& c, Kind token, Places on) {
  if (token != kinds::target) return is_token(token) ? Rule::token_unavailable : Rule::malformed;
  return check_pair(c, on);
}

//
Rule check_done(const Check& c) {
  return due_tokens(c.data, c.s) == 0 || flag(c.s, kMayLeaveTokens) ? Rule::ok : Rule::tokens_missing;
}

Rule check_name(const Check& c, const Frame& frame, Seat prey) {
  if (!is_hunted(c.s, prey)) return Rule::not_hunted;
  if (const Rule no = check_name_for_city(c, frame, prey); no != Rule::ok) return no;
  return frame.b != 0 && count(c.s, hand_of(prey)) <= frame.b ? Rule::hand_too_small : Rule::ok;
}

Rule check_move(const Check& c, Seat prey, Kind from, Kind to) {
  if (!contains(positions(c.s, prey), from)) return Rule::not_a_position;
  if (!contains(next_to(c.data, c.s, from), to)) return Rule::not_adjacent;
  const bool hypnotised = is_evolution(kind(top_frame(c.s).b));
  if (hypnotised && !(is_token_free(c.s, prey, from) && is_token_free(c.s, prey, to))) return Rule::hypnotic_tokens;
  return contains(get(c.s, R::barred), to) && !flag(c.s, kForceFieldPrinted) ? Rule::force_field : Rule::ok;
}

Rule check_swap(const Check& c, Kind out, Kind in) {
  if (!contains(played(c.s, c.who), out)) return Rule::nothing_played;
  if (!contains(discard(c.s, c.who), in)) return Rule::not_in_discard;
  if (contains(get(c.s, R::territory), in)) return Rule::territory;
  return contains(get(c.s, R::barred), in) && !flag(c.s, kForceFieldPrinted) ? Rule::vortex_force_field : Rule::ok;
}

bool is_whole(const State& s, Kind power) {
  return flag(s, kWhole) && !in_force(s, Effect::persecution) && (power == kinds::jungle || power == kinds::swamp);
}

// A jammed Ark always, another ineffective Place with the option dead_copy.
Rule check_switched_on(const Check& c, Kind power) {
  if (power == kinds::ark && in_force(c.s, Effect::jamming)) return Rule::jamming;
  return flag(c.s, kNoDeadCopy) ? check_effective(c, power) : Rule::ok;
}

Rule check_any_power(const Check& c, Places reach) {
  bool any = false;
  Rule why = reach == 0 ? Rule::no_near_power : check_power(c, lowest(reach));
  each_place(reach, [&](Kind power) {
    const Rule no = check_power(c, power);
    any = any || no == Rule::ok;
    if (no != why) why = Rule::no_near_power;
  });
  return any ? Rule::ok : why;
}

Rule check_power(const Check& c, Kind power) {
  const State& s = c.s;
  if (const Rule no = check_switched_on(c, power); no != Rule::ok) return no;
  switch (index(power)) {
    case index(kinds::lair):
      return count(s, discard_of(c.who)) > 0 || flag(s, kEmptyPowers) ? Rule::ok : Rule::lair_empty;
    case index(kinds::beach): return contains(get(s, R::powers_used), power) ? Rule::beach_once : Rule::ok;
    case index(kinds::wreck): return contains(get(s, R::powers_used), power) ? Rule::wreck_once : Rule::ok;
    case index(kinds::ark): return contains(get(s, R::powers_used), power) ? Rule::ark_once : Rule::ok;
    case index(kinds::monolith): return developed_count(s) == 0 ? Rule::no_evolution : Rule::ok;
    case index(kinds::river):
    case index(kinds::artefact):
    case index(kinds::teleporter):
      if (flag(s, kNoSecondPlace)) return Rule::no_second_place;
      return doubled(s, c.who) ? Rule::double_once : Rule::ok;
    case index(kinds::rover): return gainable(s, c.who) == 0 ? Rule::nothing_to_gain : Rule::ok;
    case index(kinds::shelter):
      if (in_force(s, Effect::despair)) return Rule::despair_stops;
      return can_draw_survival(s) ? Rule::ok : Rule::no_survival_cards;
    case index(kinds::cache):
    case index(kinds::source): {
      if (can_draw_survival(s)) return Rule::ok;
      bool any = flag(s, kEmptyPowers);
      in_left_order(s, [&](Seat who) { any = any || (will(s, who) > 0 && will(s, who) < c.data.will); });
      return any ? Rule::ok : Rule::heal_full;
    }
    default: return Rule::ok;
  }
}

namespace {

Rule check_reach(const Check& c, Places reach, Kind power) {
  return contains(reach, power) ? check_switched_on(c, power) : Rule::no_power_here;
}

Rule check_healer(const Check& c, Places reach) {
  return check_reach(c, reach, has_city(c.s) ? kinds::cache : kinds::source);
}

Rule check_heal(const Check& c, Places reach, Seat friend_seat) {
  if (const Rule no = check_healer(c, reach); no != Rule::ok) return no;
  if (!is_hunted(c.s, friend_seat)) return Rule::not_hunted;
  if (will(c.s, friend_seat) == 0) return Rule::heal_zero;
  return will(c.s, friend_seat) >= c.data.will && !flag(c.s, kEmptyPowers) ? Rule::heal_full : Rule::ok;
}

Rule check_draw(const Check& c, Places reach) {
  if (const Rule no = check_healer(c, reach); no != Rule::ok) return no;
  if (in_force(c.s, Effect::despair)) return Rule::despair_stops;
  return can_draw_survival(c.s) ? Rule::ok : Rule::no_survival_cards;
}

Rule check_gain(const Check& c, Places reach, Kind place) {
  if (const Rule no = check_reach(c, reach, kinds::rover); no != Rule::ok) return no;
  if (!is_place(place)) return Rule::malformed;
  if (contains(owned(c.s, c.who), place)) return Rule::already_owned;
  return contains(gainable(c.s, c.who), place) ? Rule::ok : Rule::not_in_reserve;
}

int whole_number(const Check& c, Kind power) {
  return std::min(power == kinds::jungle ? 1 : 2, count(c.s, discard_of(c.who)));
}

}  // namespace

Rule check_use(const Check& c, Places reach, const Action& a) {
  if (a.verb == verbs::heal) return check_heal(c, reach, seat(a.a));
  if (a.verb == verbs::draw) return check_draw(c, reach);
  if (a.verb == verbs::gain) return check_gain(c, reach, kind(a.a));
  const Kind power = kind(a.a);
  if (!is_place(power)) return Rule::malformed;
  if (!contains(reach, power) || power == kinds::rover || power == kinds::source || power == kinds::cache)
    return Rule::no_power_here;
  if (const Rule no = check_power(c, power); no != Rule::ok) return no;
  const int n = a.verb == verbs::use ? 0 : a.verb == verbs::use_one ? 1 : 2;
  if (!is_whole(c.s, power)) return n == 0 ? Rule::ok : Rule::steps_only;
  if (n != whole_number(c, power)) return Rule::whole_only;
  const Places taken = (n > 0 && is_place(kind(a.b)) ? bit_of(kind(a.b)) : 0) |
                       (n > 1 && is_place(kind(a.c)) ? bit_of(kind(a.c)) : 0);
  if (size_of(taken) != n || (n > 1 && a.b > a.c)) return Rule::not_to_choose;
  return (taken & ~discard(c.s, c.who)) == 0 ? Rule::ok : Rule::not_in_discard;
}

// R-15, option idle=must.
Rule check_rest(const Check& c, Places reach) {
  if (!flag(c.s, kMustUse)) return Rule::ok;
  const Kind place = spot(c.s, c.who, top_frame(c.s).b).place;
  if (check_effective(c, place) != Rule::ok) return Rule::ok;
  bool any = count(c.s, discard_of(c.who)) > 0 && check_take_back(c, place, lowest(discard(c.s, c.who))) == Rule::ok;
  each_place(reach, [&](Kind power) { any = any || check_power(c, power) == Rule::ok; });
  return any ? Rule::must_use : Rule::ok;
}

}  // namespace prowl::not_alone
