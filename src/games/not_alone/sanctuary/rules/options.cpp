#include "games/not_alone/rules/legal/refuse.hpp"
#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/rules/steps/flow.hpp"

namespace prowl::not_alone {

namespace {

/// Everything that could be legal in a step of Sanctuary; what is not is left out.
struct Candidates {
  const Check& c;
  ActionList& out;

  void add(Verb v, int a = 0, int b = 0) const {
    const Action action{v, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0};
    if (in_city_step(c, action) == Rule::ok) out.push_back(action);
  }
  void each_in(Verb v, Zone z) const {
    for (const int slot : slots(c.s, z)) add(v, index(piece(c.s, slot).kind));
  }
  void each_of(Verb v, Places set) const {
    each_place(set, [&](Kind place) { add(v, index(place)); });
  }
  void each_seat(Verb v) const {
    for (int i = 0; i < c.s.seats; ++i) add(v, i);
  }
  void each_evolution(Verb v, int set) const {
    for (; set != 0; set &= set - 1)
      add(v, index(kinds::first_evolution) + std::countr_zero(static_cast<unsigned>(set)));
  }
  void levels() const {
    for (int level = 1; level <= 2; ++level) add(verbs::draw_evolution, level);
  }
  void moves_of_city() const {
    each_place(planet(c.s), [&](Kind place) { add(verbs::put, index(kinds::sanctuary), index(zone_of(place))); });
  }

  void found() const {
    if (is_hunted(c.s, c.who)) return each_in(verbs::keep, avatar_of(c.who));
    if (has_city(c.s)) return levels();
    each_evolution(verbs::choose, c.data.sanctuary.variant[static_cast<std::size_t>(c.s.seats)]);
  }

  void evolution() const {
    for (const Verb v : {verbs::evolve, verbs::nest, verbs::done}) add(v);
    levels();
    each_in(verbs::develop, evolutions_of(c.who));
  }

  void swaps() const {
    each_place(played(c.s, c.who), [&](Kind away) {
      each_place(hand(c.s, c.who), [&](Kind in) { add(verbs::swap, index(away), index(in)); });
    });
  }

  void all() const {
    const State& s = c.s;
    add(verbs::decline);
    switch (step_of(s)) {
      case Step::found: return found();
      case Step::territory: return each_of(verbs::choose, planet(s));
      case Step::optimise: return add(verbs::done), each_in(verbs::bury, hand_of(c.who));
      case Step::move_city: return is_hunted(s, c.who) ? each_of(verbs::discard, hand(s, c.who)) : moves_of_city();
      case Step::reveal_survivors: return each_in(verbs::discard, zones::survivors);
      case Step::evolution: return evolution();
      case Step::fortify: return add(verbs::shelter), each_in(verbs::announce, survival_of(c.who));
      case Step::pick_survivor:
        return each_in(verbs::replace, zones::survivors), each_in(verbs::rescue, zones::survivors);
      case Step::discard_survivor: return each_in(verbs::discard, rescued_of(c.who));
      case Step::copy_city: return list_powers(c, powers_copied(s, kind(top_frame(s).b)), out);
      case Step::gain_place: return each_of(verbs::gain, gainable(s, c.who));
      case Step::pick_evolution: return each_in(verbs::discard, zones::developed);
      case Step::prey: return each_seat(verbs::name);
      case Step::each_shows: return each_of(verbs::show, hand(s, c.who));
      case Step::role:
      case Step::inhibit: return each_evolution(verbs::choose, awake(s));
      case Step::malice: return each_of(verbs::choose, discard(s, seat(top_frame(s).a)));
      case Step::drift: return moves_of_city();
      case Step::archive: return each_in(verbs::choose, zones::survival_discard);
      case Step::camouflage: return swaps();
      case Step::which_token:
        return add(verbs::choose, index(kinds::target)), add(verbs::choose, index(kinds::artemia));
      case Step::heal_one: return each_seat(verbs::heal);
      default: return;
    }
  }
};

}  // namespace

void list_city_options(const Check& c, ActionList& out) { Candidates{c, out}.all(); }

}  // namespace prowl::not_alone
