#include <algorithm>

#include <fmt/format.h>

#include "table/seats/seat_chip.hpp"

namespace prowl::ui {

Colour chip_colour(const Builder& b, const SeatView& s) {
  return s.accent.empty() ? seat_colour(s.info) : named_colour(b.theme(), s.accent);
}

void chip_ground(Builder& b, Rect r, const SeatView& s) {
  const Colour c = chip_colour(b, s);
  if (s.hot) b.skin({r.x - 16, r.y - 16, r.w + 32, r.h + 32}, "glow", c, 0.8F);
  b.skin(r, s.hot ? "seat_lit" : s.accent.empty() ? "seat" : "panel_alert", c);
}

void chip_badge(Builder& b, Rect r, const SeatView& s) {
  b.badge(r, s.info);
  if (!s.info.bot.empty())
    b.icon({r.right() - r.w * 0.28F, r.bottom() - r.h * 0.3F, r.w * 0.36F, r.w * 0.36F}, "bot", b.theme().second);
}

float chip_pips(Builder& b, float right, float y, float size, const SeatView& s, float room) {
  const auto n = static_cast<float>(s.pips.size());
  const float step = std::min(size * 0.94F, n > 1 ? (room - size) / (n - 1) : size);
  if (n > 0) right -= size * 0.94F - step;
  for (auto it = s.pips.rbegin(); it != s.pips.rend(); ++it) {
    right -= step;
    b.picture({right, y, size, size}, *it);
  }
  return right;
}

float chip_stat(Builder& b, float x, float y, float room, const FactView& f, bool words) {
  const Colour c = named_colour(b.theme(), f.colour.empty() ? "second" : f.colour);
  b.icon({x, y, 26, 26}, f.icon, c);
  TextOpt figure{Face::semibold, 20, b.theme().text, Align::left, VAlign::middle, false, 0.7F};
  const float w = b.measure(f.text, figure).w + 2;
  b.text({x + 32, y - 2, w, 30}, f.text, figure);
  const float left = room - 32 - w - 6;
  if (words && left > 30)
    b.text({x + 32 + w + 6, y - 2, left, 30}, f.label,
           {Face::medium, 18, b.theme().second, Align::left, VAlign::middle, false, 0.6F, 0, true});
  return 32 + w;
}

namespace {

void thumb(Builder& b, Rect r, const PieceView& p) {
  const Theme& th = b.theme();
  b.picture(r.inset(1), p.picture, 1, p.key);
  b.frame(r, p.lit ? th.act : named_colour(th, "label.idle"), p.lit ? 2.5F : 1.5F, 5);
}

void thumb_label(Builder& b, Rect r, const PieceView& p) {
  const Theme& th = b.theme();
  if (p.label.empty()) return;
  const float s = std::max(std::min(22.0F, r.w * 0.52F), b.least());
  const TextOpt o{Face::semibold, b.least() / b.text_scale(), th.text, Align::centre};
  const float w = std::max(s, b.measure(p.label, o).w + 4);
  const Rect box{r.right() - w, r.bottom() - s, w, s};
  b.fill(box, th.ground, 6, 0.92F);
  b.text(box, p.label, o);
}

}  // namespace

void chip_thumbs(Builder& b, Rect r, const SeatView& s, float aspect) {
  const float icon = std::min(24.0F, r.h * 0.6F);
  if (!s.thumbs_icon.empty()) b.icon({r.x, r.centre().y - icon / 2, icon, icon}, s.thumbs_icon, b.theme().dim);
  const float left = r.x + (s.thumbs_icon.empty() ? 0 : icon + 8);
  if (s.thumbs.empty()) {
    b.text({left, r.y, r.right() - left, r.h}, s.thumbs_none,
           {Face::medium, 18, b.theme().dim, Align::left, VAlign::middle, false, 0.6F, 0, true});
    return;
  }
  const float w = r.h * aspect;
  const auto n = static_cast<float>(s.thumbs.size());
  const float step = std::min(w + 4, n > 1 ? (r.right() - left - w) / (n - 1) : w);
  const auto box = [&](std::size_t i) { return Rect{left + step * static_cast<float>(i), r.y, w, r.h}; };
  // Where they lie over each other no number is covered.
  for (std::size_t i = 0; i < s.thumbs.size(); ++i) thumb(b, box(i), s.thumbs[i]);
  for (std::size_t i = 0; i < s.thumbs.size(); ++i) thumb_label(b, box(i), s.thumbs[i]);
}

namespace {

std::string spoken(const Builder& b, const SeatView& s) {
  std::string out = s.state;
  const auto add = [&](const std::string& part) {
    if (!part.empty()) out += (out.empty() ? "" : ", ") + part;
  };
  add(s.pips_text);
  if (s.stats.empty() && s.hand >= 0) add(b.trn("match.cards", s.hand));
  for (const auto& hand : s.closed) add(hand.fact.text + " " + hand.fact.label);
  for (const auto& f : s.stats) add(f.text + " " + f.label);
  if (s.character) add(s.character->words.title);
  for (const auto& c : s.growths) add(c.words.title + (c.state.empty() ? "" : " (" + c.state + ")"));
  for (const auto& p : s.thumbs) add(p.name);
  if (s.spot) add(s.spot->name);
  return out;
}

}  // namespace

void chip_widget(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  Widget w;
  w.id = fmt::format("seat.p{}", index(s.seat) + 1);
  w.role = Role::seat;
  w.name = s.info.name;
  w.value = spoken(b, s);
  w.enabled = acts.look != nullptr && s.info.bot.empty() && s.hand >= 0 && !s.out;
  w.focusable = w.enabled;
  if (w.enabled) w.press = [look = acts.look, who = s.seat] { look(who); };
  std::string tip = w.enabled ? b.tr("match.look.tip", {{"who", s.info.name}}) : b.texts().labelled(w.name, w.value);
  if (!s.help.empty()) tip += "\n" + s.help;
  b.widget(r, std::move(w), tip);
}

void chip_backs(Builder& b, Rect r, const std::vector<PieceView>& cards, float most) {
  const auto n = static_cast<float>(cards.size());
  const float w = r.h * 0.71F, step = std::min(most, n > 1 ? (r.w - w) / (n - 1) : 0);
  for (std::size_t i = 0; i < cards.size(); ++i)
    draw_mini_card(b, {r.x + step * static_cast<float>(i), r.y, w, r.h}, cards[i]);
}

}  // namespace prowl::ui
