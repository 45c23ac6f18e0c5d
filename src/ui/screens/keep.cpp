#include "ui/screens/keep.hpp"

#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {
namespace {

constexpr int kSecond = 1000, kWaitMs = 15 * kSecond;

class KeepScreen final : public Screen {
 public:
  KeepScreen(AppContext& ctx, std::function<void()> back) : ctx_(ctx), back_(std::move(back)) {}
  std::string id() const override { return "keep"; }
  bool overlay() const override { return true; }
  bool back() override { return undo(), true; }
  int wait_ms() const override { return left_ms_ - (left_ms_ - 1) / kSecond * kSecond; }
  bool tick(int elapsed_ms) override {
    left_ms_ -= elapsed_ms;
    if (left_ms_ <= 0) undo();
    return true;
  }

  void build(Builder& b) override {
    const float title = b.line(40) + 8, words = b.line(22) * 2, foot = b.control(56);
    const Rect in = draw_dialog(b, {720, title + words + foot + 72});
    b.heading({in.x, in.y, in.w, title - 8}, b.tr("keep.title"), 40);
    b.label("keep.left", {in.x, in.y + title, in.w, words}, b.trn("keep.left", (left_ms_ + kSecond - 1) / kSecond),
            {.face = Face::medium, .px = 22, .colour = b.theme().second, .wrap = true, .min_scale = 0.6F});
    const auto buttons = split_row({in.x, in.bottom() - foot, in.w, foot}, 2, 16);
    b.button(buttons[0], {.id = "keep.back", .text = b.tr("keep.back"), .icon = "undo", .press = [this] { undo(); }});
    b.button(
        buttons[1],
        {.id = "keep.yes", .text = b.tr("keep.yes"), .icon = "check", .primary = true, .press = [&stack = ctx_.stack] {
           stack.pop();
         }});
  }

 private:
  void undo() {
    if (!back_) return;
    std::exchange(back_, nullptr)();
    ctx_.stack.pop();
  }

  AppContext& ctx_;
  std::function<void()> back_;
  int left_ms_ = kWaitMs;
};

}  // namespace

std::unique_ptr<Screen> make_keep_screen(AppContext& ctx, std::function<void()> back) {
  return std::make_unique<KeepScreen>(ctx, std::move(back));
}

}  // namespace prowl::ui
