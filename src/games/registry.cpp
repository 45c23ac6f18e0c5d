#include "prowl/games/registry.hpp"

#include <array>

#include "fate/fate.hpp"
#include "nostromo/nostromo.hpp"
#include "not_alone/not_alone.hpp"

namespace prowl {

std::span<const Game* const> all_games() {
  static constexpr std::array<const Game*, 3> kGames = {&nostromo::kGame, &not_alone::kGame, &fate::kGame};
  return kGames;
}

const Game* find_game(std::string_view id) {
  for (const Game* game : all_games())
    if (game->id == id) return game;
  return nullptr;
}

}  // namespace prowl
