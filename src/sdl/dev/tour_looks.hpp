#pragma once
#include <string>
#include <vector>

#include <SDL.h>

#include "sdl/video/canvas.hpp"
#include "ui/kit/colour_vision.hpp"

namespace prowl::sdl {

/// Texts that stand out less than `least` : 1 (WCAG) from what is drawn below them, each with what it reaches. Nine
/// tenths of the ground below a text count: a line that crosses it does not. Initials and numbers may reach two thirds.
std::vector<std::string> faint_texts(SdlCanvas&, Painter&, const ui::Scene&, double least);
/// The scene drawn whole: what does not fit, lies outside or over something else, a sentence each. `are_read`, `touch`:
/// as in scene_problems.
std::vector<std::string> draw_and_check(SdlCanvas&, const ui::Scene&, bool are_read, bool touch);
/// The picture as somebody sees it.
void show_as_seen(SDL_Surface& rgb24, ui::Vision);

}  // namespace prowl::sdl
