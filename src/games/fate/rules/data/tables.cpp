#include <bit>

#include <nlohmann/json.hpp>

#include "games/fate/rules/fate.hpp"

namespace prowl::fate {

nlohmann::json tables(const RuleSet& rules, int seats) {
  const Data& d = data_of(rules);
  const auto k = static_cast<std::size_t>(seats);
  int scrap = 0, missions = 0, cards = 0, tokens = 0, links = 0;
  for (const int n : d.scrap_start) scrap += n;
  for (const int n : d.card_copies) cards += n;
  for (const int n : d.token_copies) tokens += n;
  for (const unsigned m : d.board.links) links += std::popcount(m);
  for (const Mission& m : d.missions) missions += seats > 1 || m.solo ? 1 : 0;
  return {{"seats", seats},
          {"morale", d.morale[k]},
          {"objectives", d.objective_count[k]},
          {"missions_in_the_draw", missions},
          {"encounter_cards", cards},
          {"concealed_tokens", tokens},
          {"tokens_on_board", std::popcount(d.concealed_start)},
          {"scrap_on_board", scrap},
          {"scrap_in_pile", d.scrap - scrap},
          {"coolant", d.coolant},
          {"rooms", kRooms},
          {"spaces", kSpaces},
          {"links", links / 2}};
}

}  // namespace prowl::fate
