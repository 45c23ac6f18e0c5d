#include <algorithm>

#include "ui/play/play.hpp"

namespace prowl::ui {
namespace {

constexpr Rect kRing{740, 176, 440, 440};  // of the picture's 1920 x 1080

// Each as wide as its words ask; where all of them have no room side by side, the same for all, and two lines.
void change_row(Builder& b, Column& c, std::vector<ButtonOpt> others) {
  constexpr float kGap = 12;
  const float n = static_cast<float>(others.size()), room = c.area.w - kGap * (n - 1);
  std::vector<float> widths;
  float sum = 0;
  for (const ButtonOpt& o : others) sum += widths.emplace_back(b.button_width(o) + 8);
  const bool fit = sum <= room;
  if (!fit) widths.assign(others.size(), room / n), sum = room;
  const Rect r = c.next(b.control(fit ? 48 : 68));
  float x = r.centre().x - (sum + kGap * (n - 1)) / 2;
  for (std::size_t i = 0; i < others.size(); ++i) {
    b.button({x, r.y, widths[i], r.h}, std::move(others[i]));
    x += widths[i] + kGap;
  }
}

}  // namespace

/// Knows nothing but who is to come and who has answered: the same for any two hands.
void draw_curtain(Builder& b, const std::string& picture, const SeatInfo& who, std::function<void()> confirm,
                  std::vector<ButtonOpt> others, const std::string& note) {
  const Theme& th = b.theme();
  const Rect w = b.full();
  const float k = std::max(w.w / 1920, w.h / 1080);
  const float left = (w.w - 1920 * k) / 2, top = (w.h - 1080 * k) / 2;
  begin_layer(b, w);
  if (!picture.empty()) b.cover(w, picture, 16.0F / 9.0F);
  end_layer(b);
  const Rect ring{left + kRing.x * k, top + kRing.y * k, kRing.w * k, kRing.h * k};
  b.skin(ring, "common/seats/emblem_" + who.shape, seat_colour(who));
  const float low = who.shape == "triangle" ? 0.055F : 0;
  b.text(ring.moved(0, ring.h * low), initial_of(who.name),
         {Face::bold, 150 * k / b.text_scale(), th.ink, Align::centre, VAlign::middle, false, 0.3F});
  const float below = ring.bottom() + 20 * k, room = w.h - below;
  const bool small = room < 240 + 140 * b.text_scale();
  const float title_px = std::min(small ? 60.0F : 108.0F, room * 0.28F);
  Column c({w.w * 0.05F, below + (small ? 0 : room * 0.1F), w.w * 0.9F, room}, small ? 6.0F : 14.0F);
  b.label("curtain.title", c.next(std::max(title_px * 1.05F, b.line(40))),
          b.tr("match.curtain.hand_to", {{"who", who.name}}),
          {Face::title, title_px, th.text, Align::centre, VAlign::middle, true, 0.4F, 4});
  b.text(c.next(b.line(small ? 20 : 27)), b.tr("match.curtain.look_away"),
         {Face::medium, small ? 20.0F : 27.0F, th.second, Align::centre, VAlign::middle, true, 0.6F});
  const Rect line = c.next(b.control(small ? 60 : 88));
  const float width = std::min(440 * std::max(1.0F, b.text_scale()), line.w);
  ButtonOpt o;
  o.id = "curtain.confirm";
  o.text = b.tr("match.curtain.i_am", {{"who", who.name}});
  o.primary = true;
  o.px = small ? 24 : 30;
  o.press = std::move(confirm);
  b.button({line.centre().x - width / 2, line.y, width, line.h}, std::move(o));
  if (!others.empty()) return change_row(b, c, std::move(others));
  b.text(c.next(b.line(20) + (small ? 0 : 30)), note.empty() ? b.tr("match.curtain.nothing") : note,
         {Face::medium, small ? 18.0F : 20.0F, th.second, Align::centre, VAlign::middle, true, 0.6F});
}

// --- controllers

std::string PlayScreen::curtain_note(Seat s) const {
  return own_pad(s) < 0 ? std::string() : ctx_.texts.tr("match.curtain.own_pad", {{"who", session_.info(s).name}});
}

// Whose controller is there can still come in by keys, mouse or finger, after a word.
void PlayScreen::lift() {
  const auto* curtain = std::get_if<CurtainStage>(&stage_);
  if (curtain == nullptr) return;
  const Seat who = curtain->seat;
  const Args args{{"who", session_.info(who).name}};
  const int own = own_pad(who);
  if (own >= 0 && ctx_.pad >= 0 && ctx_.pad != own) return ctx_.hint(ctx_.texts.tr("match.curtain.other_pad", args));
  if (own >= 0 && ctx_.pad < 0)
    return ctx_.stack.push(make_question(ctx_, ctx_.texts.tr("match.curtain.without_pad", args),
                                         ctx_.texts.tr("match.curtain.i_am", args), [this] { confirm(); }));
  if (ctx_.pad >= 0) pads_[static_cast<std::size_t>(index(who))] = ctx_.pad;
  confirm();
}

}  // namespace prowl::ui
