#pragma once
#include <functional>
#include <memory>
#include <string>

#include "ui/app/screen.hpp"

namespace prowl {
struct Error;
}

namespace prowl::ui {

/// What holds in a window that stands open to the public. At home it is as it is made: nothing is otherwise.
struct House {
  /// Visitors are here: nothing of them is written, and nothing of the computer can be reached (its files, settings,
  /// clipboard, or the way out).
  bool visitors = false;
  std::function<bool(const Input&)> take{};            ///< every input before any screen; true: used up
  std::function<int()> wait_ms{};                      ///< as of a screen
  std::function<bool(int elapsed_ms)> tick{};          ///< true: the scene changed
  std::function<float(const Builder&)> foot_height{};  ///< of a strip at the foot of every scene
  std::function<void(Builder&, Rect)> draw_foot{};     ///< that strip
  std::function<std::unique_ptr<Screen>()> home{};     ///< instead of the title
  std::function<bool(const std::string& world)> offers{};
  std::function<void(const std::string& world)> just_play{};  ///< out of a lesson, into a match of that world
  std::function<void(const Error&)> told{};                   ///< what goes wrong is for the staff's eyes only
  std::function<void(const std::string& what)> failed{};      ///< an exception has come this far
};

}  // namespace prowl::ui
