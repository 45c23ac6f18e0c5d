#include "sdl/video/offscreen.hpp"

#include "sdl/video/soft_painter.hpp"

namespace prowl::sdl {

Result<std::unique_ptr<Offscreen>> Offscreen::open(int w, int h, CanvasOptions options) {
  SurfacePtr surface(SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888));
  if (!surface) return fail(ErrorCode::io, "canvas", SDL_GetError());
  std::unique_ptr<Offscreen> made(new Offscreen);
  made->painter_ = make_soft_painter(std::move(surface));
  made->canvas_ = std::make_unique<SdlCanvas>(*made->painter_, std::move(options));
  return made;
}

}  // namespace prowl::sdl
