#pragma once
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include <SDL.h>

#include "prowl/ui/input.hpp"
#include "sdl/video/handles.hpp"

namespace prowl::sdl {

/// Game controllers: whichever are plugged in, at any time. Buttons and sticks become the keys that do the same, by
/// where a button sits rather than by what is printed on it. A stick counts from half its way on, and once before it
/// has come back; held, it goes on.
class Pads {
 public:
  Pads();
  ~Pads();
  Pads(const Pads&) = delete;
  Pads& operator=(const Pads&) = delete;

  /// True when the event is a controller's; then what it means is in `out`.
  bool handle(const SDL_Event&, std::vector<ui::Input>& out);
  /// What a stick or a cross that is held says once more. `now`: ms.
  void repeat(double now, std::vector<ui::Input>& out);
  /// Milliseconds until then, <0: nothing is held.
  double wait_ms(double now) const;

 private:
  struct Held {
    std::string_view key;
    double next = 0;
  };
  void axis(int pad, std::uint8_t axis, std::int16_t value, std::vector<ui::Input>& out);
  void press(int pad, std::string_view key, std::vector<ui::Input>& out);

  std::map<int, ControllerPtr> open_;
  std::map<std::pair<int, int>, int> tilt_;  ///< of each pad's axes: -1, 0, 1
  std::map<int, Held> held_;                 ///< of each pad
};

/// The key that a button means, or "". The robot calls buttons "south", "east", "west", "north", "left", "right", "up",
/// "down", "l1", "r1", "start", "select".
std::string_view pad_key(SDL_GameControllerButton);
std::optional<SDL_GameControllerButton> pad_button(std::string_view name);
/// The name of the button that means this key, or "".
std::string_view pad_button_of(std::string_view key);

}  // namespace prowl::sdl
