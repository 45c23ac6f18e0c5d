#include <algorithm>

#include "games/fate/rules/legal/refuse.hpp"
#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

namespace {

int me(const State& s) { return active_crew(s); }
Zone here(const State& s) { return crew_at(s, me(s)); }
Rule needs_action(const State& s) { return get(s, R::actions) > 0 ? Rule::ok : Rule::no_actions; }

bool ends_a_flee(const Data& d, Zone from, Zone to) {
  const auto& ways = flees_from(d, from);
  return std::any_of(ways.begin(), ways.end(), [&](const FleePath& p) { return p.spaces[2] == to; });
}

/// May one more of this go into that bag?
Rule fits_in_bag(const Data& d, const State& s, int crew, Kind thing) {
  if (thing == kinds::coolant) return coolant_of(s, crew) < d.coolant_limit ? Rule::ok : Rule::one_coolant;
  return items_of(s, crew) < d.item_limit ? Rule::ok : Rule::bag_full;
}

Rule has_item(const State& s, Kind item) { return holds(s, me(s), item) ? Rule::ok : Rule::not_held; }

Rule alien_in_reach(const Data& d, const State& s, int reach) {
  return distance(d, here(s), alien_at(s)) <= reach ? Rule::ok : Rule::alien_far;
}

Rule first_of(std::initializer_list<Rule> rules) {
  for (const Rule r : rules)
    if (r != Rule::ok) return r;
  return Rule::ok;
}

bool is_empty_handed(const State& s, int crew) { return count(s, bag_of(crew)) == 0; }

}  // namespace

Rule check_move(const Data& d, const State& s, Zone to) {
  return first_of({needs_action(s), are_adjacent(d, here(s), to) ? Rule::ok : Rule::not_adjacent});
}

Rule check_pick_up(const Data& d, const State& s, Kind thing) {
  if (!is_portable(thing)) return Rule::malformed;
  if (find_piece(s, here(s), thing) < 0) return Rule::not_lying_here;
  return first_of({needs_action(s), fits_in_bag(d, s, me(s), thing)});
}

Rule check_pick_up_scrap(const State& s, int n) {
  if (n < 1) return Rule::bad_amount;
  return first_of({n > scrap_in(s, here(s)) ? Rule::no_scrap_here : Rule::ok, needs_action(s)});
}

Rule check_drop(const State& s, Kind thing) {
  if (!is_portable(thing)) return Rule::malformed;
  return first_of({has_item(s, thing), needs_action(s)});
}

Rule check_drop_scrap(const State& s, int n) {
  if (n < 1) return Rule::bad_amount;
  return first_of({n > scrap_of(s, me(s)) ? Rule::no_scrap : Rule::ok, needs_action(s)});
}

// Craft; Director's Cut.
Rule check_craft(const Data& d, const State& s, Kind item) {
  if (!is_item(item)) return Rule::malformed;
  if (!crafts_freely(d, me(s)) && get(s, R::actions) == 0) return Rule::no_actions;
  if (!can_craft_in(s, here(s))) return Rule::workplace_only;
  if (find_piece(s, zones::supply, item) < 0) return Rule::none_left;
  if (scrap_of(s, me(s)) < cost_of(d, me(s), item)) return Rule::too_dear;
  return fits_in_bag(d, s, me(s), item);
}

Rule check_trade(const State& s, int partner) {
  if (!is_aboard(s, partner)) return Rule::not_aboard;
  if (partner == me(s)) return Rule::not_yourself;
  if (crew_at(s, partner) != here(s)) return Rule::not_together;
  if (is_empty_handed(s, me(s)) && is_empty_handed(s, partner)) return Rule::nothing_to_trade;
  return needs_action(s);
}

Rule check_track(const Data& d, const State& s, Zone room) {
  if (const Rule no = first_of({has_item(s, kinds::motion_tracker), needs_action(s)}); no != Rule::ok) return no;
  if (!is_space(room) || distance(d, here(s), room) > d.tracker_reach) return Rule::out_of_reach;
  return has_token(s, room) ? Rule::ok : Rule::no_token;
}

Rule check_grapple(const Data& d, const State& s, Zone to) {
  if (const Rule no = first_of(
          {has_item(s, kinds::grapple_gun), needs_action(s), alien_in_reach(d, s, d.grapple_reach)});
      no != Rule::ok)
    return no;
  return is_space(to) && distance(d, alien_at(s), to) <= d.grapple_move ? Rule::ok : Rule::too_far;
}

Rule check_incinerate(const Data& d, const State& s) {
  return first_of({has_item(s, kinds::incinerator), needs_action(s), alien_in_reach(d, s, d.fire_reach)});
}

Rule check_swap_coolant(const State& s) {
  return first_of(
      {has_item(s, kinds::coolant), here(s) == zones::workshop ? Rule::ok : Rule::workshop_only, needs_action(s)});
}

Rule check_ability(const Data& d, const State& s, Ability ability) {
  const Placard& placard = d.crew[static_cast<std::size_t>(me(s))];
  if (placard.ability != ability) return Rule::not_your_ability;
  if (placard.per_turn > 0 && get(s, R::ability_uses) >= placard.per_turn) return Rule::used_this_turn;
  return needs_action(s);
}

Rule check_send(const Data& d, const State& s, int crew, Zone to) {
  if (const Rule no = check_ability(d, s, Ability::send); no != Rule::ok) return no;
  if (crew == me(s)) return Rule::not_yourself;
  if (!is_aboard(s, crew)) return Rule::not_aboard;
  return are_adjacent(d, crew_at(s, crew), to) ? Rule::ok : Rule::not_adjacent;
}

Rule check_salvage(const Data& d, const State& s) {
  return first_of(
      {check_ability(d, s, Ability::salvage), count(s, zones::scrap_pile) > 0 ? Rule::ok : Rule::pile_empty});
}

Rule check_scout(const Data& d, const State& s) {
  if (mission(s) != kinds::blow_out) return Rule::mission_only;
  return first_of({scrap_of(s, me(s)) >= d.scout_cost ? Rule::ok : Rule::no_scrap, needs_action(s)});
}

// --- a trade: top frame's a is the partner, b what has been done
Rule check_give(const State& s, Kind thing) {
  if (!is_portable(thing)) return Rule::malformed;
  if (!holds(s, me(s), thing)) return Rule::not_held;
  return (top_frame(s).b & kTaking) != 0 ? Rule::takes_begun : Rule::ok;
}

Rule check_give_scrap(const State& s, int n) {
  if (n < 1) return Rule::bad_amount;
  if ((top_frame(s).b & kScrapTraded) != 0) return Rule::scrap_once;
  return n > scrap_of(s, me(s)) ? Rule::no_scrap : Rule::ok;
}

Rule check_take(const Data& d, const State& s, Kind thing) {
  if (!is_portable(thing)) return Rule::malformed;
  if (!holds(s, top_frame(s).a, thing)) return Rule::partner_lacks;
  return fits_in_bag(d, s, me(s), thing);
}

Rule check_take_scrap(const State& s, int n) {
  if (n < 1) return Rule::bad_amount;
  if ((top_frame(s).b & kScrapTraded) != 0) return Rule::scrap_once;
  return n > scrap_of(s, top_frame(s).a) ? Rule::partner_lacks : Rule::ok;
}

Rule check_done(const Data& d, const State& s) {
  if ((top_frame(s).b & kTraded) == 0) return Rule::trade_empty;
  const int partner = top_frame(s).a;
  return items_of(s, partner) <= d.item_limit && coolant_of(s, partner) <= d.coolant_limit ? Rule::ok
                                                                                           : Rule::trade_limits;
}

// --- the crew decides
Rule check_target(const Data& d, const State& s, Zone z) {
  const bool ash = step_of(s) == Step::ash_walk;
  const unsigned targets = ash ? nearest(d, ash_at(s), ash_goals(s)) : nearest(d, alien_at(s), crew_spaces(s));
  return is_space(z) && (targets & zone_bit(z)) != 0 ? Rule::ok : Rule::not_nearest;
}

Rule check_route(const Data& d, const State& s, Zone z) {
  const Zone from = step_of(s) == Step::ash_walk ? ash_at(s) : alien_at(s);
  return is_space(z) && (next_spaces(d, from, zone(top_frame(s).b)) & zone_bit(z)) != 0 ? Rule::ok : Rule::not_shortest;
}

Rule check_flee(const Data& d, const State& s, int crew, Zone to) {
  if (!is_aboard(s, crew) || !has_bit(s, R::fleeing, crew)) return Rule::not_fleeing;
  return ends_a_flee(d, crew_at(s, crew), to) ? Rule::ok : Rule::not_three_away;
}

Rule check_prod(const State& s, int crew) {
  const int met = crew_in(s, alien_at(s));
  return is_aboard(s, crew) && ((prod_holders(s, met) >> crew) & 1) != 0 ? Rule::ok : Rule::no_prod;
}

Rule check_spend_coolant(const State& s, int crew) {
  const bool there = is_aboard(s, crew) && crew_at(s, crew) == ash_at(s) && coolant_of(s, crew) > 0;
  return there ? Rule::ok : Rule::no_coolant;
}

Rule check_push(const Data& d, const State& s, Zone to) {
  return ends_a_flee(d, ash_at(s), to) ? Rule::ok : Rule::not_three_away;
}

Rule check_leave_out(const State& s, Zone room) {
  if (!is_room(room)) return Rule::malformed;
  const bool open = !has_token(s, room) && ((top_frame(s).b >> index(room)) & 1) == 0;
  return open ? Rule::ok : Rule::already_left_out;
}

}  // namespace prowl::fate
