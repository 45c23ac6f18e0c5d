#pragma once
#include "ui/app/context.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {

/// Every action that has a key, with a button that gives it another one.
void draw_keys(Builder&, Column&, AppContext&);
/// Waits for the key of an action.
std::unique_ptr<Screen> make_key_screen(AppContext&, std::string_view action);

}  // namespace prowl::ui
