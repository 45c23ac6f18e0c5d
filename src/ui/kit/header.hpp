#pragma once
#include <functional>
#include <string>

#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// The world's backdrop over the whole window.
void draw_ground(Builder&);

struct HeaderOpt {
  std::string title, note;
  std::string back;  ///< text of the way back
  std::function<void()> on_back;
};
/// The bar at the top of a full screen: the way back, the title, a note. Returns the area below it, with the screen's
/// margins.
Rect draw_header(Builder&, const HeaderOpt&);

/// A dialog's ground: the veil over the whole window and a panel in the middle. Returns the panel's inside.
Rect draw_dialog(Builder&, Size wanted);

/// A line of title capitals with a rule to its right.
void draw_section(Builder&, Rect, const std::string& text);

}  // namespace prowl::ui
