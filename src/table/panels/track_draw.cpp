#include <algorithm>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kTrackGap = 16;

Tone tone_named(const std::string& name) {
  return name == "egg" ? Tone::egg : name == "alarm" ? Tone::alarm : name == "act" ? Tone::act : Tone::fact;
}

void heading(Builder& b, Rect r, const std::string& text, Colour c) {
  b.text({r.x + 20, r.y + 12, r.w - 36, 28}, text,
         {Face::heading, 18, c, Align::left, VAlign::middle, true, 0.6F, 0.8F});
}

void draw_pips(Builder& b, Rect r, const TrackView& t, bool tight) {
  const int columns = tight ? 3 : 2, rows = (t.max + columns - 1) / columns;
  const float size = tight ? 56 : 80, step_x = tight ? 62 : 88, step_y = tight ? 58 : 76;
  for (int i = 0; i < t.max; ++i)
    b.icon({r.x + 22 + static_cast<float>(i % columns) * step_x, r.y + 46 + static_cast<float>(i / columns) * step_y,
            size, size},
           i < t.value ? t.look.full : t.look.empty);
  const float y = r.y + 50 + static_cast<float>(rows) * step_y;
  b.text({r.x + 20, y + 2, 74, 44}, fmt::format("{} / {}", t.value, t.max),
         {Face::title, 44, b.theme().text, Align::left, VAlign::middle, false, 0.5F});
  b.text({r.x + 100, y, r.w - 112, 48}, t.caption,
         {Face::medium, 18, b.theme().second, Align::left, VAlign::middle, true, 0.7F});
}

void draw_dial(Builder& b, Rect r, const TrackView& t, bool tight) {
  const Theme& th = b.theme();
  const float size = tight ? 104 : 160;
  const Rect dial{tight ? r.x + 16 : r.x + (r.w - size) / 2, r.y + 46, size, size};
  b.gauge(dial, "dial", t.max > 0 ? std::min(1.0F, static_cast<float>(t.value) / static_cast<float>(t.max)) : 0,
          std::max(t.max, 1), th.fact);
  b.text(dial, std::to_string(t.value), {Face::title, tight ? 44.0F : 72.0F, th.text, Align::centre});
  const Rect words = tight ? Rect{dial.right() + 8, dial.y, r.right() - dial.right() - 16, 64}
                           : Rect{r.x + 10, r.y + 206, r.w - 20, 34};
  b.text(words, t.caption,
         {Face::medium, 19, th.text, tight ? Align::left : Align::centre, VAlign::middle, true, 0.7F});
  if (t.look.pips_max <= 0) return;
  const float y = tight ? dial.bottom() - 34 : r.y + 244, x = tight ? dial.right() + 8 : r.x + 20;
  if (!tight) b.icon({x, y, 28, 28}, "reshuffle", th.second);
  for (int i = 0; i < t.look.pips_max; ++i) {
    const bool last = i + 1 == t.look.pips_max;
    b.icon({x + (tight ? 0 : 42) + static_cast<float>(i) * 36, y, 28, 28},
           last         ? "pip_end"
           : i < t.pips ? "pip_on"
                        : "pip_off",
           last         ? th.alarm
           : i < t.pips ? th.act
                        : rgb(0x6fa39f));
  }
  if (tight) return;  // the pips tell it
  const TextOpt foot{Face::medium, 18, th.second, Align::left, VAlign::middle, false, 0.4F};
  const float left = x + 44 + static_cast<float>(t.look.pips_max) * 36, room = r.right() - 12 - left;
  if (b.measure(t.foot, foot).w * 0.6F <= room) b.text({left, y, room, 28}, t.foot, foot);
}

void draw_nodes(Builder& b, Rect r, const TrackView& t) {
  const float y = r.y + 74, step = (r.w - 40) / static_cast<float>(std::max(t.max, 1));
  b.fill({r.x + 20, y - 1, r.w - 40, 3}, b.theme().line);
  for (int i = 0; i <= t.max; ++i) {
    const float s = i == t.value ? 22.0F : 12.0F;
    b.skin({r.x + 20 + static_cast<float>(i) * step - s / 2, y - s / 2, s, s}, "node",
           i <= t.value ? b.theme().fact : b.theme().line);
  }
  b.text({r.x + 20, y + 18, r.w - 40, 30}, t.caption,
         {Face::medium, 18, b.theme().second, Align::left, VAlign::middle, true, 0.7F});
}

void draw_track(Builder& b, Rect r, const TrackView& t, bool tight) {
  b.panel(r);
  heading(b, r, t.title, tone_colour(b.theme(), tone_named(t.look.tone)));
  switch (t.look.style) {
    case TrackStyle::pips: draw_pips(b, r, t, tight); break;
    case TrackStyle::dial: draw_dial(b, r, t, tight); break;
    case TrackStyle::nodes: draw_nodes(b, r, t); break;
    case TrackStyle::beat: draw_beat(b, r, t); break;
    case TrackStyle::ladder: draw_ladder(b, r, t); break;
    case TrackStyle::number:
      b.text({r.x + 20, r.y + 44, 80, 56}, std::to_string(t.value), {Face::title, 56, b.theme().text});
      b.text({r.x + 104, r.y + 44, r.w - 116, 56}, t.caption,
             {Face::medium, 18, b.theme().second, Align::left, VAlign::middle, true, 0.7F});
      break;
  }
  speak(b, r, "track." + t.id, t.title, fmt::format("{}/{} {} {}", t.value, t.max, t.caption, t.foot));
}

void draw_pile(Builder& b, Rect r, const PileView& p, const TableLayout&, bool tight) {
  const Theme& th = b.theme();
  b.panel(r);
  heading(b, r, p.title, th.fact);
  const float line = b.line(18) + 1, foot = tight ? line : 2 * line, h = r.h - 54 - foot, w = h * 0.75F;
  const Rect card{r.x + 20, r.y + 46, w, h};
  if (p.face && p.face->open)
    draw_small_card(b, card, *p.face);
  else
    b.skin(card, "well");
  const float x = card.right() + 18;
  b.text({x, card.y, 80, card.h}, std::to_string(p.count),
         {Face::title, std::min(56.0F, h), th.text, Align::left, VAlign::middle, false, 0.6F});
  const Rect words{r.x + 20, r.bottom() - foot - 6, r.w - 32, line};
  b.text(words, p.top, {Face::medium, 18, th.second, Align::left, VAlign::middle, false, 0.45F});
  if (!tight)
    b.text(words.moved(0, line), p.note, {Face::medium, 18, th.dim, Align::left, VAlign::middle, false, 0.6F});
  speak(b, r, "pile." + p.id, p.title, fmt::format("{}. {} {}", p.count, p.top, p.note));
}

float track_height(const TrackView& t, bool tight) {
  switch (t.look.style) {
    case TrackStyle::pips:
      return tight ? 52 + 58 * static_cast<float>((t.max + 2) / 3) + 54
                   : 52 + 76 * static_cast<float>((t.max + 1) / 2) + 56;
    case TrackStyle::dial: return tight ? 164 : 300;
    case TrackStyle::nodes: return 130;
    case TrackStyle::beat: return 80;
    case TrackStyle::ladder: return 120 + 40 * static_cast<float>(t.max);
    case TrackStyle::number: return 112;
  }
  return 0;
}

}  // namespace

void speak(Builder& b, Rect r, std::string id, const std::string& name, std::string value) {
  Widget w;
  w.id = std::move(id);
  w.role = Role::label;
  w.name = name;
  w.value = std::move(value);
  w.focusable = false;
  b.widget(r, std::move(w));
}

void draw_tracks(Builder& b, Rect area, const TableView& t, const TableLayout& l) {
  const auto total = [&](bool tight) {
    float h = 0;
    for (const auto& k : t.tracks) h += k.look.side.empty() ? track_height(k, tight) + kTrackGap : 0;
    return h + static_cast<float>(t.piles.size()) * ((tight ? 132.0F : 172.0F) + kTrackGap) - kTrackGap;
  };
  const bool tight = total(false) > area.h + 1;
  Column column(area, kTrackGap);
  for (const auto& k : t.tracks)
    if (k.look.side.empty()) draw_track(b, column.next(track_height(k, tight)), k, tight);
  for (const auto& p : t.piles) {
    const Rect r = column.next(tight ? 132 : 172);
    if (r.bottom() <= area.bottom() + 2) draw_pile(b, r, p, l, tight);
  }
}

namespace {

struct StripFact {
  std::string icon, value, id, name;
  Colour colour;
};

std::vector<StripFact> strip_facts(const Theme& th, const TableView& t) {
  std::vector<StripFact> out;
  for (const auto& k : t.tracks) {
    const bool dial = k.look.style == TrackStyle::dial;
    out.push_back({k.look.icon, dial ? std::to_string(k.value) : fmt::format("{}/{}", k.value, k.max), "track." + k.id,
                   k.title, tone_colour(th, tone_named(k.look.tone))});
  }
  for (const auto& p : t.piles) out.push_back({"discard", std::to_string(p.count), "pile." + p.id, p.title, th.fact});
  return out;
}

// Returns its width.
float strip_fact(Builder& b, Rect r, const StripFact& f) {
  const float size = std::min(30.0F, r.h - 2);
  b.icon({r.x + (30 - size) / 2, r.centre().y - size / 2, size, size}, f.icon, f.colour);
  const TextOpt o{Face::title, std::min(28.0F, r.h / b.text_scale()), b.theme().text};
  const float w = b.measure(f.value, o).w;
  b.text({r.x + 34, r.y, std::min(w, r.w - 34) + 4, r.h}, f.value, o);
  speak(b, {r.x, r.y, 38 + w, r.h}, f.id, f.name, f.value);
  return 34 + w;
}

void strip_seat(Builder& b, Rect chip, const SeatView& s, const TableActs& acts) {
  const Theme& th = b.theme();
  b.skin(chip, s.hot ? "seat_lit" : "seat", s.tone == Tone::alarm ? th.alarm : seat_colour(s.info));
  const float badge = std::min(32.0F, chip.h + 2), sign = std::min(26.0F, chip.h - 2);
  b.badge({chip.x + 24 - badge / 2, chip.centre().y - badge / 2, badge, badge}, s.info);
  if (s.hand >= 0)
    b.text({chip.x + 42, chip.y, chip.w - 46, chip.h}, std::to_string(s.hand),
           {Face::title, std::min(26.0F, chip.h / b.text_scale()), s.pill.empty() ? th.text : th.act, Align::centre});
  else if (!s.icon.empty())
    b.icon({chip.right() - 23 - sign / 2, chip.centre().y - sign / 2, sign, sign}, s.icon, tone_colour(th, s.tone));
  Widget widget;
  widget.id = "seat.p" + std::to_string(index(s.seat) + 1);
  widget.role = Role::seat;
  widget.name = s.info.name;
  widget.value = s.state;
  widget.enabled = acts.look != nullptr && s.info.bot.empty() && s.hand >= 0;
  widget.focusable = widget.enabled;
  if (widget.enabled) widget.press = [look = acts.look, who = s.seat] { look(who); };
  b.widget(chip, std::move(widget), b.texts().labelled(s.info.name, s.state));
}

// One below the other, beside the board.
void strip_column(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  const auto facts = strip_facts(b.theme(), t);
  const auto n = static_cast<float>(facts.size() + t.seats.size());
  const float pitch = std::min(b.control(46), (r.h - 16) / std::max(n, 1.0F));
  float y = r.y + 8;
  for (const auto& f : facts) strip_fact(b, {r.x + 14, y, r.w - 24, pitch}, f), y += pitch;
  for (const auto& s : t.seats) strip_seat(b, {r.x + 8, y + 2, r.w - 16, pitch - 4}, s, acts), y += pitch;
}

}  // namespace

void draw_strip(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  b.skin(r, "well");
  if (r.h > r.w) return strip_column(b, r, t, acts);
  float x = r.x + 14;
  for (const auto& f : strip_facts(b.theme(), t)) x += strip_fact(b, {x, r.y, r.right() - x, r.h}, f) + 18;
  const auto n = static_cast<float>(t.seats.size());
  const float w = std::min(100.0F, (r.right() - x - 8) / std::max(n, 1.0F));
  x = r.right() - 8 - w * n;
  for (const auto& s : t.seats) strip_seat(b, {x, r.y + 3, w - 4, r.h - 6}, s, acts), x += w;
}

}  // namespace prowl::ui
