#include <algorithm>

#include <fmt/format.h>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {
namespace {

constexpr float kPileShape = 0.71F, kLeastPileWords = 80;

void pile_widget(Builder& b, Rect r, const PileView& p) {
  Widget w;
  w.id = "pile." + p.id;
  w.role = Role::label;
  w.name = p.title;
  w.value = fmt::format("{}. {} {}", p.count, p.top, p.note);
  w.focusable = false;
  b.widget(r, std::move(w), p.title + "\n" + p.note);
}

void stack(Builder& b, Rect card, const PileView& p) {
  for (int layer = std::min(p.count, 3) - 1; layer >= 0 && p.face; --layer)
    draw_mini_card(
        b, {card.x + static_cast<float>(layer) * 3, card.y + 2 - static_cast<float>(layer) * 2, card.w, card.h - 2},
        *p.face);
  if (p.count == 0) b.skin(card, "well");
}

void worded_pile(Builder& b, Rect box, const PileView& p) {
  const TextOpt title{Face::semibold, 18, b.theme().text, Align::centre, VAlign::middle, true, 0.5F},
      note{Face::medium, 18, b.theme().second, Align::centre, VAlign::middle, true, 0.55F};
  const float most = (box.h - 24) / 2, high = std::clamp(b.measure(p.title, title, box.w + 8).h + 4, 28.0F, most),
              low = std::clamp(b.measure(p.note, note, box.w + 8).h + 2, 26.0F, most);
  const float h = std::max(20.0F, box.h - high - low), w = std::min(h * kPileShape, box.w - 8);
  stack(b, {box.centre().x - w / 2, box.y + 4, w, h - 4}, p);
  b.text({box.x - 4, box.bottom() - low - high, box.w + 8, high}, p.title, title);
  b.text({box.x - 4, box.bottom() - low, box.w + 8, low}, p.note, note);
}

// Where there is no room for words: its back and its number.
void small_pile(Builder& b, Rect box, const PileView& p) {
  const float h = box.h - 8, w = std::min(h * kPileShape, box.w * 0.5F);
  stack(b, {box.x + 2, box.y + 4, w, h}, p);
  b.text({box.x + w + 8, box.y, box.w - w - 8, box.h}, std::to_string(p.count),
         {Face::semibold, 18, b.theme().text, Align::left, VAlign::middle, false, 0.5F});
}

}  // namespace

void draw_mini_card(Builder& b, Rect r, const PieceView& p) {
  const float edge = r.w * 0.03F;
  b.picture(r.inset(edge), p.picture, 1, p.key, false, true);
  if (!p.frame.empty()) b.picture(r, p.frame);
}

void draw_piles(Builder& b, Rect r, const TableView& t) {
  if (t.piles.empty()) return;
  b.panel(r);
  const auto n = static_cast<int>(t.piles.size());
  const bool words = (r.w - 24) / static_cast<float>(n) >= kLeastPileWords;
  const Rect in = r.inset(words ? 7 : 8, words ? 10 : 6);
  const auto boxes = words ? split_row(in, n, 10)
                           : split_grid(in, n, in.w / 2 - 4, in.h / static_cast<float>((n + 1) / 2) - 2, 4);
  for (std::size_t i = 0; i < t.piles.size(); ++i) {
    words ? worded_pile(b, boxes[i], t.piles[i]) : small_pile(b, boxes[i], t.piles[i]);
    pile_widget(b, boxes[i], t.piles[i]);
  }
}

}  // namespace prowl::ui
