#pragma once
#include "prowl/ui/scene.hpp"

namespace prowl::ui {

/// What stands for every face where letters that are hard to mix up are wanted.
inline constexpr Face kReadable{6}, kReadableBold{7};

}  // namespace prowl::ui
