#include <algorithm>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kTop = 50, kRow = 92, kCard = 264, kFoot = 30, kMarketGap = 10;

/// What pressing a card does: the one option that is about it.
const OptionRow* option_of(const TableActs& acts, const CardView& c) {
  for (const auto& row : acts.rows)
    if (row.about == c.piece.kind && row.press && c.piece.kind != Kind::hidden) return &row;
  return nullptr;
}

void market_widget(Builder& b, Rect r, const CardView& c, const OptionRow* option, bool secret) {
  Widget w;
  w.id = "market." + c.words.kind;
  w.role = option != nullptr ? Role::option : Role::label;
  w.name = c.words.title;
  w.value = c.words.effect;
  w.focusable = option != nullptr;
  w.secret = secret;
  if (option != nullptr) w.press = option->press, w.decides = option->decides;
  b.widget(r, std::move(w), c.words.text + (c.words.origin.empty() ? "" : "\n" + c.words.origin));
}

std::string state_of(const Builder& b, const CardView& c, const OptionRow* option) {
  if (option == nullptr) return c.look;
  const std::string id = "market." + c.words.kind;
  return b.hovered(id) || b.focused(id) ? "focus" : "legal";
}

}  // namespace

void draw_origin(Builder& b, Rect r, const TableLayout& l) {
  if (!l.origin.empty()) b.picture(r, l.origin);
}

void draw_card_row(Builder& b, Rect r, const TableLayout& l, const CardView& c, std::string_view state) {
  const Theme& th = b.theme();
  const bool lit = state == "legal" || state == "focus";
  b.skin(r, state == "focus" ? "option_on" : "option", lit ? th.act : th.line);
  const float h = r.h - 10, w = h * kCardShape;
  draw_card(b, {r.x + 6, r.y + 5, w, h}, l, c.piece, c.words, lit ? "plain" : state);
  const float x = r.x + w + 18, room = r.right() - x - 12, mark = c.words.origin.empty() ? 0 : 18;
  b.text({x, r.y + 4, room - mark - 4, r.h * 0.36F}, c.words.title,
         {Face::heading, 21, lit ? th.act : th.text, Align::left, VAlign::middle, false, 0.5F});
  b.text({x, r.y + 4 + r.h * 0.36F, room, r.h * 0.6F - 4}, c.words.effect,
         {Face::medium, 18, th.second, Align::left, VAlign::top, true, 0.55F});
  if (mark > 0) draw_origin(b, {r.right() - mark - 10, r.y + 10, mark, mark}, l);
}

float market_height(const Builder& b, const MarketView& m, bool large) {
  const float foot = m.foot.empty() ? 0 : b.control(kFoot);
  if (large) return kTop + kCard + 12 + foot;
  const auto n = static_cast<float>(std::max(m.slots, 1));
  return kTop + n * (b.control(kRow) + kMarketGap) + 4 + foot;
}

void draw_market(Builder& b, Rect r, const MarketView& m, const TableLayout& l, const TableActs& acts) {
  const Theme& th = b.theme();
  b.skin(r, "panel_alert", named_colour(th, "expansion"));
  b.text({r.x + 18, r.y + 10, r.w * 0.58F, 30}, m.title,
         {Face::heading, 24, th.text, Align::left, VAlign::middle, false, 0.5F});
  b.text({r.x + r.w * 0.6F, r.y + 10, r.w * 0.4F - 18, 30}, m.note,
         {Face::medium, 18, th.second, Align::right, VAlign::middle, false, 0.5F});
  const bool large = r.h >= market_height(b, m, true) - 1;
  const int n = std::max(m.slots, static_cast<int>(m.cards.size()));
  const Rect in{r.x + 14, r.y + kTop, r.w - 28, r.h - kTop - 10};
  const float pitch = (in.h + kMarketGap) / static_cast<float>(std::max(n, 1));
  for (int i = 0; i < n; ++i) {
    const float w = std::min(kCard * kCardShape, (in.w - kMarketGap) / static_cast<float>(n)),
                step = in.w / static_cast<float>(n);
    const Rect box = large ? Rect{in.x + step * (static_cast<float>(i) + 0.5F) - w / 2, in.y, w, w / kCardShape}
                           : Rect{in.x, in.y + pitch * static_cast<float>(i), in.w,
                                  std::min(pitch - kMarketGap, b.control(kRow))};
    if (i >= static_cast<int>(m.cards.size())) {
      b.skin(box, "seat_empty", th.line, 0.7F);
      b.text(box.inset(5, 2), m.none, {Face::medium, 18, th.dim, Align::centre, VAlign::middle, true, 0.5F});
      continue;
    }
    const CardView& c = m.cards[static_cast<std::size_t>(i)];
    const OptionRow* option = option_of(acts, c);
    const std::string state = state_of(b, c, option);
    if (large)
      draw_card(b, box, l, c.piece, c.words, state);
    else
      draw_card_row(b, box, l, c, state);
    market_widget(b, box, c, option, acts.secret);
  }
}

float note_height(const Builder& b, const PanelView& p) {
  float h = 50;
  for (const auto& row : p.rows) h += row.boxes.empty() ? b.line(18) + 5 : 42;
  return h + 8;
}

void draw_note_panel(Builder& b, Rect r, const PanelView& p) {
  const Theme& th = b.theme();
  const Colour accent = p.colour.empty() ? tone_colour(th, p.tone) : named_colour(th, p.colour);
  b.skin(r, "panel_alert", accent);
  const float icon = p.icon.empty() ? 0 : 40;
  if (icon > 0) b.picture({r.x + 12, r.y + 6, icon, icon}, p.icon);
  const TextOpt note{Face::medium, 18, accent, Align::right, VAlign::middle, false, 0.5F};
  const float right = std::min(b.measure(p.note, note).w + 2, r.w * 0.5F);
  b.text({r.x + icon + 20, r.y + 9, r.w - icon - right - 48, 32}, p.title,
         {Face::heading, 24, th.text, Align::left, VAlign::middle, false, 0.5F});
  b.text({r.right() - right - 16, r.y + 9, right, 32}, p.note, note);
  float y = r.y + 50;
  std::string spoken = p.note;
  for (const auto& row : p.rows) {
    if (!row.boxes.empty()) {
      const auto cells = split_row({r.x + 14, y, r.w - 28, 34}, static_cast<int>(row.boxes.size()), 4);
      for (std::size_t i = 0; i < row.boxes.size(); ++i) {
        const BoxView& box = row.boxes[i];
        if (box.level == 2)
          b.fill(cells[i], accent, 8);
        else
          b.fill(cells[i], th.ground, 8, box.level == 0 ? 0.3F : 0.72F);
        if (box.level == 3) b.frame(cells[i], th.act, 3, 8);
        b.text(cells[i], box.text,
               {box.level >= 2 ? Face::bold : Face::medium, 18,
                box.level == 2   ? th.ink
                : box.level == 0 ? th.disabled
                : box.level == 3 ? th.act
                                 : th.text,
                Align::centre, VAlign::middle, false, 0.5F});
      }
      y += 42;
      continue;
    }
    const float h = b.line(18);
    if (!row.icon.empty())
      b.icon({r.x + 16, y + h / 2 - 11, 22, 22}, row.icon,
             row.colour.empty() ? th.second : named_colour(th, row.colour));
    b.text({r.x + 48, y, r.w - 62, h}, row.text,
           {Face::medium, 18, tone_colour(th, row.tone), Align::left, VAlign::middle, false, 0.5F});
    spoken += ". " + row.text;
    y += h + 5;
  }
  b.region(r, "panel." + p.id, p.title, spoken, p.tip);
}

}  // namespace prowl::ui
