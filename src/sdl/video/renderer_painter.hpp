#pragma once
#include <memory>

#include "sdl/video/handles.hpp"
#include "sdl/video/painter.hpp"

namespace prowl::sdl {

/// Draws with one of SDL's renderers. The renderer must outlive the painter.
std::unique_ptr<Painter> make_renderer_painter(SDL_Renderer*);

}  // namespace prowl::sdl
