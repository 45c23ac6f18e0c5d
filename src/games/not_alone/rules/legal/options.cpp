#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

void Lister::offer(Verb v, int a, int b, int c) const {
  const Action action{v, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)};
  if (refuse_in_step(*this, action) == Rule::ok) out.push_back(action);
}

void Lister::offer_in(Verb v, Zone z) const {
  for (const int slot : slots(s, z)) offer(v, piece(s, slot).kind);
}

void Lister::announces(int phase) const {
  if (check_play_left(*this) != Rule::ok) return;
  each_card(*this, [&](Kind card) { add_if(check_held_card(*this, card, phase), verbs::announce, index(card)); });
}

void Lister::puts(Kind token, int width, Places open) const {
  each_place(open, [&](Kind a) {
    if (width == 1) return add(verbs::put, token, zone_of(a));
    each_place(next_to(data, s, a) & open & ~(2 * bit_of(a) - 1),
               [&](Kind b) { add(verbs::put_two, index(token), index(zone_of(a)), index(zone_of(b))); });
  });
}

void Lister::offer_seats(Verb v) const {
  for (int i = 0; i < s.seats; ++i) offer(v, i);
}

void Lister::offer_evolutions(Verb v, int set) const {
  for (; set != 0; set &= set - 1)
    offer(v, index(kinds::first_evolution) + std::countr_zero(static_cast<unsigned>(set)));
}

void Lister::offer_levels() const {
  for (int level = 1; level <= 2; ++level) offer(verbs::draw_evolution, level);
}

void Lister::powers(Places reach) const {
  each_place(reach, [&](Kind power) {
    if (check_power(*this, power) != Rule::ok) return;
    if (power == kinds::rover) return each_of(verbs::gain, gainable(s, who));
    if (power == kinds::source || power == kinds::cache) return source(reach);
    is_whole(s, power) ? whole(power) : add(verbs::use, power);
  });
}

void Lister::source(Places reach) const {
  for (int i = 0; i < s.seats; ++i)
    add_if(check_use(*this, reach, {verbs::heal, static_cast<std::int16_t>(i)}), verbs::heal, i);
  if (can_draw_survival(s)) add(verbs::draw);
}

void Lister::whole(Kind power) const {
  const Places from = discard(s, who);
  if (from == 0) return add(verbs::use, power);
  if (power == kinds::jungle || size_of(from) == 1)
    return each_place(from, [&](Kind a) { add(verbs::use_one, index(power), index(a)); });
  each_pair(from, [&](Kind a, Kind b) { add(verbs::use_two, index(power), index(a), index(b)); });
}

void options(const RuleSet& rules, const State& s, Seat who, ActionList& out) {
  out.clear();
  if (!is_player(who) || !awaits(s, who)) return;
  const Lister lister{{{data_of(rules), rules.catalogue, s, who}, out}};
  if (may_pass(s)) lister.add(verbs::decline);
  kSteps.now(s).list(lister);
}

}  // namespace prowl::not_alone
