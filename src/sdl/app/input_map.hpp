#pragma once
#include <optional>
#include <string>
#include <string_view>

#include <SDL.h>

#include "prowl/ui/geometry.hpp"
#include "prowl/ui/input.hpp"

namespace prowl::sdl {

/// SDL's event as the client's input; nothing when the client has no use for it. `ratio`: device px per unit of SDL's
/// pointer. While text is being entered, keys that write something come as text only.
std::optional<ui::Input> to_input(const SDL_Event&, ui::Size ratio, bool text_entry);

/// What is printed on the key of that name (without "ctrl+" and the like), by the layout in use; "": unknown.
std::string name_on_key(const std::string& name);

/// "ctrl+z" and the like as SDL has it; nothing for an unknown name.
std::optional<SDL_Keysym> to_keysym(std::string_view name);

}  // namespace prowl::sdl
