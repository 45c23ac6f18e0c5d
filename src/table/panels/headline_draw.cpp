#include <algorithm>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

const SeatView* seat_of(const TableView& t, Seat s) {
  for (const auto& v : t.seats)
    if (v.seat == s) return &v;
  return nullptr;
}

void headline_emblem(Builder& b, Rect r, const TableView& t) {
  const SeatView* who = seat_of(t, t.banner.actor);
  if (who != nullptr)
    b.badge(r, who->info);
  else
    b.icon(r.inset(6), t.banner.icon.empty() ? "players" : t.banner.icon,
           tone_colour(b.theme(), t.banner.tone == Tone::seat ? Tone::fact : t.banner.tone));
}

void pills(Builder& b, Rect r, const TableView& t) {
  const Theme& th = b.theme();
  const TextOpt words{Face::semibold, 18, th.second, Align::centre, VAlign::middle, false, 0.6F},
      round{Face::heading, 22, th.second, Align::right, VAlign::middle, false, 0.5F};
  const auto n = static_cast<float>(t.banner.phases.size());
  float want = b.measure(t.banner.round, round).w + 12 + 36 * n;
  for (const auto& phase : t.banner.phases) want += b.measure(phase.text, words).w;
  // Where not all find room, those that are not now are told by their number.
  const bool all = want <= r.w;
  int number = static_cast<int>(t.banner.phases.size());
  float x = r.right();
  for (auto it = t.banner.phases.rbegin(); it != t.banner.phases.rend(); ++it, --number) {
    const std::string text = all || it->now ? it->text : std::to_string(number);
    const float w = b.measure(text, words).w + 28;
    x -= w;
    const Rect box{x, r.y, w, r.h};
    TextOpt o = words;
    if (it->now) {
      b.fill(box, th.act, r.h / 2);
      o.colour = th.on_primary;
    } else {
      b.fill(box, th.ground, r.h / 2, 0.7F);
      b.frame(box, th.line, 1.5F, r.h / 2);
      o.colour = it->done ? th.dim : th.second;
    }
    b.text(box.inset(10, 0), text, o);
    x -= 8;
  }
  b.text({r.x, r.y, x - r.x - 4, r.h}, t.banner.round, round);
}

}  // namespace

void draw_shadowed(Builder& b, Rect r, const std::string& text, const TextOpt& o) {
  TextOpt dark = o;
  dark.colour = rgb(0x05041a, 224);
  b.text(r.moved(1, 2), text, dark);
  b.text(r, text, o);
}

void draw_headline(Builder& b, Rect r, const TableView& t, const TableActs& acts, float spare) {
  const Theme& th = b.theme();
  const SeatView* who = seat_of(t, t.banner.actor);
  const float size = std::min(r.h - 8, 76.0F), x = r.x + size + 20, w = r.right() - x - spare;
  headline_emblem(b, {r.x, r.y + (r.h - size) / 2, size, size}, t);
  const Colour colour = t.banner.tone == Tone::alarm ? th.alarm_text
                        : who != nullptr             ? seat_colour(who->info)
                                                     : th.text;
  const bool small = r.h < 80;
  TextOpt title{Face::heading, small ? 34.0F : 38.0F, colour, Align::left, VAlign::middle, false, 0.3F};
  const std::string& name = who == nullptr ? std::string() : who->info.name;
  const TextOpt words{Face::medium, small ? 18.0F : 20.0F, th.text, Align::left, VAlign::middle,
                      true,         small ? 0.45F : 0.6F};
  TextOpt least = words;
  least.px = b.least() / b.text_scale();
  // What is too long for a line takes two: the headline moves up.
  const float split = r.h * (b.measure(t.banner.now, least).w > w ? 0.44F : small ? 0.54F : 0.57F);
  const Rect head{x, r.y + r.h * 0.02F, w, (told(t.banner).empty() ? r.h : split) - r.h * 0.02F};
  title.wrap = b.measure(t.banner.turn, title).w * title.min_scale > w;
  // A headline that begins with the name of whose turn it is has the name in their colour.
  if (!name.empty() && t.banner.turn.starts_with(name) && b.measure(t.banner.turn, title).w <= w) {
    const float first = b.measure(name, title).w;
    draw_shadowed(b, head, name, title);
    title.colour = th.text;
    draw_shadowed(b, {head.x + first, head.y, w - first + 4, head.h}, t.banner.turn.substr(name.size()), title);
  } else {
    title.colour = who == nullptr ? th.text : colour;
    draw_shadowed(b, head, t.banner.turn, title);
  }
  const Rect below{x, r.y + split, w, r.h - split};
  draw_shadowed(b, below, fitting(b, below, t.banner, words), words);
  prompt_widget(b, r, t, acts);
}

void draw_phases(Builder& b, Rect r, const TableView& t) { pills(b, {r.x, r.y, r.w, 34}, t); }

}  // namespace prowl::ui
