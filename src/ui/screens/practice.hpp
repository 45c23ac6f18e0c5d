#pragma once
#include <memory>

#include "ui/app/context.hpp"

namespace prowl::ui {

/// One person against bots, without a curtain: what to play, which side, how strong and how many they are. It begins
/// with what was chosen last, so that one more press starts it.
std::unique_ptr<Screen> make_practice(AppContext&);

}  // namespace prowl::ui
