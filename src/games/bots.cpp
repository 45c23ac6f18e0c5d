#include <array>

#include "ai/mind.hpp"
#include "games/list.hpp"

#define PROWL_ROW(game)        \
  namespace prowl::game {      \
  extern const ai::Mind kMind; \
  }
PROWL_GAMES(PROWL_ROW)
#undef PROWL_ROW

namespace prowl::ai {

std::span<const Mind> game_minds() {
#define PROWL_ROW(game) prowl::game::kMind,
  static const std::array kMinds = {PROWL_GAMES(PROWL_ROW)};
#undef PROWL_ROW
  return kMinds;
}

}  // namespace prowl::ai
