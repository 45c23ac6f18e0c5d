#include <algorithm>

#include <fmt/format.h>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
namespace {

constexpr float kLeastReading = 190, kLeastTile = 140;
constexpr float kSlim = 150;  // of a box: below, each px counts

void possible(Builder& b, Rect r, const BoxView& box, Colour c) {
  const Theme& th = b.theme();
  if (box.level == 2)
    b.fill(r, c, 7);
  else
    b.fill(r, th.ground, 7, 0.55F);
  if (box.level != 1) b.frame(r, box.level == 2 ? c : th.line, 1.2F, 7);
  const Colour ink = box.level == 2 ? th.ink : box.level == 1 ? th.second : th.dim;
  b.text(r, box.level == 0 ? "–" : box.text,
         {box.level == 2 ? Face::bold : Face::medium, 18, ink, Align::centre, VAlign::middle, false, 0.6F});
}

// How likely somebody is on each place, as columns over their numbers.
void guess_bars(Builder& b, Rect r, const PanelRow& row, Colour c) {
  const Theme& th = b.theme();
  const float w = r.w / static_cast<float>(std::max<std::size_t>(row.boxes.size(), 1)), foot = b.line(18);
  const float high = r.h - 2 * foot;
  bool said = false;
  for (std::size_t i = 0; i < row.boxes.size(); ++i) {
    const bool may = row.boxes[i].level == 2;
    const float x = r.x + static_cast<float>(i) * w, h = may ? high * static_cast<float>(row.share) / 100 : 0;
    b.fill({x + 2, r.y + foot, w - 4, high}, th.ground, 4, 0.55F);
    if (may) {
      b.fill({x + 2, r.y + foot + high - h, w - 4, h}, c, 4);
      if (!said)  // one number for all: it is the same everywhere
        b.text({x, r.y + high - h, w * 3, foot}, b.tr("practice.percent", {{"n", row.share}}),
               {Face::semibold, 18, th.text, Align::left, VAlign::middle, false, 0.72F});
      said = true;
    }
    b.text({x, r.bottom() - foot, w, foot}, row.boxes[i].text,
           {Face::medium, 18, may ? th.text : th.dim, Align::centre, VAlign::middle, false, 0.72F});
  }
}

void guess_box(Builder& b, Rect r, const PanelRow& row, const TableView& t) {
  const auto who = std::find_if(t.seats.begin(), t.seats.end(), [&](const SeatView& s) { return s.seat == row.seat; });
  if (who == t.seats.end()) return;
  const Theme& th = b.theme();
  const Colour c = seat_colour(who->info);
  std::string open;
  for (const BoxView& box : row.boxes)
    if (box.level == 2) open += (open.empty() ? "" : ", ") + box.text;
  b.region(r, fmt::format("guess.p{}", index(row.seat) + 1), who->info.name,
           who->state + ". " + who->pips_text + ". " + b.tr("match.maybe", {{"places", open}}), {}, true);
  b.panel(r, c);
  const Rect in = r.inset(r.w < kSlim ? 8 : 16, 12);
  const bool narrow = r.w < 262;  // then Will stands below the name
  const float pip = std::clamp(in.w * 0.085F, 18.0F, 30.0F),
              top = std::min(r.w < kSlim ? 24.0F
                             : narrow    ? 36.0F
                                         : 56.0F,
                             in.h * 0.34F),
              pips = static_cast<float>(who->pips.size()) * pip;
  b.badge({in.x, in.y, top, top}, who->info);
  const float x = in.x + top + (narrow ? 6 : 12), name = std::max(top * 0.52F, narrow ? b.least() * 0.85F : 0);
  b.text({x, in.y, in.right() - x - (narrow ? 0 : pips + 6), name}, who->info.name,
         {Face::semibold, 22, th.text, Align::left, VAlign::middle, false, 0.4F});
  if (!narrow)
    b.text({x, in.y + top * 0.52F, in.right() - x, top * 0.48F}, who->state,
           {Face::medium, 18, th.second, Align::left, VAlign::middle, false, 0.4F});
  for (std::size_t i = 0; i < who->pips.size(); ++i)
    b.picture({in.right() - pips + static_cast<float>(i) * pip, in.y - 2 + (narrow ? name : 0), pip + 2, pip + 2},
              who->pips[i]);
  if (row.share > 0 && in.w >= 200 && in.h - top > 100)
    return guess_bars(b, {in.x, in.y + top + 10, in.w, in.h - top - 10}, row, c);
  const float h = std::min(48.0F, (in.h - top - 18) / 2);
  const float gap = r.w < kSlim ? 3 : 6;
  const auto cells = split_grid({in.x, in.bottom() - 2 * h - gap, in.w, 2 * h + gap},
                                static_cast<int>(row.boxes.size()), in.w / 5 - gap - 1, h, gap);
  for (std::size_t i = 0; i < row.boxes.size() && i < cells.size(); ++i) possible(b, cells[i], row.boxes[i], c);
}

void odds_pill(Builder& b, Rect tile, const std::string& odds, bool below) {
  const Size size = odds_size(b, odds);
  draw_odds(b, {tile.right() - size.w - 6, tile.y + (below ? size.h + 14 : 8)}, odds);
}

// On each place the shapes of those who may be there.
void maybe_marks(Builder& b, Rect board, const TableView& t, const TableLayout& l) {
  const BoardFrame frame(board, t, l.board, b.wide());
  for (const auto& p : t.places) {
    const Rect tile = frame.tile(p);
    if (!p.odds.empty() && tile.w > kLeastTile)
      odds_pill(b, tile, p.odds, p.tag.has_value() || l.board.presentation == Presentation::map);
    if (p.maybe.empty()) continue;
    const auto n = static_cast<float>(p.maybe.size());
    const float size = std::min({26.0F, std::max(16.0F, tile.w * 0.12F), (tile.w - 16) / n - 4}),
                w = n * (size + 4) + 10;
    const Rect pill{tile.centre().x - w / 2, tile.bottom() - std::max(tile.h * 0.35F, size + 34), w, size + 8};
    b.fill(pill, b.theme().ground, pill.h / 2, 0.82F);
    float x = pill.x + 7;
    for (const Seat s : p.maybe)
      for (const auto& v : t.seats)
        if (v.seat == s)
          b.skin({x, pill.y + 4, size, size}, "common/seats/" + v.info.shape, seat_colour(v.info)), x += size + 4;
  }
}

// A box a seat: where it may be as far as everybody can tell.
void guess_boxes(Builder& b, Rect r, const TableView& t) {
  if (t.facts.empty()) return;
  const PanelView& p = t.facts.front();
  const auto n = static_cast<int>(
      std::count_if(p.rows.begin(), p.rows.end(), [](const PanelRow& row) { return !row.boxes.empty(); }));
  if (n == 0) return;
  const auto boxes = n <= 3 ? split_row(r, n, 16) : split_grid(r, n, r.w / 3 - 12, (r.h - 12) / 2, 12);
  std::size_t at = 0;
  for (const auto& row : p.rows)
    if (!row.boxes.empty()) guess_box(b, boxes[at++], row, t);
}

void choice_box(Builder& b, Rect r, const OwnScene& scene) {
  const SeatInfo& me = scene.me();
  b.panel(r, seat_colour(me));
  const Rect in = r.inset(14, 12);
  if (scene.acts.rows.empty()) {
    b.label("question", in, news_of(b, scene),
            {Face::semibold, 22, b.theme().text, Align::left, VAlign::top, true, 0.6F}, true);
    return;
  }
  const float used = 8 + option_column_height(b, in.w - 24, scene.acts.rows);
  const bool reading = !scene.t.readings.empty() && in.h - used > kLeastReading * b.text_scale();
  draw_option_rows(b, {in.x, in.y, in.w, reading ? used : in.h}, scene.stage.scroll_id("options"), scene.acts.rows,
                   true);
  if (reading)
    draw_reading(b, {in.x + 4, in.y + used + 10, in.w - 8, in.h - used - 14}, scene.t.readings.front(), scene.t);
}

void only_pill(Builder& b, Rect r, const SeatInfo& me) {
  const Colour c = seat_colour(me);
  b.fill(r, b.theme().ground, r.h / 2, 0.85F);
  b.frame(r, c, 2, r.h / 2);
  b.icon({r.x + 14, r.centre().y - 13, 26, 26}, "eye_off", c);
  b.label("only", {r.x + 48, r.y, r.w - 62, r.h}, b.tr("match.private.only", {{"who", me.name}}),
          {Face::semibold, 18, c, Align::left, VAlign::middle, false, 0.5F}, true);
}

}  // namespace

std::string news_of(const Builder& b, const OwnScene& scene) {
  if (scene.stage.purpose() == Purpose::look || scene.t.log.empty()) return b.tr("match.private.look");
  return scene.t.log.back().text;
}

void draw_own_part(Builder& b, Rect r, const Placement& p, const OwnScene& scene) {
  const TableView& t = scene.t;
  const bool deduction = scene.session().ctx().settings.deduction;
  switch (p.part) {
    case Part::marks: return deduction ? maybe_marks(b, r, t, scene.layout()) : void();
    case Part::focus: return draw_focus_card(b, r, scene, shown_kind(b, scene));
    case Part::details: return draw_focus_details(b, r, scene, shown_kind(b, scene));
    case Part::deductions: return deduction && !t.facts.empty() ? draw_panel(b, r, t.facts.front(), t) : void();
    case Part::guesses: return deduction ? guess_boxes(b, r, t) : void();
    case Part::options: return choice_box(b, r, scene);
    case Part::fan:
      for (const auto& fan : t.fans)
        if (fan.id == p.of) draw_fan(b, r, scene, fan);
      return;
    case Part::fans: return draw_fan_strip(b, r, scene);
    case Part::growths:
      for (const SeatView& s : t.seats)
        if (s.seat == scene.stage.seat()) draw_growths(b, r, s, scene.layout());
      return;
    case Part::only:
      if (!scene.session().alone()) only_pill(b, r, scene.me());
      return;
    default: return;  // of the frame
  }
}

}  // namespace prowl::ui
