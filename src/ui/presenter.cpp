#include "presenter.hpp"

#include <algorithm>
#include <iterator>

namespace prowl::ui {
namespace {

struct Row {
  std::string_view game;
  Presenter present;
};
constexpr Row kPresenters[] = {{"nostromo", &present_nostromo}, {"not_alone", &present_not_alone}};

}  // namespace

Presenter find_presenter(std::string_view game) {
  const auto* const row = std::find_if(std::begin(kPresenters), std::end(kPresenters), [&](const Row& r) { return r.game == game; });
  return row == std::end(kPresenters) ? nullptr : row->present;
}

}  // namespace prowl::ui
