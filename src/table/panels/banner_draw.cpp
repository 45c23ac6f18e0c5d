#include <algorithm>
#include <cmath>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

void emblem(Builder& b, Rect r, const TableView& t) {
  const SeatInfo* who = info_of(t, t.banner.actor);
  if (!t.banner.icon.empty()) {
    b.icon(r, t.banner.icon, tone_colour(b.theme(), t.banner.tone == Tone::alarm ? Tone::alarm : Tone::fact));
  } else if (who != nullptr) {
    b.badge(r, *who);
  } else {
    b.icon(r.inset(4), "players", b.theme().fact);
  }
}

// The decision, and beside it what is at stake.
void decision(Builder& b, Rect r, const TableView& t, TextOpt now) {
  TextOpt stake{Face::medium, now.px - 2, b.theme().second, Align::left, VAlign::middle, true, now.min_scale};
  const float gap = now.px * 0.6F, first = b.measure(t.banner.now, now).w + 2,
              rest = t.banner.detail.empty() ? 0 : b.measure(t.banner.detail, stake).w + 2;
  if (first + gap + rest > r.w) return void(b.text(r, fitting(b, r, t.banner, now), now));
  b.text({r.x, r.y, first, r.h}, t.banner.now, now);
  if (rest > 0) b.text({r.x + first + gap, r.y, r.w - first - gap, r.h}, t.banner.detail, stake);
}

void banner_words(Builder& b, Rect r, const TableView& t, float turn_px, float now_px) {
  const Theme& th = b.theme();
  const float split = told(t.banner).empty() ? r.h : r.h * 0.54F;
  b.text({r.x, r.y, r.w, split}, t.banner.turn,
         {Face::title, turn_px, th.text, Align::left, VAlign::middle, false, 0.36F, 1});
  if (split < r.h)
    decision(b, {r.x, r.y + split, r.w, r.h - split}, t,
             {Face::semibold, now_px, th.act, Align::left, VAlign::middle, true, 0.6F});
}

}  // namespace

std::string told(const BannerView& banner) {
  return banner.detail.empty() ? banner.now : banner.now + "  " + banner.detail;
}

std::string fitting(Builder& b, Rect r, const BannerView& banner, const TextOpt& o) {
  constexpr float kBreaks = 0.72F, kOne = 0.97F;  // what words leave free at the ends of lines, or of one
  const Size one = b.measure(told(banner), o);
  const float least = std::max(o.min_scale, std::min(1.0F, b.least() / (o.px * b.text_scale()))),
              lines = std::max(1.0F, std::floor(r.h / (one.h * least)));
  return one.w * least <= r.w * lines * (lines > 1 ? kBreaks : kOne) ? told(banner) : banner.now;
}

void draw_title(Builder& b, Rect r, const TableView& t) {
  const Theme& th = b.theme();
  b.panel(r);
  b.text({r.x + 20, r.y + 8, r.w - 32, 40}, t.title,
         {Face::title, 40, th.text, Align::left, VAlign::middle, false, 0.5F, 3});
  b.text({r.x + 20, r.y + 48, r.w - 28, 29}, t.subtitle,
         {Face::medium, 18, th.dim, Align::left, VAlign::middle, true, 0.45F});
}

void prompt_widget(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  Widget w;
  w.id = "prompt";
  w.role = Role::heading;
  w.name = t.banner.turn;
  w.value = told(t.banner);
  w.focusable = false;
  if (acts.rule && !t.banner.paragraph.empty()) w.press = [rule = acts.rule, p = t.banner.paragraph] { rule(p); };
  b.widget(r, std::move(w));
}

void draw_banner(Builder& b, Rect r, const TableView& t, const TableActs& acts, float spare) {
  const Theme& th = b.theme();
  const SeatInfo* who = info_of(t, t.banner.actor);
  b.skin(r, "prompt", t.banner.tone == Tone::alarm ? th.alarm : tone_colour(th, t.banner.tone, who));
  const bool wide = b.wide();
  emblem(b, wide ? Rect{r.x + 18, r.y + 14, 60, 60} : Rect{r.x + 12, r.y + 11, 48, 48}, t);
  const float x = wide ? 96 : 70;
  banner_words(b, {r.x + x, r.y + 4, r.w - x - spare - 14, r.h - 8}, t, wide ? 38 : 30, wide ? 25 : 20);
  prompt_widget(b, r, t, acts);
}

}  // namespace prowl::ui
