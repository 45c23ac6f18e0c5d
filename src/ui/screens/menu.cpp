#include <algorithm>

#include "ui/app/context.hpp"
#include "ui/app/saving.hpp"
#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {
namespace {

class Menu final : public Screen {
 public:
  Menu(AppContext& ctx, MenuHooks hooks) : ctx_(ctx), hooks_(std::move(hooks)) {}
  std::string id() const override { return "menu"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "menu.resume"; }

  void build(Builder& b) override {
    std::vector<ButtonOpt> buttons = entries();
    const float high = b.control(64), gap = 14, title = b.line(48) + 12;
    const float content = static_cast<float>(buttons.size()) * (high + gap) - gap;
    const Rect inside = draw_dialog(b, {560, title + content + 56});
    b.heading({inside.x, inside.y, inside.w, title - 12}, b.tr("menu.title"), 48);
    const Rect view{inside.x, inside.y + title, inside.w, inside.h - title};
    const bool scrolls = content > view.h + 1;
    const float wide = scrolls ? b.begin_scroll("menu", view) : view.w;
    Column column({view.x, view.y, wide, view.h}, gap);
    for (ButtonOpt& o : buttons) b.button(column.next(high), std::move(o));
    if (scrolls) b.end_scroll(column.y - gap + 12);
  }

 private:
  std::vector<ButtonOpt> entries() {
    const Texts& t = ctx_.texts;
    std::vector<ButtonOpt> list;
    list.push_back(
        {.id = "menu.resume", .text = t.tr("menu.resume"), .icon = "play", .primary = true, .px = 24, .press = [this] {
           ctx_.stack.pop();
         }});
    if (hooks_.game != nullptr)
      list.push_back({.id = "menu.rules", .text = t.tr("menu.rules"), .icon = "rules", .press = [this] {
                        ctx_.stack.push(make_rules_screen(ctx_, *hooks_.game, hooks_.paragraph));
                      }});
    if (hooks_.game != nullptr)
      list.push_back({.id = "menu.cards", .text = t.tr("cards.all"), .icon = "deck", .press = [this] {
                        ctx_.stack.push(make_cards(ctx_, *hooks_.game));
                      }});
    if (hooks_.log)
      list.push_back({.id = "menu.log", .text = t.tr("menu.log"), .icon = "log", .press = [this] {
                        ctx_.stack.push(hooks_.log());
                      }});
    if (hooks_.asking)
      list.push_back({.id = "menu.asking", .text = t.tr("menu.asking"), .icon = "clock", .press = [this] {
                        ctx_.stack.push(hooks_.asking());
                      }});
    if (!ctx_.house.visitors)
      list.push_back({.id = "menu.settings", .text = t.tr("menu.settings"), .icon = "settings", .press = [this] {
                        ctx_.stack.push(make_settings_screen(ctx_));
                      }});
    list.push_back({.id = "menu.leave", .text = t.tr("menu.leave"), .icon = "home", .press = [this] { leave(); }});
    return list;
  }

  // Saved before anything is said, so that what is said is true.
  void leave() {
    if (hooks_.leave) hooks_.leave();
    const auto go = [&ctx = ctx_] { leave_saved(ctx, [&ctx] { ctx.stack.reset(make_title(ctx)); }); };
    if (!ctx_.settings.confirm_leave || ctx_.unsaved) return go();
    ctx_.stack.push(make_question(ctx_, ctx_.texts.tr("menu.leave_question"), ctx_.texts.tr("menu.leave"), go));
  }

  AppContext& ctx_;
  MenuHooks hooks_;
};

class Question final : public Screen {
 public:
  Question(AppContext& ctx, std::string text, std::string yes, std::function<void()> on_yes)
      : ctx_(ctx), text_(std::move(text)), yes_(std::move(yes)), on_yes_(std::move(on_yes)) {}
  std::string id() const override { return "question"; }
  bool overlay() const override { return true; }

  void build(Builder& b) override {
    const TextOpt opt{.face = Face::medium, .px = 24, .valign = VAlign::top, .wrap = true};
    const float wide = std::min(720 * std::max(1.0F, b.text_scale()), b.width() - 32) - 64;
    const float words = b.measure(text_, opt, wide).h + 4, high = b.control(64);
    const Rect inside = draw_dialog(b, {720, words + high + 32 + 56});
    b.label("question", {inside.x, inside.y, inside.w, std::min(words, inside.h - high - 12)}, text_, opt);
    const auto boxes = split_row({inside.x, inside.bottom() - high, inside.w, high}, 2, 20);
    b.button(boxes[0],
             {.id = "question.no", .text = b.tr("ui.cancel"), .icon = "close", .press = [this] { ctx_.stack.pop(); }});
    b.button(boxes[1], {.id = "question.yes", .text = yes_, .icon = "check", .primary = true, .press = [this] {
                          ctx_.stack.pop();
                          on_yes_();
                        }});
  }

 private:
  AppContext& ctx_;
  std::string text_, yes_;
  std::function<void()> on_yes_;
};

}  // namespace

std::unique_ptr<Screen> make_menu(AppContext& ctx, MenuHooks hooks) {
  return std::make_unique<Menu>(ctx, std::move(hooks));
}

std::unique_ptr<Screen> make_question(AppContext& ctx, std::string text, std::string yes,
                                      std::function<void()> on_yes) {
  return std::make_unique<Question>(ctx, std::move(text), std::move(yes), std::move(on_yes));
}

}  // namespace prowl::ui
