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

struct Laid {
  TextOpt opt, small;
  float side = 0, words = 0, detail = 0;
  Rect box;  // at the top of the window
};

Laid lay_out(Builder& b, const Notice& n) {
  Laid l;
  l.opt = {.face = Face::medium, .wrap = true};
  l.small = {.face = Face::medium, .px = 18, .colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  l.side = !n.detail.empty() || !n.rule.paragraph.empty() ? 140 : 96;
  const float limit = std::min(900 * std::max(1.0F, b.text_scale()), b.width() - 48);
  const float text = std::max(b.measure(n.text, l.opt).w, n.open ? b.measure(n.detail, l.small).w : 0);
  const float wide = std::min(limit, text + l.side);
  l.words = b.measure(n.text, l.opt, wide - l.side + 4).h;
  l.detail = n.open ? b.measure(n.detail, l.small, wide - l.side + 4).h + 8 : 0;
  l.box = {(b.width() - wide) / 2, 0, wide, l.words + l.detail + 28};
  return l;
}

void draw_notice(Builder& b, AppContext& ctx, std::size_t i, const Laid& l, float top) {
  const Notice& n = ctx.notices[i];
  const bool more = !n.detail.empty(), rule = !n.rule.paragraph.empty();
  const auto& [opt, small, side, words, detail, at_top] = l;
  const Rect box = at_top.moved(0, top);
  b.skin(box.inset(-16).moved(0, 6), "shadow");
  b.skin(box, "tooltip", n.alarm ? b.theme().alarm : b.theme().fact);
  b.icon({box.x + 18, box.y + 14 + words / 2 - 18, 36, 36}, n.alarm ? "warning" : "info",
         n.alarm ? b.theme().alarm_text : b.theme().fact);
  b.label(fmt::format("notice.{}", i), {box.x + 68, box.y + 12, box.w - side + 10, words + 4}, n.text, opt);
  if (n.open)
    b.label(fmt::format("notice.{}.detail", i), {box.x + 68, box.y + words + 22, box.w - side + 10, detail}, n.detail,
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
}

bool covers_a_control(Builder& b, const Rect& box) {
  const Rect r = b.device(box);
  const auto& widgets = b.scene().widgets;
  return std::any_of(widgets.begin(), widgets.end(),
                     [&](const Widget& w) { return w.press && w.seen.common(r).area() > 0; });
}

}  // namespace

// At the foot of the window, or at its head where that covers nothing that can be pressed and the foot does.
void draw_notices(Builder& b, AppContext& ctx) {
  constexpr float kEdge = 24, kGap = 12;
  std::vector<Laid> laid;
  Rect all{b.width() / 2, kEdge, 0, -kGap};
  for (const Notice& n : ctx.notices) {
    laid.push_back(lay_out(b, n));
    const Rect& box = laid.back().box;
    if (box.w > all.w) all.x = box.x, all.w = box.w;
    all.h += box.h + kGap;
  }
  const float foot = b.height() - kEdge - all.h;
  const bool above = covers_a_control(b, {all.x, foot, all.w, all.h}) && !covers_a_control(b, all);
  float y = above ? all.y : foot;
  for (std::size_t i = 0; i < laid.size(); ++i) {
    draw_notice(b, ctx, i, laid[i], y);
    y += laid[i].box.h + kGap;
  }
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
