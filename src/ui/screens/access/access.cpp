#include "ui/screens/access/access.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"
#include "ui/screens/access/choices.hpp"

namespace prowl::ui {
namespace {

constexpr float kName = 26, kHelp = 20, kControl = 60, kGap = 24;

class AccessScreen final : public Screen {
 public:
  AccessScreen(AppContext& ctx, bool first) : ctx_(ctx), first_(first) {}
  std::string id() const override { return "access"; }
  std::string first_focus() const override { return first_ ? "access.done" : ""; }
  bool back() override {
    leave();
    return true;
  }
  void build(Builder&) override;

 private:
  Rect row(Builder&, Column&, const std::string& id, const std::string& name, const std::string& help, float control);
  void flag(Builder&, Column&, const std::string& name, bool Settings::*member);
  void choice(Builder&, Column&, const std::string& name, const std::vector<std::string>& values, int now,
              std::function<void(int)> set);
  void text_size(Builder&, Column&);
  void language(Builder&, Column&);
  void rate(Builder&, Column&);
  void seats(Builder&, Column&);
  void leave();

  AppContext& ctx_;
  bool first_;
};

// As in the settings, larger. Returns where the control stands.
Rect AccessScreen::row(Builder& b, Column& column, const std::string& id, const std::string& name,
                       const std::string& help, float control) {
  const TextOpt title{.face = Face::semibold, .px = kName, .valign = VAlign::top, .wrap = true};
  const TextOpt small{
      .face = Face::medium, .px = kHelp, .colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  const float full = column.area.w, high = b.control(kControl), grow = std::max(1.0F, b.text_scale());
  control = std::min(control * std::max(1.0F, grow * 0.85F), full);
  const bool beside = full - control - kGap >= 380 * grow;
  const float w = beside ? full - control - kGap : full;
  const float name_h = b.measure(name, title, w).h, help_h = help.empty() ? 0 : b.measure(help, small, w).h + 6;
  const float words = name_h + help_h, tall = beside ? std::max(words, high) + 20 : words + high + 32;
  const Rect r = column.next(tall);
  const float top = beside ? r.y + (tall - 20 - words) / 2 + 6 : r.y + 6;
  b.label(id + ".name", {r.x, top, w, name_h + 2}, name, title);
  if (!help.empty()) b.label(id + ".help", {r.x, top + name_h + 4, w, help_h}, help, small);
  b.fill({r.x, r.bottom() + column.gap / 2, r.w, 1}, b.theme().colour("divider"));
  if (beside) return {r.right() - control, r.y + (tall - high) / 2, control, high};
  return {r.x, r.bottom() - high - 8, std::min(full, std::max(control, full * 0.6F)), high};
}

void AccessScreen::flag(Builder& b, Column& column, const std::string& name, bool Settings::*member) {
  const std::string key = "access." + name, title = b.tr(key);
  const Rect control = row(b, column, key, title, b.tr(key + ".help"), 220);
  b.toggle(control, key, title, ctx_.settings.*member, [this, member](bool on) {
    ctx_.settings.*member = on;
    ctx_.settings_changed();
  });
}

void AccessScreen::choice(Builder& b, Column& column, const std::string& name, const std::vector<std::string>& values,
                          int now, std::function<void(int)> set) {
  const std::string key = "access." + name, title = b.tr(key);
  const Rect control = row(b, column, key, title, b.tr(key + ".help"), 320);
  b.choice(control, key, title, values, now, std::move(set));
}

void AccessScreen::text_size(Builder& b, Column& column) {
  const Choices c = scale_choices(ctx_.texts, kTextScales, ctx_.text_scale());
  choice(b, column, "text_scale", c.values, c.current, [this](int i) {
    ctx_.platform.text_scale = 0;
    ctx_.settings.text_scale = kTextScales[static_cast<std::size_t>(i)];
    ctx_.settings_changed();
  });
}

void AccessScreen::language(Builder& b, Column& column) {
  const Choices c = language_choices(ctx_.texts);
  choice(b, column, "language", c.values, c.current, [&ctx = ctx_](int i) { choose_language(ctx, i); });
}

void AccessScreen::rate(Builder& b, Column& column) {
  std::vector<std::string> values;
  for (int i = 0; i < 5; ++i) values.push_back(b.tr(fmt::format("access.speech_rate.{}", i)));
  choice(b, column, "speech_rate", values, ctx_.settings.speech_rate, [this](int i) {
    ctx_.settings.speech_rate = i;
    ctx_.settings_changed();
  });
}

// Nothing is told by colour alone, so there is nothing to choose; here is what to look for.
void AccessScreen::seats(Builder& b, Column& column) {
  const float size = b.control(52), gap = 12, all = 8 * size + 7 * gap;
  const Rect r = row(b, column, "access.colours", b.tr("access.colours"), b.tr("access.colours.help"), all);
  const float step = std::min(size + gap, (r.w - size) / 7);
  for (std::size_t i = 0; i < 8; ++i)
    b.badge({r.x + static_cast<float>(i) * step, r.centre().y - size / 2, size, size}, kSeatLooks[i].shape,
            parse_colour(kSeatLooks[i].colour, {}), std::string(1, static_cast<char>('A' + i)));
}

void AccessScreen::leave() {
  ctx_.stack.pop();
  if (!first_) return;
  ctx_.settings.access_offered = true;
  ctx_.settings_changed();
}

void AccessScreen::build(Builder& b) {
  draw_ground(b);
  const float pad = b.wide() ? 64 : 20, wide = std::min(b.width() - 2 * pad, 1400 * std::max(1.0F, b.text_scale()));
  const Rect area{(b.width() - wide) / 2, b.wide() ? 36.0F : 14.0F, wide, b.height() - (b.wide() ? 72.0F : 28.0F)};
  const std::string title = b.tr(first_ ? "access.first" : "access.title");
  const TextOpt head{.face = Face::title, .px = b.wide() ? 64.0F : 44.0F};
  const float head_h = b.measure(title, head, area.w).h + 8, foot = b.control(72);
  b.heading({area.x, area.y, area.w, head_h}, title, head.px);
  const Rect panel{area.x, area.y + head_h + 8, area.w, area.h - head_h - foot - 28};
  b.panel(panel);
  const Rect view{panel.x + 32, panel.y + 16, panel.w - 64, panel.h - 32};
  Column column({view.x, view.y, b.begin_scroll("access", view), view.h}, 10);
  text_size(b, column);
  flag(b, column, "high_contrast", &Settings::high_contrast);
  flag(b, column, "readable_font", &Settings::readable_font);
  flag(b, column, "reduced_motion", &Settings::reduced_motion);
  flag(b, column, "speech", &Settings::speech);
  rate(b, column);
  flag(b, column, "speak_private", &Settings::speak_private);
  language(b, column);
  seats(b, column);
  b.end_scroll(column.y);
  const auto boxes = split_row({area.x, area.bottom() - foot, area.w, foot}, 2, 20);
  b.button(boxes[0], {.id = "access.keys", .text = b.tr("access.keys"), .icon = "info", .px = 24, .press = [this] {
                        ctx_.stack.push(make_speech_keys(ctx_));
                      }});
  b.button(boxes[1], {.id = "access.done",
                      .text = b.tr(first_ ? "access.good" : "access.done"),
                      .icon = "check",
                      .primary = true,
                      .px = 26,
                      .press = [this] { leave(); }});
}

}  // namespace

std::unique_ptr<Screen> make_access(AppContext& ctx, bool first) { return std::make_unique<AccessScreen>(ctx, first); }

void toggle_speech(AppContext& ctx) {
  const bool on = ctx.settings.speech = !ctx.settings.speech;
  ctx.settings_changed();
  ctx.notice(ctx.texts.tr(on ? "access.speech_on" : "access.speech_off"));
}

}  // namespace prowl::ui
