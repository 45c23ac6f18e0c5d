#include <algorithm>

#include "games/not_alone/rules/data/lens.hpp"

namespace prowl::not_alone {

// In the order of the numbers; after the last one the first again.
Kind next_city_place(const State& s) {
  const Places loop = city_loop(s), beyond = loop & ~(2 * get(s, R::sanctuary_at) - 1);
  return lowest(beyond != 0 ? beyond : loop);
}

bool is_token_free(const State& s, Seat who, Kind place) {
  Places creature = get(s, R::creature_at) | (target_hunts(s) ? get(s, R::target_at) : 0),
         artemia = get(s, R::artemia_at);
  if (flag(s, kDodgedTokenFree)) {
    if (has_seat(s, R::dodging, who)) creature = 0;
    if (has_seat(s, R::detecting, who)) artemia = 0;
  }
  return !contains(creature | artemia | target_places(s), place);
}

namespace {

constexpr int kLevelMask = (1 << kLevelEvolutions) - 1;

}  // namespace

void set_awake(State& s, int evolutions) {
  set(s, R::awake_1, evolutions & kLevelMask);
  set(s, R::awake_2, evolutions >> kLevelEvolutions);
}

void set_spent(State& s, int evolutions) {
  set(s, R::spent_1, evolutions & kLevelMask);
  set(s, R::spent_2, evolutions >> kLevelEvolutions);
}

namespace {

template <class Use>
void each_bit(int set, Use use) {
  for (; set != 0; set &= set - 1) use(std::countr_zero(static_cast<unsigned>(set)));
}

int amount(const Data& d, int card, Trait t) {
  return d.sanctuary.amounts[static_cast<std::size_t>(card)][static_cast<std::size_t>(t)];
}

}  // namespace

int trait_sum(const Data& d, const State& s, Trait t) {
  int n = 0;
  each_bit(with_trait(d, s, t), [&](int i) { n += amount(d, i, t); });
  return n;
}

int trait_most(const Data& d, const State& s, Trait t) {
  int n = 0;
  each_bit(with_trait(d, s, t), [&](int i) { n = std::max(n, amount(d, i, t)); });
  return n;
}

Kind unspent_with(const Data& d, const State& s, Trait t) {
  const int open = with_trait(d, s, t) & ~spent(s);
  return open == 0 ? Kind::hidden : kind(index(kinds::first_evolution) + std::countr_zero(static_cast<unsigned>(open)));
}

void spend(State& s, Kind evolution) { set_spent(s, spent(s) | evolution_bit(evolution)); }

Kind avatar(const State& s, Seat who) {
  return count(s, avatar_of(who)) == 1 ? piece(s, top(s, avatar_of(who))).kind : Kind::hidden;
}

bool has_avatar(const Data& d, const State& s, Seat who, Trait t) {
  const Kind mine = avatar(s, who);
  return mine != Kind::hidden &&
         ((d.sanctuary.avatars_with[static_cast<std::size_t>(t)] >> (index(mine) - index(kinds::first_avatar))) & 1) !=
             0;
}

int avatar_amount(const Data& d, const State& s, Seat who, Trait t) {
  return has_avatar(d, s, who, t) ? amount(d, kEvolutions + index(avatar(s, who)) - index(kinds::first_avatar), t) : 0;
}

bool must_discard(const Data& d, const State& s, const Frame& each_discards, Seat who) {
  if (each_discards.a != 0) return ((each_discards.a >> index(who)) & 1) != 0;
  return !has_avatar(d, s, who, Trait::overlooked);
}

bool must_show(const Data& d, const State& s, const Frame& each_shows, Seat who) {
  return count(s, hand_of(who)) >= each_shows.a && !has_avatar(d, s, who, Trait::overlooked);
}

bool can_be_hypnotised(const Data& d, const State& s, Seat who) {
  bool any = false;
  each_place(positions(s, who), [&](Kind from) {
    if (!is_token_free(s, who, from)) return;
    each_place(next_to(d, s, from) & ~(flag(s, kForceFieldPrinted) ? 0 : get(s, R::barred)),
               [&](Kind to) { any = any || is_token_free(s, who, to); });
  });
  return any;
}

Places closed_to(const State& s, Seat who, Places hand) {
  const Places barred = get(s, R::barred), territory = get(s, R::territory);
  if (territory == 0) return barred;
  const bool enough = size_of(hand & ~(barred | territory)) >= required(s, who);
  return enough ? barred | territory : barred;
}

bool is_terrified(const Data& d, const State& s, Kind place) {
  return has_trait(d, s, Trait::terror) && contains(next_to_any(d, s, creature_places(s)), place);
}

bool is_near_city(const Data& d, const State& s, Seat who, Kind place) {
  const Kind city = city_place(s);
  if (city == Kind::hidden) return false;
  if (contains(next_to(d, s, city), place)) return true;
  return contains(d.city_planet.across(city), place) && has_avatar(d, s, who, Trait::diagonal);
}

// The first of a phase is dearer while a Geneticist holds a Survivor; the main frame's b counts them.
int cost_of(const Data& d, const State& s, Kind evolution) {
  int n = d.sanctuary.cost[static_cast<std::size_t>(index(evolution) - index(kinds::first_evolution))];
  if (main_step(s) != Step::evolution || s.frames[0].b > 0) return n;
  in_left_order(s, [&](Seat who) {
    if (survivors_held(s, who) > 0) n += avatar_amount(d, s, who, Trait::develop_dearer);
  });
  return n;
}

namespace {

R promise_reg(int i) { return at(R::first_promise, i / 2); }
int promise_shift(int i) { return i % 2 * kPromiseBits; }

}  // namespace

Promise promise(const State& s, int i) { return unpack_promise(get(s, promise_reg(i)) >> promise_shift(i)); }

void make_promise(State& s, const Promise& p) {
  int i = 0;
  while (i < kMostPromises - 1 && is_player(promise(s, i).helper)) ++i;
  set_bits(s, promise_reg(i), pack(p) << promise_shift(i));
}

void forget_promises(State& s) {
  for (int i = 0; i < kMostPromises; i += 2) set(s, promise_reg(i), 0);
}

}  // namespace prowl::not_alone
