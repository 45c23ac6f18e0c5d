#pragma once
#include <vector>

#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// The least side of what a finger presses, device px.
float least_finger(Size window);
/// Something is pressed, chosen, moved or written there; it can be seen.
bool is_target(const Widget&);
/// Where a finger meets each widget, by index: what can be seen of it, and of a target that is smaller than `least` as
/// much around it as belongs to no other target and lies in the window, then what large neighbours can spare.
std::vector<Rect> finger_areas(const std::vector<Widget>&, Size window, float least);
/// The topmost widget that a finger means there, or -1.
int widget_under_finger(const std::vector<Widget>&, Size window, float least, Point);

}  // namespace prowl::ui
