#pragma once
#include <functional>
#include <string>

#include "prowl/ui/app.hpp"

namespace prowl::ui {

/// Shows every screen of a game in typical positions, one after the other; calls `shot` with a file name for each.
void tour(App&, const std::string& game, const std::function<void(const std::string& name)>& shot);

}  // namespace prowl::ui
