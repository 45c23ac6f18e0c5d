#include <algorithm>

#include <fmt/format.h>

#include "ui/play/own/private_stage.hpp"

namespace prowl::ui {
namespace {

constexpr float kPills = 34, kBoard = 140, kBetween = 8;

// As high as its words and rows ask for, so that nothing below it is far away.
float details_height(Builder& b, const OwnScene& scene, Kind k, float width) {
  const float most = b.control(b.shape() == Shape::tall ? 400 : 500);
  if (k == Kind::hidden || scene.stage.look().recap_open) return most;
  const float in = width - 48, line = std::max(27.0F, b.line(18));
  const std::string text = card_text(scene.mine(), scene.texts(), k).text;
  float h = 120 + b.measure(text, {.face = Face::medium, .px = 20, .wrap = true}, in).h;
  for (const DetailView& d : scene.t.details) {
    if (d.kind != k) continue;
    for (const PanelRow& row : d.rows) h += 2 * line * (row.sub.size() > 60 ? 1.5F : 1);
    if (!d.stock.empty()) h += 106;
  }
  return std::min(h, most);
}

// The turn and its phases, what lies before the others, and where they may be: in a roomy window they stand around the
// board.
float table_facts(Builder& b, Rect at, const OwnScene& scene) {
  const TableView& t = scene.t;
  float y = at.y;
  if (!t.banner.phases.empty()) {
    // Side by side both are too wide here.
    TableView pills = t;
    pills.banner.round.clear();
    const float line = b.line(22);
    b.text({at.x, y, at.w, line}, t.banner.round,
           {Face::heading, 22, b.theme().second, Align::left, VAlign::middle, false, 0.5F});
    draw_phases(b, {at.x, y + line, at.w, kPills}, pills);
    y += line + kPills + kBetween;
  }
  std::vector<SeatView> seats;
  for (const SeatView& s : t.seats)
    if (s.seat != scene.stage.seat()) seats.push_back(s);
  const float high = (kBoard + 8) * std::max(1.0F, b.text_scale());
  for (std::size_t i = 0; i < seats.size();) {
    const bool alone = seats[i].growth_slots > 0 || i + 1 == seats.size() || seats[i + 1].growth_slots > 0;
    const std::size_t count = alone ? 1 : 2;
    draw_seat_row(b, {at.x, y, at.w, high}, std::span(seats).subspan(i, count), scene.layout(), scene.acts);
    y += high + kBetween;
    i += count;
  }
  if (!scene.session().ctx().settings.deduction || t.facts.empty()) return y;
  const float facts = panel_height(t.facts.front()) * std::max(1.0F, b.text_scale());
  draw_panel(b, {at.x, y, at.w, facts}, t.facts.front(), t);
  return y + facts + kBetween;
}

void choices_strip(Builder& b, Rect r, const OwnScene& scene) {
  b.panel(r);
  const Rect view = r.inset(12, 10);
  const float w = b.begin_scroll(scene.stage.scroll_id("own"), view);
  float y = view.y;
  if (scene.stage.placing() && !scene.t.tray.empty()) {
    const auto boxes = split_grid({view.x, y, w, 92}, static_cast<int>(scene.t.tray.size()), 84, 92, 8);
    for (std::size_t i = 0; i < boxes.size(); ++i) draw_tray_token(b, boxes[i], scene, static_cast<int>(i), false);
    y += 104;
  }
  y = draw_option_column(b, view.x, y, w, scene.acts.rows, true, view.h) + 8;
  if (b.shape() == Shape::tall) {
    draw_fan_strip(b, {view.x, y, w, 260}, scene);
    y += 272;
  } else {
    for (const auto& fan : scene.t.fans) {
      if (fan.count == 0) continue;
      draw_fan(b, {view.x, y, w, 220}, scene, fan);
      y += 232;
    }
  }
  const Kind k = shown_kind(b, scene);
  if (k != Kind::hidden || scene.stage.look().recap_open) {
    const float h = details_height(b, scene, k, w);
    draw_focus_details(b, {view.x, y, w, h}, scene, k);
    y += h + 8;
  }
  b.end_scroll(table_facts(b, {view.x, y, w, 0}, scene));
}

}  // namespace

void draw_own_strip(Builder& b, Rect r, const OwnScene& scene) {
  if (!scene.layout().fans.empty()) return choices_strip(b, r, scene);
  b.panel(r);
  const Rect view = r.inset(14, 10);
  const float w = b.begin_scroll(scene.stage.scroll_id("own"), view);
  Column c({view.x, view.y, w, 4000}, 10);
  if (of_life(scene)) c.y = draw_option_column(b, view.x, view.y, w, scene.acts.rows, true, view.h) + 8;
  if (scene.t.role)
    b.label("role", c.next(b.line(18) * 2), scene.t.role->rows.front().text,
            {Face::semibold, 18, b.theme().act, Align::left, VAlign::middle, true, 0.7F}, true);
  if (scene.stage.placing()) {
    const auto boxes = split_grid({view.x, c.y, w, 400}, static_cast<int>(scene.t.tray.size()), 84, 92, 8);
    for (std::size_t i = 0; i < boxes.size(); ++i) draw_tray_token(b, boxes[i], scene, static_cast<int>(i), false);
    if (!boxes.empty()) c.y = boxes.back().bottom() + 12;
  }
  draw_goal(b, c.next(36), scene);
  draw_hand_cards(b, c.next(scene.t.hand.empty() ? 40 : 170), scene);
  if (!scene.t.hand.empty() || scene.stage.look().recap_open) draw_card_details(b, c.next(b.control(170)), scene);
  if (scene.stage.placing()) draw_swaps(b, c.next(116), scene);
  for (const auto& row : scene.acts.rows) {
    if (of_life(scene)) break;
    ButtonOpt o;
    o.id = row.id;
    o.text = row.text;
    o.icon = row.icon;
    o.role = Role::option;
    o.align = Align::left;
    o.secret = true;
    o.press = row.press;
    o.decides = row.decides;
    o.px = 18;
    b.button(c.next(b.control(52)), std::move(o));
  }
  b.end_scroll(c.y);
}

}  // namespace prowl::ui
