#include "ui/screens/practice.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ui/kit/header.hpp"
#include "ui/kit/kit.hpp"
#include "ui/screens/setup.hpp"
#include "ui/screens/worlds.hpp"

namespace prowl::ui {
namespace {

constexpr int kMostBots = 3;

class Practice final : public Screen {
 public:
  explicit Practice(AppContext& ctx) : ctx_(ctx), worlds_(find_worlds(ctx)) {}
  std::string id() const override { return "practice"; }
  bool overlay() const override { return true; }
  std::string first_focus() const override { return "practice.begin"; }
  void build(Builder&) override;

 private:
  const World& chosen() const;
  const OptionSpec* hunter() const;
  std::pair<int, int> bot_counts() const;
  void row(Builder&, Rect, const std::string& words, const std::string& id, const std::vector<std::string>& values,
           int current, std::function<void(int)> set);
  void game_row(Builder&, Rect);
  void side_row(Builder&, Rect, const OptionSpec&);
  void level_row(Builder&, Rect);
  void bots_row(Builder&, Rect);
  void begin();

  AppContext& ctx_;
  std::vector<World> worlds_;
};

const World& Practice::chosen() const {
  const auto known = std::find_if(worlds_.begin(), worlds_.end(),
                                  [&](const World& w) { return w.id == ctx_.settings.practice_game; });
  return known == worlds_.end() ? worlds_.front() : *known;
}

// The option that says which seat is a side's; none where everybody is on the same.
const OptionSpec* Practice::hunter() const {
  const Game& game = *chosen().game;
  const auto rules = ctx_.rules(game);
  if (!rules) return nullptr;
  for (const OptionSpec& o : (*rules)->options)
    if (names_seat(game, o) && std::find(game.sides.begin(), game.sides.end(), o.name) != game.sides.end()) return &o;
  return nullptr;
}

std::pair<int, int> Practice::bot_counts() const {
  const Game& game = *chosen().game;
  return {std::max(1, game.min_seats - 1), std::min(kMostBots, game.max_seats - 1)};
}

void Practice::row(Builder& b, Rect r, const std::string& words, const std::string& id,
                   const std::vector<std::string>& values, int current, std::function<void(int)> set) {
  const float label = r.w * 0.36F;
  b.text({r.x, r.y, label - 12, r.h}, words, {.face = Face::medium, .px = 22, .wrap = true, .min_scale = 0.7F});
  b.choice({r.x + label, r.y, r.w - label, r.h}, "practice." + id, words, values, current, std::move(set));
}

void Practice::game_row(Builder& b, Rect r) {
  std::vector<std::string> names;
  for (const World& w : worlds_) names.push_back(b.tr(fmt::format("game.{}.name", w.id)));
  row(b, r, b.tr("practice.game"), "game", names, static_cast<int>(&chosen() - worlds_.data()),
      [this](int i) { ctx_.settings.practice_game = worlds_[static_cast<std::size_t>(i)].id; });
}

void Practice::side_row(Builder& b, Rect r, const OptionSpec& hunter) {
  const Game& game = *chosen().game;
  const std::string other(game.sides[0] == hunter.name ? game.sides[1] : game.sides[0]);
  const std::vector<SeatInfo> nobody;
  const Describe say = ctx_.describe(game, **ctx_.rules(game), nobody);
  row(b, r, b.tr("practice.side"), "side", {b.tr("practice.side.any"), say.side(hunter.name), say.side(other)},
      ctx_.settings.practice_side, [this](int i) { ctx_.settings.practice_side = i; });
}

void Practice::level_row(Builder& b, Rect r) {
  const auto& levels = ctx_.platform.bot_levels;
  std::vector<std::string> names;
  for (const auto& l : levels) names.push_back(b.tr("level." + l));
  const auto at = std::find(levels.begin(), levels.end(), usual_level(ctx_)) - levels.begin();
  row(b, r, b.tr("practice.level"), "level", names, static_cast<int>(at),
      [this](int i) { ctx_.settings.bot_level = ctx_.platform.bot_levels[static_cast<std::size_t>(i)]; });
}

void Practice::bots_row(Builder& b, Rect r) {
  const auto [least, most] = bot_counts();
  std::vector<std::string> names;
  for (int n = least; n <= most; ++n) names.push_back(b.trn("practice.bots.n", n));
  row(b, r, b.tr("practice.bots"), "bots", names, std::clamp(ctx_.settings.practice_bots, least, most) - least,
      [this, least = least](int i) { ctx_.settings.practice_bots = least + i; });
}

void Practice::begin() {
  const World& world = chosen();
  SetupPlan plan = practice_plan(ctx_, world);
  if (const OptionSpec* o = hunter(); o != nullptr) plan.options[o->name] = std::to_string(ctx_.settings.practice_side);
  ctx_.settings_changed();
  start_match(ctx_, *world.game, std::move(plan));
}

void Practice::build(Builder& b) {
  const OptionSpec* side = hunter();
  const float title = b.line(48) + 12, high = b.control(56), gap = 14, go = b.control(64);
  const TextOpt small{.face = Face::medium, .px = 20, .colour = b.theme().second, .valign = VAlign::top, .wrap = true};
  const std::string note = fmt::format("practice.note.{}", chosen().id);
  std::string about = b.tr(fmt::format("level.{}.about", usual_level(ctx_)));
  if (b.texts().has(note)) about += " " + b.tr(note);
  const float wide = std::min(760 * std::max(1.0F, b.text_scale()), b.width() - 32);
  const float words = std::max(2 * b.line(20), b.measure(about, small, wide - 80).h + 8);
  const float rows = side == nullptr ? 3 : 4, content = rows * (high + gap) + words;
  const Rect inside = draw_dialog(b, {wide, title + content + go + 16 + 56});
  b.heading({inside.x, inside.y, inside.w, title - 12}, b.tr("practice.title"), 48);
  const Rect view{inside.x, inside.y + title, inside.w, inside.h - title - go - 16};
  const bool scrolls = content > view.h + 1;
  Column column({view.x, view.y, scrolls ? b.begin_scroll("practice", view) : view.w, view.h}, gap);
  game_row(b, column.next(high));
  if (side != nullptr) side_row(b, column.next(high), *side);
  bots_row(b, column.next(high));
  level_row(b, column.next(high));
  b.label("practice.about", column.next(words), about, small);
  if (scrolls) b.end_scroll(column.y - gap + 12);
  const auto boxes = split_row({inside.x, inside.bottom() - go, inside.w, go}, 2, 20);
  b.button(boxes[0],
           {.id = "practice.back", .text = b.tr("ui.cancel"), .icon = "close", .press = [this] { ctx_.stack.pop(); }});
  b.button(boxes[1], {.id = "practice.begin",
                      .text = b.tr("practice.begin"),
                      .icon = "play",
                      .primary = true,
                      .px = 24,
                      .press = [this] { begin(); }});
}

}  // namespace

std::unique_ptr<Screen> make_practice(AppContext& ctx) { return std::make_unique<Practice>(ctx); }

}  // namespace prowl::ui
