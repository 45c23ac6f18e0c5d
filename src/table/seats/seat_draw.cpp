#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kLeastState = 96, kLead = 84;

void seat_widget(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  Widget w;
  w.id = fmt::format("seat.p{}", index(s.seat) + 1);
  w.role = Role::seat;
  w.name = s.info.name;
  w.value = s.state;
  if (s.hand >= 0) w.value += ", " + b.trn("match.cards", s.hand);
  for (const auto& o : s.held) w.value += ", " + o.name;
  w.enabled = acts.look != nullptr && s.info.bot.empty() && s.hand >= 0 && !s.out;
  w.focusable = w.enabled;
  if (w.enabled) w.press = [look = acts.look, who = s.seat] { look(who); };
  b.widget(r, std::move(w),
           acts.look != nullptr && s.info.bot.empty() && s.hand >= 0 ? b.tr("match.look.tip", {{"who", s.info.name}})
                                                                     : std::string());
}

// From the right: the hand's number, its icon, then what is held.
float hand_marks(Builder& b, Rect r, const SeatView& s, float h) {
  const Theme& th = b.theme();
  float x = r.right() - 14;
  if (s.hand < 0) {
    if (s.icon.empty()) return x;
    b.icon({x - h * 0.54F - 2, r.centre().y - h * 0.27F, h * 0.54F, h * 0.54F}, s.icon,
           tone_colour(th, s.tone == Tone::alarm ? Tone::alarm : Tone::second));
    return x - h * 0.6F - 6;
  }
  b.text({x - 30, r.y, 30, h}, std::to_string(s.hand),
         {Face::title, std::min(40.0F, h * 0.5F), th.text, Align::centre, VAlign::middle, false, 0.5F});
  const float icon = std::min(40.0F, h * 0.5F);
  b.icon({x - 36 - icon, r.centre().y - icon / 2, icon, icon}, "hand", th.text);
  if (!s.pill.empty()) {
    const Rect pill{x - 66 - icon, r.y + h * 0.08F, 44, 26};
    b.skin(pill, "pill", th.act);
    b.text(pill, s.pill, {Face::bold, 19, rgb(0x2a1703), Align::centre, VAlign::middle, false, 0.5F});
  }
  x -= 44 + icon;
  if (!s.icon.empty()) {
    b.icon({x - icon * 0.8F, r.centre().y - icon * 0.4F, icon * 0.8F, icon * 0.8F}, s.icon, tone_colour(th, s.tone));
    x -= icon;
  }
  // Its words come first: the pictures of what is held share what they leave.
  const float words = std::max(kLeastState * b.text_scale(),
                               std::min(b.measure(s.state, {.face = Face::medium, .px = 18}).w + 4, r.w * 0.4F)),
              left = x - r.x - std::min(56.0F, r.h * 0.68F) - 32 - words;
  for (const auto& o : s.held) {
    const float size = std::min({62.0F, h * 0.76F, std::max(26.0F, left / static_cast<float>(s.held.size()))});
    b.picture({x - size, r.centre().y - size / 2, size, size}, o.picture, 1, o.key);
    x -= size * 0.9F;
  }
  return x;
}

void wide_chip(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  const Theme& th = b.theme();
  const Colour c = s.tone == Tone::alarm && s.hot ? th.alarm : seat_colour(s.info);
  if (s.hot) b.skin({r.x - 16, r.y - 16, r.w + 32, r.h + 32}, "glow", c, 0.7F);
  b.skin(r, s.hot ? "seat_lit" : "seat", c);
  const float size = std::min(56.0F, r.h * 0.68F);
  b.badge({r.x + 18, r.centre().y - size / 2, size, size}, s.info);
  if (!s.info.bot.empty()) b.icon({r.x + 18 + size - 16, r.centre().y + size / 2 - 18, 20, 20}, "bot", th.second);
  const float right = hand_marks(b, r, s, r.h), x = r.x + size + 32;
  b.text({x, r.y + r.h * 0.06F, right - x, r.h * 0.4F}, s.info.name,
         {Face::semibold, std::min(24.0F, r.h * 0.32F), th.text, Align::left, VAlign::middle, false, 0.5F});
  b.text({x, r.y + r.h * 0.45F, right - x, r.h * 0.52F}, s.state,
         {Face::medium, 18, tone_colour(th, s.tone, &s.info), Align::left, VAlign::middle, true, 0.55F});
  seat_widget(b, r, s, acts);
}

void small_chip(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  b.skin(r, s.hot ? "seat_lit" : "seat", s.tone == Tone::alarm && s.hot ? b.theme().alarm : seat_colour(s.info));
  b.badge({r.x + 12, r.centre().y - 18, 36, 36}, s.info);
  const float end = s.hand >= 0 || !s.icon.empty() ? r.right() - 42 : r.right() - 10;
  b.text({r.x + 54, r.y, end - r.x - 56, r.h}, s.info.name,
         {Face::semibold, 20, b.theme().text, Align::left, VAlign::middle, true, 0.5F});
  if (s.hand >= 0)
    b.text(
        {r.right() - 42, r.y, 34, r.h}, std::to_string(s.hand),
        {Face::title, 30, s.pill.empty() ? b.theme().text : b.theme().act, Align::centre, VAlign::middle, false, 0.5F});
  else if (!s.icon.empty())
    b.icon({r.right() - 42, r.centre().y - 15, 30, 30}, s.icon, tone_colour(b.theme(), s.tone));
  seat_widget(b, r, s, acts);
}

}  // namespace

float draw_seats(Builder& b, Rect area, const TableView& t, const TableActs& acts) {
  const auto n = static_cast<float>(std::max<std::size_t>(t.seats.size(), 1));
  const float pitch = std::min(90.0F, (area.h * 0.645F + 8) / n);
  if (pitch >= 64) {
    for (std::size_t i = 0; i < t.seats.size(); ++i)
      wide_chip(b, {area.x, area.y + static_cast<float>(i) * pitch, area.w, pitch - 8}, t.seats[i], acts);
    return area.y + n * pitch;
  }
  constexpr float kGap = 8;
  const auto boxes = split_grid(area, static_cast<int>(t.seats.size()), area.w / 2 - kGap,
                                std::max(52.0F, b.finger() - kGap), kGap);
  for (std::size_t i = 0; i < t.seats.size(); ++i) small_chip(b, boxes[i], t.seats[i], acts);
  return boxes.empty() ? area.y : boxes.back().bottom() + kGap;
}

void draw_seat_button(Builder& b, Rect r, const SeatInfo& info, ButtonOpt o) {
  const bool off = !o.reason.empty(), held = b.state().pressed == o.id && b.hovered(o.id);
  const char* plate = off               ? "button_disabled"
                      : held            ? "button_pressed"
                      : o.on            ? "button_on"
                      : b.hovered(o.id) ? "button_hover"
                                        : "button";
  b.skin(r, plate,
         o.on              ? b.theme().act
         : b.hovered(o.id) ? b.theme().hover_line
                           : blend(b.theme().button_line, seat_colour(info), 0.45F));
  const Rect c = held ? r.moved(0, 1.5F) : r.moved(0, -1.5F);
  const float size = std::min({44.0F, c.h - 14, c.w - 10});
  const bool name = r.w >= 96;
  b.badge({name ? c.x + 10 : c.centre().x - size / 2, c.centre().y - size / 2, size, size}, info);
  if (name)
    b.text({c.x + size + 18, c.y, c.w - size - 24, c.h}, info.name,
           {Face::semibold, 21, off ? b.theme().disabled : b.theme().text, Align::left, VAlign::middle, false, 0.5F, 0,
            true});
  Widget w;
  w.id = o.id;
  w.role = o.role;
  w.name = o.name;
  w.reason = o.reason;
  w.rule = o.rule;
  w.enabled = !off;
  w.secret = o.secret;
  w.hotkey = o.hotkey;
  if (!off) w.press = std::move(o.press);
  b.widget(r, std::move(w), o.name);
}

void draw_stake(Builder& b, Rect r, const TableView& t) {
  if (!t.stake) return;
  const PanelView& p = *t.stake;
  const Colour c = tone_colour(b.theme(), p.tone);
  b.panel(r);
  b.icon({r.x + 12, r.y + 10, 72, r.h - 20}, p.icon, c);
  b.text({r.x + 96, r.y + 5, r.w - 112, 24}, p.title,
         {Face::heading, 18, c, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  const std::string text = p.rows.empty() ? std::string() : p.rows.front().text;
  b.label("stake", {r.x + 96, r.y + 29, r.w - 104, r.h - 37}, text,
          {Face::semibold, 20, b.theme().text, Align::left, VAlign::middle, true, 0.7F});
}

namespace {

const TextOpt kBoxName{.face = Face::semibold, .px = 18, .min_scale = 0.55F};

// Of the names before boxes, so that the boxes of all rows stand below one another.
float box_names(const Builder& b, const PanelView& p, float width) {
  float most = 0;
  for (const auto& row : p.rows)
    if (!row.text.empty()) most = std::max(most, b.measure(row.text, kBoxName).w + 12);
  return std::min(most, width * 0.4F);
}

// A seat's mark and name, `words` wide (0: the mark alone), and to the right what is possible for it.
std::string box_row(Builder& b, Rect r, const PanelRow& row, float words, const SeatInfo* who) {
  const Theme& th = b.theme();
  const Colour c = tone_colour(th, row.tone, who);
  float x = r.x;
  if (who != nullptr) {
    const float s = std::min(24.0F, r.h * 0.8F);
    b.badge({x, r.centre().y - s / 2, s, s}, *who);
    x += s + 8;
  }
  const auto n = static_cast<float>(row.boxes.size());
  TextOpt name = kBoxName;
  name.colour = c;
  const float pitch = std::min(31.0F, std::min(r.w * (words > 0 ? 0.74F : 1.0F), r.right() - x - words) / n),
              w = pitch - 3, h = std::min(30.0F, r.h - 4);
  float at = words > 0 ? r.right() - pitch * n + 3 : x;
  if (words > 0) b.text({x, r.y, at - x - 8, r.h}, row.text, name);
  std::string open;
  for (const BoxView& box : row.boxes) {
    const Rect cell{at, r.centre().y - h / 2, w, h};
    if (box.level == 0)
      b.frame(cell, th.line, 1.2F, 7, 0.6F);
    else
      b.fill(cell, box.level == 2 ? c : th.raised, 7);
    const TextOpt o{box.level == 2 ? Face::semibold : Face::medium,
                    18,
                    box.level == 2 ? th.ink : th.dim,
                    Align::centre,
                    VAlign::middle,
                    false,
                    0.5F};
    b.text(cell, box.level == 0 ? "–" : box.text, o);
    if (box.level == 2) open += (open.empty() ? "" : ", ") + box.text;
    at += pitch;
  }
  return b.texts().labelled(row.text, open);
}

// Where rows would be lower than their words, two beside each other if numbers have room, without names: marks tell
// seats apart.
std::string box_rows(Builder& b, Rect r, const PanelView& p, const TableView& t) {
  const auto n = static_cast<float>(p.rows.size());
  const float gap = 24, cell = ((r.w - gap) / 2 - 32) / static_cast<float>(p.rows.front().boxes.size()) - 3;
  const bool two = r.h / n < b.line(18) * 0.8F && cell > b.measure("8", kBoxName).w;
  const float deep = two ? std::ceil(n / 2) : n, w = two ? (r.w - gap) / 2 : r.w, high = std::min(44.0F, r.h / deep),
              names = two ? 0 : box_names(b, p, r.w);
  std::string spoken;
  float x = r.x, y = r.y;
  for (const PanelRow& row : p.rows) {
    spoken += (spoken.empty() ? "" : ". ") + box_row(b, {x, y, w, high}, row, names, info_of(t, row.seat));
    y += high;
    if (y + high > r.y + deep * high + 1) x += w + gap, y = r.y;
  }
  return spoken;
}

constexpr float kBefore = 16, kBehind = 8;  // the words of a row

float lead_width(const Builder& b, const PanelRow& row, float width) {
  if (row.lead.empty()) return 0;
  return std::clamp(b.measure(row.lead, {.face = Face::medium, .px = 18}).w + 5, kLead, std::max(kLead, width * 0.4F));
}

}  // namespace

float panel_row_height(const Builder& b, const PanelRow& row, float width) {
  const float room = width - kBefore - kBehind - lead_width(b, row, width);
  return std::max(36.0F, b.measure(row.text, {.face = Face::semibold, .px = 18, .wrap = true}, room).h + 4);
}

void draw_panel(Builder& b, Rect r, const PanelView& p, const TableView& t) {
  const Theme& th = b.theme();
  const Colour c = tone_colour(th, p.tone);
  const bool alarm = p.tone == Tone::alarm;
  alarm ? b.skin(r, "panel_alert", th.alarm) : b.panel(r);
  const float icon = p.icon.empty() ? 0 : 32;
  const bool boxes = !p.rows.empty() && !p.rows.back().boxes.empty();
  if (boxes) {
    if (icon > 0) b.icon({r.x + 16, r.y + 13, 26, 26}, p.icon, th.second);
    b.text({r.x + (icon > 0 ? 52.0F : 20.0F), r.y + 12, r.w - 72, 28}, p.title,
           {Face::heading, 22, th.text, Align::left, VAlign::middle, false, 0.6F});
  } else {
    b.text({r.x + 20, r.y + 12, r.w - 40 - icon, 28}, p.title,
           {Face::heading, alarm ? 24.0F : 18.0F, alarm ? th.text : c, Align::left, VAlign::middle, true, 0.6F, 1.2F});
    if (icon > 0) b.icon({r.right() - 20 - 26, r.y + 13, 26, 26}, p.icon, alarm ? th.alarm : c);
  }
  const Rect below{r.x + 16, r.y + 44, r.w - 32, r.h - 52};
  if (boxes && std::none_of(p.rows.begin(), p.rows.end(), [](const PanelRow& row) { return row.boxes.empty(); }))
    return b.region(r, "panel." + p.id, p.title, box_rows(b, below, p, t));
  const auto n = static_cast<float>(std::max<std::size_t>(p.rows.size(), 1));
  const float room = r.h - 52, names = box_names(b, p, r.w - 32);
  float y = r.y + 44;
  std::string spoken;
  for (const auto& row : p.rows) {
    const SeatInfo* who = nullptr;
    for (const auto& s : t.seats)
      if (s.seat == row.seat) who = &s.info;
    if (!row.boxes.empty()) {
      const float high = std::min(44.0F, room / n);
      spoken += (spoken.empty() ? "" : ". ") + box_row(b, {r.x + 16, y, r.w - 32, high}, row, names, who);
      y += high;
      continue;
    }
    const bool big = !row.picture.empty() || !row.icon.empty();
    const float h = big ? std::min(94.0F, room / n) : std::min(panel_row_height(b, row, r.w), r.bottom() - 6 - y);
    float x = r.x + (row.lead.empty() ? 20 : kBefore);
    if (!row.picture.empty())
      b.picture({r.x + 12, y, h - 2, h - 2}, row.picture);
    else if (!row.icon.empty())
      b.icon({r.x + 20, y + h * 0.14F, h * 0.72F, h * 0.72F}, row.icon, tone_colour(th, row.tone, who));
    if (big) x += h + 2;
    if (!row.lead.empty()) {
      const float lead = lead_width(b, row, r.w);
      b.text({x, y, lead - 3, h}, row.lead, {Face::medium, 18, th.dim, Align::left, VAlign::middle, false, 0.6F});
      x += lead;
    }
    const TextOpt sub{Face::body, 19, tone_colour(th, row.sub_tone, who), Align::left, VAlign::middle, true, 0.5F};
    const bool two = !row.sub.empty() && h >= 46 &&
                     b.measure(row.sub, sub, r.right() - x - 14).h <= std::max(h * 0.42F, b.line(19));
    b.text(
        {x, two ? y + h * 0.12F : y, r.right() - x - kBehind, two ? h * 0.42F : h}, row.text,
        {Face::semibold, big ? 22.0F : 18.0F, tone_colour(th, row.tone, who), Align::left, VAlign::middle, true, 0.5F});
    if (two) b.text({x, y + h * 0.5F, r.right() - x - 14, h * 0.42F}, row.sub, sub);
    spoken += (spoken.empty() ? "" : ". ") + row.lead + " " + row.text + " " + row.sub;
    y += h;
  }
  b.region(r, "panel." + p.id, p.title, spoken);
}

void draw_log(Builder& b, Rect r, const TableView& t, const TableActs& acts) {
  const Theme& th = b.theme();
  float bottom = r.bottom() - 12;
  for (std::size_t i = t.log.size(); i-- > 0;) {
    const LogLine& line = t.log[i];
    TextOpt o{Face::medium, 19, i + 3 >= t.log.size() ? th.text : th.second, Align::left, VAlign::middle, true, 0.8F};
    const float w = r.w - 100, h = std::max({44.0F, b.finger(), b.measure(line.text, o, w).h + 12});
    const float y = bottom - h;
    if (y < r.y) return;
    const SeatInfo* who = nullptr;
    for (const auto& s : t.seats)
      if (s.seat == line.who) who = &s.info;
    if (!line.icon.empty())
      b.icon({r.x + 19, y + h / 2 - 11, 22, 22}, line.icon,
             line.colour.empty() ? th.second : named_colour(th, line.colour));
    else if (who != nullptr)
      b.badge({r.x + 18, y + h / 2 - 11, 22, 22}, *who);
    else
      b.icon({r.x + 19, y + h / 2 - 10, 20, 20}, "check", th.second);
    b.text({r.x + 52, y, w, h}, line.text, o);
    if (!line.paragraph.empty() && acts.rule) {
      const Rect link{r.right() - 46, y, 36, h};
      b.text(link, "§", {Face::medium, 18, th.colour("link", rgb(0x6fb5ab)), Align::right});
      Widget k;
      k.id = fmt::format("log.rule.{}", i);
      k.role = Role::link;
      k.name = b.tr("match.rule_link", {{"n", line.paragraph}});
      k.focusable = false;
      k.press = [rule = acts.rule, p = line.paragraph] { rule(p); };
      b.widget(link, std::move(k), "§ " + line.paragraph);
    }
    if (y - 2 > r.y + 10) b.fill({r.x + 20, y, r.w - 40, 1}, b.theme().colour("divider"), 0, 0.6F);
    bottom = y;
  }
}

}  // namespace prowl::ui
