#pragma once
#include "table/panels/table_draw.hpp"

namespace prowl::ui {

/// The seat's looks, or nullptr for none of them.
const SeatInfo* seat_info(const TableView&, Seat);
Colour member_colour(const Builder&, const TableView&, const MemberView&);
/// Who it is and all that they hold, in words.
void member_widget(Builder&, Rect, const MemberView&);

}  // namespace prowl::ui
