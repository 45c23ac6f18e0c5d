#pragma once
#include <string>

#include "prowl/ui/geometry.hpp"

namespace prowl::ui {

/// Input without SDL types. `slept`: much more time has passed than anybody waited for, as after a suspend. Keys by
/// name: "tab", "shift+tab", "enter", "space", "esc", "left", "f1", "1", "z", "ctrl+z", …
struct Input {
  enum class Type : unsigned char {
    move,
    press,
    release,
    inspect,  ///< the second button, or a finger that stays: what is there is wanted large
    wheel,
    key,
    text,
    resize,
    focus_lost,
    focus_gained,
    minimised,
    slept,
    tick,
    table_window,  ///< `key`: it was "closed", its display is "gone", or it can't be opened ("failed")
    quit,
    wake
  };
  Type type{};
  Point at{};
  float wheel = 0;
  std::string key{};  ///< key name, the text entered, or what has happened to the window
  Size size{};
  bool maximised = false;  ///< with resize
  bool repeated = false;   ///< a key that is still held
  int pad = -1;            ///< of a key: the game controller that it came from
};

}  // namespace prowl::ui
