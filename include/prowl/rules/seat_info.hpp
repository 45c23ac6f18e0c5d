#pragma once
#include <array>
#include <string>
#include <string_view>

#include "prowl/core/state.hpp"

namespace prowl {

/// The shapes by which seats are told apart. A picture is named after each, so a save may name no other.
inline constexpr std::array<std::string_view, kMaxSeats> kSeatShapes{"circle",  "square", "triangle", "diamond",
                                                                     "hexagon", "star",   "cross",    "crescent"};

/// Who sits where; public.
struct SeatInfo {
  std::string name;
  std::string bot;     ///< empty: human; else "random", "basic", …
  std::string colour;  ///< "#5fd0ff", or empty
  std::string shape;   ///< of kSeatShapes, or empty
  bool operator==(const SeatInfo&) const = default;
};

}  // namespace prowl
