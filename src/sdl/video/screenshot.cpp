#include <system_error>

#include <SDL_image.h>

#include "prowl/rules/files.hpp"
#include "sdl/app/client.hpp"
#include "sdl/dev/tour_looks.hpp"
#include "sdl/video/handles.hpp"

namespace prowl::sdl {

Result<void> save_png(Painter& painter, const std::filesystem::path& path, ui::Vision vision) {
  const ui::Size size = painter.size();
  const std::string place = to_utf8(path);
  const auto w = static_cast<int>(size.w), h = static_cast<int>(size.h);
  const SurfacePtr surface(SDL_CreateRGBSurfaceWithFormat(0, w, h, 24, SDL_PIXELFORMAT_RGB24));
  if (!surface || !painter.read(*surface)) {
    return fail(ErrorCode::io, place, SDL_GetError());
  }
  if (vision != ui::Vision::full) show_as_seen(*surface, vision);
  std::error_code error;
  std::filesystem::create_directories(path.parent_path(), error);
  if (IMG_SavePNG(surface.get(), place.c_str()) != 0) return fail(ErrorCode::io, place, SDL_GetError());
  return {};
}

}  // namespace prowl::sdl
