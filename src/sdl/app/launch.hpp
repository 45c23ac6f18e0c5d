#pragma once
#include <functional>

#include "prowl/ui/app.hpp"
#include "sdl/app/options.hpp"
#include "sdl/app/timings.hpp"
#include "sdl/video/canvas.hpp"

namespace prowl::sdl {

/// Fills the folders of `platform` for these options. Error: a part of the installation is missing, or there is no
/// place for the user's files.
Result<void> find_folders(const Options&, ui::Platform&);

/// Each runs the program in one way and returns its exit code: 0 good, 1 the answer is no, 2 bad use or bad
/// surroundings.
int run_window(const Options&, ui::Platform, const Timings&);
int run_tour(const Options&, ui::Platform);
/// Plays matches off screen and prints what people had to press (FlowReport).
int run_flow(const Options&, ui::Platform);
int run_dump(const Options&, ui::Platform);
/// The canvas of every window: fonts, pictures, and where those are kept; with visitors nowhere.
Result<CanvasOptions> canvas_options(const ui::Platform&, std::function<void()> ready);

}  // namespace prowl::sdl
