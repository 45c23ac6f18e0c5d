#include <array>

#include "games/list.hpp"
#include "prowl/games/registry.hpp"

#define PROWL_ROW(game)    \
  namespace prowl::game {  \
  extern const Game kGame; \
  }
PROWL_GAMES(PROWL_ROW)
#undef PROWL_ROW

namespace prowl {

std::span<const Game* const> all_games() {
#define PROWL_ROW(game) &game::kGame,
  static constexpr std::array kGames = {PROWL_GAMES(PROWL_ROW)};
#undef PROWL_ROW
  return kGames;
}

const Game* find_game(std::string_view id) {
  for (const Game* game : all_games())
    if (game->id == id) return game;
  return nullptr;
}

}  // namespace prowl
