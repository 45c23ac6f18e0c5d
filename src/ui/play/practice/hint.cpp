#include <algorithm>

#include "ui/kit/header.hpp"
#include "ui/play/practice/gifts.hpp"
#include "ui/play/practice/ideas.hpp"

namespace prowl::ui {
namespace {

constexpr std::size_t kMost = 3;
constexpr int kPatience = 1000;

/// The person's own view, thought through on another thread; gone when it closes, and so is the thinking.
class Hint final : public Screen {
 public:
  Hint(Session& session, Seat who) : session_(session), who_(who) {
    const auto& levels = session.ctx().platform.bot_levels;
    job_ = think_over(session, session.driver().facts(who).view, levels.back());
    told_ = job_->done();
  }
  ~Hint() override { job_->drop(); }
  std::string id() const override { return "hint"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "hint.close"; }
  bool busy() const override { return !told_; }
  int wait_ms() const override { return told_ || job_->hastened() ? -1 : std::max(1, left_ms()); }
  bool tick(int) override {
    if (told_) return false;
    if (left_ms() <= 0) job_->hasten();
    return told_ = job_->done();
  }
  void build(Builder& b) override;

 private:
  int left_ms() const { return static_cast<int>(job_->began + kPatience - session_.ctx().clock()); }

  Session& session_;
  Seat who_;
  std::shared_ptr<Thinking> job_;
  bool told_ = false;
};

void Hint::build(Builder& b) {
  const TextOpt small{.face = Face::medium, .px = 20, .colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  const std::vector<IdeaLine> lines = told_ ? best_ideas(job_->thought(), kMost, session_, who_)
                                            : std::vector<IdeaLine>();
  const float title = b.line(40) + 10, words = 3 * b.line(20), go = b.control(60);
  const Rect inside = draw_dialog(b, {680, title + ideas_height(b, kMost) + words + go + 12 + 56});
  b.heading({inside.x, inside.y, inside.w, title - 10}, b.tr("practice.hint"), 40);
  const Rect view{inside.x, inside.y + title, inside.w, inside.h - title - go - 12};
  const bool scrolls = ideas_height(b, kMost) + words > view.h + 1;
  const float wide = scrolls ? b.begin_scroll("hint", view) : view.w;
  draw_ideas(b, {view.x, view.y, wide, view.h}, lines);
  const float y = view.y + ideas_height(b, lines.size());
  b.label("hint.how", {view.x, y, wide, words},
          told_ ? how_it_came(b.texts(), job_->thought()) : b.tr("practice.thinking"), small, true);
  if (scrolls) b.end_scroll(y + words);
  b.button({inside.x, inside.bottom() - go, inside.w, go},
           {.id = "hint.close", .text = b.tr("practice.close"), .icon = "check", .primary = true, .press = [this] {
              session_.ctx().stack.pop();
            }});
}

}  // namespace

std::unique_ptr<Screen> make_hint(Session& session, Seat who) { return std::make_unique<Hint>(session, who); }

}  // namespace prowl::ui
