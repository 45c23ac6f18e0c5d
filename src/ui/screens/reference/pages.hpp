#pragma once
#include <functional>
#include <string>

#include "prowl/rules/rule_set.hpp"
#include "ui/kit/kit.hpp"

namespace prowl::ui {

// What the pages of the rules and of the cards share.

/// Parts of a text, separated by an empty line.
void draw_body(Builder&, Column&, const std::string& text);
/// A ruling with its decision; `name`: by its number. Pressed it opens. `wanted`: it is what was looked for.
void draw_ruling_box(Builder&, Column&, const Ruling&, const std::string& name, bool wanted,
                     std::function<void()> press);

}  // namespace prowl::ui
