#include <algorithm>

#include <fmt/format.h>

#include "ui/kiosk/attract.hpp"
#include "ui/kiosk/kiosk.hpp"
#include "ui/kit/header.hpp"
#include "ui/screens/title_art.hpp"

namespace prowl::ui {
namespace {

constexpr TextOpt kName{
    .face = Face::title, .px = 52, .valign = VAlign::top, .wrap = true, .min_scale = 0.5F, .tracking = 1.5F};
constexpr TextOpt kWords{.face = Face::medium, .px = 28, .valign = VAlign::top, .wrap = true, .min_scale = 0.6F};

/// Which game? After an answer: whether it was a good one.
class Choice final : public Screen {
 public:
  explicit Choice(Kiosk& kiosk) : kiosk_(kiosk) {}
  std::string id() const override { return "kiosk.choice"; }
  bool back() override {
    kiosk_.reset();
    return true;
  }
  void build(Builder&) override;

 private:
  float head(Builder&, Rect);
  void card(Builder&, Rect, const World&);

  Kiosk& kiosk_;
};

// Returns where it ends.
float Choice::head(Builder& b, Rect r) {
  const auto& answer = kiosk_.answer();
  TextOpt big{.face = Face::title, .px = b.wide() ? 72.0F : 60.0F, .wrap = true, .min_scale = 0.5F, .tracking = 2};
  float y = r.y;
  if (answer) {
    const std::string words = b.tr(answer->caught ? "kiosk.answer.caught" : "kiosk.answer.safe",
                                   {{"said", answer->said}, {"truth", answer->truth}});
    const TextOpt opt{.face = Face::semibold, .px = 32, .wrap = true, .min_scale = 0.6F};
    const float high = std::max(b.line(32), b.measure(words, opt, r.w - 136).h) + 28;
    const Rect box{r.x, y, r.w, high};
    const Colour tone = answer->caught ? b.theme().alarm : b.theme().fact;
    b.panel(box, tone);
    b.icon({box.x + 28, box.centre().y - 28, 56, 56}, answer->caught ? "skull" : "check", tone);
    b.label("kiosk.answer", {box.x + 108, box.y + 12, box.w - 136, box.h - 24}, words, opt);
    y += high + 16;
  }
  const float high = b.line(b.wide() ? 64 : 52);
  b.label("heading", {r.x, y, r.w, high}, b.tr("kiosk.choice"), big);
  return y + high + 16;
}

void Choice::card(Builder& b, Rect r, const World& world) {
  const std::string text = fmt::format("game.{}", world.id), id = fmt::format("kiosk.game.{}", world.id);
  const Colour accent = b.theme().colour(fmt::format("world.{}", world.id));
  if (b.hovered(id) || b.focused(id)) b.skin(r.inset(-16), "glow", accent);
  b.panel(r, accent);
  const float pad = 24, foot = b.line(28) + 12, words_h = b.line(52) + 2.2F * b.line(28);
  const float art = std::max(60.0F, r.h - words_h - foot - 2 * pad);
  b.cover({r.x + 5, r.y + 5, r.w - 10, art}, world_picture(world.id), kWorldAspect);
  Column column({r.x + pad, r.y + art + 16, r.w - 2 * pad, r.h - art - 24}, 6);
  b.text(column.next(b.line(48)), b.tr(text + ".name"), kName);
  TextOpt blurb = kWords;
  blurb.px = 26;
  blurb.colour = b.theme().second;
  b.text(column.next(std::max(b.line(26), r.bottom() - foot - column.y - 6)), b.tr(text + ".blurb"), blurb);
  const float icon = b.line(28), half = (r.w - 2 * pad) / 2;
  const TextOpt fact{.face = Face::semibold, .px = 26, .wrap = true, .min_scale = 0.6F};
  const float y = r.bottom() - foot;
  b.icon({r.x + pad, y, icon, icon}, "players", accent);
  b.text({r.x + pad + icon + 12, y, half - icon - 16, icon}, players_of(world), fact);
  b.icon({r.x + pad + half, y, icon, icon}, "clock", accent);
  b.text({r.x + pad + half + icon + 12, y, half - icon - 12, icon}, b.tr(text + ".minutes"), fact);
  b.widget(r, {.id = id,
               .role = Role::card,
               .name = b.tr(text + ".name"),
               .value = b.tr(text + ".blurb"),
               .press = [this, &world] { kiosk_.to_game(world); }});
}

void Choice::build(Builder& b) {
  b.cover(b.full(), "common/bg/title", 1920.0F / 1080);
  const float margin = b.wide() ? 64 : 24;
  const float y = head(b, {margin, margin / 2, b.width() - 2 * margin, b.height()});
  const auto& worlds = kiosk_.worlds();
  const int n = static_cast<int>(worlds.size()), columns = std::min(n, b.width() >= 1400 ? 4 : 2);
  const int rows = (n + columns - 1) / columns;
  const Rect area{margin, y, b.width() - 2 * margin, b.height() - y - margin / 2};
  const float gap = 28, wide = (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns),
              high = (area.h - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows);
  for (int i = 0; i < n; ++i)
    card(b,
         {area.x + static_cast<float>(i % columns) * (wide + gap),
          area.y + static_cast<float>(i / columns) * (high + gap), wide, high},
         worlds[static_cast<std::size_t>(i)]);
}

}  // namespace

std::unique_ptr<Screen> make_choice(Kiosk& kiosk) { return std::make_unique<Choice>(kiosk); }

}  // namespace prowl::ui
