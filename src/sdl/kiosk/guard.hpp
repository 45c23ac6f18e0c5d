#pragma once
#include "prowl/ui/app.hpp"
#include "sdl/app/client.hpp"
#include "sdl/video/window.hpp"

namespace prowl::sdl {

/// Before SDL starts: it leaves signals, the screen saver and Alt-F4 to us.
void guard_hints();
/// The window fills its display, keeps the keyboard, and tells the staff of what happens to the display; the platform
/// learns of the pointer, the corners and the disk.
void guard_window(Window&, ui::Platform&);
/// Runs until the staff, or a signal of the system, ends it.
void run_guarded(Client&);

}  // namespace prowl::sdl
