#include <algorithm>
#include <array>

#include "games/list.hpp"
#include "table/presenter.hpp"

#define PROWL_ROW(game)          \
  namespace prowl::ui::game {    \
  extern const GameTable kTable; \
  }
PROWL_GAMES(PROWL_ROW)
#undef PROWL_ROW

namespace prowl::ui {

const GameTable* find_table(std::string_view game) {
#define PROWL_ROW(name) std::pair{std::string_view(#name), &name::kTable},
  static constexpr std::array kTables = {PROWL_GAMES(PROWL_ROW)};
#undef PROWL_ROW
  const auto row = std::find_if(kTables.begin(), kTables.end(), [&](const auto& p) { return p.first == game; });
  return row == kTables.end() ? nullptr : row->second;
}

}  // namespace prowl::ui
