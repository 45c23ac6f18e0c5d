#include "ui/screens/controls.hpp"

#include <fmt/format.h>

#include "ui/kit/header.hpp"
#include "ui/kit/rows.hpp"

namespace prowl::ui {
namespace {

std::string name_of(const Texts& t, std::string_view action) { return t.tr(fmt::format("keys.do.{}", action)); }

class KeyScreen final : public Screen {
 public:
  KeyScreen(AppContext& ctx, std::string_view action) : ctx_(ctx), action_(action) {}
  std::string id() const override { return "key"; }
  bool overlay() const override { return true; }
  bool wants_raw_keys() const override { return true; }

  bool handle(const Input& in) override {
    if (in.type != Input::Type::key || in.pad >= 0 || in.key == "esc") return false;
    if (in.key == "enter" || in.key == "space" || in.key == "tab" || in.key == "shift+tab") return false;
    std::string_view other;
    switch (ctx_.keys.bind(action_, in.key, &other)) {
      case Keys::Bound::done:
        ctx_.settings.keys = ctx_.keys.setting();
        ctx_.settings_changed();
        ctx_.stack.pop();
        break;
      case Keys::Bound::taken:
        said_ = ctx_.texts.tr("keys.taken", {{"key", written(in.key)}, {"what", name_of(ctx_.texts, other)}});
        break;
      case Keys::Bound::fixed: said_ = ctx_.texts.tr("keys.fixed", {{"key", written(in.key)}}); break;
    }
    return true;
  }

  void build(Builder& b) override {
    const TextOpt opt{.face = Face::medium, .px = 22, .valign = VAlign::top, .wrap = true};
    const float wide = std::min(720 * std::max(1.0F, b.text_scale()), b.width() - 32) - 64, high = b.control(56);
    const std::string ask = b.tr("keys.press", {{"what", name_of(b.texts(), action_)}}),
                      said = said_.empty() ? b.tr("keys.hint") : said_;
    const float asked = b.measure(ask, opt, wide).h + 4,
                told = std::max(b.measure(said, opt, wide).h + 4, b.line(22) * 2);
    const Rect inside = draw_dialog(b, {720, asked + told + high + 40 + 56});
    b.label("key.ask", {inside.x, inside.y, inside.w, asked}, ask, opt);
    TextOpt below = opt;
    below.colour = said_.empty() ? b.theme().dim : b.theme().alarm;
    b.label("key.said", {inside.x, inside.y + asked + 12, inside.w, told}, said, below);
    b.button({inside.x, inside.bottom() - high, std::min(inside.w, 320.0F), high},
             {.id = "key.cancel", .text = b.tr("ui.cancel"), .icon = "close", .press = [this] { ctx_.stack.pop(); }});
  }

 private:
  std::string written(const std::string& key) const { return key_label(ctx_.texts, ctx_.platform.key_name, key); }

  AppContext& ctx_;
  std::string_view action_;
  std::string said_;
};

}  // namespace

void draw_keys(Builder& b, Column& column, AppContext& ctx) {
  const TextOpt opt{.face = Face::medium, .px = 18, .colour = b.theme().dim, .valign = VAlign::top, .wrap = true};
  for (const char* key : {"keys.always", "keys.pad", "keys.touch"}) {
    const std::string words = b.tr(key);
    b.label(key, column.next(b.measure(words, opt, column.area.w).h + 4), words, opt);
  }
  for (const KeyAction& a : key_actions()) {
    const std::string id = fmt::format("key.{}", a.id), name = name_of(b.texts(), a.id);
    const RowSpot spot = setting_row(b, column, id, name, "", 220);
    const std::string label = ctx.key_label(a.key);
    b.button(spot.control, {.id = id,
                            .text = label,
                            .name = name,
                            .value = label,
                            .on = ctx.keys.pressed_for(a.key) != a.key,
                            .press = [&ctx, action = a.id] { ctx.stack.push(make_key_screen(ctx, action)); }});
  }
}

std::unique_ptr<Screen> make_key_screen(AppContext& ctx, std::string_view action) {
  return std::make_unique<KeyScreen>(ctx, action);
}

}  // namespace prowl::ui
