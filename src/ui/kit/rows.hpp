#pragma once
#include <string>

#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// Where one line of settings puts its control: at the right where there is room, else below the words.
struct RowSpot {
  Rect control;
};
/// Draws name and help of a setting and moves down the column. `control_w` is wanted at least.
RowSpot setting_row(Builder&, Column&, const std::string& id, const std::string& name, const std::string& help,
                    float control_w);

}  // namespace prowl::ui
