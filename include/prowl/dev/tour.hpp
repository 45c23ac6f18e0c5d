#pragma once
#include <functional>
#include <string>
#include <vector>

#include "prowl/ui/app.hpp"

namespace prowl::ui {

/// Shows every screen of a game in typical positions, one after the other; calls `shot` with a file name for each.
void tour(App&, const std::string& game, const std::function<void(const std::string& name)>& shot);

/// The same of the demo alone, as far as it shows the game.
void tour_demo(App&, const std::string& game, const std::function<void(const std::string& name)>& shot);

/// What nobody should meet on a screen: controls over one another, cut by the edge of a list or outside the window, and
/// words that are too small to read. Each in a line. `are_read`: those of the pseudo-language are not, and are far
/// longer than any language's; they may shrink as long as they fit. `touch`: also what is too small for a finger.
std::vector<std::string> scene_problems(const Scene&, Size window, bool are_read = true, bool touch = false);

}  // namespace prowl::ui
