#pragma once
#include <vector>

#include "sdl/text/fonts.hpp"
#include "sdl/video/handles.hpp"

namespace prowl::sdl {

struct LineSurface {
  SurfacePtr surface;  ///< ARGB8888; null when there is nothing to see
  int left = 0;        ///< from the pen to its left edge
  int ascent = 0;      ///< from its top to the baseline
};

/// One line of text in one colour, opaque where the glyphs are.
LineSurface render_line(const std::vector<FontRun>& runs, float tracking, ui::Colour colour);

}  // namespace prowl::sdl
