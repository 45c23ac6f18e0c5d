#pragma once
#include "ui/app/context.hpp"

namespace prowl::ui {

/// The rules of this game, from its start, with a way to those of all others.
std::unique_ptr<Screen> make_rulebooks(AppContext&, const Game&);

}  // namespace prowl::ui
