#include "ui/screens/setup/code_screen.hpp"

#include "prowl/games/registry.hpp"
#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {
namespace {

class CodeScreen final : public Screen {
 public:
  CodeScreen(AppContext& ctx, std::optional<std::string> code, std::function<void(const Deal&)> use)
      : ctx_(ctx), code_(std::move(code)), use_(std::move(use)) {}
  std::string id() const override { return "code"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "code.field"; }
  void build(Builder&) override;

 private:
  void own(Builder&, Column&);
  void other(Builder&, Column&);
  void enter();

  AppContext& ctx_;
  std::optional<std::string> code_;
  std::function<void(const Deal&)> use_;
  std::string typed_, problem_;
};

void CodeScreen::enter() {
  const auto deal = from_code(typed_, all_games(), [this](const Game& g) { return ctx_.rules(g); });
  problem_ = deal ? "" : ctx_.texts.error(deal.error());
  ctx_.invalidate();
  if (!deal) return;
  ctx_.stack.pop();
  use_(*deal);
}

void CodeScreen::own(Builder& b, Column& column) {
  if (!code_) {
    b.label("code.none", column.next(2 * b.line(20)), b.tr("code.none"), {.colour = b.theme().second, .wrap = true});
    return;
  }
  const Rect r = column.next(b.control(56));
  ButtonOpt copy{.id = "code.copy", .text = b.tr("code.copy"), .icon = "share", .press = [this] {
                   ctx_.platform.set_clipboard(*code_);
                   ctx_.notice(ctx_.texts.tr("code.copied"));
                 }};
  const float wide = ctx_.platform.set_clipboard ? std::min(b.button_width(copy), r.w * 0.4F) : 0;
  b.label("code.own", {r.x, r.y, r.w - wide - 16, r.h}, *code_,
          {.face = Face::semibold, .px = 34, .colour = b.theme().act, .min_scale = 0.5F, .tracking = 2});
  if (wide > 0) b.button({r.right() - wide, r.y, wide, r.h}, std::move(copy));
}

void CodeScreen::other(Builder& b, Column& column) {
  b.text(column.next(b.line(20)), b.tr("code.enter"), {.face = Face::medium, .px = 20});
  column.y -= 10;
  const Rect r = column.next(b.control(56));
  ButtonOpt use{
      .id = "code.use", .text = b.tr("code.use"), .icon = "check", .primary = true, .press = [this] { enter(); }};
  const float wide = std::min(b.button_width(use), r.w * 0.4F);
  b.field({r.x, r.y, r.w - wide - 16, r.h}, "code.field", b.tr("code.enter"), typed_, b.tr("code.enter"),
          [this](const std::string& text) { typed_ = text; });
  b.button({r.right() - wide, r.y, wide, r.h}, std::move(use));
  if (!problem_.empty())
    b.label("code.problem", column.next(2 * b.line(20)), problem_,
            {.face = Face::medium, .colour = b.theme().alarm_text, .valign = VAlign::top, .wrap = true});
}

void CodeScreen::build(Builder& b) {
  const TextOpt about{.px = 20, .colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  const float wide = std::min(860 * std::max(1.0F, b.text_scale()), b.width() - 32), title = b.line(48),
              words = b.measure(b.tr("code.about"), about, wide - 64).h + 4, go = b.control(56),
              more = problem_.empty() ? 0 : 2 * b.line(20) + 16;
  const Rect inside = draw_dialog(b, {wide, title + words + b.line(20) + 3 * go + more + 5 * 16 + 56});
  Column column({inside.x, inside.y, inside.w, inside.h}, 16);
  b.heading(column.next(title - 16), b.tr("code.title"), 48);
  b.label("code.about", column.next(words), b.tr("code.about"), about);
  own(b, column);
  other(b, column);
  b.button({inside.x, inside.bottom() - go, inside.w, go},
           {.id = "code.back", .text = b.tr("ui.close"), .icon = "close", .press = [this] { ctx_.stack.pop(); }});
}

}  // namespace

std::unique_ptr<Screen> make_code_screen(AppContext& ctx, std::optional<std::string> code,
                                         std::function<void(const Deal&)> use) {
  return std::make_unique<CodeScreen>(ctx, std::move(code), std::move(use));
}

}  // namespace prowl::ui
