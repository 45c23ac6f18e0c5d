#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "ui/app/context.hpp"
#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"
#include "ui/kit/rows.hpp"
#include "ui/screens/access/choices.hpp"
#include "ui/screens/controls.hpp"
#include "ui/screens/keep.hpp"

namespace prowl::ui {
namespace {

constexpr std::array kScales{50, 60, 75, 90, 100, 110, 125, 150, 175, 200};

class SettingsScreen final : public Screen {
 public:
  explicit SettingsScreen(AppContext& ctx) : ctx_(ctx) {}
  std::string id() const override { return "settings"; }
  void build(Builder& b) override;

 private:
  void display_page(Builder&, Column&);
  void play_page(Builder&, Column&);
  void sound_page(Builder&, Column&);
  void controls_page(Builder&, Column&);
  void volume(Builder&, Column&, std::string_view name, int Settings::*member);
  void reset_page();
  void language_row(Builder&, Column&);
  void steps(Builder&, Column&, std::string_view name, int Settings::*member, int count);
  void fill_screen(bool on);
  void flag(Builder&, Column&, std::string_view name, bool Settings::*member);
  template <std::size_t N>
  void scale(Builder&, Column&, std::string_view name, int Settings::*member, float Platform::*override_,
             const std::array<int, N>& steps);

  AppContext& ctx_;
  int page_ = 0;  ///< a SettingsPage
};

void SettingsScreen::flag(Builder& b, Column& column, std::string_view name, bool Settings::*member) {
  const std::string key = fmt::format("settings.{}", name), title = b.tr(key);
  const RowSpot spot = setting_row(b, column, key, title, b.tr(key + ".help"), 300);
  b.toggle(spot.control, key, title, ctx_.settings.*member, [this, member](bool on) {
    if (member == &Settings::fullscreen) return fill_screen(on);
    ctx_.settings.*member = on;
    ctx_.settings_changed();
  });
}

void SettingsScreen::fill_screen(bool on) {
  ctx_.fill_screen(on);
  ctx_.stack.push(make_keep_screen(ctx_, [&ctx = ctx_, on] { ctx.fill_screen(!on); }));
}

template <std::size_t N>
void SettingsScreen::scale(Builder& b, Column& column, std::string_view name, int Settings::*member,
                           float Platform::*override_, const std::array<int, N>& steps) {
  const std::string key = fmt::format("settings.{}", name), title = b.tr(key);
  const RowSpot spot = setting_row(b, column, key, title, b.tr(key + ".help"), 300);
  const float now = ctx_.platform.*override_ > 0 ? ctx_.platform.*override_
                                                 : static_cast<float>(ctx_.settings.*member) / 100;
  const Choices c = scale_choices(ctx_.texts, steps, now);
  b.choice(spot.control, key, title, c.values, c.current, [this, member, override_, &steps](int i) {
    const auto set = [&ctx = ctx_, member, override_](float wish, int value) {
      ctx.platform.*override_ = wish;
      ctx.settings.*member = value;
      ctx.settings_changed();
    };
    const float wished = ctx_.platform.*override_;
    const int was = ctx_.settings.*member;
    set(0, steps[static_cast<std::size_t>(i)]);
    ctx_.stack.push(make_keep_screen(ctx_, [set, wished, was] { set(wished, was); }));
  });
}

void SettingsScreen::language_row(Builder& b, Column& column) {
  const std::string title = b.tr("settings.language");
  const RowSpot spot = setting_row(b, column, "settings.language", title, b.tr("settings.language.help"), 300);
  const Choices c = language_choices(ctx_.texts);
  b.choice(spot.control, "settings.language", title, c.values, c.current,
           [&ctx = ctx_](int i) { choose_language(ctx, i); });
}

// One of `count` values that have words, by their number.
void SettingsScreen::steps(Builder& b, Column& column, std::string_view name, int Settings::*member, int count) {
  const std::string key = fmt::format("settings.{}", name), title = b.tr(key);
  const RowSpot spot = setting_row(b, column, key, title, b.tr(key + ".help"), 300);
  std::vector<std::string> values;
  for (int i = 0; i < count; ++i) values.push_back(b.tr(fmt::format("{}.{}", key, i)));
  b.choice(spot.control, key, title, values, ctx_.settings.*member, [this, member](int i) {
    ctx_.settings.*member = i;
    ctx_.settings_changed();
  });
}

void SettingsScreen::display_page(Builder& b, Column& column) {
  language_row(b, column);
  scale(b, column, "ui_scale", &Settings::ui_scale, &Platform::ui_scale, kScales);
  scale(b, column, "text_scale", &Settings::text_scale, &Platform::text_scale, kTextScales);
  flag(b, column, "fullscreen", &Settings::fullscreen);
  flag(b, column, "table_window", &Settings::table_window);
  flag(b, column, "high_contrast", &Settings::high_contrast);
  flag(b, column, "reduced_motion", &Settings::reduced_motion);
}

void SettingsScreen::play_page(Builder& b, Column& column) {
  steps(b, column, "bot_pace", &Settings::bot_pace, 5);
  steps(b, column, "ask_me", &Settings::ask_me, 3);
  flag(b, column, "curtain_alone", &Settings::curtain_alone);
  flag(b, column, "wait_news", &Settings::wait_news);
  flag(b, column, "auto_continue", &Settings::auto_continue);
  flag(b, column, "confirm_commit", &Settings::confirm_commit);
  flag(b, column, "confirm_leave", &Settings::confirm_leave);
  flag(b, column, "deduction", &Settings::deduction);
  flag(b, column, "show_rule_links", &Settings::show_rule_links);
}

void SettingsScreen::volume(Builder& b, Column& column, std::string_view name, int Settings::*member) {
  constexpr int kStep = 5;
  const std::string key = fmt::format("settings.{}", name), title = b.tr(key);
  const RowSpot spot = setting_row(b, column, key, title, b.tr(key + ".help"), 300);
  const int now = ctx_.settings.*member;
  b.slider(spot.control, key, title, now / kStep, 100 / kStep + 1, b.tr("settings.percent", {{"n", now}}),
           [this, member](int i) {
             ctx_.settings.*member = i * kStep;
             ctx_.settings_changed();
           });
}

void SettingsScreen::sound_page(Builder& b, Column& column) {
  flag(b, column, "sound", &Settings::sound);
  volume(b, column, "volume", &Settings::volume);
  volume(b, column, "ambience", &Settings::ambience);
  flag(b, column, "quiet_private", &Settings::quiet_private);
}

void SettingsScreen::controls_page(Builder& b, Column& column) {
  flag(b, column, "own_pads", &Settings::own_pads);
  draw_keys(b, column, ctx_);
}

void SettingsScreen::reset_page() {
  if (page_ == 0 && ctx_.settings.fullscreen && ctx_.platform.set_fullscreen) ctx_.platform.set_fullscreen(false);
  restore(ctx_.settings, static_cast<SettingsPage>(page_));
  ctx_.settings_changed();
  ctx_.notice(ctx_.texts.tr("settings.reset_done"));
}

void SettingsScreen::build(Builder& b) {
  draw_ground(b);
  const Rect all = draw_header(
      b,
      {.title = b.tr("settings.title"), .note = {}, .back = b.tr("ui.back"), .on_back = [this] { ctx_.stack.pop(); }});
  const float wide = std::min(all.w, 1240 * std::max(1.0F, b.text_scale()));
  const Rect area{all.x + (all.w - wide) / 2, all.y, wide, all.h};
  const float tab_h = b.control(50), reset_h = b.control(52);
  const auto tabs = split_row({area.x + 16, area.y, area.w - 32, tab_h}, 4, 8);
  b.tab(tabs[0], "page.display", b.tr("settings.page.display"), page_ == 0, [this] { page_ = 0; });
  b.tab(tabs[1], "page.play", b.tr("settings.page.play"), page_ == 1, [this] { page_ = 1; });
  b.tab(tabs[2], "page.sound", b.tr("settings.page.sound"), page_ == 2, [this] { page_ = 2; });
  b.tab(tabs[3], "page.controls", b.tr("settings.page.controls"), page_ == 3, [this] { page_ = 3; });
  const Rect panel{area.x, area.y + tab_h - 1, area.w, area.h - tab_h + 1};
  b.panel(panel);
  const Rect view{panel.x + 32, panel.y + 24, panel.w - 64, panel.h - 48 - reset_h - 16};
  Column column({view.x, view.y, b.begin_scroll(fmt::format("settings.{}", page_), view), view.h}, 8);
  if (page_ == 0) display_page(b, column);
  if (page_ == 1) play_page(b, column);
  if (page_ == 2) sound_page(b, column);
  if (page_ == 3) controls_page(b, column);
  b.end_scroll(column.y);
  ButtonOpt reset{.id = "reset", .text = b.tr("settings.reset"), .icon = "undo", .press = [this] { reset_page(); }};
  const float reset_w = std::min(b.button_width(reset), panel.w - 64);
  b.button({panel.x + 32, panel.bottom() - 20 - reset_h, reset_w, reset_h}, std::move(reset));
}

}  // namespace

std::unique_ptr<Screen> make_settings_screen(AppContext& ctx) { return std::make_unique<SettingsScreen>(ctx); }

}  // namespace prowl::ui
