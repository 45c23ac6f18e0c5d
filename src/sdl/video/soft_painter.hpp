#pragma once
#include <memory>
#include <vector>

#include "sdl/video/handles.hpp"
#include "sdl/video/painter.hpp"

namespace prowl::sdl {

/// Draws into memory with the processor: into a window's own surface or one of its own.
std::unique_ptr<Painter> make_soft_painter(SDL_Window*);
std::unique_ptr<Painter> make_soft_painter(SurfacePtr);
/// Whether the painter can work on surfaces of this kind.
bool soft_painter_suits(const SDL_Surface&);

}  // namespace prowl::sdl
