#pragma once
#include <algorithm>
#include <compare>
#include <cstdint>

namespace prowl::ui {

/// Device pixels, origin top left.
struct Point {
  float x = 0, y = 0;
  auto operator<=>(const Point&) const = default;
};
struct Size {
  float w = 0, h = 0;
  auto operator<=>(const Size&) const = default;
};
struct Rect {
  float x = 0, y = 0, w = 0, h = 0;
  auto operator<=>(const Rect&) const = default;
  float right() const { return x + w; }
  float bottom() const { return y + h; }
  Point centre() const { return {x + w / 2, y + h / 2}; }
  bool contains(Point p) const { return p.x >= x && p.x < x + w && p.y >= y && p.y < y + h; }
  Rect inset(float d) const { return {x + d, y + d, w - 2 * d, h - 2 * d}; }
  Rect inset(float dx, float dy) const { return {x + dx, y + dy, w - 2 * dx, h - 2 * dy}; }
  /// What both cover; nothing: no width or no height.
  Rect common(const Rect& o) const {
    const float left = std::max(x, o.x), top = std::max(y, o.y);
    return {left, top, std::max(0.0F, std::min(right(), o.right()) - left),
            std::max(0.0F, std::min(bottom(), o.bottom()) - top)};
  }
  float area() const { return w * h; }
  Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
};
struct Colour {
  std::uint8_t r = 255, g = 255, b = 255, a = 255;
  auto operator<=>(const Colour&) const = default;
};
/// 0xrrggbb, and how opaque.
constexpr Colour rgb(std::uint32_t hex, std::uint8_t a = 255) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex), a};
}

/// How a window is laid out.
enum class Shape { wide, compact, tall };

}  // namespace prowl::ui
