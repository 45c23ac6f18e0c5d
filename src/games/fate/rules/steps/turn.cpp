#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

namespace {

int me(const Flow& f) { return active_crew(f.s); }
Zone here(const Flow& f) { return crew_at(f.s, me(f)); }

void tell(Flow& f, Ev what, int a = 0, int b = 0, int c = 0) { f.emit(what, active_seat(f.s), a, b, c); }
int my_kind(const Flow& f) { return index(crew_kind(me(f))); }

void next_turn(Flow& f) {
  set(f.s, R::active, (get(f.s, R::active) + 1) % slot_count(f.s));
  f.go(Step::turn_start);
}

// The Self-Destruct Track: one token leaves as its holder's turn starts; ruling F11.
bool count_down(Flow& f) {
  State& s = f.s;
  if (get(s, R::countdown) < 0 || get(s, R::holder) != get(s, R::active)) return true;
  if (get(s, R::countdown) > 0) {
    add(s, R::countdown, -1);
    move_piece(f.cat, s, find_piece(s, zones::countdown, kinds::countdown), zones::box);
    f.emit(Ev::countdown, Seat::table, get(s, R::countdown));
    if (get(s, R::countdown) > 0 || !flag(s, kStrictCountdown)) return true;
  }
  end_match(f, Side::ship, How::self_destruct);
  return false;
}

void end_phase(Flow& f) {
  tell(f, Ev::phase_end, my_kind(f));
  if (get(f.s, R::skip_card) == 0) return f.go(Step::draw);
  tell(f, Ev::no_card, my_kind(f));
  next_turn(f);
}

// A token turned over at a distance acts on nobody, except that a Surprise Attack brings the Alien there.
void track(Flow& f, Zone room) {
  State& s = f.s;
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

void grapple(Flow& f, Zone to) {
  spend_use(f, me(f), kinds::grapple_gun);
  tell(f, Ev::grappled, my_kind(f), index(alien_at(f.s)), index(to));
  jump_alien(f, to);
  start_encounter(f, f.data.alien_loss, false);
}

void incinerate(Flow& f) {
  spend_use(f, me(f), kinds::incinerator);
  tell(f, Ev::incinerated, my_kind(f), index(alien_at(f.s)));
  set(f.s, R::skip_card, 1);
  // You Have My Sympathies: won by fire once Ash is defeated.
  if (ash_is_hunted(f.s) && get(f.s, R::ash_damage) >= f.data.ash_damage)
    return end_match(f, Side::crew, How::sympathies);
  jump_alien(f, f.data.alien_start);
  start_encounter(f, f.data.alien_loss, false);
}

void craft(Flow& f, Kind item) {
  const int cost = cost_of(f.data, me(f), item);
  move_scrap(f, bag_of(me(f)), zones::scrap_pile, cost);
  move_thing(f, find_piece(f.s, zones::supply, item), bag_of(me(f)));
  tell(f, Ev::crafted, my_kind(f), index(item), cost);
}

void swap_coolant(Flow& f) {
  move_thing(f, find_piece(f.s, bag_of(me(f)), kinds::coolant), zones::coolant_discard);
  const int n = move_scrap(f, zones::scrap_pile, bag_of(me(f)), f.data.coolant_swap);
  tell(f, Ev::swapped_coolant, n, my_kind(f));
}

void walk_to(Flow& f, Zone to) {
  const Zone from = here(f);
  move_crew(f, me(f), to);
  tell(f, Ev::moved, my_kind(f), index(from), index(to));
  push_enter(f, me(f));
}

void send(Flow& f, int crew, Zone to) {
  move_crew(f, crew, to);
  tell(f, Ev::sent, my_kind(f), index(crew_kind(crew)), index(to));
  push_enter(f, crew);
}

void handle_things(Flow& f, const Action& a) {
  const Zone bag = bag_of(me(f));
  if (a.verb == verbs::pick_up) {
    move_thing(f, worn_piece(f.s, here(f), kind(a.a), false), bag);
    tell(f, Ev::picked_up, my_kind(f), a.a);
  } else if (a.verb == verbs::drop) {
    move_thing(f, worn_piece(f.s, bag, kind(a.a), true), here(f));
    tell(f, Ev::dropped, my_kind(f), a.a);
  } else if (a.verb == verbs::pick_up_scrap) {
    move_scrap(f, here(f), bag, a.a);
    tell(f, Ev::picked_up_scrap, a.a, my_kind(f));
  } else {
    move_scrap(f, bag, here(f), a.a);
    tell(f, Ev::dropped_scrap, a.a, my_kind(f));
  }
}

void use_ability(Flow& f, const Action& a) {
  if (a.verb == verbs::send) return send(f, crew_id(kind(a.a)), zone(a.b));
  if (a.verb == verbs::look) return f.push(Step::look);
  move_scrap(f, zones::scrap_pile, bag_of(me(f)), 1);
  tell(f, Ev::salvaged, my_kind(f));
}

bool is_ability(Verb v) { return v == verbs::send || v == verbs::look || v == verbs::salvage; }

}  // namespace

void run_turn_start(Flow& f) {
  State& s = f.s;
  add(s, R::turn, 1);
  for (const R r : {R::ability_uses, R::phase_over, R::skip_card}) set(s, r, 0);
  set(s, R::actions, f.data.crew[static_cast<std::size_t>(me(f))].actions);
  tell(f, Ev::turn_start, get(s, R::turn), my_kind(f));
  if (count_down(f)) f.go(Step::act);
}

void run_act(Flow& f) {
  if (settle(f)) return;
  if (get(f.s, R::phase_over) != 0) return end_phase(f);
  await(f.s, active_seat(f.s));
}

void answer_act(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  if (a.verb == verbs::pass) return end_phase(f);
  const bool free = a.verb == verbs::craft && crafts_freely(f.data, me(f));
  if (!free) add(f.s, R::actions, -1);
  if (is_ability(a.verb)) {
    add(f.s, R::ability_uses, 1);
    return use_ability(f, a);
  }
  switch (index(a.verb)) {
    case index(verbs::move): return walk_to(f, zone(a.a));
    case index(verbs::craft): return craft(f, kind(a.a));
    case index(verbs::trade): tell(f, Ev::trades, my_kind(f), a.a); return f.push(Step::trade, 0, crew_id(kind(a.a)));
    case index(verbs::track): return track(f, zone(a.a));
    case index(verbs::grapple): return grapple(f, zone(a.a));
    case index(verbs::incinerate): return incinerate(f);
    case index(verbs::swap_coolant): return swap_coolant(f);
    case index(verbs::scout):
      move_scrap(f, bag_of(me(f)), zones::scrap_pile, f.data.scout_cost);
      return f.push(Step::scout);
    default: return handle_things(f, a);
  }
}

void run_trade(Flow& f) { await(f.s, active_seat(f.s)); }

// Frame: a the partner, b what has been done (TradeDone).
void answer_trade(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  if (a.verb == verbs::done) return pop_frame(f.s);
  const int other = f.top().a;
  const int partner = index(crew_kind(other));
  const Zone mine = bag_of(me(f)), theirs = bag_of(other);
  auto& so_far = f.top().b;
  so_far = static_cast<std::int16_t>(so_far | kTraded);
  if (a.verb == verbs::give) {
    move_thing(f, worn_piece(f.s, mine, kind(a.a), true), theirs);
    return tell(f, Ev::gave, my_kind(f), a.a, partner);
  }
  if (a.verb == verbs::take) {
    so_far = static_cast<std::int16_t>(so_far | kTaking);
    move_thing(f, worn_piece(f.s, theirs, kind(a.a), false), mine);
    return tell(f, Ev::took, my_kind(f), a.a, partner);
  }
  so_far = static_cast<std::int16_t>(so_far | kScrapTraded);
  const bool giving = a.verb == verbs::give_scrap;
  move_scrap(f, giving ? mine : theirs, giving ? theirs : mine, a.a);
  tell(f, giving ? Ev::gave_scrap : Ev::took_scrap, a.a, my_kind(f), partner);
}

// Lambert's ability.
void run_look(Flow& f) {
  if (refill(f)) return;
  const int slot = top(f.s, zones::deck);
  piece(f.s, slot).known = kEveryone;
  tell(f, Ev::looked, my_kind(f), index(piece(f.s, slot).kind));
  await(f.s, active_seat(f.s));
}

void answer_look(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  const int slot = top(f.s, zones::deck);
  const int card = index(piece(f.s, slot).kind);
  pop_frame(f.s);
  if (a.verb == verbs::keep) return tell(f, Ev::kept, card);
  move_open(f.cat, f.s, slot, zones::discard);
  tell(f, Ev::card_discarded, card);
}

// The ability that Blow It Out gives everybody.
void run_scout(Flow& f) {
  if (refill(f)) return;
  const int slot = top(f.s, zones::deck);
  piece(f.s, slot).known = kEveryone;
  tell(f, Ev::scouted, my_kind(f), index(piece(f.s, slot).kind));
  await(f.s, active_seat(f.s));
}

void answer_scout(Flow& f, Seat who, const Action& a) {
  answered(f.s, who);
  const int slot = top(f.s, zones::deck);
  const int card = index(piece(f.s, slot).kind);
  pop_frame(f.s);
  if (a.verb == verbs::keep) return tell(f, Ev::kept, card);
  move_to_bottom(f.cat, f.s, slot, zones::deck);
  tell(f, Ev::card_bottom, card);
}

void run_token_back(Flow& f) {
  const Zone room = zone(f.top().a);
  const int slot = token_in(f.s, room);
  pop_frame(f.s);
  move_piece(f.cat, f.s, slot, zones::stack);
  push_shuffle(f, zones::stack);
}

// --- encounter phase ends the turn
void run_card_end(Flow& f) {
  if (settle(f)) return;
  State& s = f.s;
  const int slot = top(s, zones::playing);
  if (slot >= 0) {
    const Card& card = card_of(f.data, piece(s, slot).kind);
    const bool back = card.reshuffle;
    move_open(f.cat, s, slot, zones::discard);
    if (back) return return_cards(f, card.type);
  }
  next_turn(f);
}

}  // namespace prowl::fate
