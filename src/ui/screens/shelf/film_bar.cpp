#include <algorithm>

#include <fmt/format.h>

#include "ui/screens/shelf/replay.hpp"

namespace prowl::ui {
namespace {

constexpr float kFilmGap = 10, kChip = 34, kLine = 44;

std::string mark_text(const Builder& b, const Describe& say, const Film::Mark& m) {
  if (m.round > 0) return b.tr("shelf.round", {{"round", m.round}});
  std::string turn = m.turn > 0 ? b.tr("match.score.turn", {{"turn", m.turn}}) : std::string();
  if (!m.decided) return turn;
  std::string words = "★ " + b.texts().labelled(turn, say.event(*m.decided));
  if (m.times > 1) words += fmt::format(" ×{}", m.times);
  return words;
}

// A chip for each turning point, over its place on the line as far as the others leave it room.
void draw_chips(Builder& b, Rect r, const Describe& say, const Film& film, const FilmActs& acts) {
  std::vector<const Film::Mark*> marks;
  for (const auto& m : film.marks())
    if (m.decided) marks.push_back(&m);
  const float w = std::max(38.0F, b.finger()),
              last = static_cast<float>(std::max<std::size_t>(film.stops().size() - 1, 1));
  const auto room = static_cast<std::size_t>(r.w / (w + 4));
  if (marks.size() > room) marks.erase(marks.begin(), marks.end() - static_cast<std::ptrdiff_t>(room));
  std::vector<float> x;
  for (const auto* m : marks)
    x.push_back(std::max(x.empty() ? r.x : x.back() + w + 4, r.x + (r.w - w) * static_cast<float>(m->stop) / last));
  for (std::size_t i = x.size(); i-- > 0;) x[i] = std::min(x[i], (i + 1 < x.size() ? x[i + 1] - 4 : r.right()) - w);
  for (std::size_t i = 0; i < marks.size(); ++i)
    b.button({x[i], r.y, w, r.h}, {.id = fmt::format("film.point.{}", i),
                                   .icon = "star",
                                   .name = mark_text(b, say, *marks[i]),
                                   .on = marks[i]->stop == film.at(),
                                   .px = 16,
                                   .press = [go = acts.go, stop = marks[i]->stop] { go(stop); }});
}

void draw_line(Builder& b, Rect r, const Film& film, const FilmActs& acts) {
  const std::string shown = fmt::format("{}/{}", film.at() + 1, film.stops().size());
  b.slider(r, "film.line", b.tr("shelf.line"), static_cast<int>(film.at()), static_cast<int>(film.stops().size()),
           shown, [go = acts.go](int to) { go(static_cast<std::size_t>(to)); });
}

std::vector<ButtonOpt> transport(const Builder& b, const Film& film, const FilmActs& acts) {
  std::vector<ButtonOpt> out;
  const auto add = [&](std::string id, std::string icon, std::string_view key, std::string hotkey,
                       std::function<void()> press) {
    out.push_back({.id = std::move(id),
                   .icon = std::move(icon),
                   .name = b.tr(key),
                   .hotkey = std::move(hotkey),
                   .press = std::move(press)});
  };
  const std::size_t at = film.at();
  add("replay.start", "undo", "match.replay.start", "home", [go = acts.go] { go(0); });
  add("replay.back", "step_back", "match.replay.back", ",", [go = acts.go, at] { go(at == 0 ? 0 : at - 1); });
  add("replay.play", acts.playing ? "pause" : "play", acts.playing ? "match.watch.pause" : "match.watch.go", "p",
      acts.play);
  add("replay.step", "step", "match.watch.step", ".", [go = acts.go, at] { go(at + 1); });
  return out;
}

void eyes_choice(Builder& b, Rect r, const Describe& say, const Film& film, const FilmActs& acts) {
  std::vector<std::string> names{b.tr("shelf.eyes.table")};
  const int n = static_cast<int>(film.match().seats().size());
  for (int i = 0; i < n; ++i) names.push_back(say.seat(seat(i)));
  names.push_back(b.tr("shelf.eyes.all"));
  const Eyes e = film.eyes();
  const int now = e.all ? n + 1 : is_player(e.seat) ? index(e.seat) + 1 : 0;
  b.choice(
      r, "film.eyes", b.tr("shelf.eyes"), names, now,
      [look = acts.look, n](int i) {
        look(i > n ? Eyes{Seat::table, true} : i == 0 ? Eyes{} : Eyes{seat(i - 1), false});
      },
      film.replay().over() ? "" : b.tr("shelf.eyes.later"));
}

void jump_choice(Builder& b, Rect r, const Describe& say, const Film& film, const FilmActs& acts) {
  std::vector<std::string> names;
  int now = -1;
  for (std::size_t i = 0; i < film.marks().size(); ++i) {
    names.push_back(mark_text(b, say, film.marks()[i]));
    if (!film.marks()[i].decided && film.marks()[i].stop <= film.at()) now = static_cast<int>(i);
  }
  if (names.empty()) return;
  b.choice(r, "film.jump", b.tr("shelf.jump"), names, std::max(now, 0),
           [go = acts.go, &film](int i) { go(film.marks()[static_cast<std::size_t>(i)].stop); });
}

void pace_choice(Builder& b, Rect r, AppContext& ctx) {
  std::vector<std::string> names;
  for (int i = 0; i < 5; ++i) names.push_back(b.tr(fmt::format("match.pace.{}", i)));
  b.choice(r, "watch.pace", b.tr("match.pace"), names, ctx.settings.bot_pace, [&ctx](int i) {
    ctx.settings.bot_pace = i;
    ctx.settings_changed();
  });
}

ButtonOpt play_on(const Builder& b, const Film& film, const FilmActs& acts) {
  // Who went on in a running one would see what lies hidden in it.
  const std::string why = film.replay().outcome().over ? b.tr("shelf.on.over")
                          : film.replay().over()       ? ""
                                                       : b.tr("shelf.on.secret");
  return {.id = "film.on", .text = b.tr("shelf.on"), .icon = "rematch", .reason = why, .press = acts.play_on};
}

bool roomy(const Builder& b) { return b.width() > 1500 * std::max(1.0F, b.text_scale()); }

}  // namespace

float film_bar_height(const Builder& b) {
  return roomy(b) ? kChip + 4 + b.control(52) + 2 * kFilmGap : kLine + b.control(52) + 3 * kFilmGap;
}

void draw_film_bar(Builder& b, Rect r, AppContext& ctx, const Film& film, const FilmActs& acts) {
  const Describe say = ctx.describe(film.match().game(), *film.rules(), film.match().seats());
  b.fill(r, b.theme().raised, 0, 0.92F);
  b.fill({r.x, r.y, r.w, 2}, b.theme().line);
  const float pad = b.wide() ? 24 : 12, go = b.control(52), s = std::max(1.0F, b.text_scale());
  const Rect in{r.x + pad, r.y + kFilmGap, r.w - 2 * pad, r.h - 2 * kFilmGap};
  const Rect row{in.x, in.bottom() - go, in.w, go};
  auto buttons = transport(b, film, acts);
  ButtonOpt on = play_on(b, film, acts);
  const float one = roomy(b) ? 64 : std::max(52.0F, go * 0.9F);
  float on_w = b.button_width(on) + 8;
  if (!roomy(b)) {
    on.name = on.text;
    on.text.clear();
    on_w = one;
  }
  float x = row.x;
  for (ButtonOpt& o : buttons) {
    b.button({x, row.y, one, go}, std::move(o));
    x += one + kFilmGap;
  }
  float end = row.right() - on_w - kFilmGap;
  b.button({end + kFilmGap, row.y, on_w, go}, std::move(on));
  if (!roomy(b)) {
    draw_line(b, {in.x, in.y, in.w, kLine}, film, acts);
    const bool pace = end - x > 3 * 150 * s;
    const auto boxes = split_row({x, row.y, end - x, go}, pace ? 3 : 2, kFilmGap);
    jump_choice(b, boxes[0], say, film, acts);
    eyes_choice(b, boxes[1], say, film, acts);
    if (pace) pace_choice(b, boxes[2], ctx);
    return;
  }
  const auto take = [&](float w) {
    end -= w * s + kFilmGap;
    return Rect{end + kFilmGap, row.y, w * s, go};
  };
  pace_choice(b, take(150), ctx);
  eyes_choice(b, take(210), say, film, acts);
  jump_choice(b, take(260), say, film, acts);
  const Rect line{x + 10, row.y, end - x - 10, go};
  draw_chips(b, {line.x, in.y, line.w - std::min(line.w * 0.4F, 128 * s) - 16, kChip}, say, film, acts);
  draw_line(b, line, film, acts);
}

}  // namespace prowl::ui
