#include <algorithm>
#include <ctime>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "ui/app/context.hpp"
#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"
#include "ui/screens/match_screens.hpp"
#include "ui/screens/setup.hpp"

namespace prowl::ui {
namespace {

// ISO order reads the same in every language. What lies outside is no date of a match, and not every system can name
// it.
std::string date_text(const Texts& texts, std::int64_t seconds) {
  constexpr std::int64_t kYear1971 = 31'536'000, kYear3000 = 32'503'680'000;
  if (seconds < kYear1971 || seconds >= kYear3000) return texts.tr("replays.no_date");
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(static_cast<std::time_t>(seconds)));
}

class Replays final : public Screen {
 public:
  explicit Replays(AppContext& ctx) : ctx_(ctx), saves_(list_saves(ctx)) {}
  std::string id() const override { return "replays"; }
  void uncovered() override { saves_ = list_saves(ctx_); }

  void build(Builder& b) override {
    draw_ground(b);
    const Rect all = draw_header(
        b, {.title = b.tr("replays.title"), .note = b.tr("replays.note"), .back = b.tr("ui.back"), .on_back = [this] {
              ctx_.stack.pop();
            }});
    const float wide = std::min(all.w, 1400 * std::max(1.0F, b.text_scale()));
    const Rect area{all.x + (all.w - wide) / 2, all.y, wide, all.h};
    b.panel(area);
    const Rect view = area.inset(32, 24);
    Column column({view.x, view.y, b.begin_scroll("replays", view), view.h}, 12);
    if (saves_.empty())
      b.label("replays.empty", column.next(b.line(20) * 3), b.tr("replays.empty"),
              {.colour = b.theme().dim, .wrap = true});
    for (std::size_t i = 0; i < saves_.size(); ++i) row(b, column, i);
    b.end_scroll(column.y);
  }

 private:
  void row(Builder& b, Column& column, std::size_t i) {
    const SaveInfo& save = saves_[i];
    const bool broken = save.problem.has_value();
    const std::string why = broken ? b.texts().error(*save.problem) : std::string();
    const float high = b.control(52),
                button_w = std::min(240 * std::max(1.0F, b.text_scale() * 0.9F), column.area.w - 40);
    const bool beside = column.area.w - button_w > 520 * std::max(1.0F, b.text_scale());
    const float words_w = column.area.w - 40 - (beside ? button_w + 20 : 0);
    const TextOpt problem{
        .face = Face::medium, .px = 18, .colour = b.theme().alarm_text, .valign = VAlign::top, .wrap = true};
    const float extra = broken ? b.measure(why, problem, words_w).h + 4 : 46;
    const float words_h = b.line(22) + extra;
    const Rect r = column.next((beside ? std::max(words_h, high) : words_h + high + 12) + 32);
    b.skin(r, "well");
    const Rect words{r.x + 20, r.y + 16, words_w, words_h};
    const std::string name = b.texts().has("game." + save.header.game + ".name")
                                 ? b.tr("game." + save.header.game + ".name")
                                 : to_utf8(save.path.filename());
    const std::string state = broken ? "replays.broken" : save.finished ? "replays.finished" : "replays.unfinished";
    b.label(
        fmt::format("save.{}", i), {words.x, words.y, words.w, b.line(22)},
        b.tr("replays.line", {{"game", name}, {"date", date_text(b.texts(), save.saved_at)}, {"state", b.tr(state)}}),
        {.face = Face::semibold, .px = 22, .wrap = true, .min_scale = 0.6F});
    if (broken)
      b.label(fmt::format("save.{}.problem", i), {words.x, words.y + b.line(22) + 2, words.w, extra}, why, problem);
    else
      badges(b, {words.x, words.y + b.line(22) + 6, words.w, 40}, save.header.seats);
    const Rect button = beside ? Rect{r.right() - button_w - 20, r.centre().y - high / 2, button_w, high}
                               : Rect{r.x + 20, r.bottom() - high - 14, button_w, high};
    ButtonOpt open{.id = fmt::format("open.{}", i),
                   .text = b.tr(save.finished ? "replays.watch" : "replays.continue"),
                   .icon = save.finished ? "eye" : "play",
                   .name = fmt::format("{}: {} {}", b.tr(save.finished ? "replays.watch" : "replays.continue"), name,
                                       date_text(b.texts(), save.saved_at)),
                   .reason = why,
                   .press = [this, save] { open_match(ctx_, save, save.finished); }};
    b.button(button, std::move(open));
  }

  static void badges(Builder& b, Rect r, const std::vector<SeatInfo>& seats) {
    float x = r.x;
    for (const SeatInfo& seat : seats) {
      const TextOpt opt{.face = Face::medium, .px = 18, .colour = b.theme().second};
      const float wide = b.measure(seat.name, opt).w + 4;
      if (x + 44 > r.right()) return;
      b.badge({x, r.y, 36, 36}, seat);
      const bool fits = x + 44 + wide <= r.right();
      if (fits) b.text({x + 42, r.y, wide, 36}, seat.name, opt);
      x += 44 + (fits ? wide + 16 : 0);
    }
  }

  AppContext& ctx_;
  std::vector<SaveInfo> saves_;
};

}  // namespace

std::unique_ptr<Screen> make_replays(AppContext& ctx) { return std::make_unique<Replays>(ctx); }

}  // namespace prowl::ui
