#include "ui/play/zoom.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

constexpr float kHigh = 672;

// One below the other; the box is as high as they are, at most as high as the card.
void words_beside(Builder& b, Rect side, const CardText& words) {
  constexpr float kAcross = 24, kDown = 20, kGap = 14;
  const Theme& th = b.theme();
  const float w = side.w - 2 * kAcross, room = side.h - 2 * kDown - 3 * kGap;
  const std::string &head = words.effect.empty() ? words.title : words.effect,
                    &foot = words.note.empty() ? words.origin : words.note;
  const TextOpt title{Face::title, 44, th.colour(words.colour), Align::left, VAlign::middle, true, 0.5F, 1},
      when{Face::heading, 20, th.fact, Align::left, VAlign::middle, true, 0.6F},
      text{Face::body, 24, th.text, Align::left, VAlign::top, true, 0.5F},
      small{Face::medium, 20, th.second, Align::left, VAlign::bottom, true, 0.5F};
  const auto high = [&](const std::string& s, const TextOpt& o, float share) {
    return s.empty() ? 0 : std::min(b.measure(s, o, w).h + 4, room * share);
  };
  const float title_h = high(head, title, 0.2F), when_h = high(words.when, when, 0.15F),
              small_h = high(foot, small, 0.25F),
              text_h = std::min(b.measure(words.text, text, w).h + 8, room - title_h - when_h - small_h);
  const float all = title_h + when_h + text_h + small_h + 2 * kDown + 3 * kGap;
  side = {side.x, side.centre().y - all / 2, side.w, all};
  b.panel(side);
  float y = side.y + kDown;
  const auto next = [&](const std::string& s, const TextOpt& o, float h) {
    b.text({side.x + kAcross, y, w, h}, s, o);
    y += h + kGap;
  };
  next(head, title, title_h);
  next(words.when, when, when_h);
  next(words.text, text, text_h);
  next(foot, small, small_h);
}

}  // namespace

void Zoom::show(const std::vector<int>& kinds, std::size_t nth) {
  kinds_.clear();
  at_ = 0;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const Kind k = kind(kinds[i]);
    const auto known = std::find(kinds_.begin(), kinds_.end(), k);
    if (i == nth) at_ = static_cast<std::size_t>(known - kinds_.begin());
    if (known == kinds_.end()) kinds_.push_back(k);
  }
}

bool Zoom::key(const std::string& name) {
  if (!open()) return false;
  if (name == "z") return close(), true;
  if (name != "left" && name != "right") return false;
  at_ = (at_ + (name == "right" ? 1 : kinds_.size() - 1)) % kinds_.size();
  return true;
}

void Zoom::draw(Builder& b, const Session& session, const TableFacts& f, bool secret) {
  if (!open()) return;
  Piece p;
  p.kind = kinds_[at_];
  const PieceView v = piece_view(f, session.layout(), session.describe(), p, 0);
  b.cover_widgets();
  draw_large_card(b, session, f, v, secret, [this, &session] {
    close();
    session.ctx().invalidate();
  });
}

void draw_large_card(Builder& b, const Session& session, const TableFacts& f, const PieceView& p, bool secret,
                     std::function<void()> close) {
  const CardText words = card_text(f, session.ctx().texts, p.kind);
  b.skin(b.full(), "veil");
  const float k = std::min({1.6F, (b.height() - 60) / kHigh, b.width() / 1000});
  const bool thing = p.shape == "object";  // its picture is a square, and no card
  const float high = kHigh * k, aspect = thing ? 1 : card_aspect(session.layout(), p);
  const float side = std::min(460 * k, b.width() - high * aspect - 64);
  const Rect card{(b.width() - high * aspect - side - 24) / 2, (b.height() - high) / 2, high * aspect, high};
  if (thing) b.panel(card);
  draw_card(b, thing ? card.inset(card.w * 0.12F, card.h * 0.12F) : card, session.layout(), p, words);
  words_beside(b, {card.right() + 24, card.y, side, card.h}, words);
  b.widget(b.full(), {.id = "card.zoom",
                      .role = Role::card,
                      .name = p.name,
                      .value = words.title + ". " + words.text,
                      .secret = secret,
                      .press = std::move(close)});
}

}  // namespace prowl::ui
