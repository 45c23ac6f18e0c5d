#include <algorithm>

#include <fmt/format.h>

#include "table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kGap = 16, kFull = 140;

Colour chip_colour(const Builder& b, const SeatView& s) { return s.accent.empty() ? seat_colour(s.info) : named_colour(b.theme(), s.accent); }

void chip_ground(Builder& b, Rect r, const SeatView& s) {
  const Colour c = chip_colour(b, s);
  if (s.hot) b.skin({r.x - 16, r.y - 16, r.w + 32, r.h + 32}, "glow", c, 0.8F);
  b.skin(r, s.hot ? "seat_lit" : s.accent.empty() ? "seat" : "panel_alert", c);
}

void chip_badge(Builder& b, Rect r, const SeatView& s) {
  b.badge(r, s.info);
  if (!s.info.bot.empty()) b.icon({r.right() - r.w * 0.28F, r.bottom() - r.h * 0.3F, r.w * 0.36F, r.w * 0.36F}, "bot", b.theme().second);
}

// Right-aligned pictures; returns where they begin.
float chip_pips(Builder& b, float right, float y, float size, const SeatView& s) {
  for (auto it = s.pips.rbegin(); it != s.pips.rend(); ++it) {
    right -= size * 0.94F;
    b.picture({right, y, size, size}, *it);
  }
  return right;
}

// "4 in hand": icon, figure and, where there is room, the word.
float chip_stat(Builder& b, float x, float y, float room, const FactView& f, bool words) {
  const Colour c = named_colour(b.theme(), f.colour.empty() ? "second" : f.colour);
  b.icon({x, y, 26, 26}, f.icon, c);
  TextOpt figure{Face::semibold, 20, b.theme().text, Align::left, VAlign::middle, false, 0.7F};
  const float w = b.measure(f.text, figure).w + 2;
  b.text({x + 32, y - 2, w, 30}, f.text, figure);
  const float left = room - 32 - w - 6;
  if (words && left > 30) b.text({x + 32 + w + 6, y - 2, left, 30}, f.label, {Face::medium, 18, b.theme().second, Align::left, VAlign::middle, false, 0.6F});
  return 32 + w;
}

void thumb(Builder& b, Rect r, const PieceView& p) {
  const Theme& th = b.theme();
  b.picture(r.inset(1), p.picture, 1, p.key);
  b.frame(r, p.lit ? th.act : named_colour(th, "label.idle"), p.lit ? 2.5F : 1.5F, 5);
  if (p.label.empty()) return;
  const float s = std::min(22.0F, r.w * 0.52F);
  const Rect box{r.right() - s, r.bottom() - s, s, s};
  b.fill(box, th.ground, 6, 0.92F);
  b.text(box, p.label, {Face::semibold, s * 0.82F / b.text_scale(), th.text, Align::centre, VAlign::middle, false, 0.5F});
}

// As large as the row allows; many lie closer together.
void chip_thumbs(Builder& b, Rect r, const SeatView& s, float aspect) {
  const float icon = std::min(24.0F, r.h * 0.6F);
  if (!s.thumbs_icon.empty()) b.icon({r.x, r.centre().y - icon / 2, icon, icon}, s.thumbs_icon, b.theme().dim);
  const float left = r.x + (s.thumbs_icon.empty() ? 0 : icon + 8);
  if (s.thumbs.empty()) {
    b.text({left, r.y, r.right() - left, r.h}, s.thumbs_none, {Face::medium, 18, b.theme().dim, Align::left, VAlign::middle, false, 0.6F});
    return;
  }
  const float w = r.h * aspect;
  const auto n = static_cast<float>(s.thumbs.size());
  const float step = std::min(w + 4, n > 1 ? (r.right() - left - w) / (n - 1) : w);
  for (std::size_t i = 0; i < s.thumbs.size(); ++i) thumb(b, {left + step * static_cast<float>(i), r.y, w, r.h}, s.thumbs[i]);
}

std::string spoken(const Builder& b, const SeatView& s) {
  std::string out = s.state;
  const auto add = [&](const std::string& part) {
    if (!part.empty()) out += (out.empty() ? "" : ", ") + part;
  };
  add(s.pips_text);
  if (s.stats.empty() && s.hand >= 0) add(b.trn("match.cards", s.hand));
  for (const auto& f : s.stats) add(f.text + " " + f.label);
  for (const auto& p : s.thumbs) add(p.name);
  if (s.spot) add(s.spot->name);
  return out;
}

void chip_widget(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  Widget w;
  w.id = fmt::format("seat.p{}", index(s.seat) + 1);
  w.role = Role::seat;
  w.name = s.info.name;
  w.value = spoken(b, s);
  w.enabled = acts.look != nullptr && s.info.bot.empty() && s.hand >= 0 && !s.out;
  w.focusable = w.enabled;
  if (w.enabled) w.press = [look = acts.look, who = s.seat] { look(who); };
  std::string tip = w.enabled ? b.tr("match.look.tip", {{"who", s.info.name}}) : w.name + ": " + w.value;
  if (!s.help.empty()) tip += "\n" + s.help;
  b.widget(r, std::move(w), tip);
}

void backs(Builder& b, Rect r, const SeatView& s) {
  const auto n = static_cast<float>(s.backs.size());
  const float w = r.h * 0.71F, step = std::min(34.0F, n > 1 ? (r.w - w) / (n - 1) : 0);
  for (std::size_t i = 0; i < s.backs.size(); ++i) draw_mini_card(b, {r.x + step * static_cast<float>(i), r.y, w, r.h}, s.backs[i]);
}

// The hunter: a hand of backs and the card that counts now.
void hunter_chip(Builder& b, Rect r, const SeatView& s) {
  const float h = r.h - 60, card = s.spot ? h * 0.72F : 0;
  const Rect hand{r.x + 16, r.y + 110, r.w - 32 - card - 14, r.h - 122};
  if (!s.backs.empty()) backs(b, hand, s);
  if (!s.stats.empty()) chip_stat(b, r.x + 16, r.y + 78, hand.w, s.stats.front(), true);
  if (!s.spot) return;
  const Rect spot{r.right() - 18 - card, r.y + 40, card, h};
  b.text({spot.x - 30, r.y + 10, spot.w + 36, 26}, s.spot_title, {Face::medium, 18, b.theme().second, Align::right, VAlign::middle, false, 0.5F});
  draw_mini_card(b, spot, *s.spot);
  const Rect foot{spot.x + 5, spot.y + spot.h * 0.62F, spot.w - 10, spot.h * 0.2F};
  b.text(foot, s.spot->name, {Face::heading, 18, b.theme().text, Align::centre, VAlign::middle, false, 0.5F});
  b.text(foot.moved(0, foot.h), s.spot_note, {Face::medium, 17, named_colour(b.theme(), s.spot->label.empty() ? "second" : s.spot->label), Align::centre, VAlign::middle, false, 0.5F});
}

void full_chip(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  const Theme& th = b.theme();
  chip_ground(b, r, s);
  chip_badge(b, {r.x + 14, r.y + 14, 52, 52}, s);
  const float x = r.x + 78, pips = chip_pips(b, r.right() - 14, r.y + 12, 34, s);
  const float name_end = s.spot ? r.right() - (r.h - 60) * 0.72F - 30 : pips - 6;
  b.text({x, r.y + 12, name_end - x, 32}, s.info.name, {Face::semibold, 24, th.text, Align::left, VAlign::middle, false, 0.6F});
  const float state_end = s.spot ? name_end : r.right() - 12;
  b.text({x, r.y + 42, state_end - x, 26}, s.state, {Face::medium, 18, tone_colour(th, s.tone, &s.info), Align::left, VAlign::middle, false, 0.6F});
  if (s.spot || !s.backs.empty()) {
    hunter_chip(b, r, s);
  } else {
    const float room = (r.w - 32) / static_cast<float>(std::max<std::size_t>(s.stats.size(), 1));
    for (std::size_t i = 0; i < s.stats.size(); ++i) chip_stat(b, r.x + 16 + room * static_cast<float>(i), r.y + 78, room - 8, s.stats[i], true);
    chip_thumbs(b, {r.x + 16, r.y + 116, r.w - 32, std::min(52.0F, r.h - 128)}, s, 0.84F);
  }
  chip_widget(b, r, s, acts);
}

void folded_chip(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  const Theme& th = b.theme();
  chip_ground(b, r, s);
  const float row = r.h / 2, size = std::min(44.0F, row * 0.98F);
  chip_badge(b, {r.x + 10, r.y + 6, size, size}, s);
  const float x = r.x + size + 20, pip = std::min(28.0F, row * 0.66F), pips = chip_pips(b, r.right() - 10, r.y + (row - pip) / 2 + 2, pip, s);
  const float spot = s.spot ? (r.h - 12) * 0.72F : 0;
  const float end = spot > 0 ? r.right() - spot - 16 : r.right() - 12;
  b.text({x, r.y + 4, std::min(pips, end) - x - 6, row * 0.56F}, s.info.name, {Face::semibold, 20, th.text, Align::left, VAlign::middle, false, 0.6F});
  b.text({x, r.y + 3 + row * 0.52F, std::min(pips, end) - x - 6, row * 0.44F}, s.state, {Face::medium, 17, tone_colour(th, s.tone, &s.info), Align::left, VAlign::middle, false, 0.55F});
  float at = r.x + 12;
  for (const auto& f : s.stats) at += chip_stat(b, at, r.y + row + (row - 26) / 2 - 2, 60, f, false) + 10;
  if (s.backs.empty() && !s.thumbs.empty()) chip_thumbs(b, {at + 4, r.y + row + 2, end - at - 4, row - 9}, s, 0.84F);
  if (s.spot) draw_mini_card(b, {r.right() - spot - 8, r.y + 6, spot, r.h - 12}, *s.spot);
  chip_widget(b, r, s, acts);
}

void slim_chip(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  chip_ground(b, r, s);
  const float size = std::min(32.0F, r.h - 12);
  chip_badge(b, {r.x + 8, r.centre().y - size / 2, size, size}, s);
  float x = r.x + size + 12;
  const float pip = std::min(18.0F, (r.w - size - 20) / 5);
  const float pips = chip_pips(b, r.right() - 6, r.centre().y - pip / 2, pip, s);
  const std::string figure = s.stats.empty() ? std::string() : s.stats.front().text;
  const TextOpt o{Face::semibold, 20, b.theme().text, Align::left, VAlign::middle, false, 0.6F};
  const float w = b.measure(figure, o).w + 6, room = pips - x - 4;
  if (const float name = room - w - 10; name >= 56) {
    b.text({x, r.y, name, r.h}, s.info.name, {Face::medium, 18, b.theme().second, Align::left, VAlign::middle, false, 0.55F});
    x += name + 10;
  }
  b.text({x, r.y, std::max(20.0F, pips - x - 2), r.h}, figure, o);
  chip_widget(b, r, s, acts);
}

}  // namespace

void draw_mini_card(Builder& b, Rect r, const PieceView& p) {
  const float edge = r.w * 0.03F;
  b.picture(r.inset(edge), p.picture, 1, p.key, false, true);
  if (!p.frame.empty()) b.picture(r, p.frame);
}

void draw_seat_row(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  const auto n = static_cast<int>(t.seats.size());
  if (r.w <= 0 || n == 0) return;
  if (r.h < kFull / 2 * std::max(1.0F, b.text_scale())) {
    const auto boxes = split_row(r, n, 6);
    for (int i = 0; i < n; ++i) slim_chip(b, boxes[static_cast<std::size_t>(i)], t.seats[static_cast<std::size_t>(i)], acts);
    return;
  }
  const int rows = r.h >= kFull * std::max(1.0F, b.text_scale()) && r.w / static_cast<float>(n) >= 270 ? 1 : 2, columns = (n + rows - 1) / rows;
  const float h = (r.h - kGap / 2 * static_cast<float>(rows - 1)) / static_cast<float>(rows);
  for (int i = 0; i < n; ++i) {
    const auto row = split_row({r.x, r.y + static_cast<float>(i / columns) * (h + kGap / 2), r.w, h}, columns, kGap);
    const auto& s = t.seats[static_cast<std::size_t>(i)];
    rows == 1 ? full_chip(b, row[static_cast<std::size_t>(i)], s, acts) : folded_chip(b, row[static_cast<std::size_t>(i % columns)], s, acts);
  }
}

void draw_piles(Builder& b, Rect r, const TableView& t) {
  if (r.w <= 0 || t.piles.empty()) return;
  const Theme& th = b.theme();
  b.panel(r);
  const auto boxes = split_row(r.inset(12, 10), static_cast<int>(t.piles.size()), 10);
  for (std::size_t i = 0; i < t.piles.size(); ++i) {
    const PileView& p = t.piles[i];
    const Rect box = boxes[i];
    const float h = std::max(20.0F, box.h - 58), w = std::min(h * 0.71F, box.w - 8);
    for (int layer = std::min(p.count, 3) - 1; layer >= 0 && p.face; --layer)
      draw_mini_card(b, {box.centre().x - w / 2 + static_cast<float>(layer) * 3, box.y + 6 - static_cast<float>(layer) * 2, w, h - 6}, *p.face);
    if (p.count == 0) b.skin({box.centre().x - w / 2, box.y + 4, w, h - 4}, "well");
    b.text({box.x, box.bottom() - 54, box.w, 26}, p.title, {Face::semibold, 18, th.text, Align::centre, VAlign::middle, false, 0.55F});
    b.text({box.x, box.bottom() - 28, box.w, 26}, p.note, {Face::medium, 18, th.second, Align::centre, VAlign::middle, false, 0.55F});
    Widget widget;
    widget.id = "pile." + p.id;
    widget.role = Role::label;
    widget.name = p.title;
    widget.value = fmt::format("{}. {} {}", p.count, p.top, p.note);
    widget.focusable = false;
    b.widget(box, std::move(widget));
  }
}

}  // namespace prowl::ui
