#include "sdl/video/shapes.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace prowl::sdl {
namespace {

constexpr std::size_t kMaxCorners = 256;

std::uint8_t byte(float value) { return static_cast<std::uint8_t>(std::clamp(std::lround(value), 0L, 255L)); }

// Share of the pixel at this distance from the centre that lies in the ring.
float coverage(float distance, float outer, float inner) {
  const float in = std::clamp(outer - distance + 0.5F, 0.0F, 1.0F);
  return inner <= 0 ? in : std::min(in, std::clamp(distance - inner + 0.5F, 0.0F, 1.0F));
}

ui::Colour with_alpha(ui::Colour c, float alpha) { return {c.r, c.g, c.b, byte(static_cast<float>(c.a) * alpha)}; }

std::uint32_t packed(ui::Colour c) { return std::uint32_t{c.r} << 16 | std::uint32_t{c.g} << 8 | c.b; }

}  // namespace

SDL_Rect whole(const ui::Rect& r) {
  const auto x = static_cast<int>(std::lround(r.x)), y = static_cast<int>(std::lround(r.y));
  return {x, y, static_cast<int>(std::lround(r.right())) - x, static_cast<int>(std::lround(r.bottom())) - y};
}

void Shapes::bar(int x, int y, int w, int h, ui::Colour c) {
  if (w > 0 && h > 0) painter_.fill({x, y, w, h}, c);
}

const Image* Shapes::disc(int radius, int thickness, ui::Colour c) {
  const auto key = std::make_tuple(radius, thickness, packed(c));
  if (const auto known = corners_.find(key); known != corners_.end()) return known->second.get();
  if (corners_.size() > kMaxCorners) corners_.clear();
  const int side = 2 * radius;
  auto pixels = std::make_unique<std::uint32_t[]>(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  const auto outer = static_cast<float>(radius), inner = static_cast<float>(thickness > 0 ? radius - thickness : 0);
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const float dx = static_cast<float>(x) + 0.5F - outer, dy = static_cast<float>(y) + 0.5F - outer;
      const std::uint32_t a = byte(255 * coverage(std::sqrt(dx * dx + dy * dy), outer, inner));
      pixels[static_cast<std::size_t>(y * side + x)] = a << 24 | packed(c);
    }
  }
  return (corners_[key] = painter_.make(side, side, std::move(pixels), false)).get();
}

void Shapes::corners(const SDL_Rect& r, int radius, int thickness, ui::Colour c, float alpha) {
  const Image* image = disc(radius, thickness, c);
  if (image == nullptr) return;
  for (int i = 0; i < 4; ++i) {
    const bool right = i % 2 == 1, low = i / 2 == 1;
    const SDL_Rect from{right ? radius : 0, low ? radius : 0, radius, radius};
    painter_.copy(*image, from, right ? r.x + r.w - radius : r.x, low ? r.y + r.h - radius : r.y, true,
                  byte(static_cast<float>(c.a) * alpha));
  }
}

void Shapes::fill(const ui::Rect& box, ui::Colour c, float radius, float alpha) {
  const SDL_Rect r = whole(box);
  const int round = std::min({static_cast<int>(std::lround(radius)), r.w / 2, r.h / 2});
  const ui::Colour plain = with_alpha(c, alpha);
  if (round <= 0) return bar(r.x, r.y, r.w, r.h, plain);
  bar(r.x + round, r.y, r.w - 2 * round, round, plain);
  bar(r.x, r.y + round, r.w, r.h - 2 * round, plain);
  bar(r.x + round, r.y + r.h - round, r.w - 2 * round, round, plain);
  corners(r, round, 0, c, alpha);
}

void Shapes::frame(const ui::Rect& box, ui::Colour c, float thickness, float radius, float alpha) {
  const SDL_Rect r = whole(box);
  const int line = std::max(1, std::min({static_cast<int>(std::lround(thickness)), r.w / 2, r.h / 2}));
  const int round = std::min({static_cast<int>(std::lround(radius)), r.w / 2, r.h / 2});
  // A corner no wider than its line would leave the sides uncovered.
  const int inset = round > line ? round : round > 0 ? line : 0;
  const ui::Colour plain = with_alpha(c, alpha);
  bar(r.x + inset, r.y, r.w - 2 * inset, line, plain);
  bar(r.x + inset, r.y + r.h - line, r.w - 2 * inset, line, plain);
  const int top = inset > 0 ? inset : line;
  bar(r.x, r.y + top, line, r.h - 2 * top, plain);
  bar(r.x + r.w - line, r.y + top, line, r.h - 2 * top, plain);
  if (inset > 0) corners(r, inset, line < inset ? line : 0, c, alpha);
}

}  // namespace prowl::sdl
