#include <algorithm>

#include <fmt/format.h>

#include "ui/kiosk/attract.hpp"
#include "ui/kit/header.hpp"
#include "ui/screens/shelf/preview.hpp"
#include "ui/screens/title_art.hpp"

// How the pictures look: large enough to be read from two metres.

namespace prowl::ui {
namespace {

constexpr TextOpt kBig{
    .face = Face::title, .px = 84, .valign = VAlign::top, .wrap = true, .min_scale = 0.5F, .tracking = 3};
constexpr TextOpt kSentence{.face = Face::medium, .px = 36, .valign = VAlign::top, .wrap = true, .min_scale = 0.6F};

// Burnt-in pixels are spread: everything stands a little aside.
void move_draws(Scene& scene, std::size_t first, Point by) {
  if (by == Point{}) return;
  for (std::size_t i = first; i < scene.draws.size(); ++i) {
    Draw& d = scene.draws[i];
    d.box = d.box.moved(by.x, by.y);
    for (Point& p : d.way) p = {p.x + by.x, p.y + by.y};
  }
}

Colour accent_of(const Builder& b, const World& w) { return b.theme().colour(fmt::format("world.{}", w.id)); }

}  // namespace

std::string players_of(const World& w) {
  return w.game->min_seats == w.game->max_seats ? std::to_string(w.game->max_seats)
                                                : fmt::format("{}–{}", w.game->min_seats, w.game->max_seats);
}

std::string AttractScreen::title() const { return kiosk_.ctx().texts.tr(fmt::format("game.{}.name", world_.id)); }

void AttractScreen::build(Builder& b) {
  const std::size_t first = b.scene().draws.size();
  hot_.clear();
  if (scene_ == nullptr)
    plain(b);
  else if (scene_->kind == Kind::premise)
    premise(b);
  else if (scene_->kind == Kind::round)
    showing_->build(b);
  else if (scene_->kind == Kind::hide)
    question(b);
  else
    box(b);
  move_draws(b.scene(), first, kiosk_.shift());
  if (scene_ != nullptr) kiosk_.drawn();
}

void AttractScreen::premise(Builder& b) {
  const float wide = std::clamp(b.width() * 0.34F, 400.0F, 720.0F);
  const Rect side{b.width() - wide, 0, wide, b.height()};
  draw_ground(b);
  const float shown = std::min(side.x - 64, (b.height() - 64) * kSheet.w / kSheet.h),
              tall = shown * kSheet.h / kSheet.w;
  const Rect board{(side.x - shown) / 2, (b.height() - tall) / 2, shown, tall};
  b.sketch(board, kSheet, showing_->board());
  b.frame(board, b.theme().line, 2, 10);
  b.fill(side, b.theme().ground);
  b.fill({side.x, side.y, 4, side.h}, accent_of(b, world_));
  const float art = std::min(side.w / kWorldAspect, side.h * 0.42F);
  b.cover({side.x + 4, side.y, side.w - 4, art}, world_picture(world_.id), kWorldAspect);
  Column column({side.x + 40, side.y + art + 28, side.w - 72, side.h - art - 48}, 20);
  const float high = b.measure(title(), kBig, column.area.w).h + 4;
  b.heading(column.next(high), title(), kBig.px);
  b.label("kiosk.caption", column.next(column.left()), b.tr(scene_->caption), kSentence);
}

// What happens is told on the board; why that is worth a look stands in the strip below.
std::string AttractScreen::foot_words() const {
  if (scene_ == nullptr || scene_->kind != Kind::round) return {};
  return kiosk_.ctx().texts.tr(told_ ? scene_->caption + ".end" : scene_->caption);
}

void AttractScreen::question(Builder& b) {
  b.cover(b.full(), world_picture(world_.id), kWorldAspect);
  b.fill(b.full(), b.theme().ground, 0, 0.72F);
  const float pad = b.wide() ? 80 : 28, top = b.height() * 0.05F;
  TextOpt head = kBig;
  head.px = b.wide() ? 132 : 96;
  head.align = Align::centre;
  head.wrap = false;
  const std::string& hit = showing_->hits().empty() ? std::string() : showing_->name(showing_->hits().front());
  const std::string words = told_ ? b.tr("kiosk.hide.truth", {{"place", hit}}) : b.tr("kiosk.hide");
  const float head_h = b.height() * 0.2F;
  b.label("kiosk.hide", {pad, top, b.width() - 2 * pad, head_h}, words, head);
  TextOpt line = kSentence;
  line.align = Align::centre;
  b.label("kiosk.caption", {pad, top + head_h, b.width() - 2 * pad, 2 * b.line(36)},
          b.tr(told_ ? scene_->caption + ".end" : scene_->caption), line);
  const float y = top + head_h + 2 * b.line(36) + 16;
  const Rect answers{pad, y, b.width() - 2 * pad, b.height() - y - 32};
  const bool tall = b.shape() == Shape::tall;
  const float gap = tall ? 24 : 40;
  const auto boxes = tall ? split_grid(answers, 3, answers.w, (answers.h - 2 * gap) / 3, gap)
                          : split_row(answers, 3, gap);
  for (std::size_t i = 0; i < boxes.size() && i < showing_->answers().size(); ++i) answer_card(b, boxes[i], i);
}

void AttractScreen::answer_card(Builder& b, Rect r, std::size_t i) {
  static constexpr const char* kShapes[] = {"circle", "triangle", "square"};
  const ShownPlace& place = showing_->answers()[i];
  const KioskAnswer said = *answer(i);
  const Colour edge = !told_ ? b.theme().act : said.caught ? b.theme().alarm : b.theme().fact;
  const std::string id = fmt::format("kiosk.answer.{}", i + 1);
  if (!told_ || said.caught) b.skin(r.inset(-16), "glow", edge, told_ ? 0.9F : 0.5F);
  b.panel(r, edge);
  const float foot = b.line(52) + b.line(28) + 28;
  const Rect art{r.x + 8, r.y + 8, r.w - 16, r.h - foot - 8};
  b.fill(art, b.theme().ground);
  if (!place.picture.empty()) b.cover(art, place.picture, std::max(0.2F, place.aspect));
  if (told_ && !said.caught) b.fill(art, b.theme().ground, 0, 0.45F);
  const float mark = std::min(84.0F, foot - 24);
  const Rect words{r.x + 36 + mark, r.bottom() - foot + 8, r.w - 60 - mark, foot - 20};
  if (told_)
    b.icon({r.x + 20, words.centre().y - mark / 2, mark, mark}, said.caught ? "skull" : "check", edge);
  else
    b.badge({r.x + 20, words.centre().y - mark / 2, mark, mark}, kShapes[i],
            parse_colour(kSeatLooks[i == 1 ? 6 : i].colour, edge), std::string(1, static_cast<char>('A' + i)));
  b.text({words.x, words.y, words.w, b.line(52)}, said.said,
         {.face = Face::title, .px = 52, .wrap = true, .min_scale = 0.45F, .tracking = 1});
  b.text({words.x, words.y + b.line(52), words.w, b.line(28)},
         told_ ? b.tr(said.caught ? "kiosk.hide.caught" : "kiosk.hide.safe") : b.tr("kiosk.hide.press"),
         {.face = Face::medium, .px = 28, .colour = told_ ? edge : b.theme().second, .wrap = true, .min_scale = 0.6F});
  b.widget(r, {.id = id, .role = Role::card, .name = said.said, .press = [this, i] { kiosk_.to_choice(answer(i)); }});
  hot_.emplace_back(b.device(r), i);
}

void AttractScreen::box(Builder& b) {
  b.cover(b.full(), world_picture(world_.id), kWorldAspect);
  const float wide = std::clamp(b.width() * 0.46F, 520.0F, 900.0F), pad = b.wide() ? 64 : 32;
  const Rect panel{b.width() - wide, 0, wide, b.height()};
  b.fill(panel, b.theme().ground, 0, 0.86F);
  b.fill({panel.x, panel.y, 6, panel.h}, accent_of(b, world_));
  const Rect in{panel.x + pad, panel.y + pad, panel.w - 2 * pad, panel.h - 2 * pad};
  Column column(in, 24);
  const std::string id = fmt::format("game.{}", world_.id);
  b.text(column.next(b.line(26)), b.tr("kiosk.box"),
         {.face = Face::heading, .px = 26, .colour = b.theme().act, .wrap = true, .min_scale = 0.6F, .tracking = 2});
  TextOpt head = kBig;
  head.px = 104;
  b.heading(column.next(std::min(in.h * 0.36F, b.measure(title(), head, in.w).h + 4)), title(), head.px);
  const std::string blurb = b.tr(id + ".blurb");
  b.label("kiosk.caption", column.next(std::min(in.h * 0.3F, b.measure(blurb, kSentence, in.w).h + 4)), blurb,
          kSentence);
  const float icon = b.line(44);
  for (const auto& [picture, words] :
       {std::pair{"players", b.tr("kiosk.box.players", {{"n", players_of(world_)}})},
        std::pair{"clock", b.tr(id + ".minutes")}, std::pair{"role", b.tr(id + ".mode")}}) {
    const Rect row = column.next(icon);
    if (row.bottom() > in.bottom() + 4) break;
    b.icon({row.x, row.y, icon, icon}, picture, accent_of(b, world_));
    b.text({row.x + icon + 24, row.y, row.w - icon - 24, row.h}, words,
           {.face = Face::semibold, .px = 40, .wrap = true, .min_scale = 0.5F});
  }
}

// When nothing else can be shown.
void AttractScreen::plain(Builder& b) {
  draw_ground(b);
  const float wide = std::min(b.width() - 64, 900.0F), high = wide * 140 / 520;
  b.picture({(b.width() - wide) / 2, b.height() * 0.3F - high / 2, wide, high}, "common/logo");
  TextOpt words = kSentence;
  words.align = Align::centre;
  b.label("kiosk.caption", {64, b.height() * 0.55F, b.width() - 128, 2 * b.line(36)}, b.tr("kiosk.touch"), words);
}

}  // namespace prowl::ui
