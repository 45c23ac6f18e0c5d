#include <array>

#include "ai/makers.hpp"
#include "games/list.hpp"

#define PROWL_ROW(game)                                         \
  namespace prowl::game {                                       \
  std::unique_ptr<Bot> make_basic(const Game&, const RuleSet&); \
  }
PROWL_GAMES(PROWL_ROW)
#undef PROWL_ROW

namespace prowl {

std::span<const Maker> game_bots() {
#define PROWL_ROW(game) Maker{"basic", #game, game::make_basic},
  static constexpr std::array kMakers = {PROWL_GAMES(PROWL_ROW)};
#undef PROWL_ROW
  return kMakers;
}

}  // namespace prowl
