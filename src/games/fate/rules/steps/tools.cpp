#include "games/fate/rules/steps/deeds.hpp"

namespace prowl::fate {

namespace {

Rule alien_in_reach(const Question& q, int reach) {
  return distance(q.data, here(q.s), alien_at(q.s)) <= reach ? Rule::ok : Rule::alien_far;
}

Rule check_track(const Question& q, const Action& a) {
  const Zone room = zone(a.a);
  if (const Rule no = first_of({has_item(q.s, kinds::motion_tracker), needs_action(q.s)}); no != Rule::ok) return no;
  if (!is_space(room) || distance(q.data, here(q.s), room) > q.data.tracker_reach) return Rule::out_of_reach;
  return has_token(q.s, room) ? Rule::ok : Rule::no_token;
}

// A token turned over at a distance acts on nobody, except that a Surprise Attack brings the Alien there.
void track(Flow& f, const Action& a) {
  State& s = f.s;
  const Zone room = zone(a.a);
  const int slot = token_in(s, room);
  piece(s, slot).known = kEveryone;
  const Kind token = piece(s, slot).kind;
  tell(f, Ev::tracked, my_kind(f), index(token), index(room));
  if (is_surprise(token)) {
    add(s, R::actions, 1);
    jump_alien(f, room);
    start_encounter(f, f.data.alien_loss, false);
  }
  f.push(Step::token_back, 0, index(room));
}

void list_track(const Lister& l, const Stock&, const Stock&) {
  for (int z = 1; z <= kRooms; ++z) l.offer(check_track, verbs::track, z);
}

Rule check_grapple(const Question& q, const Action& a) {
  const Rule no = first_of(
      {has_item(q.s, kinds::grapple_gun), needs_action(q.s), alien_in_reach(q, q.data.grapple_reach)});
  if (no != Rule::ok) return no;
  const Zone to = zone(a.a);
  return is_space(to) && distance(q.data, alien_at(q.s), to) <= q.data.grapple_move ? Rule::ok : Rule::too_far;
}

void grapple(Flow& f, const Action& a) {
  spend_use(f, me(f.s), kinds::grapple_gun);
  tell(f, Ev::grappled, my_kind(f), index(alien_at(f.s)), a.a);
  jump_alien(f, zone(a.a));
  start_encounter(f, f.data.alien_loss, false);
}

void list_grapple(const Lister& l, const Stock&, const Stock&) {
  for (int z = 1; z <= kSpaces; ++z) l.offer(check_grapple, verbs::grapple, z);
}

Rule check_incinerate(const Question& q, const Action&) {
  if (!holds(q.s, me(q.s), kinds::incinerator)) return Rule::not_held;
  return first_of({needs_action(q.s), alien_in_reach(q, q.data.fire_reach)});
}

void incinerate(Flow& f, const Action&) {
  spend_use(f, me(f.s), kinds::incinerator);
  tell(f, Ev::incinerated, my_kind(f), index(alien_at(f.s)));
  set(f.s, R::skip_card, 1);
  // You Have My Sympathies: won by fire once Ash is defeated.
  if (ash_is_hunted(f.s) && get(f.s, R::ash_damage) >= f.data.ash_damage)
    return end_match(f, Side::crew, How::sympathies);
  jump_alien(f, f.data.alien_start);
  start_encounter(f, f.data.alien_loss, false);
}

void list_incinerate(const Lister& l, const Stock&, const Stock&) { l.offer(check_incinerate, verbs::incinerate); }

Rule check_swap_coolant(const Question& q, const Action&) {
  if (!holds(q.s, me(q.s), kinds::coolant)) return Rule::not_held;
  return first_of({here(q.s) == zones::workshop ? Rule::ok : Rule::workshop_only, needs_action(q.s)});
}

void swap_coolant(Flow& f, const Action&) {
  move_thing(f, find_piece(f.s, my_bag(f.s), kinds::coolant), zones::coolant_discard);
  const int n = move_scrap(f, zones::scrap_pile, my_bag(f.s), f.data.coolant_swap);
  tell(f, Ev::swapped_coolant, n, my_kind(f));
}

void list_swap_coolant(const Lister& l, const Stock&, const Stock&) {
  l.offer(check_swap_coolant, verbs::swap_coolant);
}

constexpr Deed kToolsDeeds[] = {
    {verbs::track, check_track, track, list_track, kinds::motion_tracker},
    {verbs::grapple, check_grapple, grapple, list_grapple, kinds::grapple_gun},
    {verbs::incinerate, check_incinerate, incinerate, list_incinerate, kinds::incinerator},
    {verbs::swap_coolant, check_swap_coolant, swap_coolant, list_swap_coolant, kinds::coolant},
};

}  // namespace

Deeds tools_deeds() { return kToolsDeeds; }

}  // namespace prowl::fate
