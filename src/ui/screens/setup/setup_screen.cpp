#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"
#include "ui/screens/setup.hpp"
#include "ui/screens/setup/board_preview.hpp"
#include "ui/screens/setup/code_screen.hpp"
#include "ui/screens/setup/setup_options.hpp"
#include "ui/screens/setup/setup_seats.hpp"
#include "ui/screens/title_art.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {
namespace {

// Short enough for a code.
std::uint64_t short_seed(std::uint64_t seed) { return seed % kShortSeed; }

// One that somebody asked for stays as it is.
std::uint64_t first_seed(AppContext& ctx) {
  const bool wished = ctx.platform.seed.has_value();
  const std::uint64_t seed = ctx.fresh_seed();
  return wished ? seed : short_seed(seed);
}

class SetupScreen final : public Screen {
 public:
  SetupScreen(AppContext& ctx, const Game& game, Options options)
      : ctx_(ctx), game_(game), plan_(default_plan(ctx, game)), seed_(first_seed(ctx)), preview_(ctx, game) {
    plan_.options = std::move(options);
    auto rules = ctx.rules(game);
    if (!rules) {
      problem_ = rules_problem(ctx, game, rules.error());
      return;
    }
    rules_ = *rules;
    options_.emplace(ctx_, game_, *rules_, plan_);
    seats_.emplace(ctx_, game_, *rules_, plan_, preview_);
  }
  /// Sits down as many as the deal is for.
  void take(const Deal&);
  std::string id() const override { return "setup"; }
  std::string_view world() const override { return game_.id; }
  std::string first_focus() const override { return "start"; }
  void build(Builder& b) override;

 private:
  std::string ready() const;
  std::string title() const;
  std::string with() const { return rules_ ? expansion_in(*rules_, plan_.options) : std::string(); }
  std::string world_text(std::string_view part) const;
  std::string problem() const;
  void people(Builder&, Rect);
  void about(Builder&, Rect);
  void options_head(Builder&, Rect, float px);
  void options(Builder&, Rect);
  void board(Builder&, Rect);
  void foot(Builder&, Rect);
  void state(Builder&, Rect, const std::string& reason);
  void beside(Builder&, Rect);
  void below(Builder&, Rect);
  void start();
  void open_code();
  std::string who_plays() const {
    return ctx_.texts.tr("setup.who_plays", {{"n", static_cast<int>(plan_.seats.size())}, {"max", game_.max_seats}});
  }
  Describe say() const { return ctx_.describe(game_, *rules_, plan_.seats); }

  AppContext& ctx_;
  const Game& game_;
  std::shared_ptr<const RuleSet> rules_;
  SetupPlan plan_;
  std::uint64_t seed_;
  BoardPreview preview_;
  std::optional<SetupOptions> options_;
  std::optional<SetupSeats> seats_;
  std::string problem_;
};

void SetupScreen::board(Builder& b, Rect r) {
  const float head = b.control(44);
  ButtonOpt again{.id = "deal_again",
                  .text = b.tr("setup.again"),
                  .icon = "dice",
                  .tip = b.tr("setup.again_tip"),
                  .px = 18,
                  .press = [this] { seed_ = ctx_.platform.entropy ? short_seed(ctx_.platform.entropy()) : seed_ + 1; }};
  ButtonOpt code{
      .id = "code", .icon = "share", .tip = b.tr("setup.code_tip"), .name = b.tr("setup.code"), .press = [this] {
        open_code();
      }};
  const float wide = std::min(b.button_width(again), r.w * 0.5F);
  b.heading({r.x, r.y, r.w - wide - head - 24, head}, b.tr("setup.opening"), 30);
  b.button({r.right() - wide - head - 12, r.y, head, head}, std::move(code));
  b.button({r.right() - wide, r.y, wide, head}, std::move(again));
  preview_.draw(b, {r.x, r.y + head + 8, r.w, r.h - head - 8});
}

void SetupScreen::open_code() {
  const auto code = rules_ ? to_code({&game_, static_cast<int>(plan_.seats.size()), plan_.options, seed_}, *rules_)
                           : std::nullopt;
  ctx_.stack.push(make_code_screen(ctx_, code, [this](const Deal& deal) {
    if (deal.game == &game_) return take(deal);
    ctx_.stack.replace(make_setup(ctx_, deal));
  }));
}

void SetupScreen::take(const Deal& deal) {
  const auto wanted = static_cast<std::size_t>(deal.seats);
  while (plan_.seats.size() < wanted) plan_.seats.push_back(fresh_seat(plan_.seats, usual_level(ctx_)));
  plan_.seats.resize(wanted);
  plan_.options = deal.options;
  seed_ = deal.seed;
}

void SetupScreen::start() {
  std::string names;
  for (const SeatInfo& seat : plan_.seats)
    if (seat.bot.empty()) names += seat.name + "\n";
  if (!names.empty()) ctx_.settings.last_names = names;
  ctx_.settings_changed();
  start_match(ctx_, game_, plan_, seed_);
}

// Who begins as what, as far as it is settled.
std::string SetupScreen::ready() const {
  for (const OptionSpec& o : rules_->options)
    if (names_seat(game_, o))
      return ctx_.texts.tr("setup.ready",
                           {{"who", say().option(o.name)},
                            {"choice", options_->shown(o, option_number(*rules_, plan_.options, o.name))}});
  return ctx_.texts.tr("setup.ready_plain");
}

std::string SetupScreen::title() const {
  const std::string name = ctx_.texts.tr(fmt::format("game.{}.name", game_.id));
  return with().empty() ? name : ctx_.texts.tr("setup.with", {{"game", name}, {"expansion", world_text("name")}});
}

// What the title says of the game, or of its expansion where that is switched on.
std::string SetupScreen::world_text(std::string_view part) const {
  return ctx_.texts.tr(fmt::format("game.{}.{}", with().empty() ? std::string(game_.id) : with(), part));
}

// The first of several faults.
std::string SetupScreen::problem() const {
  const std::string& out = !problem_.empty() ? problem_ : preview_.problem();
  return out.substr(0, out.find('\n'));
}

// The game's picture and its few words.
void SetupScreen::about(Builder& b, Rect r) {
  const float wide = std::min(r.h * kWorldAspect, r.w * 0.42F);
  const Rect pic{r.x, r.y, wide, r.h};
  b.cover(pic, world_picture(with().empty() ? game_.id : with()), kWorldAspect);
  b.frame(pic, b.theme().line, 1.5F, 4);
  const float x = pic.right() + 20, room = r.right() - x, line = b.line(20);
  b.text({x, r.y, room, r.h - line - 8}, world_text("blurb"),
         {.face = Face::medium, .px = 20, .colour = b.theme().second, .wrap = true, .min_scale = 0.9F});
  b.text({x, r.bottom() - line, room, line}, world_text("mode"),
         {.face = Face::semibold, .px = 20, .colour = b.theme().text, .wrap = true, .min_scale = 0.8F});
}

void SetupScreen::people(Builder& b, Rect r) {
  constexpr float kLeast = 150, kMost = 280;
  const float end = seats_ ? seats_->draw(b, r) : r.y, left = r.bottom() - end - 16;
  if (b.wide() && left >= kLeast * std::max(1.0F, b.text_scale()))
    about(b, {r.x, end + std::max(16.0F, left - kMost), r.w, std::min(left, kMost)});
  b.end_scroll(end);
}

void SetupScreen::foot(Builder& b, Rect r) {
  const std::string reason = problem();
  ButtonOpt go{.id = "start",
               .text = b.tr("setup.start"),
               .icon = "play",
               .reason = reason,
               .primary = true,
               .px = b.wide() ? 34.0F : 28.0F,
               .press = [this] { start(); }};
  const float wide = std::clamp(b.button_width(go) + 90, std::min(340.0F, r.w), r.w);
  if (b.wide()) b.panel(r);
  const float pad = b.wide() ? 28 : 0, edge = b.wide() ? 12 : 0;
  float x = r.x + pad;
  constexpr float kBadge = 50, kWords = 440;
  std::vector<SeatInfo> seats = plan_.seats;
  tidy_names(ctx_.texts, seats);
  if (x + kBadge * static_cast<float>(seats.size()) + kWords <= r.right() - wide)
    for (const SeatInfo& seat : seats) {
      b.badge({x, r.centre().y - 22, 44, 44}, seat);
      x += kBadge;
    }
  const Rect words{x + 16, r.y, r.right() - wide - 40 - x, r.h};
  if (words.w > 280 * std::max(1.0F, b.text_scale())) state(b, words, reason);
  b.button({r.right() - wide - edge, r.y + edge, wide, r.h - 2 * edge}, std::move(go));
}

// What stands in the way is said once: where the board would be, or else here.
void SetupScreen::state(Builder& b, Rect r, const std::string& reason) {
  if (!reason.empty()) {
    if (reason == preview_.problem()) return;
    b.label("setup.state", r, reason,
            {.face = Face::medium, .colour = b.theme().alarm_text, .wrap = true, .min_scale = 0.7F});
    return;
  }
  const std::string minutes = world_text("minutes");
  const float line = b.line(20), time = 40 + b.measure(minutes, {.face = Face::semibold}).w;
  const bool two = r.h >= 2 * line + 16;
  const Rect first = two ? Rect{r.x, r.centre().y - line - 3, r.w, line} : Rect{r.x, r.y, r.w - time - 24, r.h},
             second = two ? Rect{r.x, r.centre().y + 3, r.w, line} : Rect{r.right() - time, r.y, time, r.h};
  b.label("setup.state", first, ready(),
          {.face = Face::medium, .colour = b.theme().second, .wrap = true, .min_scale = 0.7F});
  b.icon({second.x, second.centre().y - 14, 28, 28}, "clock", b.theme().second);
  b.label("setup.minutes", {second.x + 38, second.y, second.w - 38, second.h}, minutes, {.face = Face::semibold});
}

void SetupScreen::options_head(Builder& b, Rect r, float px) {
  ButtonOpt cards{.id = "setup.cards", .text = b.tr("cards.all"), .icon = "deck", .ghost = true, .press = [this] {
                    ctx_.stack.push(make_cards(ctx_, game_));
                  }};
  const float high = b.control(44), wide = std::min(b.button_width(cards), r.w * 0.6F);
  b.heading({r.x, r.y, r.w - wide - 12, r.h}, b.tr("setup.options"), px);
  b.button({r.right() - wide, r.centre().y - high / 2, wide, high}, std::move(cards));
}

void SetupScreen::options(Builder& b, Rect view) {
  Column column({view.x, view.y, b.begin_scroll("setup.options", view), view.h}, 8);
  if (options_) options_->draw(b, column);
  b.end_scroll(column.y);
}

// Who plays at the left; options over the board at the right.
void SetupScreen::beside(Builder& b, Rect r) {
  constexpr float kGap = 16;
  const Rect left{r.x, r.y, r.w * 0.44F, r.h}, right{left.right() + kGap, r.y, r.w - left.w - kGap, r.h};
  const float head = b.line(30) + 8, low = std::min(right.h * 0.5F, 460.0F);
  b.panel(left);
  const Rect l = left.inset(28, 20);
  b.heading({l.x, l.y, l.w, head}, who_plays(), 30);
  const Rect view{l.x, l.y + head, l.w, l.h - head};
  people(b, {view.x, view.y, b.begin_scroll("setup.seats", view), view.h});
  const Rect top{right.x, right.y, right.w, right.h - low - kGap}, bottom{right.x, right.bottom() - low, right.w, low};
  b.panel(top);
  const Rect t = top.inset(28, 20);
  options_head(b, {t.x, t.y, t.w, head}, 30);
  options(b, {t.x, t.y + head, t.w, t.h - head});
  b.panel(bottom);
  board(b, bottom.inset(28, 20));
}

// One below the other.
void SetupScreen::below(Builder& b, Rect r) {
  const float inner = b.begin_scroll("setup", r);
  Column column({r.x, r.y, inner, r.h}, 12);
  b.heading(column.next(b.line(34)), who_plays(), 34);
  column.y = (seats_ ? seats_->draw(b, {r.x, column.y, inner, r.h}) : column.y) + 12;
  board(b, column.next(std::min(420.0F, inner * 0.6F)));
  options_head(b, column.next(b.line(34)), 34);
  if (options_) options_->draw(b, column);
  b.end_scroll(column.y);
}

void SetupScreen::build(Builder& b) {
  preview_.update(plan_, seed_, options_ ? options_->problem() : std::string());
  draw_ground(b);
  const Rect all = draw_header(
      b, {.title = title(), .note = b.tr("setup.note"), .back = b.tr("ui.title"), .on_back = [this] {
            ctx_.stack.pop();
          }});
  const float bar = b.control(b.wide() ? 104 : 64), gap = 16;
  const Rect main{all.x, all.y, all.w, all.h - bar - gap};
  b.wide() ? beside(b, main) : below(b, main);
  foot(b, {all.x, all.bottom() - bar, all.w, bar});
}

}  // namespace

std::unique_ptr<Screen> make_setup(AppContext& ctx, const Deal& deal) {
  auto screen = std::make_unique<SetupScreen>(ctx, *deal.game, deal.options);
  screen->take(deal);
  return screen;
}

std::unique_ptr<Screen> make_setup(AppContext& ctx, const Game& game, Options options) {
  return std::make_unique<SetupScreen>(ctx, game, std::move(options));
}

}  // namespace prowl::ui
