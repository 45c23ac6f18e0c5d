#include <algorithm>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

const SeatInfo* info_of(const TableView& t, Seat s) {
  for (const auto& v : t.seats)
    if (v.seat == s) return &v.info;
  return nullptr;
}

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

void part(Builder& b, Rect r, std::string_view key, Colour head, const std::string& text, const TextOpt& o) {
  b.text({r.x, r.y + 12, r.w, 24}, b.tr(key),
         {Face::heading, 18, head, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  b.text({r.x, r.y + 37, r.w, r.h - 43}, text, o);
}

void wide_banner(Builder& b, Rect r, const TableView& t, float spare) {
  const Theme& th = b.theme();
  const SeatInfo* who = info_of(t, t.banner.actor);
  const Colour accent = t.banner.tone == Tone::alarm ? th.alarm : tone_colour(th, t.banner.tone, who);
  emblem(b, {r.x + 18, r.y + 14, 60, 60}, t);
  const float inner = r.w - 104 - spare, first = r.x + 92;
  const float turn_w = inner * 0.24F, now_w = inner * 0.36F, next_w = inner - turn_w - now_w - 2 * 52;
  const Rect turn{first, r.y, turn_w, r.h};
  TextOpt title{Face::title, 42, th.text, Align::left, VAlign::middle, true, 0.32F, 1};
  const float detail = t.banner.detail.empty()
                           ? 0
                           : std::min(b.measure(t.banner.detail, {Face::medium, 20, th.second}).w, turn_w * 0.4F) + 16;
  const float title_w = std::min(b.measure(t.banner.turn, title).w + 2, turn_w - detail);
  b.text({turn.x, turn.y + 12, turn_w, 24}, b.tr("match.whose_turn"),
         {Face::heading, 18, accent, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  b.text({turn.x, turn.y + 38, title_w, 44}, t.banner.turn, title);
  if (detail > 0)
    b.text({turn.x + title_w + 16, turn.y + 40, detail - 14, 42}, t.banner.detail,
           {Face::medium, 20, th.second, Align::left, VAlign::middle, true, 0.7F});
  const float now_x = turn.right() + 52, next_x = now_x + now_w + 52;
  b.skin({now_x - 44, r.y + 8, 30, 72}, "chev", th.colour("chev", rgb(0x4f868c)));
  b.skin({next_x - 44, r.y + 8, 30, 72}, "chev", th.colour("chev", rgb(0x4f868c)));
  part(b, {now_x, r.y, now_w, r.h}, "match.now", th.act, t.banner.now,
       {Face::semibold, 27, th.text, Align::left, VAlign::middle, true, 0.5F});
  part(b, {next_x, r.y, next_w, r.h}, "match.next", th.fact, t.banner.next,
       {Face::medium, 21, th.second, Align::left, VAlign::middle, true, 0.62F});
}

void small_banner(Builder& b, Rect r, const TableView& t, float spare) {
  const Theme& th = b.theme();
  emblem(b, {r.x + 12, r.y + 11, 48, 48}, t);
  const float x = r.x + 70, w = r.w - 84 - spare;
  TextOpt title{Face::title, 30, th.text, Align::left, VAlign::middle, false, 0.42F, 0.5F};
  const float turn_w = std::min(b.measure(t.banner.turn, title).w + 4, w * 0.6F);
  b.text({x, r.y + 6, turn_w, 32}, t.banner.turn, title);
  const std::string rest = t.banner.detail.empty() ? t.banner.next : t.banner.detail;
  b.text({x + turn_w + 12, r.y + 6, w - turn_w - 12, 32}, rest,
         {Face::medium, 18, th.second, Align::left, VAlign::middle, true, 0.7F});
  b.text({x, r.y + 37, w, r.h - 41}, t.banner.now,
         {Face::semibold, 20, th.act, Align::left, VAlign::middle, true, 0.7F});
}

}  // namespace

void draw_title(Builder& b, Rect r, const TableView& t) {
  const Theme& th = b.theme();
  b.panel(r);
  b.text({r.x + 20, r.y + 8, r.w - 32, 40}, t.title,
         {Face::title, 40, th.text, Align::left, VAlign::middle, false, 0.5F, 3});
  b.text({r.x + 20, r.y + 50, r.w - 28, 24}, t.subtitle,
         {Face::medium, 18, th.dim, Align::left, VAlign::middle, false, 0.45F});
}

void prompt_widget(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  Widget w;
  w.id = "prompt";
  w.role = Role::heading;
  w.name = t.banner.turn + ". " + t.banner.now;
  w.value = t.banner.next;
  w.focusable = false;
  if (acts.rule && !t.banner.paragraph.empty()) w.press = [rule = acts.rule, p = t.banner.paragraph] { rule(p); };
  b.widget(r, std::move(w));
}

void draw_banner(Builder& b, Rect r, const TableView& t, const TableActs& acts, float spare) {
  const Theme& th = b.theme();
  const SeatInfo* who = info_of(t, t.banner.actor);
  b.skin(r, "prompt", t.banner.tone == Tone::alarm ? th.alarm : tone_colour(th, t.banner.tone, who));
  if (b.wide())
    wide_banner(b, r, t, spare);
  else
    small_banner(b, r, t, spare);
  prompt_widget(b, r, t, acts);
}

}  // namespace prowl::ui
