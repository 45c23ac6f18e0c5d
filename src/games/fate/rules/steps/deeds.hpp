#pragma once
#include <initializer_list>

#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

/// What the active crew member may do in a step, as a row: in the order in which it is offered. `list` is given what is
/// in the own bag, and on the floor there or in the partner's bag.
struct Deed {
  Verb verb;
  Rule (*check)(const Question&, const Action&);
  void (*run)(Flow&, const Action&);
  void (*list)(const Lister&, const Stock& mine, const Stock& other);
  Kind item{};                      ///< that it takes: without it in the bag there is nothing to list
  Ability ability = Ability::none;  ///< that it is
};
using Deeds = std::span<const Deed>;

// What an action may be spent on.
Deeds handling_deeds();
Deeds tools_deeds();
Deeds ability_deeds();

inline const Deed* find_deed(Deeds deeds, Verb verb) {
  for (const Deed& deed : deeds)
    if (deed.verb == verb) return &deed;
  return nullptr;
}

inline int me(const State& s) { return active_crew(s); }
inline Zone here(const State& s) { return crew_at(s, me(s)); }
inline Zone my_bag(const State& s) { return bag_of(me(s)); }
inline int my_kind(const Flow& f) { return index(crew_kind(me(f.s))); }
inline void tell(Flow& f, Ev what, int a = 0, int b = 0, int c = 0) { f.emit(what, active_seat(f.s), a, b, c); }

// --- parts of checks
inline Rule first_of(std::initializer_list<Rule> rules) {
  for (const Rule r : rules)
    if (r != Rule::ok) return r;
  return Rule::ok;
}
inline Rule needs_action(const State& s) { return get(s, R::actions) > 0 ? Rule::ok : Rule::no_actions; }
inline Rule has_item(const State& s, Kind item) { return holds(s, me(s), item) ? Rule::ok : Rule::not_held; }
/// May one more of this go into the bag?
inline Rule fits_in_bag(const Data& d, const Stock& bag, Kind thing) {
  if (thing == kinds::coolant) return bag.coolant < d.coolant_limit ? Rule::ok : Rule::one_coolant;
  return bag.items < d.item_limit ? Rule::ok : Rule::bag_full;
}

// --- parts of lists
inline void add_amounts(const Lister& l, Verb v, int most) {
  for (int n = 1; n <= most; ++n) l.add(v, n);
}
inline unsigned links(const Data& d, Zone z) { return d.board.links[static_cast<std::size_t>(index(z))]; }

}  // namespace prowl::fate
