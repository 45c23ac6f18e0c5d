#include <algorithm>
#include <bit>

#include "games/fate/rules/data/lens.hpp"

namespace prowl::fate {

Card card_facts(const RuleSet& r, Kind card) { return card_of(data_of(r), card); }
Objective objective_facts(const RuleSet& r, Kind objective) { return objective_of(data_of(r), objective); }

int craft_cost(const RuleSet& r, Kind crew, Kind item) { return cost_of(data_of(r), crew_id(crew), item); }
int printed_actions(const RuleSet& r, Kind crew) {
  return data_of(r).crew[static_cast<std::size_t>(crew_id(crew))].actions;
}
bool crafts_in(const State& s, Zone z) { return can_craft_in(s, z); }
int printed_uses(const RuleSet& r, Kind item) { return data_of(r).items[static_cast<std::size_t>(item_id(item))].uses; }

int spaces_between(const RuleSet& r, Zone a, Zone b) { return distance(data_of(r), a, b); }
unsigned neighbours(const RuleSet& r, Zone z) { return data_of(r).board.links[static_cast<std::size_t>(index(z))]; }
unsigned shortest_ways(const RuleSet& r, Zone from, Zone to) { return next_spaces(data_of(r), from, to); }
unsigned main_deck(const RuleSet& r) { return data_of(r).board.main_deck; }

std::array<Zone, 3> flee_path(const RuleSet& r, Zone from, Zone to) {
  const auto& ways = flees_from(data_of(r), from);
  return std::find_if(ways.begin(), ways.end(), [&](const FleePath& p) { return p.spaces[2] == to; })->spaces;
}

unsigned alien_reach(const RuleSet& r, const State& s, int moves, unsigned& reached) {
  const Data& d = data_of(r);
  const unsigned crew = crew_spaces(s);
  unsigned ends = zone_bit(alien_at(s));
  reached = ends & crew;
  if (reached != 0) return ends;
  const unsigned targets = nearest(d, alien_at(s), crew);
  for (int n = 0; n < moves && (ends & crew) == 0; ++n) {
    unsigned next = 0;
    for (unsigned m = ends; m != 0; m &= m - 1)
      for (unsigned t = targets; t != 0; t &= t - 1) {
        const Zone from = zone(std::countr_zero(m)), to = zone(std::countr_zero(t));
        // Only spaces on a shortest way from the start.
        if (distance(d, alien_at(s), from) + distance(d, from, to) == distance(d, alien_at(s), to))
          next |= next_spaces(d, from, to);
      }
    ends = next;
  }
  reached = ends & crew;
  return ends;
}

}  // namespace prowl::fate
