#pragma once
#include <memory>

#include "sdl/video/canvas.hpp"
#include "sdl/video/painter.hpp"

namespace prowl::sdl {

/// A canvas without a window or a display.
class Offscreen {
 public:
  /// Error: io, when there is no memory for it.
  static Result<std::unique_ptr<Offscreen>> open(int w, int h, CanvasOptions);
  SdlCanvas& canvas() { return *canvas_; }
  Painter& painter() { return *painter_; }

 private:
  Offscreen() = default;
  std::unique_ptr<Painter> painter_;
  std::unique_ptr<SdlCanvas> canvas_;
};

}  // namespace prowl::sdl
