#include "sdl/kiosk/corners.hpp"

namespace prowl::sdl {
namespace {

constexpr float kCorner = 0.12F;

// Bits: left or right, above or below; nothing in the middle.
std::optional<int> corner_of(ui::Point p) {
  const bool left = p.x<kCorner, right = p.x> 1 - kCorner, above = p.y<kCorner, below = p.y> 1 - kCorner;
  if (!(left || right) || !(above || below)) return std::nullopt;
  return (right ? 1 : 0) | (below ? 2 : 0);
}

}  // namespace

void Corners::down(std::int64_t finger, ui::Point at, std::int64_t now_ms) {
  fingers_[finger] = at;
  look(now_ms);
}

void Corners::up(std::int64_t finger) {
  fingers_.erase(finger);
  since_.reset();
}

// Two fingers, and no third, in corners across from each other.
void Corners::look(std::int64_t now_ms) {
  bool held = fingers_.size() == 2;
  int corners = 0;
  for (const auto& [finger, at] : fingers_) {
    const auto corner = corner_of(at);
    held = held && corner.has_value();
    corners ^= corner.value_or(0);
  }
  if (!held || corners != 3)
    since_.reset();
  else if (!since_)
    since_ = now_ms;
}

bool Corners::given(std::int64_t now_ms) {
  if (!since_ || now_ms - *since_ < kHoldMs) return false;
  since_.reset();
  fingers_.clear();
  return true;
}

}  // namespace prowl::sdl
