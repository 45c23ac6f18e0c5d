#include <algorithm>

#include <fmt/format.h>

#include "table/turning.hpp"
#include "ui/app/context.hpp"
#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {
namespace {

class LogScreen final : public Screen {
 public:
  LogScreen(AppContext& ctx, const Game& game, std::shared_ptr<const RuleSet> rules, std::vector<SeatInfo> seats,
            std::vector<Event> events)
      : ctx_(ctx), game_(game), rules_(std::move(rules)), seats_(std::move(seats)), events_(std::move(events)) {
    for (const TurningPoint& p : all_turning_points(game_.id, rules_->catalogue, events_)) points_.push_back(p.at);
  }
  std::string id() const override { return "log"; }
  std::string_view world() const override { return game_.id; }
  void build(Builder& b) override;

 private:
  bool shown(std::size_t) const;
  void filters(Builder&, Rect);
  void line(Builder&, Column&, std::size_t number, const Event&, const Describe&);

  AppContext& ctx_;
  const Game& game_;
  std::shared_ptr<const RuleSet> rules_;
  std::vector<SeatInfo> seats_;
  std::vector<Event> events_;
  std::vector<std::size_t> points_;  ///< what decided the match so far
  int seat_ = 0;                     ///< 0 everybody, else seat + 1
  bool turning_points_ = false, at_end_ = false;
};

bool LogScreen::shown(std::size_t at) const {
  const auto& specs = rules_->catalogue.events;
  const Event& e = events_[at];
  if (e.what >= specs.size()) return false;
  if (turning_points_ && std::find(points_.begin(), points_.end(), at) == points_.end()) return false;
  if (seat_ == 0) return true;
  const Seat wanted = prowl::seat(seat_ - 1);
  const auto names = [&](std::size_t i, std::int16_t v) {
    return specs[e.what].operands[i] == Operand::seat && v == index(wanted);
  };
  return e.who == wanted || names(0, e.a) || names(1, e.b) || names(2, e.c);
}

void LogScreen::filters(Builder& b, Rect r) {
  const Describe say = ctx_.describe(game_, *rules_, seats_);
  std::vector<std::string> who{b.tr("log.everybody")};
  for (std::size_t i = 0; i < seats_.size(); ++i) who.push_back(say.seat(prowl::seat(static_cast<int>(i))));
  const float pick = std::min(340 * std::max(1.0F, b.text_scale()), r.w / 2 - 8);
  b.choice({r.x, r.y, pick, r.h}, "log.seat", b.tr("log.seat"), who, seat_, [this](int i) { seat_ = i; });
  ButtonOpt points{.id = "log.turning",
                   .text = b.tr("log.turning"),
                   .icon = turning_points_ ? "check" : "star",
                   .on = turning_points_,
                   .role = Role::toggle,
                   .press = [this] { turning_points_ = !turning_points_; }};
  points.value = b.tr(turning_points_ ? "ui.on" : "ui.off");
  const float wide = std::min(b.button_width(points) + 16, r.w - pick - 16);
  b.button({r.x + pick + 16, r.y, wide, r.h}, std::move(points));
}

void LogScreen::line(Builder& b, Column& column, std::size_t number, const Event& e, const Describe& say) {
  const std::string words = say.event(e), paragraph = ctx_.settings.show_rule_links ? say.paragraph(e) : std::string();
  const bool turning = std::find(points_.begin(), points_.end(), number - 1) != points_.end();
  const TextOpt opt{.face = turning ? Face::semibold : Face::body,
                    .colour = turning ? b.theme().text : b.theme().second,
                    .wrap = true};
  const float lead = 64 * std::max(1.0F, b.text_scale()) + 48,
              link = paragraph.empty() ? 0 : 100 * std::max(1.0F, b.text_scale());
  const float wide = column.area.w - lead - link - 16;
  const float high = std::max(b.measure(words, opt, wide).h + 12, b.control(44));
  const Rect r = column.next(high);
  b.text({r.x, r.y, lead - 56, r.h}, std::to_string(number), {.face = Face::medium, .px = 18, .colour = b.theme().dim});
  const auto at = static_cast<std::size_t>(index(e.who));
  if (is_player(e.who) && at < seats_.size()) b.badge({r.x + lead - 50, r.centre().y - 18, 36, 36}, seats_[at]);
  if (turning) b.fill({r.x - 12, r.y + 4, 4, r.h - 8}, b.theme().act);
  b.label(fmt::format("log.{}", number), {r.x + lead, r.y, wide, r.h}, words, opt);
  if (paragraph.empty()) return;
  b.button({r.right() - link, r.centre().y - b.control(44) / 2, link, b.control(44)},
           {.id = fmt::format("log.{}.rule", number),
            .text = b.tr("ui.paragraph", {{"n", paragraph}}),
            .px = 18,
            .role = Role::link,
            .press = [this, paragraph] { ctx_.stack.push(make_rules_screen(ctx_, game_, paragraph)); }});
}

void LogScreen::build(Builder& b) {
  draw_ground(b);
  const Rect all = draw_header(
      b, {.title = b.tr("log.title"), .note = b.tr("log.note"), .back = b.tr("ui.back"), .on_back = [this] {
            ctx_.stack.pop();
          }});
  const float wide = std::min(all.w, 1400 * std::max(1.0F, b.text_scale()));
  const Rect area{all.x + (all.w - wide) / 2, all.y, wide, all.h};
  b.panel(area);
  const Rect inner = area.inset(32, 24);
  const float bar = b.control(52);
  filters(b, {inner.x, inner.y, inner.w, bar});
  const Rect view{inner.x, inner.y + bar + 16, inner.w, inner.h - bar - 16};
  if (!at_end_) b.state().scroll["log"] = 1e7F;  // the newest line first
  at_end_ = true;
  Column column({view.x + 12, view.y, b.begin_scroll("log", view) - 12, view.h}, 4);
  const Describe say = ctx_.describe(game_, *rules_, seats_);
  std::size_t lines = 0;
  for (std::size_t i = 0; i < events_.size(); ++i)
    if (shown(i)) {
      line(b, column, i + 1, events_[i], say);
      ++lines;
    }
  if (lines == 0)
    b.label("log.empty", column.next(b.line(20) * 2), b.tr("log.empty"), {.colour = b.theme().dim, .wrap = true});
  b.end_scroll(column.y);
}

}  // namespace

std::unique_ptr<Screen> make_log_screen(AppContext& ctx, const Game& game, std::shared_ptr<const RuleSet> rules,
                                        std::vector<SeatInfo> seats, std::vector<Event> events) {
  return std::make_unique<LogScreen>(ctx, game, std::move(rules), std::move(seats), std::move(events));
}

}  // namespace prowl::ui
