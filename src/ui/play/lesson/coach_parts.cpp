#include "ui/play/lesson/coach_parts.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

bool is_primary(const ButtonOpt& o) { return o.primary; }

}  // namespace

void draw_pips(Builder& b, Rect r, std::size_t at, std::size_t steps) {
  const auto n = static_cast<float>(steps);
  const float gap = 6, wide = (r.w - gap * (n - 1)) / n;
  for (std::size_t i = 0; i < steps; ++i) {
    const Rect pip{r.x + static_cast<float>(i) * (wide + gap), r.y, wide, r.h};
    if (i < at)
      b.fill(pip, b.theme().act, 3);
    else
      b.frame(pip, i == at ? b.theme().act : b.theme().dim, 2, 3);
  }
}

float button_rows(const std::vector<ButtonOpt>& list, bool column) {
  if (column) return static_cast<float>(list.size());
  return std::any_of(list.begin(), list.end(), is_primary) ? 2 : 1;
}

void draw_buttons(Builder& b, Rect r, std::vector<ButtonOpt> list, float high, bool column) {
  Column rows(r, 10);
  if (!column) {
    const auto main = std::find_if(list.begin(), list.end(), is_primary);
    if (main != list.end()) {
      b.button(rows.next(high), std::move(*main));
      list.erase(main);
    }
    const auto boxes = split_row(rows.next(high), static_cast<int>(list.size()), 10);
    for (std::size_t i = 0; i < list.size(); ++i) b.button(boxes[i], std::move(list[i]));
    return;
  }
  for (ButtonOpt& o : list) b.button(rows.next(high), std::move(o));
}

}  // namespace prowl::ui
