#include <algorithm>
#include <cmath>

#include "table/panels/table_draw.hpp"

namespace prowl::ui {

Colour seat_colour(const SeatInfo& s) { return parse_colour(s.colour, rgb(0xefe6d0)); }

Colour named_colour(const Theme& t, std::string_view name) {
  return name.starts_with('#') ? parse_colour(name, t.text) : t.colour(name);
}

Colour tone_colour(const Theme& t, Tone tone, const SeatInfo* seat) {
  switch (tone) {
    case Tone::plain: return t.text;
    case Tone::second: return t.second;
    case Tone::dim: return t.dim;
    case Tone::act: return t.act;
    case Tone::fact: return t.fact;
    case Tone::alarm: return t.alarm_text;
    case Tone::egg: return t.named.contains("egg") ? t.colour("egg") : rgb(0xe9d487);
    case Tone::seat: return seat != nullptr ? seat_colour(*seat) : t.text;
  }
  return t.text;
}

void begin_layer(Builder& b, Rect r) {
  Draw d;
  d.op = Draw::Op::begin_layer;
  d.box = b.device(r);
  b.scene().draws.push_back(std::move(d));
}

void end_layer(Builder& b) {
  Draw d;
  d.op = Draw::Op::end_layer;
  b.scene().draws.push_back(std::move(d));
}

void draw_backdrop(Builder& b, const std::vector<std::string>& pictures) {
  for (const auto& name : pictures) b.cover(b.full(), name, 16.0F / 9.0F);
}

BoardFrame::BoardFrame(Rect area, const TableView& t, const BoardLook& look, bool roomy) : look_(look) {
  fixed_ = look.presentation == Presentation::space;
  float right = 1, bottom = 1;
  if (!t.places.empty()) {
    first_ = {t.places.front().cell.x, t.places.front().cell.y};
    for (const auto& p : t.places) {
      first_ = {std::min(first_.x, p.cell.x), std::min(first_.y, p.cell.y)};
      right = std::max(right, p.cell.x + p.cell.w);
      bottom = std::max(bottom, p.cell.y + p.cell.h);
    }
  }
  if (look.space) first_ = {0, 0}, right = look.space->size.w, bottom = look.space->size.h;
  columns_ = std::max(1, static_cast<int>(right - first_.x));
  rows_ = std::max(1, static_cast<int>(bottom - first_.y));
  const auto cols = static_cast<float>(columns_), rows = static_cast<float>(rows_);
  const float w = fixed_ ? cols : cols * look.tile.w + (cols - 1) * look.gap.w;
  const float h = fixed_ ? rows : rows * look.tile.h + (rows - 1) * look.gap.h;
  const float margin_x = look.space ? 0 : roomy ? 32 : 10, margin_y = look.space ? 0 : roomy ? 30 : 12;
  k_ = std::min({(area.w - 2 * margin_x) / w, (area.h - 2 * margin_y) / h, 1.6F});
  left_ = area.x + (area.w - w * k_) / 2;
  top_ = area.y + (area.h - h * k_) / 2 + (look.space ? 0 : roomy ? 2 : 3);
}

Rect BoardFrame::cell(float column, float row) const {
  const float step_x = look_.tile.w + look_.gap.w, step_y = look_.tile.h + look_.gap.h;
  return {left_ + (column - first_.x) * step_x * k_, top_ + (row - first_.y) * step_y * k_, look_.tile.w * k_,
          look_.tile.h * k_};
}

Rect BoardFrame::tile(const PlaceView& p) const {
  if (!fixed_) return cell(p.cell.x, p.cell.y);
  return {left_ + (p.cell.x - first_.x) * k_, top_ + (p.cell.y - first_.y) * k_, p.cell.w * k_, p.cell.h * k_};
}

Rect BoardFrame::whole(const PlaceView& p) const {
  const Rect r = tile(p);
  if (fixed_ || look_.card) return r;
  const float side = kOverSide * k_, top = kOverTop * k_;
  return {r.x - side, r.y - top, r.w + 2 * side, r.h + top + side};
}

Rect BoardFrame::free_cell(const TableView& t, Zone anchor, Size least) const {
  if (fixed_) return {};
  const auto at = std::find_if(t.places.begin(), t.places.end(), [&](const PlaceView& p) { return p.zone == anchor; });
  Rect best{};
  float nearest = 1e9F;
  for (int row = 0; row < rows_; ++row) {
    for (int col = 0; col < columns_; ++col) {
      const float x = first_.x + static_cast<float>(col), y = first_.y + static_cast<float>(row);
      if (std::any_of(t.places.begin(), t.places.end(),
                      [&](const PlaceView& p) { return p.cell.x == x && p.cell.y == y; }))
        continue;
      const float away = at == t.places.end() ? -y : std::abs(at->cell.x - x) * 1.1F + std::abs(at->cell.y - y);
      if (away < nearest) {
        nearest = away;
        best = cell(x, y);
      }
    }
  }
  return best.w >= least.w && best.h >= least.h ? best : Rect{};
}

}  // namespace prowl::ui
