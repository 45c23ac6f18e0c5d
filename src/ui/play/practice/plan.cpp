#include <algorithm>

#include <fmt/format.h>

#include "prowl/ai/foresight.hpp"
#include "ui/kit/header.hpp"
#include "ui/play/practice/gifts.hpp"
#include "ui/play/practice/ideas.hpp"

namespace prowl::ui {
namespace {

constexpr float kPlanGap = 10, kPlanBetween = 36, kPlanBar = 10, kWords = 0.66F;

/// What those who play together could do in this turn, what may be drawn after it, and what each option risks: by what
/// one seat sees, thought through on another thread.
class Plan final : public Screen {
 public:
  Plan(Session& session, Seat who) : session_(session), who_(who) {
    Driver& driver = session.driver();
    const View view = driver.facts(who).view;
    next_ = odds_of_next(driver.game(), driver.rules(), view);
    mind_ = std::make_shared<Foreseer>(driver.game(), driver.rules());
    job_ = think_over(session, view, mind_);
    told_ = job_->done();
  }
  ~Plan() override { job_->drop(); }
  std::string id() const override { return "plan"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "plan.close"; }
  bool busy() const override { return !told_; }
  int wait_ms() const override { return told_ ? -1 : job_->wait_ms(session_.ctx().clock()); }
  bool tick(int) override { return !told_ && (told_ = job_->attend(session_.ctx().clock())); }
  void build(Builder&) override;

 private:
  void steps(Builder&, Column&);
  void why(Builder&, Column&);
  std::string nothing_nearer(const Builder&) const;
  void options(Builder&, Column&);
  void option(Builder&, Column&, std::size_t);
  void odds(Builder&, Column&);
  void sort(Builder&, Column&, std::string_view);
  void title(Builder& b, Column& c, const char* id, const std::string& words) const {
    paragraph(b, c, id, words, {.face = Face::heading, .px = 22, .colour = b.theme().fact, .wrap = true});
  }
  std::string text_of(std::string_view table, std::string_view name) const {
    return fmt::format("{}.{}.{}", table, session_.driver().game().id, name);
  }

  Session& session_;
  Seat who_;
  std::vector<Odds> next_;
  std::shared_ptr<Foreseer> mind_;
  std::shared_ptr<Thinking> job_;
  bool told_ = false;
};

void draw_bar(Builder& b, Rect bar, double share, Colour colour) {
  b.fill(bar, b.theme().button_line, kPlanBar / 2, 0.5F);
  const float part = static_cast<float>(std::clamp(share, 0.0, 1.0));
  if (part > 0) b.fill({bar.x, bar.y, std::max(kPlanBar, bar.w * part), kPlanBar}, colour, kPlanBar / 2);
}

void Plan::steps(Builder& b, Column& c) {
  title(b, c, "plan.steps", b.tr("practice.plan.turn"));
  const Describe say = session_.describe();
  const auto& plan = mind_->told().plan;
  TextOpt o = practice_words(b, 22);
  o.face = Face::semibold;
  const float number = b.line(22) * 1.2F;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const std::string words = say.action(plan[i].who, plan[i].action);
    const Rect r = c.next(b.measure(words, o, c.area.w - number).h + 2);
    TextOpt count = o;
    count.colour = b.theme().act;
    b.text({r.x, r.y, number, r.h}, std::to_string(i + 1), count);
    b.label(fmt::format("plan.step.{}", i + 1), {r.x + number, r.y, r.w - number, r.h}, words, o, true);
  }
  why(b, c);
}

std::string Plan::nothing_nearer(const Builder& b) const {
  const auto& options = mind_->told().options;
  if (options.size() < 2 || !options[0].idea.reckoned() || !options[1].idea.reckoned())
    return b.tr("practice.plan.keeps");
  const int best = percent(options[0].idea.worth), next = percent(options[1].idea.worth);
  if (best <= next) return b.tr("practice.plan.keeps");
  return b.tr("practice.plan.better", {{"n", best}, {"m", next}});
}

void Plan::why(Builder& b, Column& c) {
  const Foresight& f = mind_->told();
  const std::string words = f.gain ? b.trn(text_of("gain", f.gain->name), f.gain->after,
                                           {{"before", f.gain->before}, {"after", f.gain->after}})
                                   : nothing_nearer(b);
  paragraph(b, c, "plan.why", words, practice_words(b), true);
  if (f.turns_over) paragraph(b, c, "plan.turns_over", b.tr("practice.plan.turns_over"), practice_words(b), true);
  c.y += kPlanGap;
}

void Plan::option(Builder& b, Column& c, std::size_t n) {
  const Foresight& f = mind_->told();
  const auto& [idea, risks] = f.options[n];
  const auto names = risk_names(session_.driver().game());
  TextOpt small = practice_words(b, 18);
  small.colour = b.theme().second;
  TextOpt head = practice_words(b, 22);
  head.face = Face::semibold;
  const std::string id = fmt::format("plan.option.{}", n + 1);
  paragraph(b, c, id, session_.describe().action(who_, idea.action), head, true);
  if (idea.reckoned()) paragraph(b, c, id + ".worth", b.tr("practice.plan.worth", {{"n", percent(idea.worth)}}), small);
  small.min_scale = 0.7F;
  for (std::size_t i = 0; i < risks.size(); ++i) {
    const std::string words = b.tr(text_of("risk", names[i]), {{"n", percent(risks[i])}});
    const float text = c.area.w * kWords;
    const Rect r = c.next(b.measure(words, small, text).h + 2);
    b.label(fmt::format("{}.risk.{}", id, i + 1), {r.x, r.y, text, r.h}, words, small, true);
    draw_bar(b, {r.x + text + 12, r.y + b.line(18) / 2 - kPlanBar / 2, r.w - text - 12, kPlanBar}, risks[i],
             b.theme().alarm);
  }
  c.y += kPlanGap;
}

void Plan::options(Builder& b, Column& c) {
  title(b, c, "plan.options", b.tr("practice.plan.options"));
  for (std::size_t i = 0; i < mind_->told().options.size(); ++i) option(b, c, i);
  TextOpt small = practice_words(b, 18);
  small.colour = b.theme().second;
  paragraph(b, c, "plan.how", b.trn("practice.plan.how", mind_->told().worlds), small);
}

void Plan::sort(Builder& b, Column& c, std::string_view name) {
  const Describe say = session_.describe();
  double share = 0;
  std::string kinds;
  for (const Odds& o : next_)
    if (o.sort == name) {
      share += o.share;
      kinds += (kinds.empty() ? "" : " · ") +
               b.tr("practice.plan.kind", {{"what", say.kind(o.kind)}, {"n", percent(o.share)}});
    }
  if (kinds.empty()) return;
  const std::string id = fmt::format("plan.sort.{}", name);
  TextOpt head = practice_words(b, 22);
  head.face = Face::semibold;
  paragraph(b, c, id, b.tr(text_of("sort", name), {{"n", percent(share)}}), head);
  c.y -= kPlanGap / 2;
  draw_bar(b, c.next(kPlanBar), share, b.theme().act);
  TextOpt small = practice_words(b, 18);
  small.colour = b.theme().second;
  paragraph(b, c, id + ".kinds", kinds, small);
  c.y += kPlanGap;
}

void Plan::odds(Builder& b, Column& c) {
  title(b, c, "plan.odds", b.tr("practice.plan.odds"));
  if (next_.empty()) return paragraph(b, c, "plan.none", b.tr("practice.plan.none"), practice_words(b));
  std::vector<std::string_view> sorts;
  for (const Odds& o : next_)
    if (std::find(sorts.begin(), sorts.end(), o.sort) == sorts.end()) sorts.push_back(o.sort);
  for (const std::string_view s : sorts) sort(b, c, s);
  TextOpt small = practice_words(b, 18);
  small.colour = b.theme().second;
  paragraph(b, c, "plan.seen", b.tr("practice.plan.seen"), small);
}

void Plan::build(Builder& b) {
  const float head = b.line(40) + 10, go = b.control(60);
  const Rect inside = draw_dialog(b, {std::min(b.width() - 80, 1440.0F), b.height() - 60});
  b.heading({inside.x, inside.y, inside.w, head - 10}, b.tr("practice.plan"), 40);
  const Rect view{inside.x, inside.y + head, inside.w, inside.h - head - go - 12};
  const float w = b.begin_scroll("plan", view);
  const float half = b.wide() ? (w - kPlanBetween) / 2 : w;
  Column left({view.x, view.y, half, view.h}, kPlanGap);
  if (told_) {
    steps(b, left);
    options(b, left);
  } else {
    paragraph(b, left, "plan.thinking", b.tr("practice.thinking"), practice_words(b));
  }
  Column right(
      b.wide() ? Rect{view.x + half + kPlanBetween, view.y, half, view.h} : Rect{view.x, left.y + kPlanGap, half, 0},
      kPlanGap);
  odds(b, right);
  b.end_scroll(std::max(left.y, right.y));
  b.button({inside.x, inside.bottom() - go, inside.w, go},
           {.id = "plan.close", .text = b.tr("practice.close"), .icon = "check", .primary = true, .press = [this] {
              session_.ctx().stack.pop();
            }});
}

}  // namespace

std::unique_ptr<Screen> make_plan(Session& session, Seat who) { return std::make_unique<Plan>(session, who); }

}  // namespace prowl::ui
