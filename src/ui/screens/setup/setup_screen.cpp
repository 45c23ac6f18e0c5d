#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"
#include "ui/screens/setup.hpp"
#include "ui/screens/setup_options.hpp"
#include "ui/screens/ship_preview.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {
namespace {

// As many bytes of a name as fit everywhere, without cutting a letter in two.
std::string limited(std::string name) {
  constexpr std::size_t kMost = 32;
  while (name.size() > kMost) {
    while (!name.empty() && (static_cast<unsigned char>(name.back()) & 0xC0U) == 0x80U) name.pop_back();
    if (!name.empty()) name.pop_back();
  }
  return name;
}

class SetupScreen final : public Screen {
 public:
  SetupScreen(AppContext& ctx, const Game& game, Options options)
      : ctx_(ctx), game_(game), plan_(default_plan(ctx, game)), seed_(ctx.fresh_seed()), preview_(ctx, game) {
    plan_.options = std::move(options);
    auto rules = ctx.rules(game);
    if (!rules) problem_ = ctx.texts.error(rules.error());
    if (rules) rules_ = *rules, options_.emplace(ctx_, game_, *rules_, plan_);
    find_levels();
  }
  std::string id() const override { return "setup"; }
  std::string_view world() const override { return game_.id; }
  std::string first_focus() const override { return "start"; }
  void build(Builder& b) override;

 private:
  void find_levels();
  float seats(Builder&, Rect);
  float seat_row(Builder&, Rect, std::size_t);
  float seat_height(Builder&, float width) const;
  void add_buttons(Builder&, Rect);
  std::string why_not_add() const;
  void remove_seat(std::size_t);
  std::string ready() const;
  std::string title() const;
  void next_look(SeatInfo&);
  float board(Builder&, Rect);
  void foot(Builder&, Rect);
  void start();
  Describe say() const { return ctx_.describe(game_, *rules_, plan_.seats); }

  AppContext& ctx_;
  const Game& game_;
  std::shared_ptr<const RuleSet> rules_;
  SetupPlan plan_;
  std::uint64_t seed_;
  BoardPreview preview_;
  std::optional<SetupOptions> options_;
  std::vector<std::string> levels_;
  std::string problem_;
};

// The weakest first; a level that this game doesn't have is left out.
void SetupScreen::find_levels() {
  if (!rules_ || !ctx_.platform.bots) return;
  for (const auto& level : ctx_.platform.bot_levels)
    if (ctx_.platform.bots(level, game_, *rules_)) levels_.push_back(level);
}

std::string SetupScreen::why_not_add() const {
  const bool full = static_cast<int>(plan_.seats.size()) >= game_.max_seats;
  return full ? ctx_.texts.tr("setup.full", {{"n", game_.max_seats}}) : std::string();
}

void SetupScreen::next_look(SeatInfo& seat) {
  const auto at = std::find_if(std::begin(kSeatLooks), std::end(kSeatLooks),
                               [&](const SeatLook& l) { return l.shape == seat.shape; });
  std::size_t i = at == std::end(kSeatLooks) ? 0 : static_cast<std::size_t>(at - std::begin(kSeatLooks));
  for (std::size_t tries = 0; tries < std::size(kSeatLooks); ++tries) {
    i = (i + 1) % std::size(kSeatLooks);
    const bool used = std::any_of(plan_.seats.begin(), plan_.seats.end(),
                                  [&](const SeatInfo& s) { return s.shape == kSeatLooks[i].shape; });
    if (used) continue;
    seat.shape = kSeatLooks[i].shape;
    seat.colour = kSeatLooks[i].colour;
    return;
  }
}

float SetupScreen::seat_height(Builder& b, float width) const {
  const bool one_line = width >= 640 * std::max(1.0F, b.text_scale());
  return one_line ? b.control(48) + 20 : 2 * b.control(48) + 32;
}

float SetupScreen::seat_row(Builder& b, Rect r, std::size_t i) {
  SeatInfo& seat = plan_.seats[i];
  const std::string id = fmt::format("seat.{}", i + 1);
  const float high = b.control(48), side = std::max(48.0F, high);
  const bool one_line = r.w >= 640 * std::max(1.0F, b.text_scale());
  b.skin(r, "seat", parse_colour(seat.colour, b.theme().text));
  const float y = r.y + 10, left = r.x + 18, right = r.right() - 14;
  b.badge({left, y + (high - 48) / 2, 48, 48}, seat);
  b.widget({left, y, side, high},
           {.id = id + ".look",
            .name = b.tr("setup.look", {{"name", seat.name}}),
            .value = b.tr("shape." + seat.shape),
            .press = [this, &seat] { next_look(seat); }},
           b.tr("setup.look_tip"));
  const float who_w = one_line ? std::min(250 * std::max(1.0F, b.text_scale()), r.w * 0.36F) : right - left - side - 12;
  const float name_right = one_line ? right - side - 12 - who_w - 12 : right;
  b.field({left + side + 12, y, name_right - left - side - 12, high}, id + ".name",
          b.tr("setup.name", {{"n", static_cast<int>(i) + 1}}), seat.name,
          b.tr("setup.person", {{"n", static_cast<int>(i) + 1}}),
          [&seat](const std::string& text) { seat.name = limited(text); });
  std::vector<std::string> kinds{b.tr("setup.human")};
  int current = 0;
  for (std::size_t l = 0; l < levels_.size(); ++l) {
    kinds.push_back(b.tr("setup.bot", {{"level", b.tr("level." + levels_[l])}}));
    if (levels_[l] == seat.bot) current = static_cast<int>(l) + 1;
  }
  const float y2 = one_line ? y : y + high + 12;
  const Rect who{one_line ? name_right + 12 : left, y2, one_line ? who_w : right - left - side - 12, high};
  b.choice(who, id + ".who", b.tr("setup.who", {{"name", seat.name}}), kinds, current,
           [this, &seat](int l) { seat.bot = l == 0 ? std::string() : levels_[static_cast<std::size_t>(l - 1)]; });
  const bool few = static_cast<int>(plan_.seats.size()) <= game_.min_seats;
  b.button({right - side, y2, side, high}, {.id = id + ".remove",
                                            .icon = "close",
                                            .name = b.tr("setup.remove", {{"name", seat.name}}),
                                            .reason = few ? b.tr("setup.few", {{"n", game_.min_seats}}) : "",
                                            .press = [this, i] { remove_seat(i); }});
  return r.bottom();
}

// An option that names a seat keeps naming the same person; whoever goes leaves it as it was at first.
void SetupScreen::remove_seat(std::size_t i) {
  plan_.seats.erase(plan_.seats.begin() + static_cast<std::ptrdiff_t>(i));
  const int gone = static_cast<int>(i) + 1;
  for (const OptionSpec& o : rules_->options) {
    const auto set = plan_.options.find(o.name);
    const int now = set != plan_.options.end() && names_seat(game_, o) ? option_number(*rules_, plan_.options, o.name)
                                                                       : 0;
    if (now == gone) plan_.options.erase(set);
    if (now > gone) set->second = std::to_string(now - 1);
  }
}

void SetupScreen::add_buttons(Builder& b, Rect r) {
  const std::string reason = why_not_add();
  const auto boxes = split_row(r, 2, 12);
  const auto add = [this](const std::string& bot) {
    return [this, bot] { plan_.seats.push_back(fresh_seat(ctx_.texts, plan_.seats, bot)); };
  };
  b.button(boxes[0], {.id = "add.human",
                      .text = b.tr("setup.add_human"),
                      .icon = "add",
                      .reason = reason,
                      .ghost = true,
                      .press = add("")});
  b.button(boxes[1], {.id = "add.bot",
                      .text = b.tr("setup.add_bot"),
                      .icon = "bot",
                      .reason = reason,
                      .ghost = true,
                      .press = add("basic")});
}

float SetupScreen::seats(Builder& b, Rect r) {
  Column column(r, 10);
  const float row = seat_height(b, r.w);
  for (std::size_t i = 0; i < plan_.seats.size(); ++i) seat_row(b, column.next(row), i);
  add_buttons(b, column.next(b.control(60)));
  const auto humans = std::count_if(plan_.seats.begin(), plan_.seats.end(),
                                    [](const SeatInfo& s) { return s.bot.empty(); });
  // Where no seat has anything of its own there is nothing to hide.
  const auto& zones = rules_->catalogue.zones;
  const bool secrets = std::any_of(zones.begin(), zones.end(), [](const ZoneSpec& z) { return is_player(z.owner); });
  const std::string words = b.trn(secrets ? "setup.share" : "setup.share_open", humans);
  const TextOpt opt{.face = Face::medium, .px = 18, .colour = b.theme().dim, .valign = VAlign::top, .wrap = true};
  const float high = b.measure(words, opt, r.w).h + 4;
  b.label("setup.share", column.next(high), words, opt);
  return column.y;
}

float SetupScreen::board(Builder& b, Rect r) {
  const float head = b.control(44);
  ButtonOpt again{.id = "deal_again",
                  .text = b.tr("setup.again"),
                  .icon = "dice",
                  .tip = b.tr("setup.again_tip"),
                  .px = 18,
                  .press = [this] { seed_ = ctx_.platform.entropy ? ctx_.platform.entropy() : seed_ + 1; }};
  const float wide = std::min(b.button_width(again), r.w * 0.5F);
  b.heading({r.x, r.y, r.w - wide - 12, head}, b.tr("setup.opening"), 30);
  b.button({r.right() - wide, r.y, wide, head}, std::move(again));
  preview_.draw(b, {r.x, r.y + head + 12, r.w, r.h - head - 12});
  return r.bottom();
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
  const std::string name = ctx_.texts.tr(fmt::format("game.{}.name", game_.id)),
                    with = rules_ ? expansion_in(*rules_, plan_.options) : std::string();
  return with.empty() ? name
                      : ctx_.texts.tr("setup.with", {{"game", name},
                                                     {"expansion", ctx_.texts.tr(fmt::format("game.{}.name", with))}});
}

void SetupScreen::foot(Builder& b, Rect r) {
  std::string reason = !problem_.empty() ? problem_ : preview_.problem();
  if (options_)
    if (std::string problem = options_->problem(); !problem.empty()) reason = std::move(problem);
  reason = reason.substr(0, reason.find('\n'));  // the first of several faults
  ButtonOpt go{.id = "start",
               .text = b.tr("setup.start"),
               .icon = "play",
               .reason = reason,
               .primary = true,
               .px = 28,
               .press = [this] { start(); }};
  const float wide = std::clamp(b.button_width(go) + 60, std::min(300.0F, r.w), r.w);
  float x = r.x;
  for (const SeatInfo& seat : plan_.seats) {
    if (x + 48 > r.right() - wide - 20) break;
    b.badge({x, r.centre().y - 22, 44, 44}, seat);
    x += 50;
  }
  const float room = r.right() - wide - 40 - x;
  const TextOpt opt{.face = Face::medium,
                    .colour = reason.empty() ? b.theme().second : b.theme().alarm_text,
                    .wrap = true,
                    .min_scale = 0.7F};
  if (const std::string words = reason.empty() ? ready() : reason; room > 280 * std::max(1.0F, b.text_scale()))
    b.label("setup.state", {x + 16, r.y, room, r.h}, words, opt);
  b.button({r.right() - wide, r.y, wide, r.h}, std::move(go));
}

void SetupScreen::build(Builder& b) {
  preview_.update(plan_, seed_);
  draw_ground(b);
  const Rect all = draw_header(
      b, {.title = title(), .note = b.tr("setup.note"), .back = b.tr("ui.title"), .on_back = [this] {
            ctx_.stack.pop();
          }});
  const float bar = b.control(b.wide() ? 84 : 64), gap = 16;
  const Rect main{all.x, all.y, all.w, all.h - bar - gap};
  const std::string who = b.tr("setup.who_plays",
                               {{"n", static_cast<int>(plan_.seats.size())}, {"max", game_.max_seats}});
  if (b.wide()) {
    const Rect left{main.x, main.y, main.w * 0.44F, main.h},
        right{left.right() + gap, main.y, main.w - left.w - gap, main.h};
    const float head = b.line(30) + 8, low = std::min(right.h * 0.48F, 440.0F);
    b.panel(left);
    const Rect l = left.inset(28, 20);
    b.heading({l.x, l.y, l.w, head}, who, 30);
    const Rect view{l.x, l.y + head, l.w, l.h - head};
    const float inner = b.begin_scroll("setup.seats", view);
    b.end_scroll(seats(b, {view.x, view.y, inner, view.h}));
    const Rect top{right.x, right.y, right.w, right.h - low - gap}, bottom{right.x, right.bottom() - low, right.w, low};
    b.panel(top);
    const Rect t = top.inset(28, 20);
    b.heading({t.x, t.y, t.w, head}, b.tr("setup.options"), 30);
    const Rect options_view{t.x, t.y + head, t.w, t.h - head};
    Column column({options_view.x, options_view.y, b.begin_scroll("setup.options", options_view), options_view.h}, 8);
    if (options_) options_->draw(b, column);
    b.end_scroll(column.y);
    b.panel(bottom);
    board(b, bottom.inset(28, 20));
  } else {
    const float inner = b.begin_scroll("setup", main);
    Column column({main.x, main.y, inner, main.h}, 12);
    b.heading(column.next(b.line(34)), who, 34);
    column.y = seats(b, {main.x, column.y, inner, main.h}) + 12;
    board(b, column.next(std::min(420.0F, inner * 0.6F)));
    b.heading(column.next(b.line(34)), b.tr("setup.options"), 34);
    if (options_) options_->draw(b, column);
    b.end_scroll(column.y);
  }
  foot(b, {all.x, all.bottom() - bar, all.w, bar});
}

}  // namespace

std::unique_ptr<Screen> make_setup(AppContext& ctx, const Game& game, Options options) {
  return std::make_unique<SetupScreen>(ctx, game, std::move(options));
}

}  // namespace prowl::ui
