#include "ui/kit/rows.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

constexpr float kControl = 48, kGap = 20;

}  // namespace

RowSpot setting_row(Builder& b, Column& column, const std::string& id, const std::string& name, const std::string& help,
                    float control_w) {
  const TextOpt title{.face = Face::semibold, .valign = VAlign::top, .wrap = true};
  const TextOpt small{.face = Face::medium, .px = 18, .colour = b.theme().dim, .valign = VAlign::top, .wrap = true};
  const float full = column.area.w, high = b.control(kControl);
  control_w = std::min(control_w * std::max(1.0F, b.text_scale() * 0.85F), full);
  const bool beside = full - control_w - kGap >= 360 * std::max(1.0F, b.text_scale());
  const float words_w = beside ? full - control_w - kGap : full;
  const float name_h = b.measure(name, title, words_w).h,
              help_h = help.empty() ? 0 : b.measure(help, small, words_w).h + 4;
  const float words_h = name_h + help_h;
  const float tall = beside ? std::max(words_h, high) + 16 : words_h + 8 + high + 16;
  const Rect r = column.next(tall);
  const float top = beside ? r.y + (tall - 16 - words_h) / 2 + 4 : r.y + 4;
  b.label(id + ".name", {r.x, top, words_w, name_h + 2}, name, title);
  if (!help.empty()) b.label(id + ".help", {r.x, top + name_h + 2, words_w, help_h + 2}, help, small);
  b.fill({r.x, r.bottom() + column.gap / 2, r.w, 1}, b.theme().colour("divider"));
  if (beside) return {{r.right() - control_w, r.y + (tall - high) / 2, control_w, high}};
  return {{r.x, r.bottom() - high - 8, std::min(full, std::max(control_w, full * 0.6F)), high}};
}

}  // namespace prowl::ui
