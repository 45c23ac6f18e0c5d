#pragma once
#include <functional>

#include "table/panels/table_draw.hpp"
#include "ui/app/context.hpp"

namespace prowl::ui {

/// What somebody who looks on may still do; without, nothing can be pressed.
struct WatchActs {
  std::function<void(Builder&, Rect)> tools{};
  std::function<void(const std::string& paragraph)> rule{};
};

/// The table for those who only look on, from what they may know.
void draw_watched(Builder&, const AppContext&, const TableFacts&, const TableLayout&, HullCache&,
                  const WatchActs& = {});

}  // namespace prowl::ui
