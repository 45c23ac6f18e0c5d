#include <algorithm>

#include <fmt/format.h>

#include "table/presenter.hpp"
#include "ui/play/score/score_stage.hpp"

namespace prowl::ui {
namespace {

constexpr float kCompactTop = 118;
}  // namespace

void draw_score_match(Builder& b, Rect r, const ScoreScene& scene) {
  const auto& order = scene.order;
  const Theme& th = b.theme();
  b.panel(r);
  b.text({r.x + 24, r.y + 12, r.w - 48, 30}, b.tr("match.score.match", {{"round", scene.facts().outcome.rounds}}),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  int most = 1;
  for (const Seat s : order)
    most = std::max<int>(most, scene.facts().outcome.total[static_cast<std::size_t>(index(s))]);
  const TextOpt name{Face::medium, 19, th.text, Align::left, VAlign::middle, false, 0.5F};
  float names = 94;  // as wide as the longest asks, up to a half of the panel
  for (const SeatInfo& s : scene.session.driver().seats()) names = std::max(names, b.measure(s.name, name).w + 4);
  names = std::min(names, r.w * 0.5F);
  const float pitch = std::min(38.0F, (r.h - 56) / static_cast<float>(order.size())), bar_x = r.x + 66 + names,
              bar_w = r.right() - 70 - bar_x;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto at = static_cast<std::size_t>(index(order[i]));
    const SeatInfo& info = scene.session.driver().seats()[at];
    const float y = r.y + 46 + static_cast<float>(i) * pitch, unit = bar_w / static_cast<float>(most);
    const float round = static_cast<float>(scene.facts().outcome.round_score[at]) * unit,
                before = static_cast<float>(scene.facts().outcome.total[at]) * unit - round;
    b.badge({r.x + 18, y, pitch - 2, pitch - 2}, info);
    b.text({r.x + 62, y, names, pitch}, info.name, name);
    const float h = std::min(22.0F, pitch - 8);
    if (before >= 4) b.skin({bar_x, y + (pitch - h) / 2, before - 1.5F, h}, "bar", seat_colour(info), 0.58F);
    if (round >= 4) b.skin({bar_x + before + 1.5F, y + (pitch - h) / 2, round - 1.5F, h}, "bar", seat_colour(info));
    b.text({r.right() - 70, y, 46, pitch}, std::to_string(scene.facts().outcome.total[at]),
           {Face::bold, 20, th.text, Align::right});
  }
}

void draw_turning_points(Builder& b, Rect r, const ScoreScene& scene) {
  const Theme& th = b.theme();
  const Catalogue& cat = scene.session.driver().rules().catalogue;
  b.panel(r);
  b.text({r.x + 24, r.y + 12, r.w - 48, 30}, b.tr("match.score.turning"),
         {Face::heading, 18, th.fact, Align::left, VAlign::middle, false, 0.7F, 1.5F});
  const float pitch = 84 * std::max(1.0F, b.text_scale());
  const auto room = static_cast<std::size_t>(std::max(1.0F, (r.h - 60) / pitch));
  const auto& all = scene.facts().view.events;
  const std::size_t first = last_round(cat, all);
  const auto events = std::span(all).subspan(first);
  const auto points = turning_points(scene.facts().rules->game, cat, events, reg_of(scene.facts(), "turn"),
                                     std::min(room, kTurningPoints));
  const float x = r.x + 20;
  if (points.size() > 1)
    b.fill({x + 23, r.y + 76, 3, pitch * static_cast<float>(points.size() - 1)},
           b.theme().colour("rail", rgb(0x35626a)));
  float y = r.y + 50;
  for (const TurningPoint& p : points) {
    const Event& e = events[p.at];
    const auto icon = scene.layout().icons.find(cat.events[e.what].name);
    b.skin({x, y + pitch / 2 - 25, 50, 50}, "node", b.theme().button_line);
    b.icon({x + 10, y + pitch / 2 - 15, 30, 30}, icon == scene.layout().icons.end() ? "flag" : icon->second, th.text);
    const float w = r.right() - x - (scene.show ? 128 : 84);
    const std::string when = p.turn > 0 ? b.tr("match.score.turn", {{"turn", p.turn}}) : "";
    if (p.turn > 0)
      b.text({x + 68, y + 2, w, pitch * 0.36F}, when,
             {Face::medium, 18, th.dim, Align::left, VAlign::middle, false, 0.7F});
    std::string words = scene.session.describe().event(e);
    if (p.times > 1) words += fmt::format("  ×{}", p.times);
    b.text({x + 68, y + (p.turn > 0 ? pitch * 0.36F : 4), w, pitch * (p.turn > 0 ? 0.6F : 0.9F)}, words,
           {Face::semibold, 20, th.text, Align::left, VAlign::middle, true, 0.65F});
    if (scene.show) {
      const std::string id = fmt::format("score.turning.{}", p.at);
      const Rect row{x - 6, y, r.right() - x - 8, pitch};
      const bool meant = b.hovered(id) || b.focused(id);
      if (meant) b.fill(row, th.act, 10, 0.12F);
      b.icon({row.right() - 32, row.centre().y - 11, 22, 22}, "play", meant ? th.act : th.dim);
      b.widget(row,
               {.id = id, .name = words, .value = when, .press = [show = scene.show, at = first + p.at] { show(at); }},
               b.tr("match.score.turning.tip"));
    }
    y += pitch;
  }
}

void draw_score_strip(Builder& b, const ScoreScene& scene) {
  const auto& order = scene.order;
  const float top = kCompactTop * compact_scale(b);
  const Rect view{12, top, b.width() - 24, b.height() - top - b.control(52) - 26};
  const float w = b.begin_scroll("score", view);
  const float g = compact_scale(b);
  Column c({view.x + 10, view.y + 8, w - 12, 4000}, 10);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const SeatView* v = scene.view(order[i]);
    const Rect r = c.next(96 * g);
    const auto at = static_cast<std::size_t>(index(order[i]));
    b.skin(r, scene.won(order[i]) || i == 0 ? "seat_lit" : "seat", seat_colour(v->info));
    b.badge({r.x + 16, r.centre().y - 24 * g, 48 * g, 48 * g}, v->info);
    b.text({r.x + 24 + 54 * g, r.y + 10 * g, 190 * g, 38 * g}, v->info.name,
           {Face::semibold, 24, b.theme().text, Align::left, VAlign::middle, false, 0.5F});
    b.text({r.x + 24 + 54 * g, r.y + 50 * g, 190 * g, 36 * g}, v->role,
           {Face::medium, 18, tone_colour(b.theme(), v->role_tone), Align::left, VAlign::middle, true, 0.65F});
    const float x = r.x + 280 * g, room = r.right() - 200 * g - x;
    const auto n = static_cast<float>(v->cards.size());
    const float pitch = n > 1 ? std::min(62 * g, (room - 57 * g) / (n - 1)) : 57 * g;
    for (std::size_t k = 0; k < v->cards.size(); ++k)
      draw_score_card(b, {x + static_cast<float>(k) * pitch, r.y + 10 * g, 57 * g, 76 * g}, scene, v->cards[k]);
    const std::string round = scene.points ? fmt::format("+{}", scene.facts().outcome.round_score[at]) : std::string();
    const std::string total = scene.points ? std::to_string(scene.facts().outcome.total[at])
                                           : b.tr(scene.won(order[i]) ? "match.score.wins" : "match.score.loses");
    b.text({r.right() - 190 * g, r.y, 80 * g, r.h}, round,
           {Face::title, 44, i == 0 ? b.theme().act : b.theme().text, Align::centre, VAlign::middle, false, 0.5F});
    b.text({r.right() - 110 * g, r.y, 100 * g, r.h}, total,
           {Face::title, 44, b.theme().text, Align::centre, VAlign::middle, true, 0.4F});
    Widget k;
    k.id = fmt::format("score.p{}", index(order[i]) + 1);
    k.role = Role::row;
    k.name = v->info.name + ", " + v->role;
    k.value = round + " " + total;
    b.widget(r, std::move(k));
  }
  draw_turning_points(b, c.next(330 * std::max(1.0F, b.text_scale())), scene);
  b.end_scroll(c.y);
}

}  // namespace prowl::ui
