#include <algorithm>

#include <fmt/format.h>

#include "ui/kiosk/kiosk.hpp"
#include "ui/kit/header.hpp"
#include "ui/screens/title_art.hpp"

namespace prowl::ui {
namespace {

constexpr TextOpt kHead{
    .face = Face::title, .px = 112, .align = Align::centre, .wrap = true, .min_scale = 0.45F, .tracking = 3};

TextOpt words_opt(const Builder& b) {
  return {.face = Face::medium,
          .px = 36,
          .colour = b.theme().second,
          .align = Align::centre,
          .valign = VAlign::top,
          .wrap = true,
          .min_scale = 0.6F};
}

/// Goodbye, or something else.
class Thanks final : public Screen {
 public:
  explicit Thanks(Kiosk& kiosk) : kiosk_(kiosk) {}
  std::string id() const override { return "kiosk.thanks"; }
  std::string first_focus() const override { return "kiosk.again"; }
  bool back() override {
    kiosk_.reset();
    return true;
  }
  void build(Builder& b) override {
    b.cover(b.full(), "common/bg/title", 1920.0F / 1080);
    const float wide = std::min(b.width() - 64, 1300.0F), x = (b.width() - wide) / 2, y = b.height() * 0.07F;
    b.label("heading", {x, y, wide, b.line(112)}, b.tr("kiosk.thanks"), kHead);
    b.label("kiosk.thanks.words", {x, y + b.line(112) + 16, wide, 2 * b.line(36) + 8}, b.tr("kiosk.thanks.words"),
            words_opt(b));
    const float high = b.control(100), top = y + b.line(112) + 2 * b.line(36) + 40, foot = b.height() - high - 40;
    pictures(b, {x, top, wide, foot - top - 32});
    const auto boxes = split_row({x, foot, wide, high}, 2, 40);
    b.button(boxes[0], {.id = "kiosk.done", .text = b.tr("kiosk.done"), .icon = "check", .px = 32, .press = [this] {
                          kiosk_.reset();
                        }});
    b.button(
        boxes[1],
        {.id = "kiosk.again", .text = b.tr("kiosk.again"), .icon = "play", .primary = true, .px = 34, .press = [this] {
           kiosk_.to_choice();
         }});
  }

 private:
  void pictures(Builder& b, Rect r) {
    const auto& worlds = kiosk_.worlds();
    if (r.h < 80 || worlds.empty()) return;
    const auto n = static_cast<float>(worlds.size());
    const float gap = 24, wide = std::min((r.w - gap * (n - 1)) / n, r.h * kWorldAspect), high = wide / kWorldAspect;
    float x = r.centre().x - (n * (wide + gap) - gap) / 2;
    for (const World& w : worlds) {
      const Rect box{x, r.centre().y - high / 2, wide, high};
      b.cover(box, world_picture(w.id), kWorldAspect);
      b.frame(box, b.theme().colour("world." + w.id), 3);
      x += wide + gap;
    }
  }

  Kiosk& kiosk_;
};

/// "Still here?" over whatever there is, with the seconds that are left. The Kiosk takes every press.
class StillThere final : public Screen {
 public:
  explicit StillThere(Kiosk& kiosk) : kiosk_(kiosk) {}
  std::string id() const override { return "kiosk.still"; }
  bool overlay() const override { return true; }
  bool back() override {
    kiosk_.stay();
    return true;
  }
  int guard_ms() const override { return 0; }
  void build(Builder& b) override {
    b.fill(b.full(), b.theme().ground, 0, 0.9F);
    const float wide = std::min(b.width() - 64, 1200.0F), x = (b.width() - wide) / 2;
    const float dial = std::min(b.height() * 0.34F, 360.0F);
    const int left = kiosk_.seconds_left();
    const float share = static_cast<float>(left) / static_cast<float>(std::max(1, kiosk_.plan().countdown_s));
    const Rect round{b.width() / 2 - dial / 2, b.height() * 0.1F, dial, dial};
    b.gauge(round, "dial", share, left, b.theme().act);
    b.text(round, std::to_string(left),
           {.face = Face::title, .px = dial * 0.42F / std::max(1.0F, b.text_scale()), .align = Align::centre});
    b.label("kiosk.still", {x, round.bottom() + 24, wide, b.line(112)}, b.tr("kiosk.still"), kHead);
    b.label("kiosk.still.words", {x, round.bottom() + 32 + b.line(112), wide, 2 * b.line(36)},
            b.tr("kiosk.still.words"), words_opt(b));
  }

 private:
  Kiosk& kiosk_;
};

}  // namespace

std::unique_ptr<Screen> make_thanks(Kiosk& kiosk) { return std::make_unique<Thanks>(kiosk); }
std::unique_ptr<Screen> make_still_there(Kiosk& kiosk) { return std::make_unique<StillThere>(kiosk); }

}  // namespace prowl::ui
