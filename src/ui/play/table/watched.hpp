#pragma once
#include "table/panels/table_draw.hpp"
#include "ui/app/context.hpp"

namespace prowl::ui {

/// The table for those who only look on: from what everybody may know, and nothing on it can be pressed.
void draw_watched(Builder&, const AppContext&, const TableFacts&, const TableLayout&, HullCache&);

}  // namespace prowl::ui
