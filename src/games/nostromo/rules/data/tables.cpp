#include <bit>

#include <nlohmann/json.hpp>

#include "games/nostromo/rules/nostromo.hpp"

namespace prowl::nostromo {

nlohmann::json tables(const RuleSet& rules, int seats) {
  const Data& d = data_of(rules);
  const auto k = static_cast<std::size_t>(seats);
  const PlayerRow& row = d.players[k];
  int airlocks = 0;
  nlohmann::json rooms = nlohmann::json::array();
  for (int r = 0; r < kRooms; ++r) {
    if ((row.preset.in_play >> r) & 1U) rooms.push_back(std::string(room_name(r)));
    airlocks += std::popcount(row.preset.links[static_cast<std::size_t>(r)]);
  }
  return {{"seats", seats},
          {"rooms", row.rooms},
          {"room_names", rooms},
          {"airlocks", airlocks / 2},
          {"crew_seats", seats - 1},
          {"characters_each", row.characters},
          {"decoys_each", row.characters},
          {"tokens_at_most", 2 * row.characters * (seats - 1)},
          {"android", row.android},
          {"deck", kCards * d.copies[k]},
          {"eggs", seats == 2 ? 0 : d.eggs},
          {"rounds", d.rounds[k]},
          {"exhaustions", d.exhaustion_limit[k]}};
}

}  // namespace prowl::nostromo
