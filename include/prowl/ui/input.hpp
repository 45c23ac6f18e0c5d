#pragma once
#include <cstdint>
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
    finger_lost,  ///< a finger is no longer followed: it has done nothing
    key,
    text,
    resize,
    focus_lost,
    focus_gained,
    minimised,
    slept,
    tick,
    pad_gone,      ///< the game controller `pad` is no longer there
    table_window,  ///< `key`: it was "closed", its display is "gone", or it can't be opened ("failed")
    open_file,     ///< `key`: the path of a match that was dropped on the window, or that it was started with
    quit,
    wake
  };
  Type type{};
  Point at{};
  float wheel = 0;
  std::string key{};  ///< key name, the text entered, what has happened to the window, or the display it is on now
  Size size{};
  bool maximised = false;    ///< with resize
  bool repeated = false;     ///< a key that is still held
  std::int64_t finger = -1;  ///< of move, press, release: it was this finger; -1: the mouse
  int pad = -1;              ///< of a key: the game controller that it came from

  /// Whoever sat before the window may have left it, and somebody else may look.
  bool leaves() const { return type == Type::focus_lost || type == Type::minimised || type == Type::slept; }
};

}  // namespace prowl::ui
