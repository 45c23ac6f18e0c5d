#include <algorithm>

#include <fmt/format.h>

#include "ui/kiosk/attract.hpp"
#include "ui/kiosk/kiosk.hpp"
#include "ui/kit/header.hpp"
#include "ui/play/lesson/lesson_screen.hpp"
#include "ui/screens/title_art.hpp"

namespace prowl::ui {
namespace {

/// What can be done with one game: be shown, learn more, play alone or together.
class GamePage final : public Screen {
 public:
  GamePage(Kiosk& kiosk, World world)
      : kiosk_(kiosk), world_(std::move(world)), lessons_(lessons_of(kiosk.ctx(), world_)) {}
  std::string id() const override { return "kiosk.game"; }
  std::string first_focus() const override { return "kiosk.guide"; }
  void build(Builder&) override;
  // From a lesson or a match people come back to be thanked.
  void uncovered() override {
    if (std::exchange(away_, false)) kiosk_.to_thanks();
  }

 private:
  static constexpr std::size_t kMore = 2;
  std::vector<ButtonOpt> buttons(const Builder&);
  void guide(std::size_t lesson) {
    away_ = true;
    kiosk_.guide(world_, lesson);
  }
  void lesson_row(Builder&, Rect);

  Kiosk& kiosk_;
  World world_;
  std::vector<std::shared_ptr<const Lesson>> lessons_;
  bool away_ = false;
};

std::vector<ButtonOpt> GamePage::buttons(const Builder& b) {
  std::vector<ButtonOpt> out;
  if (!lessons_.empty())
    out.push_back({.id = "kiosk.guide",
                   .text = b.tr("kiosk.guide"),
                   .icon = "learn",
                   .note = b.tr("kiosk.guide.note"),
                   .primary = true,
                   .px = 34,
                   .align = Align::left,
                   .press = [this] { guide(0); }});
  out.push_back({.id = "kiosk.alone",
                 .text = b.tr("kiosk.alone"),
                 .icon = "play",
                 .note = b.tr("kiosk.alone.note"),
                 .primary = lessons_.empty(),
                 .px = 30,
                 .align = Align::left,
                 .press = [this] { kiosk_.play(world_, {}); }});
  out.push_back({.id = "kiosk.together",
                 .text = b.tr("kiosk.together"),
                 .icon = "players",
                 .note = b.tr("kiosk.together.note"),
                 .px = 30,
                 .align = Align::left,
                 .press = [this] { kiosk_.to_together(world_); }});
  return out;
}

void GamePage::lesson_row(Builder& b, Rect r) {
  const std::size_t n = std::min(kMore, lessons_.size() - 1);
  const auto boxes = split_row(r, static_cast<int>(n), 16);
  for (std::size_t i = 0; i < n; ++i)
    b.button(boxes[i], {.id = fmt::format("kiosk.lesson.{}", i + 2),
                        .text = b.tr(lessons_[i + 1]->key("title")),
                        .icon = "learn",
                        .px = 24,
                        .press = [this, i] { guide(i + 1); }});
}

void GamePage::build(Builder& b) {
  const std::string text = fmt::format("game.{}", world_.id);
  const Colour accent = b.theme().colour(fmt::format("world.{}", world_.id));
  b.cover(b.full(), world_picture(world_.id), kWorldAspect);
  b.fill(b.full(), b.theme().ground, 0, 0.4F);
  const float wide = std::clamp(b.width() * 0.56F, 620.0F, 1100.0F), pad = b.wide() ? 56 : 24;
  const Rect panel{b.width() - wide, 0, wide, b.height()};
  b.fill(panel, b.theme().ground, 0, 0.88F);
  b.fill({panel.x, panel.y, 6, panel.h}, accent);
  const Rect in{panel.x + pad, panel.y + pad / 2, panel.w - 2 * pad, panel.h - pad};
  const float gap = b.wide() ? 20 : 12, back = b.control(60);
  ButtonOpt home{.id = "back", .text = b.tr("kiosk.other"), .icon = "chevron_l", .px = 24, .press = [this] {
                   kiosk_.ctx().stack.pop();
                 }};
  const float home_w = std::min(b.button_width(home) + 16, panel.x - 2 * pad);
  b.button({pad, pad / 2, home_w, back}, std::move(home));
  Column column(in, gap);
  const TextOpt head{.face = Face::title, .px = 88, .wrap = true, .min_scale = 0.5F, .tracking = 3};
  b.label("heading", column.next(std::min(in.h * 0.2F, b.line(88))), b.tr(text + ".name"), head);
  const TextOpt body{.face = Face::medium,
                     .px = 30,
                     .colour = b.theme().second,
                     .valign = VAlign::top,
                     .wrap = true,
                     .min_scale = 0.6F};
  b.text(column.next(std::min(in.h * 0.16F, 2 * b.line(30) + 4)), b.tr(text + ".blurb"), body);
  auto list = buttons(b);
  const bool more = lessons_.size() > 1;
  const float small = more ? b.control(64) + gap + b.line(24) + gap : 0;
  const auto n = static_cast<float>(list.size());
  const float high = std::min(b.control(132), (column.left() - small - gap * (n - 1)) / n);
  for (ButtonOpt& o : list) b.button(column.next(high), std::move(o));
  if (!more) return;
  b.text(column.next(b.line(24)), b.tr("kiosk.more"),
         {.face = Face::heading, .px = 24, .colour = b.theme().act, .wrap = true, .min_scale = 0.7F, .tracking = 1});
  lesson_row(b, column.next(b.control(64)));
}

/// Who plays: names are picked, never typed.
class Together final : public Screen {
 public:
  Together(Kiosk& kiosk, World world) : kiosk_(kiosk), world_(std::move(world)) {
    people_ = std::min(most(), std::max(2, world_.game->min_seats));
    for (int i = 0; i < most(); ++i) picked_.push_back(i % static_cast<int>(std::max<std::size_t>(1, names().size())));
  }
  std::string id() const override { return "kiosk.together"; }
  std::string first_focus() const override { return "kiosk.begin"; }
  void build(Builder&) override;

 private:
  static constexpr int kMostPeople = 6;
  int most() const { return std::min(kMostPeople, world_.game->max_seats); }
  const std::vector<std::string>& names() const { return kiosk_.names(); }
  void begin();
  void row(Builder&, Rect, int i);
  void counts(Builder&, Rect);

  Kiosk& kiosk_;
  World world_;
  int people_ = 2;
  std::vector<int> picked_;
};

void Together::begin() {
  std::vector<std::string> chosen;
  for (int i = 0; i < people_; ++i)
    chosen.push_back(names().empty() ? std::string()
                                     : names()[static_cast<std::size_t>(picked_[static_cast<std::size_t>(i)])]);
  kiosk_.play(world_, std::move(chosen));
}

// A press takes the next name of the list.
void Together::row(Builder& b, Rect r, int i) {
  const auto at = static_cast<std::size_t>(i);
  const SeatLook& look = kSeatLooks[at % std::size(kSeatLooks)];
  const float mark = std::min(64.0F, r.h);
  b.badge({r.x, r.centre().y - mark / 2, mark, mark}, look.shape, parse_colour(look.colour, b.theme().act),
          std::to_string(i + 1));
  if (names().empty()) return;
  b.button({r.x + mark + 20, r.y, r.w - mark - 20, r.h},
           {.id = fmt::format("kiosk.name.{}", i + 1),
            .text = names()[static_cast<std::size_t>(picked_[at])],
            .icon = "swap",
            .px = 30,
            .press = [this, at] { picked_[at] = (picked_[at] + 1) % static_cast<int>(names().size()); }});
}

void Together::counts(Builder& b, Rect r) {
  const int least = std::min(2, most());
  const auto boxes = split_row(r, most() - least + 1, 16);
  for (std::size_t k = 0; k < boxes.size(); ++k) {
    const int n = least + static_cast<int>(k);
    b.button(boxes[k], {.id = fmt::format("kiosk.people.{}", n),
                        .text = std::to_string(n),
                        .icon = "players",
                        .name = b.trn("kiosk.people", n),
                        .on = n == people_,
                        .px = 36,
                        .press = [this, n] { people_ = n; }});
  }
}

void Together::build(Builder& b) {
  b.cover(b.full(), world_picture(world_.id), kWorldAspect);
  b.fill(b.full(), b.theme().ground, 0, 0.8F);
  const float pad = b.wide() ? 64 : 24, gap = b.wide() ? 24 : 12;
  const float wide = std::min(b.width() - 2 * pad, 1300.0F);
  Column column({(b.width() - wide) / 2, pad / 2, wide, b.height() - pad}, gap);
  b.label("heading", column.next(b.line(72)), b.tr("kiosk.together.title"),
          {.face = Face::title, .px = 80, .wrap = true, .min_scale = 0.5F, .tracking = 2});
  counts(b, column.next(b.control(88)));
  const int rows = (people_ + 1) / 2;
  const float foot = b.control(92), area = column.left() - b.line(28) - foot - 2 * gap;
  const float high = std::min(b.control(88), (area - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
  b.text(column.next(b.line(28)), b.tr("kiosk.together.names"),
         {.face = Face::medium, .px = 28, .colour = b.theme().second, .wrap = true, .min_scale = 0.7F});
  for (int r = 0; r < rows; ++r) {
    const auto boxes = split_row(column.next(high), 2, 40);
    for (int k = 0; k < 2 && 2 * r + k < people_; ++k) row(b, boxes[static_cast<std::size_t>(k)], 2 * r + k);
  }
  const auto feet = split_row({column.area.x, column.area.bottom() - foot, wide, foot}, 2, 24);
  b.button(feet[0], {.id = "back", .text = b.tr("ui.back"), .icon = "chevron_l", .px = 28, .press = [this] {
                       kiosk_.ctx().stack.pop();
                     }});
  b.button(
      feet[1],
      {.id = "kiosk.begin", .text = b.tr("kiosk.begin"), .icon = "play", .primary = true, .px = 36, .press = [this] {
         begin();
       }});
}

}  // namespace

std::unique_ptr<Screen> make_game_page(Kiosk& kiosk, const World& w) { return std::make_unique<GamePage>(kiosk, w); }
std::unique_ptr<Screen> make_together(Kiosk& kiosk, const World& w) { return std::make_unique<Together>(kiosk, w); }

}  // namespace prowl::ui
