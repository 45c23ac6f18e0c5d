#pragma once
#include <string>

#include "prowl/ui/scene.hpp"

namespace prowl::ui {

/// The widgets as text, one a line: role, id, "name", = "value", (reason), flags and box. For tests, the robot and
/// speech.
std::string dump_scene(const std::string& screen, const Scene&, const std::string& focus);

}  // namespace prowl::ui
