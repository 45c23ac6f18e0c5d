#include <algorithm>

#include "prowl/ai/company.hpp"
#include "ui/kit/header.hpp"
#include "ui/play/practice/gifts.hpp"
#include "ui/play/practice/ideas.hpp"

namespace prowl::ui {
namespace {

constexpr float kHintWide = 680;

/// The person's own view, thought through on another thread; gone when it closes, and so is the thinking. Companions
/// may be asked in turn: they see no more than everybody does.
class Hint final : public Screen {
 public:
  Hint(Session& session, Seat who)
      : session_(session),
        who_(who),
        companions_(companions(session.driver().game(), session.facts().view, bots(session.driver()), who)) {
    ask(0);
  }
  ~Hint() override { job_->drop(); }
  std::string id() const override { return "hint"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "hint.close"; }
  bool busy() const override { return !told_; }
  int wait_ms() const override { return told_ ? -1 : job_->wait_ms(session_.ctx().clock()); }
  bool tick(int) override { return !told_ && (told_ = job_->attend(session_.ctx().clock())); }
  void build(Builder& b) override;

 private:
  static SeatMask bots(const Driver& driver) {
    const auto all = static_cast<SeatMask>((1U << driver.seats().size()) - 1);
    return static_cast<SeatMask>(all & ~driver.humans());
  }
  /// 0: the strongest bot in one's own place; else the companion of that number.
  void ask(std::size_t whom);
  void ask_companion(Seat);
  void buttons(Builder&, Rect);
  std::string name_of(const Builder&, std::size_t whom) const;
  std::string how(const Builder&) const;

  Session& session_;
  Seat who_;
  std::vector<Seat> companions_;
  std::size_t whom_ = 0;
  std::shared_ptr<Thinking> job_;
  bool told_ = false;
};

void Hint::ask(std::size_t whom) {
  if (job_) job_->drop();
  whom_ = whom;
  if (whom == 0)
    job_ = think_over(session_, session_.driver().facts(who_).view, session_.ctx().platform.bot_levels.back());
  else
    ask_companion(companions_[whom - 1]);
  told_ = job_->done();
}

void Hint::ask_companion(Seat s) {
  const Driver& driver = session_.driver();
  View open = driver.table().view;
  open.options = driver.options(who_);
  auto bot = session_.ctx().platform.bots(session_.info(s).bot, driver.game(), driver.rules());
  job_ = think_over(session_, std::move(open),
                    std::make_shared<Adviser>(std::move(bot), driver.game(), driver.rules(), who_));
}

std::string Hint::name_of(const Builder& b, std::size_t whom) const {
  if (whom == 0) return b.tr("practice.hint");
  return b.tr("company.advice", {{"who", session_.describe().seat(companions_[whom - 1])}});
}

std::string Hint::how(const Builder& b) const {
  if (!told_) return b.tr("practice.thinking");
  if (whom_ == 0) return how_it_came(b.texts(), job_->thought());
  return b.tr(job_->thought().ideas.empty() ? "company.advice.none" : "company.advice.how");
}

void Hint::buttons(Builder& b, Rect r) {
  const bool others = !companions_.empty();
  const auto boxes = split_row(r, others ? 2 : 1, 12);
  if (others) {
    const std::size_t next = (whom_ + 1) % (companions_.size() + 1);
    const std::string text = next == 0
                                 ? b.tr("practice.hint")
                                 : b.tr("company.ask", {{"who", session_.describe().seat(companions_[next - 1])}});
    b.button(boxes.front(),
             {.id = "hint.ask", .text = text, .icon = "players", .hotkey = "a", .press = [this, next] { ask(next); }});
  }
  b.button(boxes.back(),
           {.id = "hint.close", .text = b.tr("practice.close"), .icon = "check", .primary = true, .press = [this] {
              session_.ctx().stack.pop();
            }});
}

void Hint::build(Builder& b) {
  const TextOpt small{.face = Face::medium, .px = 20, .colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  const std::vector<IdeaLine> lines = told_ ? best_ideas(job_->thought(), kMostIdeas, session_, who_)
                                            : std::vector<IdeaLine>();
  const float title = b.line(40) + 10, go = b.control(60);
  const float words = b.measure(how(b), small, kHintWide - 80).h + 8;
  const Rect inside = draw_dialog(b, {kHintWide, title + ideas_height(b, kMostIdeas) + words + go + 12 + 56});
  b.heading({inside.x, inside.y, inside.w, title - 10}, name_of(b, whom_), 40);
  const Rect view{inside.x, inside.y + title, inside.w, inside.h - title - go - 12};
  const bool scrolls = ideas_height(b, kMostIdeas) + words > view.h + 1;
  const float wide = scrolls ? b.begin_scroll("hint", view) : view.w;
  draw_ideas(b, {view.x, view.y, wide, view.h}, lines);
  const float y = view.y + ideas_height(b, lines.size());
  b.label("hint.how", {view.x, y, wide, words}, how(b), small, true);
  if (scrolls) b.end_scroll(y + words);
  buttons(b, {inside.x, inside.bottom() - go, inside.w, go});
}

}  // namespace

std::unique_ptr<Screen> make_hint(Session& session, Seat who) { return std::make_unique<Hint>(session, who); }

}  // namespace prowl::ui
