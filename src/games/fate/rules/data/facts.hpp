#pragma once
#include <array>

#include "prowl/core/state.hpp"
#include "prowl/rules/rule_set.hpp"

/// Facts of the box of Fate of the Nostromo that a screen or a bot needs beside a View: the ship, what cards and
/// objectives say. All of it is public. `RuleSet` must be that of the game `fate`.
namespace prowl::fate {

enum class CardType : std::int8_t { quiet, alien, order };
/// One encounter card, read from top to bottom; a zone is Zone::none and a number 0 where the card says nothing.
struct Card {
  CardType type{};
  Zone room{}, alien_to{}, active_to{};
  int scrap = 0, concealed = 0, move = 0, loss = 0, ash = 0, each_loses = 0;
  bool active_loses_scrap = false, reshuffle = false;
};

enum class Goal : std::int8_t { drop_coolant, all_crew, bring };
struct Objective {
  Goal goal{};
  Zone room{};
  Kind item{};         ///< bring
  int count = 0;       ///< drop_coolant
  int scrap_each = 0;  ///< all_crew
};

Card card_facts(const RuleSet&, Kind card);
Objective objective_facts(const RuleSet&, Kind objective);
/// What the crew member pays for the item.
int craft_cost(const RuleSet&, Kind crew, Kind item);
/// May items be crafted in that space in this match?
bool crafts_in(const State&, Zone);
/// Actions that a crew member begins a turn with.
int printed_actions(const RuleSet&, Kind crew);
/// Printed uses of an item, 0: unlimited. A piece's `marks` are the uses spent.
int printed_uses(const RuleSet&, Kind item);

// --- the ship: spaces are zones 1 to 27, bit n of a mask is zone n
int spaces_between(const RuleSet&, Zone, Zone);              ///< 0 for the same space; ladders count one
unsigned neighbours(const RuleSet&, Zone);                   ///< mask, ladders included
unsigned shortest_ways(const RuleSet&, Zone from, Zone to);  ///< mask of neighbours of `from` that are nearer to `to`
unsigned main_deck(const RuleSet&);                          ///< mask of the upper deck
/// The three spaces of a flee, the last of them `to`. Precondition: `flee` to `to` is legal from there.
std::array<Zone, 3> flee_path(const RuleSet&, Zone from, Zone to);
/// Mask of the spaces that the Alien may stand on after moving up to `moves` spaces toward the nearest crew,
/// every choice of the crew included; with `reached`, those among them where it meets crew.
unsigned alien_reach(const RuleSet&, const State&, int moves, unsigned& reached);

}  // namespace prowl::fate
