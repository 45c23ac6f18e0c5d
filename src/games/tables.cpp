#include <algorithm>
#include <array>

#include "games/list.hpp"
#include "table/presenter.hpp"

#define PROWL_ROW(game)                                                                                  \
  namespace prowl::ui {                                                                                  \
  void present_##game(const TableFacts&, const TableLayout&, const Describe&, const Texts&, TableView&); \
  }
PROWL_GAMES(PROWL_ROW)
#undef PROWL_ROW

namespace prowl::ui {

Presenter find_presenter(std::string_view game) {
#define PROWL_ROW(name) std::pair{std::string_view(#name), &present_##name},
  static constexpr std::array kPresenters = {PROWL_GAMES(PROWL_ROW)};
#undef PROWL_ROW
  const auto row = std::find_if(kPresenters.begin(), kPresenters.end(), [&](const auto& p) { return p.first == game; });
  return row == kPresenters.end() ? nullptr : row->second;
}

}  // namespace prowl::ui
