#include "ui/kit/header.hpp"

#include <algorithm>

namespace prowl::ui {

void draw_ground(Builder& b) {
  for (const auto& name : b.theme().backdrop) b.cover(b.full(), name, 16.0F / 9.0F);
}

Rect draw_header(Builder& b, const HeaderOpt& o) {
  const float margin = b.wide() ? 32 : 16, high = b.wide() ? 72 : 60;
  const float tall = b.control(high);
  b.fill({0, 0, b.width(), tall}, b.theme().raised, 0, 0.6F);
  b.fill({0, tall, b.width(), 2}, b.theme().line);
  ButtonOpt back{.id = "back", .text = o.back, .icon = "chevron_l", .press = o.on_back};
  const float wide = std::min(b.button_width(back), b.width() * 0.34F);
  b.button({margin, 8, wide, tall - 16}, back);
  const float x = margin + wide + 28;
  TextOpt title{.face = Face::title,
                .px = b.wide() ? 46.0F : 36.0F,
                .colour = b.theme().text,
                .min_scale = 0.6F,
                .tracking = 1.5F};
  const float room = b.width() - margin - x;
  const float title_w = std::min(b.measure(o.title, title).w + 8, room);
  b.label("heading", {x, 4, title_w, tall - 8}, o.title, title);
  const float left = room - title_w - 28;
  const TextOpt note{.face = Face::medium, .colour = b.theme().second, .wrap = true, .min_scale = 0.85F};
  if (!o.note.empty() && left > 260 && b.measure(o.note, note).w < left)
    b.text({x + title_w + 28, 4, left, tall - 8}, o.note, note);
  const float gap = b.wide() ? 24 : 12;
  return {margin, tall + gap, b.width() - 2 * margin, b.height() - tall - 2 * gap};
}

Rect draw_dialog(Builder& b, Size wanted) {
  b.skin(b.full(), "veil");
  const float w = std::min(wanted.w * std::max(1.0F, b.text_scale()), b.width() - 32);
  const float h = std::min(wanted.h, b.height() - 32);
  const Rect box{(b.width() - w) / 2, (b.height() - h) / 2, w, h};
  b.skin(box.inset(-16).moved(0, 6), "shadow");
  b.panel(box, b.theme().act);
  return box.inset(32, 28);
}

void draw_section(Builder& b, Rect r, const std::string& text) {
  const Size size = b.heading(r, text, 34);
  const float from = r.x + size.w + 24;
  if (from < r.right() - 40) b.fill({from, r.centre().y, r.right() - from, 2}, b.theme().colour("divider"));
}

}  // namespace prowl::ui
