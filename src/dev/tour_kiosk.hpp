#pragma once
#include <functional>
#include <string>

#include "prowl/rules/game.hpp"
#include "ui/app/app_impl.hpp"

namespace prowl::ui {

/// The screens of the demo, as far as they show a game; the App is as it was when this returns.
void kiosk_tour(App::Impl&, const Game&, const std::function<void(const std::string& name)>& shot);

}  // namespace prowl::ui
