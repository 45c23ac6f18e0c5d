#include <algorithm>

#include <fmt/format.h>

#include "ui/kiosk/attract.hpp"
#include "ui/kiosk/kiosk.hpp"
#include "ui/kit/kit.hpp"

// The strip below every screen of the demo: what to do, and in which language.

namespace prowl::ui {
namespace {

std::string capitals(std::string code) {
  std::transform(code.begin(), code.end(), code.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
  return code;
}

}  // namespace

float Kiosk::foot_height(const Builder& b) { return b.control(52) + 12; }

void Kiosk::draw_foot(Builder& b, Rect r) {
  const Stage now = stage();
  const float pad = b.wide() ? 40 : 16, edge = 6;
  const bool inviting = now == Stage::invite;
  b.fill(r, inviting ? b.theme().raised : b.theme().ground);
  b.fill({r.x, r.y, r.w, 2}, inviting ? b.theme().act : b.theme().line);
  const float langs = static_cast<float>(plan_.languages.size()) * 96;
  const Rect left{r.x + pad, r.y + edge, r.w - langs - 2 * pad - 24, r.h - 2 * edge};
  draw_languages(b, {r.right() - pad - langs, left.y, langs, left.h});
  languages_ = b.device({left.right(), r.y, r.right() - left.right(), r.h});
  if (now == Stage::attract || now == Stage::invite) {
    const float hand = left.h * 0.7F;
    const auto* pictures = dynamic_cast<const AttractScreen*>(ctx_.stack.top());
    const std::string words = pictures == nullptr || inviting ? std::string() : pictures->foot_words();
    b.icon({left.x, left.centre().y - hand / 2, hand, hand}, "touch", b.theme().act);
    b.label(words.empty() ? "kiosk.touch" : "kiosk.caption", {left.x + hand + 20, left.y, left.w - hand - 20, left.h},
            words.empty() ? b.tr(inviting ? "kiosk.invite" : "kiosk.touch") : words,
            {.face = Face::semibold,
             .px = 36,
             .colour = inviting ? b.theme().act : b.theme().text,
             .wrap = true,
             .min_scale = 0.55F});
    return;
  }
  ButtonOpt over{.id = "kiosk.restart", .text = b.tr("kiosk.restart"), .icon = "home", .px = 22, .press = [this] {
                   start_over();
                 }};
  const float wide = std::min(b.button_width(over) + 16, left.w);
  b.button({left.x, left.y, wide, left.h}, std::move(over));
}

void Kiosk::draw_languages(Builder& b, Rect r) {
  const auto boxes = split_row(r, static_cast<int>(plan_.languages.size()), 12);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const std::string& code = plan_.languages[i];
    std::string name = code;
    for (const Language& l : Texts::languages())
      if (l.code == code) name = l.name;
    b.button(boxes[i], {.id = "kiosk.lang." + code,
                        .text = capitals(code),
                        .name = name,
                        .on = ctx_.texts.language() == code,
                        .px = 26,
                        .press = [this, code] { speak(code); }});
  }
}

// A match that people sit at is not to be lost by one press.
void Kiosk::start_over() {
  const Stage now = stage();
  if (now != Stage::match && now != Stage::curtain && now != Stage::lesson) return reset();
  if (ctx_.stack.top() != nullptr && ctx_.stack.top()->id() == "question") return;
  ctx_.stack.push(make_question(ctx_, ctx_.texts.tr("kiosk.restart.question"), ctx_.texts.tr("kiosk.restart"),
                                [this] { reset(); }));
}

}  // namespace prowl::ui
