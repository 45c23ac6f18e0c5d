#pragma once
#include "table/panels/table_draw.hpp"

namespace prowl::ui {

/// What the chips of seats are put together from, whatever their size.
Colour chip_colour(const Builder&, const SeatView&);
void chip_ground(Builder&, Rect, const SeatView&);
void chip_badge(Builder&, Rect, const SeatView&);
/// Right-aligned pictures, closer together where `room` is short; returns where they begin.
float chip_pips(Builder&, float right, float y, float size, const SeatView&, float room = 1e9F);
inline float chip_pips_width(float size, const SeatView& s) { return size * 0.94F * static_cast<float>(s.pips.size()); }
/// "4 in hand": icon, figure and, where there is room, the word. Returns the width of icon and figure.
float chip_stat(Builder&, float x, float y, float room, const FactView&, bool words);
/// As large as the row allows; many lie closer together.
void chip_thumbs(Builder&, Rect, const SeatView&, float aspect);
/// A fan of backs, at most `step` apart.
void chip_backs(Builder&, Rect, const std::vector<PieceView>&, float step = 34);
void chip_widget(Builder&, Rect, const SeatView&, const TableActs&);

/// Seats with cards of their own: who they are, or what has grown before them.
void character_chip(Builder&, Rect, const SeatView&, const TableActs&);
void folded_character_chip(Builder&, Rect, const SeatView&, const TableActs&);
void growth_chip(Builder&, Rect, const SeatView&, const TableLayout&, const TableActs&);

}  // namespace prowl::ui
