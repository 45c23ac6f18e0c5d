#pragma once
#include <memory>
#include <vector>

#include "sdl/video/handles.hpp"
#include "sdl/video/painter.hpp"

namespace prowl::sdl {

/// Draws into memory with the processor: into a window's own surface or one of its own. It stays beside SDL's own
/// software renderer because it keeps what was drawn and takes less than half of its time: whole frames of tables at
/// 1920x1080 took 1.5 to 1.9 ms of the processor instead of 3.0 to 3.2, from single pictures 2.3 to 4.3 instead of 4.5
/// to 9.3.
std::unique_ptr<Painter> make_soft_painter(SDL_Window*);
std::unique_ptr<Painter> make_soft_painter(SurfacePtr);
/// Whether the painter can work on surfaces of this kind.
bool soft_painter_suits(const SDL_Surface&);

}  // namespace prowl::sdl
