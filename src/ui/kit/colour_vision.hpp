#pragma once
#include <array>
#include <string_view>

#include "prowl/ui/geometry.hpp"

namespace prowl::ui {

/// How somebody may see colours.
enum class Vision : unsigned char { full, deuteranopia, protanopia, tritanopia, grey };
inline constexpr std::array<std::string_view, 5> kVisions{"full", "deuteranopia", "protanopia", "tritanopia", "grey"};

/// The colour as they see it (Machado, Oliveira and Fernandes 2009, severity 1; grey: its luminance).
Colour seen_by(Vision, Colour);
/// How far apart two colours look: CIE 1976, Delta E of L*a*b*. About 2 can just be told apart side by side.
double colour_distance(Colour, Colour);

}  // namespace prowl::ui
