#include "games/fate/rules/steps/deeds.hpp"

namespace prowl::fate {

namespace {

// --- Craft; Director's Cut
Rule check_craft(const Question& q, const Action& a) {
  const State& s = q.s;
  const Kind item = kind(a.a);
  if (!is_item(item)) return Rule::malformed;
  if (!crafts_freely(q.data, me(s)) && get(s, R::actions) == 0) return Rule::no_actions;
  if (!can_craft_in(s, here(s))) return Rule::workplace_only;
  if (find_piece(s, zones::supply, item) < 0) return Rule::none_left;
  if (scrap_of(s, me(s)) < cost_of(q.data, me(s), item)) return Rule::too_dear;
  return fits_in_bag(q.data, stock_in(s, my_bag(s)), item);
}

void craft(Flow& f, const Action& a) {
  const Kind item = kind(a.a);
  const int cost = cost_of(f.data, me(f.s), item);
  move_scrap(f, my_bag(f.s), zones::scrap_pile, cost);
  move_thing(f, find_piece(f.s, zones::supply, item), my_bag(f.s));
  tell(f, Ev::crafted, my_kind(f), index(item), cost);
}

// What check_craft says of any item first.
void list_craft(const Lister& l, const Stock& mine, const Stock&) {
  const State& s = l.s;
  if (mine.items >= l.data.item_limit || !can_craft_in(s, here(s))) return;
  if (!crafts_freely(l.data, me(s)) && get(s, R::actions) == 0) return;
  unsigned items = 0;
  for (int i = 0; i < kItems; ++i)
    if (mine.scrap >= cost_of(l.data, me(s), item_kind(i))) items |= 1U << static_cast<unsigned>(index(item_kind(i)));
  if (items != 0) each_bit(items & stock_in(s, zones::supply).things, [&](int k) { l.add(verbs::craft, k); });
}

Rule check_move(const Question& q, const Action& a) {
  const bool beside = are_adjacent(q.data, here(q.s), zone(a.a));
  return first_of({needs_action(q.s), beside ? Rule::ok : Rule::not_adjacent});
}

void walk(Flow& f, const Action& a) {
  const Zone from = here(f.s);
  move_crew(f, me(f.s), zone(a.a));
  tell(f, Ev::moved, my_kind(f), index(from), a.a);
  push_enter(f, me(f.s));
}

void list_move(const Lister& l, const Stock&, const Stock&) {
  each_bit(links(l.data, here(l.s)), [&](int z) { l.add(verbs::move, z); });
}

// --- things
Rule check_pick_up(const Question& q, const Action& a) {
  const Kind thing = kind(a.a);
  if (!is_portable(thing)) return Rule::malformed;
  if (find_piece(q.s, here(q.s), thing) < 0) return Rule::not_lying_here;
  return first_of({needs_action(q.s), fits_in_bag(q.data, stock_in(q.s, my_bag(q.s)), thing)});
}

void pick_up(Flow& f, const Action& a) {
  move_thing(f, worn_piece(f.s, here(f.s), kind(a.a), false), my_bag(f.s));
  tell(f, Ev::picked_up, my_kind(f), a.a);
}

void list_pick_up(const Lister& l, const Stock& mine, const Stock& floor) {
  each_bit(floor.things, [&](int k) {
    if (fits_in_bag(l.data, mine, kind(k)) == Rule::ok) l.add(verbs::pick_up, k);
  });
}

Rule check_drop(const Question& q, const Action& a) {
  if (!is_portable(kind(a.a))) return Rule::malformed;
  return first_of({has_item(q.s, kind(a.a)), needs_action(q.s)});
}

void drop(Flow& f, const Action& a) {
  move_thing(f, worn_piece(f.s, my_bag(f.s), kind(a.a), true), here(f.s));
  tell(f, Ev::dropped, my_kind(f), a.a);
}

void list_drop(const Lister& l, const Stock& mine, const Stock&) {
  each_bit(mine.things, [&](int k) { l.add(verbs::drop, k); });
}

// --- scrap
Rule check_pick_up_scrap(const Question& q, const Action& a) {
  if (a.a < 1) return Rule::bad_amount;
  return first_of({a.a > scrap_in(q.s, here(q.s)) ? Rule::no_scrap_here : Rule::ok, needs_action(q.s)});
}

void pick_up_scrap(Flow& f, const Action& a) {
  move_scrap(f, here(f.s), my_bag(f.s), a.a);
  tell(f, Ev::picked_up_scrap, a.a, my_kind(f));
}

void list_pick_up_scrap(const Lister& l, const Stock&, const Stock& floor) {
  add_amounts(l, verbs::pick_up_scrap, floor.scrap);
}

Rule check_drop_scrap(const Question& q, const Action& a) {
  if (a.a < 1) return Rule::bad_amount;
  return first_of({a.a > scrap_of(q.s, me(q.s)) ? Rule::no_scrap : Rule::ok, needs_action(q.s)});
}

void drop_scrap(Flow& f, const Action& a) {
  move_scrap(f, my_bag(f.s), here(f.s), a.a);
  tell(f, Ev::dropped_scrap, a.a, my_kind(f));
}

void list_drop_scrap(const Lister& l, const Stock& mine, const Stock&) {
  add_amounts(l, verbs::drop_scrap, mine.scrap);
}

// --- a trade begins
Rule check_trade(const Question& q, const Action& a) {
  const State& s = q.s;
  const int partner = crew_id(kind(a.a));
  if (!is_aboard(s, partner)) return Rule::not_aboard;
  if (partner == me(s)) return Rule::not_yourself;
  if (crew_at(s, partner) != here(s)) return Rule::not_together;
  if (count(s, my_bag(s)) == 0 && count(s, bag_of(partner)) == 0) return Rule::nothing_to_trade;
  return needs_action(s);
}

void begin_trade(Flow& f, const Action& a) {
  tell(f, Ev::trades, my_kind(f), a.a);
  f.push(Step::trade, 0, crew_id(kind(a.a)));
}

void list_trade(const Lister& l, const Stock&, const Stock&) {
  const Zone room = here(l.s);
  if (crew_number_in(l.s, room) < 2) return;
  each_crew(l.s, [&](int crew) {
    if (crew_at(l.s, crew) == room && crew != me(l.s)) l.offer(check_trade, verbs::trade, index(crew_kind(crew)));
  });
}

constexpr Deed kHandlingDeeds[] = {
    {verbs::craft, check_craft, craft, list_craft},
    {verbs::move, check_move, walk, list_move},
    {verbs::pick_up, check_pick_up, pick_up, list_pick_up},
    {verbs::pick_up_scrap, check_pick_up_scrap, pick_up_scrap, list_pick_up_scrap},
    {verbs::drop, check_drop, drop, list_drop},
    {verbs::drop_scrap, check_drop_scrap, drop_scrap, list_drop_scrap},
    {verbs::trade, check_trade, begin_trade, list_trade},
};

}  // namespace

Deeds handling_deeds() { return kHandlingDeeds; }

}  // namespace prowl::fate
