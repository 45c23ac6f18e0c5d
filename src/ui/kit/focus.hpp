#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "prowl/ui/scene.hpp"

namespace prowl::ui {

enum class Direction { left, right, up, down };

/// Index of the widget with this id, or -1.
int find_widget(const std::vector<Widget>&, std::string_view id);
/// Index of the next (by 1) or previous (by -1) focusable widget in building order, round the end; -1 when there is
/// none.
int step_focus(const std::vector<Widget>&, int from, int by);
/// The nearest focusable widget in a direction; without one, the next or previous in order, so that arrows alone reach
/// everything.
int steer_focus(const std::vector<Widget>&, int from, Direction);
/// Where the focus goes when it has no place: the primary button, else the first option, else the first
/// focusable widget, else -1.
int default_focus(const std::vector<Widget>&);
/// The topmost widget under a point, given what of each can be seen.
int widget_at(const std::vector<Widget>&, const std::vector<Rect>& visible, Point);

}  // namespace prowl::ui
