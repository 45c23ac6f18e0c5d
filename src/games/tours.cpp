#include <array>

#include "dev/tour_wish.hpp"
#include "games/list.hpp"

#define PROWL_ROW(game)              \
  namespace prowl::ui {              \
  std::vector<Wish> game##_wishes(); \
  }
PROWL_GAMES(PROWL_ROW)
#undef PROWL_ROW

namespace prowl::ui {

std::vector<Wish> wishes_of(std::string_view game) {
#define PROWL_ROW(name) \
  if (game == #name) return name##_wishes();
  PROWL_GAMES(PROWL_ROW)
#undef PROWL_ROW
  return {};
}

}  // namespace prowl::ui
