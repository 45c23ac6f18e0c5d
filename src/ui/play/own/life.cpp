#include <algorithm>

#include <fmt/format.h>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
namespace {

constexpr float kGap = 14, kLeastWords = 196, kLeastFacts = 180;

std::vector<const OptionRow*> of_weight(const OwnScene& scene, Weight w) {
  std::vector<const OptionRow*> out;
  for (const OptionRow& row : scene.acts.rows)
    if (row.weight == w) out.push_back(&row);
  return out;
}

const PieceView* card_of(const OwnScene& scene, const OptionRow& row) {
  const auto& hand = scene.t.hand;
  const auto at = std::find_if(hand.begin(), hand.end(), [&](const PieceView& p) { return p.kind == row.about; });
  return at == hand.end() || row.about == Kind::hidden ? nullptr : &*at;
}

void words(Builder& b, Rect r, const OptionRow& row) {
  const Theme& th = b.theme();
  const TextOpt lead{Face::title, 32, th.text, Align::left, VAlign::top, true, 0.4F, 1},
      brings{Face::semibold, 22, th.fact, Align::left, VAlign::top, true, 0.45F};
  const float title = std::min(b.measure(row.text, lead, r.w).h, r.h * 0.35F);
  b.text({r.x, r.y, r.w, title + 4}, row.text, lead);
  const float note = std::min(b.measure(row.note, brings, r.w).h, r.h * 0.3F);
  b.text({r.x, r.y + title + 8, r.w, note + 4}, row.note, brings);
  const float y = r.y + title + note + 18;
  b.text({r.x, y, r.w, r.bottom() - y}, row.detail, {Face::medium, 19, th.text, Align::left, VAlign::top, true, 0.45F});
}

// The whole card is the button, with what it brings and costs: beside it where it is the only one, else below.
void life_card(Builder& b, Rect r, const OwnScene& scene, const OptionRow& row, bool alone) {
  const bool lit = b.hovered(row.id) || b.focused(row.id);
  b.skin(r.inset(-8), "glow", b.theme().act, lit ? 0.9F : 0.45F);
  b.skin(r, lit ? "option_on" : "option", b.theme().act);
  const Rect in = r.inset(12, 12);
  const PieceView* p = card_of(scene, row);
  const float aspect = p == nullptr ? kCardShape : card_aspect(scene.layout(), *p);
  const float h = alone ? in.h : std::min(in.h - kLeastWords * std::max(1.0F, b.text_scale()), in.w / aspect);
  const float w = std::min(h * aspect, alone ? in.w * 0.5F : in.w);
  const Rect card{alone ? in.x : in.centre().x - w / 2, in.y, w, w / aspect};
  if (p != nullptr) draw_card(b, card, scene.layout(), *p, card_text(scene.mine(), scene.texts(), p->kind));
  words(b,
        alone ? Rect{card.right() + 16, in.y + 4, in.right() - card.right() - 16, in.h - 8}
              : Rect{in.x, card.bottom() + 10, in.w, in.bottom() - card.bottom() - 10},
        row);
  b.widget(r, {.id = row.id,
               .role = Role::option,
               .name = row.text,
               .value = row.note + ". " + row.detail,
               .secret = true,
               .decides = row.decides,
               .hotkey = row.hotkey,
               .press = row.press});
}

void quiet_row(Builder& b, Rect r, const OptionRow& row) {
  b.button(r, {.id = row.id,
               .text = row.text,
               .icon = row.icon,
               .note = row.note,
               .ghost = true,
               .secret = true,
               .decides = row.decides,
               .px = 20,
               .align = Align::left,
               .role = Role::option,
               .press = row.press});
}

}  // namespace

bool of_life(const OwnScene& scene) {
  return std::any_of(scene.acts.rows.begin(), scene.acts.rows.end(),
                     [](const OptionRow& row) { return row.weight == Weight::quiet; });
}

void draw_life(Builder& b, Rect r, const OwnScene& scene) {
  const auto cards = of_weight(scene, Weight::grave), quiet = of_weight(scene, Weight::quiet);
  const Theme& th = b.theme();
  const float row = b.control(64), head = b.control(46);
  const std::string& title = cards.empty() ? quiet.front()->section : cards.front()->section;
  b.label("life", {r.x, r.y, r.w, head}, title,
          {Face::title, 36, cards.empty() ? th.alarm_text : th.text, Align::left, VAlign::middle, true, 0.5F, 1}, true);
  float foot = r.bottom();
  for (auto it = quiet.rbegin(); it != quiet.rend(); ++it, foot -= row + kGap)
    quiet_row(b, {r.x, foot - row, r.w, row}, **it);
  std::vector<int> others;
  for (std::size_t i = 0; i < scene.t.hand.size(); ++i)
    if (std::none_of(cards.begin(), cards.end(), [&](const OptionRow* c) { return c->about == scene.t.hand[i].kind; }))
      others.push_back(static_cast<int>(i));
  Rect area{r.x, r.y + head + kGap, r.w, foot - r.y - head - kGap};
  if (!others.empty()) {
    const float high = cards.empty() ? std::min(area.h, 240.0F) : std::min(area.h * 0.24F, 140.0F);
    draw_small_hand(b, {r.x, cards.empty() ? area.y : area.bottom() - high, r.w, high}, scene, others);
    area.h -= high + kGap;
    if (cards.empty()) area.y += high + kGap;
  }
  if (cards.empty()) {
    if (scene.session().ctx().settings.deduction && !scene.t.facts.empty() && area.h > kLeastFacts)
      draw_panel(b, {area.x, area.y, area.w, std::min(area.h, 280.0F)}, scene.t.facts.front(), scene.t);
    return;
  }
  const auto boxes = split_row(area, static_cast<int>(cards.size()), kGap);
  for (std::size_t i = 0; i < cards.size(); ++i) life_card(b, boxes[i], scene, *cards[i], cards.size() == 1);
}

}  // namespace prowl::ui
