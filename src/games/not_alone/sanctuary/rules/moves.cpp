#include <algorithm>

#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

namespace {

Bonus bonus_at(const Data& d, const State& s, int distance) {
  const int side = d.sanctuary.side[static_cast<std::size_t>(s.seats)];
  return d.sanctuary.track[static_cast<std::size_t>(side - 1)][static_cast<std::size_t>(distance)];
}

void change_dna(Flow& f, int n) {
  if (n == 0) return;
  add(f.s, R::dna, n);
  f.emit(Ev::dna, creature_seat(f.s), n, get(f.s, R::dna));
}

}  // namespace

// The space where the counter starts is never landed on.
bool advance_defence(Flow& f, Seat who) {
  State& s = f.s;
  if (!has_city(s)) return false;
  add(s, R::defence, -1);
  f.emit(Ev::defence, Seat::table, get(s, R::defence));
  if (get(s, R::defence) <= 0) {
    end_game(f, Side::hunted, How::hunted_defence);
    return true;
  }
  const Bonus bonus = bonus_at(f.data, s, get(s, R::defence));
  if (bonus == Bonus::none) return false;
  f.emit(Ev::bonus, Seat::table, static_cast<int>(bonus));
  f.push(Step::bonus, who, static_cast<int>(bonus));
  return false;
}

bool assimilate_more(Flow& f) {
  const Kind by = unspent_with(f.data, f.s, Trait::assimilate);
  if (by == Kind::hidden) return false;
  spend(f.s, by);
  f.emit(Ev::invoked, creature_seat(f.s), by);
  for (int n = trait_most(f.data, f.s, Trait::assimilate); n > 0; --n)
    if (advance_assimilation(f)) return true;
  return false;
}

void gain_dna(Flow& f, int n) { change_dna(f, std::min(n, dna_left(f.s))); }
void lose_dna(Flow& f, int n) { change_dna(f, -std::min(n, get(f.s, R::dna))); }

void draw_survivors(Flow& f, Seat who, int n) {
  State& s = f.s;
  for (; n > 0 && count(s, zones::survivor_deck) > 0; --n) {
    const int slot = top(s, zones::survivor_deck);
    piece(s, slot).known = static_cast<SeatMask>(piece(s, slot).known | bit(who));
    f.emit(Ev::drew_survivor, who, piece(s, slot).kind, bit(who));
    move_piece(f.cat, s, slot, rescued_of(who));
  }
}

void lose_survivor(Flow& f, Seat who, Kind survivor) {
  f.emit(Ev::lost_survivor, who, survivor);
  move_open(f.cat, f.s, find_piece(f.s, rescued_of(who), survivor), zones::survivor_discard);
}

void reveal_survivor(Flow& f) {
  State& s = f.s;
  const int slot = top(s, zones::survivor_deck);
  if (slot < 0) return;
  f.emit(Ev::survivor_revealed, Seat::table, piece(s, slot).kind);
  move_open(f.cat, s, slot, zones::survivors);
}

void reveal_survivors(Flow& f) {
  while (count(f.s, zones::survivors) < f.data.sanctuary.row && count(f.s, zones::survivor_deck) > 0)
    reveal_survivor(f);
}

void move_city(Flow& f, Kind to) {
  State& s = f.s;
  const Zone from = get(s, R::sanctuary_at) == 0 ? zones::tokens : zone_of(city_place(s));
  set(s, R::sanctuary_at, bit_of(to));
  f.emit(Ev::sanctuary_moves, Seat::table, index(zone_of(to)));
  move_piece(f.cat, s, find_piece(s, from, kinds::sanctuary), zone_of(to));
}

void draw_survival_now(Flow& f, Seat who, int n) {
  if (n > 0 && can_draw_survival(f.s)) push_draw_survival(f, who, n);
}

namespace {

void put_to_sleep(State& s, Kind evolution) { set_awake(s, awake(s) & ~evolution_bit(evolution)); }

// The role of the Target token goes with the Evolution that gave it.
void check_role(Flow& f) {
  const TargetRole role = target_role(f.s);
  if (role == TargetRole::none) return;
  if (!has_trait(f.data, f.s, role == TargetRole::web ? Trait::web : Trait::twin)) set(f.s, R::target_role, 0);
}

// What it has done stands, what it forbids is lifted, what it allows is over.
void end_powers(Flow& f, Kind evolution) {
  State& s = f.s;
  put_to_sleep(s, evolution);
  check_role(f);
  if (!has_trait(f.data, s, Trait::territory)) set(s, R::territory, 0);
  if (!has_trait(f.data, s, Trait::extra_hunt)) set(s, R::extra_hunt, 0);
  if (!has_trait(f.data, s, Trait::hunt_limit)) set(s, R::hunt_limit, get(s, R::usual_limit));
}

}  // namespace

void lose_evolution(Flow& f, Kind evolution, bool by_hunted) {
  State& s = f.s;
  end_powers(f, evolution);
  const int slot = find_piece(s, zones::developed, evolution);
  f.emit(Ev::lost_evolution, creature_seat(s), evolution);
  const bool returns = by_hunted && has_trait(f.data, s, Trait::regenerate);
  move_open(f.cat, s, slot, returns ? evolutions_of(creature_seat(s)) : evolution_discard(level_of(evolution)));
  if (!returns) return;
  f.emit(Ev::evolution_returns, creature_seat(s), evolution);
  gain_dna(f, trait_sum(f.data, s, Trait::regenerate));
}

void suppress(Flow& f, Kind evolution) {
  f.emit(Ev::suppressed, creature_seat(f.s), evolution);
  end_powers(f, evolution);
}

// The limit of an Evolution takes the place of that of Tracking.
void wake_evolutions(Flow& f) {
  State& s = f.s;
  if (!has_city(s) && !flag(s, kVariant)) return;
  int all = 0;
  for (const int slot : slots(s, zones::developed)) all |= evolution_bit(piece(s, slot).kind);
  set_awake(s, all);
  set_spent(s, 0);
  set(s, R::usual_limit, get(s, R::hunt_limit));
  if (const int limit = trait_most(f.data, s, Trait::hunt_limit); limit > 0) set(s, R::hunt_limit, limit);
  set(s, R::extra_hunt, has_trait(f.data, s, Trait::extra_hunt) ? 1 : 0);
}

bool can_draw_evolution(const State& s, int level) {
  return count(s, evolution_deck(level)) + count(s, evolution_discard(level)) > 0;
}

}  // namespace prowl::not_alone
