#pragma once
#include <string>

#include "prowl/ui/geometry.hpp"

namespace prowl::ui {

/// Input without SDL types. Keys by name: "tab", "shift+tab", "enter", "space", "esc", "left", "f1", "1", "z", "ctrl+z", …
struct Input {
  enum class Type : unsigned char { move, press, release, wheel, key, text, resize, focus_lost, focus_gained, minimised, tick, quit, wake };
  Type type{};
  Point at{};
  float wheel = 0;
  std::string key{};   ///< key name, or the text entered
  Size size{};
};

}  // namespace prowl::ui
