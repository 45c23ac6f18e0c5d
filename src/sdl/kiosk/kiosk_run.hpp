#pragma once
#include "prowl/ui/app.hpp"
#include "sdl/app/options.hpp"

namespace prowl::sdl {

/// Reads the plan into the platform and says what is wrong with it. 0, or the exit code: without a PIN nobody could end
/// the demo, so there is none.
int prepare_kiosk(const Options&, ui::Platform&);
/// `--kiosk-pin`: asks for one and prints its line.
int print_pin();
/// `--visits`, `--hours`: random visitors off screen with a fast clock; prints what is left of them as JSON.
int run_soak(const Options&, ui::Platform);

}  // namespace prowl::sdl
