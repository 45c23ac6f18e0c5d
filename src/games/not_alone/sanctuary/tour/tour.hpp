#pragma once
#include "dev/tour_wish.hpp"

namespace prowl::ui {

/// The positions of Sanctuary; they belong to the tour of Not Alone.
std::vector<Wish> sanctuary_wishes();

}  // namespace prowl::ui
