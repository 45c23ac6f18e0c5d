#include <system_error>

#include <SDL_image.h>

#include "client.hpp"
#include "prowl/rules/files.hpp"

namespace prowl::sdl {

Result<void> save_png(SDL_Renderer* renderer, ui::Size size, const std::filesystem::path& path) {
  const std::string place = to_utf8(path);
  const auto w = static_cast<int>(size.w), h = static_cast<int>(size.h);
  const SurfacePtr surface(SDL_CreateRGBSurfaceWithFormat(0, w, h, 24, SDL_PIXELFORMAT_RGB24));
  if (!surface || SDL_RenderReadPixels(renderer, nullptr, SDL_PIXELFORMAT_RGB24, surface->pixels, surface->pitch) != 0) {
    return fail(ErrorCode::io, place, SDL_GetError());
  }
  std::error_code error;
  std::filesystem::create_directories(path.parent_path(), error);
  if (IMG_SavePNG(surface.get(), place.c_str()) != 0) return fail(ErrorCode::io, place, SDL_GetError());
  return {};
}

}  // namespace prowl::sdl
