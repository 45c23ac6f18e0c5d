#pragma once
#include <array>
#include <string>
#include <vector>

#include "games/fate/rules/data/facts.hpp"
#include "games/fate/rules/data/ids.hpp"
#include "prowl/core/state.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::fate {

enum class Ability : std::int8_t { none, send, look, salvage, tinker };
/// A crew placard; `per_turn` 0: as often as actions last.
struct Placard {
  int actions = 0, per_turn = 0;
  Ability ability = Ability::none;
};
/// `uses` 0: unlimited.
struct Item {
  int cost = 0, uses = 0, copies = 0;
};
struct Mission {
  bool solo = false, countdown = false, coolant_returns = false;
};

/// Three spaces one after the other, none twice.
struct FleePath {
  std::array<Zone, 3> spaces{};
};

/// The ship as a graph: bit n of a mask is zone n.
struct Board {
  static constexpr std::size_t kSize = kSpaces + 1;
  std::array<unsigned, kSize> links{}, ladders{};  ///< links include ladders
  std::array<std::array<std::uint8_t, kSize>, kSize> far{};
  std::array<std::array<unsigned, kSize>, kSize> toward{};  ///< neighbours of the first on a shortest way to the second
  std::array<std::vector<FleePath>, kSize> flees;           ///< in order of their ends
  unsigned main_deck = 0;
};

/// The numbers of rules/fate/*.json, checked.
struct Data {
  int morale_most = 0, item_limit = 0, coolant_limit = 0, alien_loss = 0, jonesy_loss = 0, flashlight = 0, prod = 0,
      tracker_reach = 0, grapple_reach = 0, grapple_move = 0, fire_reach = 0, coolant_swap = 0, scout_cost = 0,
      countdown = 0, ash_loss = 0, ash_damage = 0, ash_mission_loss = 0;
  Board board;
  std::array<Placard, kCrew> crew;
  std::array<Item, kItems> items;
  int scrap = 0, coolant = 0;
  std::array<int, 4> token_copies{}, token_loss{};
  std::array<Objective, kObjectives> objectives;
  std::array<Mission, kMissions> missions;
  std::vector<Card> cards;
  std::vector<int> card_copies;
  std::array<int, kCrew + 1> morale{}, objective_count{};
  Zone crew_start{}, alien_start{}, ash_start{};
  std::array<int, Board::kSize> scrap_start{}, coolant_start{};
  unsigned concealed_start = 0;
};

inline const Data& data_of(const RuleSet& r) { return *static_cast<const Data*>(r.data.get()); }
constexpr unsigned zone_bit(Zone z) { return 1U << static_cast<unsigned>(index(z)); }

/// Spaces between two, 0 for the same one; ladders count one.
inline int distance(const Data& d, Zone a, Zone b) {
  return d.board.far[static_cast<std::size_t>(index(a))][static_cast<std::size_t>(index(b))];
}
inline bool are_adjacent(const Data& d, Zone a, Zone b) {
  return is_space(a) && is_space(b) && (d.board.links[static_cast<std::size_t>(index(a))] & zone_bit(b)) != 0;
}
inline const std::vector<FleePath>& flees_from(const Data& d, Zone z) {
  return d.board.flees[static_cast<std::size_t>(index(z))];
}
inline const Card& card_of(const Data& d, Kind k) {
  return d.cards[static_cast<std::size_t>(index(k) - index(kinds::first_card))];
}
inline const Objective& objective_of(const Data& d, Kind k) {
  return d.objectives[static_cast<std::size_t>(index(k) - index(kinds::first_objective))];
}

/// Copies of a kind in the box.
int copies_of(const Data&, Kind);
/// Fills distances, shortest ways and ways to flee from links.
void measure(Board&);
/// "muthur" ... "c14"; Zone::none when there is no such space.
Zone find_space(std::string_view name);
std::string_view space_name(Zone);
/// Names in the order of ids.hpp; objectives and encounter cards as the rules name them.
Catalogue make_catalogue(const std::vector<std::string>& objectives, const std::vector<std::string>& cards);

}  // namespace prowl::fate
