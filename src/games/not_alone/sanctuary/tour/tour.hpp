#pragma once
#include "dev/tour_position.hpp"

namespace prowl::ui {

/// The positions of Sanctuary; they belong to the tour of Not Alone.
std::vector<TourPosition> sanctuary_positions();

}  // namespace prowl::ui
