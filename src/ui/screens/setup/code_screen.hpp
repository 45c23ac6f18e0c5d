#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "prowl/rules/game_code.hpp"
#include "ui/app/context.hpp"

namespace prowl::ui {

/// Over a set-up: its code to copy, where it has one, and a field for another. `use` gets the deal of a code that is
/// good, after this screen has gone.
std::unique_ptr<Screen> make_code_screen(AppContext&, std::optional<std::string> code,
                                         std::function<void(const Deal&)> use);

}  // namespace prowl::ui
