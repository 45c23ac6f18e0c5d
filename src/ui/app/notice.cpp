#include "ui/app/notice.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace prowl::ui {

namespace {

constexpr int kOpenMs = 60000;

void open_notice(AppContext& ctx, std::size_t i) {
  if (i >= ctx.notices.size()) return;
  Notice& n = ctx.notices[i];
  n.open = !n.open;
  n.left_ms = n.open ? kOpenMs : std::min(n.left_ms, kOpenMs / 10);
  ctx.invalidate();
}

// Returns its top.
float draw_notice(Builder& b, AppContext& ctx, std::size_t i, float foot) {
  const Notice& n = ctx.notices[i];
  const bool more = !n.detail.empty(), rule = !n.rule.paragraph.empty();
  const TextOpt opt{.face = Face::medium, .wrap = true};
  const TextOpt small{.face = Face::medium, .px = 18, .colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  const float limit = std::min(900 * std::max(1.0F, b.text_scale()), b.width() - 48), side = more || rule ? 140 : 96;
  const float wide = std::min(limit,
                              std::max(b.measure(n.text, opt).w, n.open ? b.measure(n.detail, small).w : 0) + side);
  const float words = b.measure(n.text, opt, wide - side + 4).h,
              detail = n.open ? b.measure(n.detail, small, wide - side + 4).h + 8 : 0;
  const Rect box{(b.width() - wide) / 2, foot - words - detail - 28, wide, words + detail + 28};
  b.skin(box.inset(-16).moved(0, 6), "shadow");
  b.skin(box, "tooltip", n.alarm ? b.theme().alarm : b.theme().fact);
  b.icon({box.x + 18, box.y + 14 + words / 2 - 18, 36, 36}, n.alarm ? "warning" : "info",
         n.alarm ? b.theme().alarm_text : b.theme().fact);
  b.label(fmt::format("notice.{}", i), {box.x + 68, box.y + 12, wide - side + 10, words + 4}, n.text, opt);
  if (n.open)
    b.label(fmt::format("notice.{}.detail", i), {box.x + 68, box.y + words + 22, wide - side + 10, detail}, n.detail,
            small);
  if (rule) {
    b.icon({box.right() - 54, box.y + 14 + words / 2 - 15, 30, 30}, "rules", b.theme().second);
    b.widget(box, {.id = fmt::format("notice.{}.rule", i),
                   .role = Role::link,
                   .name = b.tr("notice.rule"),
                   .press = [&ctx, place = n.rule] { ctx.explain(place); }});
  }
  if (more) {
    b.icon({box.right() - 50, box.y + 14 + words / 2 - 14, 28, 28}, n.open ? "chevron_u" : "chevron_d",
           b.theme().second);
    b.widget(box, {.id = fmt::format("notice.{}.more", i),
                   .role = Role::button,
                   .name = b.tr("notice.more"),
                   .press = [&ctx, i] { open_notice(ctx, i); }});
  }
  return box.y;
}

}  // namespace

void draw_notices(Builder& b, AppContext& ctx) {
  float foot = b.height() - 24;
  for (std::size_t i = ctx.notices.size(); i-- > 0;) foot = draw_notice(b, ctx, i, foot) - 12;
}

bool age_notices(std::vector<Notice>& notices, int elapsed_ms) {
  for (Notice& n : notices) n.left_ms -= elapsed_ms;
  return std::erase_if(notices, [](const Notice& n) { return n.left_ms <= 0; }) > 0;
}

void drop_stale(std::vector<Notice>& notices, const std::string& now) {
  for (Notice& n : notices)
    if (n.about.empty()) n.about = now;
  std::erase_if(notices, [&](const Notice& n) { return n.hint && n.about != now; });
}

int notice_wait(const std::vector<Notice>& notices) {
  int least = -1;
  for (const Notice& n : notices)
    if (least < 0 || n.left_ms < least) least = std::max(1, n.left_ms);
  return least;
}

}  // namespace prowl::ui
