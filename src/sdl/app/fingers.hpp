#pragma once
#include <optional>

#include <SDL.h>

#include "prowl/ui/input.hpp"

namespace prowl::sdl {

/// Fingers on a screen. Those on a pad beside it move the pointer, and are its business.
class Fingers {
 public:
  /// `known`: a screen that no driver tells of.
  explicit Fingers(SDL_TouchID known) : known_(known) {}

  /// What a finger does; nothing for other events. `canvas`: device px; `now`: ms.
  std::optional<ui::Input> input(const SDL_Event&, ui::Size canvas, float now);
  /// A mouse that only repeats what a finger does, as some drivers and desktops send it.
  bool shadows(const SDL_Event&, float now) const;

 private:
  SDL_TouchID known_;
  int down_ = 0;
  float last_ = -1e9F;
};

}  // namespace prowl::sdl
