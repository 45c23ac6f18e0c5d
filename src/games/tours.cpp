#include <array>

#include "dev/tour_position.hpp"
#include "games/list.hpp"

#define PROWL_ROW(game)                         \
  namespace prowl::ui {                         \
  std::vector<TourPosition> game##_positions(); \
  }
PROWL_GAMES(PROWL_ROW)
#undef PROWL_ROW

namespace prowl::ui {

std::vector<TourPosition> positions_of(std::string_view game) {
#define PROWL_ROW(name) \
  if (game == #name) return name##_positions();
  PROWL_GAMES(PROWL_ROW)
#undef PROWL_ROW
  return {};
}

}  // namespace prowl::ui
