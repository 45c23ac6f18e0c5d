#pragma once
#include "ui/app/context.hpp"

namespace prowl::ui {

/// Asks whether a change after which nothing might be readable is to stay; without an answer it goes back.
std::unique_ptr<Screen> make_keep_screen(AppContext&, std::function<void()> back);

}  // namespace prowl::ui
