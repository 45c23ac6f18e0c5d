#include <algorithm>

#include <fmt/format.h>

#include "table/seats/seat_chip.hpp"

namespace prowl::ui {
namespace {

constexpr float kHead = 64;

// The head of a portrait card, cut out of it.
void portrait(Builder& b, Rect r, const CardView& c) {
  const float w = r.w / 0.74F, h = w / kCardShape;
  b.fill(r, b.theme().ground, 8, 0.8F);
  b.clip(r);
  b.picture({r.centre().x - w / 2, r.y - h * 0.02F, w, h}, c.piece.picture);
  b.unclip();
  b.frame(r, named_colour(b.theme(), "expansion"), 2, 6);
}

void portrait_name(Builder& b, Rect r, const CardView& c) {
  const Rect strip{r.x + 1, r.bottom() - 26, r.w - 2, 25};
  b.fill(strip, b.theme().ink, 4, 0.82F);
  b.text(strip.inset(3, 0), c.words.title,
         {Face::semibold, 18, b.theme().text, Align::centre, VAlign::middle, false, 0.5F, 0, true});
}

void card_widget(Builder& b, Rect r, std::string id, const CardView& c) {
  Widget w;
  w.id = std::move(id);
  w.role = Role::label;
  w.name = c.words.title;
  w.value = c.state;
  w.focusable = false;
  std::string tip = c.words.title + (c.state.empty() ? "" : " · " + c.state) + "\n" + c.words.text;
  if (!c.words.origin.empty()) tip += "\n" + c.words.origin;
  b.widget(r, std::move(w), tip);
}

void character_widget(Builder& b, Rect r, const SeatView& s) {
  card_widget(b, r, fmt::format("character.p{}", index(s.seat) + 1), *s.character);
}

// How much is said of it goes by the room. What a hunter is, the colour and the hand of backs say too.
void state(Builder& b, Rect r, const SeatView& s, bool wrap) {
  TextOpt o{Face::medium, 18, tone_colour(b.theme(), s.tone, &s.info), Align::left, VAlign::middle, wrap, 0.5F};
  o.spare = !s.closed.empty();
  o.shortens = !o.spare;
  const bool fits = s.brief.empty() || b.measure(s.state, smallest(b, o)).w <= r.w;
  b.text(r, fits ? s.state : s.brief, o);
}

void head(Builder& b, Rect r, const SeatView& s, float right) {
  const Theme& th = b.theme();
  chip_badge(b, {r.x + 12, r.y + 11, 46, 46}, s);
  const float x = r.x + 68;
  b.text({x, r.y + 8, right - x, 30}, s.info.name,
         {Face::semibold, 23, th.text, Align::left, VAlign::middle, false, 0.55F, 0, true});
  state(b, {x, r.y + 36, right - x, 26}, s, true);
}

// How a grown card stands, below or beside it.
void growth_state(Builder& b, Rect r, const CardView& c, Align align) {
  b.text(r, c.state,
         {Face::semibold, 18, tone_colour(b.theme(), c.tone), align, VAlign::middle, false, 0.35F, 0, true});
}

void growth(Builder& b, Rect cell, const CardView& c, const TableLayout& l, bool beside) {
  const Theme& th = b.theme();
  const float h = beside ? cell.h : cell.h - 48, w = std::min(h * kCardShape, cell.w - 4);
  const Rect card{beside ? cell.x : cell.centre().x - w / 2, cell.y, w, w / kCardShape};
  draw_card(b, card, l, c.piece, c.words, c.look);
  const float mark = c.words.origin.empty() ? 0 : 16;
  if (mark > 0) draw_origin(b, {card.right() - mark - 5, card.bottom() - mark - 5, mark, mark}, l);
  if (beside) {
    const float x = card.right() + 10, room = cell.right() - x - 4;
    b.text({x, cell.y, room, 28}, c.words.title,
           {Face::heading, 21, th.text, Align::left, VAlign::middle, false, 0.5F});
    b.text({x, cell.y + 30, room, cell.h - 58}, c.words.effect,
           {Face::medium, 18, th.second, Align::left, VAlign::top, true, 0.6F, 0, true});
    growth_state(b, {x, cell.bottom() - 26, room, 26}, c, Align::left);
  } else {
    b.text({cell.x - 3, card.bottom() + 2, cell.w + 6, 23}, c.words.title,
           {Face::medium, 18, th.text, Align::centre, VAlign::middle, false, 0.5F, -0.6F, true});
    growth_state(b, {cell.x, card.bottom() + 25, cell.w, 22}, c, Align::centre);
  }
  card_widget(b, cell, fmt::format("growth.{}", c.words.kind), c);
}

// Two with their words, or all the places there are; empty ones are wells.
void growths(Builder& b, Rect r, const SeatView& s, const TableLayout& l) {
  const auto n = static_cast<int>(s.growths.size());
  const int cells = n <= 2 ? std::min(2, s.growth_slots) : std::max(n, s.growth_slots);
  const auto boxes = growth_boxes(r, n, cells, 8);
  const bool beside = cells <= 2 && boxes.front().w >= r.h * kCardShape + 110;
  for (int i = 0; i < cells; ++i) {
    const Rect cell = boxes[static_cast<std::size_t>(i)];
    if (i < n) {
      growth(b, cell, s.growths[static_cast<std::size_t>(i)], l, beside);
      continue;
    }
    const float w = std::min((beside ? cell.h : cell.h - 48) * kCardShape, cell.w - 4);
    b.skin({beside ? cell.x : cell.centre().x - w / 2, cell.y, w, w / kCardShape}, "seat_empty", b.theme().line, 0.8F);
  }
}

void closed_hands(Builder& b, Rect r, const SeatView& s) {
  const auto boxes = split_row(r, static_cast<int>(std::max<std::size_t>(s.closed.size(), 1)), 10);
  for (std::size_t i = 0; i < s.closed.size(); ++i) {
    const ClosedView& hand = s.closed[i];
    const Rect box = boxes[i];
    const float figure = 62;
    const bool fan = box.w >= figure + 44;
    if (fan) chip_backs(b, {box.x, box.y, box.w - figure, box.h}, hand.cards, 16);
    const float used = !fan ? -8
                            : std::min(box.h * 0.71F +
                                           16 * static_cast<float>(std::max<std::size_t>(hand.cards.size(), 1) - 1),
                                       box.w - figure);
    chip_stat(b, box.x + used + 8, box.centre().y - 13, figure, hand.fact, false);
  }
}

}  // namespace

void character_chip(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  chip_ground(b, r, s);
  const bool roomy = r.w >= 290;
  const float pips = roomy ? chip_pips(b, r.right() - 12, r.y + 12, 30, s) - 6 : r.right() - 10;
  head(b, r, s, pips);
  const float foot = 44, h = r.h - kHead - foot - 16;
  const Rect face{r.x + 14, r.y + kHead + 4, std::min(roomy ? 94.0F : 76.0F, h * 0.86F), h};
  chip_widget(b, r, s, acts);
  portrait(b, face, *s.character);
  portrait_name(b, face, *s.character);
  character_widget(b, face, s);
  const float x = face.right() + (roomy ? 14.0F : 10.0F), n = static_cast<float>(s.stats.size()) + (roomy ? 0 : 1),
              step = std::min(36.0F, h / std::max(n, 1.0F));
  float y = face.y + (step - 26) / 2;
  for (const auto& f : s.stats) {
    chip_stat(b, x, y, r.right() - x - 8, f, true);
    y += step;
  }
  if (!roomy) chip_pips(b, x + 30 * 0.94F * static_cast<float>(s.pips.size()), y - 2, 30, s);
  chip_thumbs(b, {r.x + 14, r.bottom() - foot - 2, r.w - 28, foot - 8}, s, 0.84F);
}

void folded_character_chip(Builder& b, Rect r, const SeatView& s, const TableActs& acts) {
  const Theme& th = b.theme();
  chip_ground(b, r, s);
  chip_widget(b, r, s, acts);
  const Rect face{r.x + 9, r.y + 9, std::min(r.w < 270 ? 58.0F : 78.0F, (r.h - 18) * 0.86F), r.h - 18};
  portrait(b, face, *s.character);
  portrait_name(b, face, *s.character);
  character_widget(b, face, s);
  const float x = face.right() + 10, row = (r.h - 14) / 3,
              pip = std::min({r.w < 280 ? 18.0F : 25.0F, row - 4, r.w * 0.06F});
  const float pips = chip_pips(b, r.right() - 8, r.y + 7 + (row - pip) / 2, pip, s) - 6;
  const float size = std::min(30.0F, row - 2);
  chip_badge(b, {x, r.y + 7 + (row - size) / 2, size, size}, s);
  b.text({x + size + 6, r.y + 7, pips - x - size - 6, row}, s.info.name,
         {Face::semibold, 20, th.text, Align::left, VAlign::middle, false, 0.5F, 0, true});
  state(b, {x, r.y + 7 + row, r.right() - 8 - x, row}, s, false);
  float at = x;
  for (const auto& f : s.stats)
    at += chip_stat(b, at, r.y + 7 + 2 * row + (row - 26) / 2, 60, f, false) + (r.w < 270 ? 2.0F : 8.0F);
  if (!s.thumbs.empty() && r.right() - at > 60)
    chip_thumbs(b, {at + 2, r.y + 8 + 2 * row, r.right() - at - 12, row - 4}, s, 0.84F);
}

void growth_chip(Builder& b, Rect r, const SeatView& s, const TableLayout& l, const TableActs& acts) {
  chip_ground(b, r, s);
  chip_widget(b, r, s, acts);
  const float words = std::min(220.0F, r.w * 0.36F);
  const float pips = s.pips.empty() ? r.right() - 14 : chip_pips(b, r.right() - 14, r.y + 10, 30, s, 108) - 10;
  if (!s.stats.empty() && !s.pips.empty())
    b.text({r.right() - 124, r.y + 38, 110, 24}, s.stats.front().label,
           {Face::semibold, 18, named_colour(b.theme(), s.stats.front().colour), Align::right, VAlign::middle, false,
            0.5F});
  const float hands = std::min(pips, r.right() - 134);
  head(b, r, s, r.x + words);
  closed_hands(b, {r.x + words + 10, r.y + 10, hands - r.x - words - 16, 46}, s);
  Rect body{r.x + 16, r.y + kHead + 6, r.w - 32, r.h - kHead - 18};
  if (s.spot) {
    const float w = body.h * kCardShape;
    const Rect card{body.x, body.y, w, body.h};
    draw_mini_card(b, card, *s.spot);
    b.text({card.x + 6, card.y + card.h * 0.66F, w - 12, 26}, s.spot->name,
           {Face::heading, 18, b.theme().text, Align::centre, VAlign::middle, false, 0.45F, 0, true});
    body = {body.x + w + 14, body.y, body.w - w - 14, body.h};
  }
  if (s.growth_slots > 0) growths(b, body, s, l);
}

}  // namespace prowl::ui
