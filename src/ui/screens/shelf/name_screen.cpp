#include <algorithm>

#include "prowl/match/record.hpp"
#include "ui/kit/header.hpp"
#include "ui/screens/match_screens.hpp"
#include "ui/screens/shelf/shelf.hpp"

namespace prowl::ui {
namespace {

class NameScreen final : public Screen {
 public:
  NameScreen(AppContext& ctx, std::string title, std::string name, std::function<void(const std::string&)> use)
      : ctx_(ctx), title_(std::move(title)), name_(std::move(name)), use_(std::move(use)) {}
  std::string id() const override { return "name"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "name.field"; }
  void build(Builder& b) override {
    const float title = b.line(40) + 12, go = b.control(56);
    const Rect inside = draw_dialog(b, {760, title + 2 * go + 20 + 56});
    b.heading({inside.x, inside.y, inside.w, title - 12}, title_, 40);
    b.field({inside.x, inside.y + title, inside.w, go}, "name.field", title_, name_, title_,
            [this](const std::string& text) { name_ = text; });
    const auto boxes = split_row({inside.x, inside.bottom() - go, inside.w, go}, 2, 16);
    b.button(boxes[0],
             {.id = "name.no", .text = b.tr("ui.cancel"), .icon = "close", .press = [this] { ctx_.stack.pop(); }});
    b.button(boxes[1], {.id = "name.yes",
                        .text = b.tr("shelf.save"),
                        .icon = "check",
                        .reason = match_name(name_).empty() ? b.tr("shelf.no_name") : "",
                        .primary = true,
                        .press = [this] {
                          ctx_.stack.pop();
                          use_(match_name(name_));
                        }});
  }

 private:
  AppContext& ctx_;
  std::string title_, name_;
  std::function<void(const std::string&)> use_;
};

}  // namespace

std::unique_ptr<Screen> make_name_screen(AppContext& ctx, std::string title, std::string name,
                                         std::function<void(const std::string&)> use) {
  return std::make_unique<NameScreen>(ctx, std::move(title), std::move(name), std::move(use));
}

std::unique_ptr<Screen> make_save_as(AppContext& ctx, std::string game, std::string text, std::string name) {
  return make_name_screen(ctx, ctx.texts.tr("shelf.save_as"), std::move(name),
                          [&ctx, game = std::move(game), text = std::move(text)](const std::string& called) {
                            const auto file = ctx.saves.add(with_name(text, called), ctx.saves.new_id(game, ctx.now()));
                            if (!file) return ctx.notice(file.error());
                            ctx.notice(ctx.texts.tr("shelf.copied", {{"match", called}}));
                          });
}

}  // namespace prowl::ui
