#include "ui/play/zoom.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

constexpr float kHigh = 672;

void words_beside(Builder& b, Rect side, const CardText& words) {
  const Theme& th = b.theme();
  b.panel(side);
  const Rect in = side.inset(24, 20);
  b.text({in.x, in.y, in.w, 60}, words.effect.empty() ? words.title : words.effect,
         {Face::title, 44, th.colour(words.colour), Align::left, VAlign::middle, true, 0.5F, 1});
  b.text({in.x, in.y + 70, in.w, 40}, words.when,
         {Face::heading, 20, th.fact, Align::left, VAlign::middle, true, 0.6F});
  b.text({in.x, in.y + 120, in.w, in.h - 230}, words.text,
         {Face::body, 24, th.text, Align::left, VAlign::top, true, 0.5F});
  b.text({in.x, in.bottom() - 100, in.w, 100}, words.note.empty() ? words.origin : words.note,
         {Face::medium, 20, th.second, Align::left, VAlign::bottom, true, 0.5F});
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
