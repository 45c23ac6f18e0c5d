#include "offscreen.hpp"

namespace prowl::sdl {

Result<std::unique_ptr<Offscreen>> Offscreen::open(int w, int h, CanvasOptions options) {
  std::unique_ptr<Offscreen> made(new Offscreen);
  made->surface_.reset(SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888));
  if (made->surface_) made->renderer_.reset(SDL_CreateSoftwareRenderer(made->surface_.get()));
  if (!made->renderer_) return fail(ErrorCode::io, "canvas", SDL_GetError());
  made->canvas_ = std::make_unique<SdlCanvas>(made->renderer_.get(), std::move(options));
  return made;
}

}  // namespace prowl::sdl
