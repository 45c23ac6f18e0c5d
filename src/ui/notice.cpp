#include "notice.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace prowl::ui {

void draw_notices(Builder& b, const std::vector<Notice>& notices) {
  const float limit = std::min(900 * std::max(1.0F, b.text_scale()), b.width() - 48);
  const TextOpt opt{.face = Face::medium, .wrap = true};
  float foot = b.height() - 24;
  for (std::size_t i = notices.size(); i-- > 0;) {
    const Notice& n = notices[i];
    const float wide = std::min(limit, b.measure(n.text, opt).w + 96);
    const float high = b.measure(n.text, opt, wide - 92).h + 28;
    const Rect box{(b.width() - wide) / 2, foot - high, wide, high};
    b.skin(box.inset(-16).moved(0, 6), "shadow");
    b.skin(box, "tooltip", n.alarm ? b.theme().alarm : b.theme().fact);
    b.icon({box.x + 18, box.centre().y - 18, 36, 36}, n.alarm ? "warning" : "info", n.alarm ? b.theme().alarm_text : b.theme().fact);
    b.label(fmt::format("notice.{}", i), {box.x + 68, box.y + 12, wide - 86, high - 24}, n.text, opt);
    foot = box.y - 12;
  }
}

bool age_notices(std::vector<Notice>& notices, int elapsed_ms) {
  for (Notice& n : notices) n.left_ms -= elapsed_ms;
  return std::erase_if(notices, [](const Notice& n) { return n.left_ms <= 0; }) > 0;
}

int notice_wait(const std::vector<Notice>& notices) {
  int least = -1;
  for (const Notice& n : notices)
    if (least < 0 || n.left_ms < least) least = std::max(1, n.left_ms);
  return least;
}

}  // namespace prowl::ui
