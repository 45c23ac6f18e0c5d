#pragma once
#include <string>
#include <vector>

#include "prowl/core/result.hpp"
#include "prowl/ui/scene.hpp"

namespace prowl::sdl {

/// What a script can find on a screen: widgets by id or visible name, texts by a part of them.

/// The widget with this id, else the one that shows this name, enabled ones first; nullptr when there is none.
const ui::Widget* find_widget(const ui::Scene&, const std::string& name);
/// Whether the text can be read anywhere, or is the id of a widget.
bool shows(const ui::Scene&, const std::string& text);
/// "there is: id "name", …", enabled widgets first, shortened.
std::string inventory(const ui::Scene&);
/// Enabled options in their order.
std::vector<ui::Widget> options_of(const ui::Scene&);

}  // namespace prowl::sdl
