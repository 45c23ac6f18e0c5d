#include "shapes.hpp"

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

std::uint32_t packed(ui::Colour c) { return std::uint32_t{c.r} << 16 | std::uint32_t{c.g} << 8 | c.b; }

}  // namespace

SDL_Rect whole(const ui::Rect& r) {
  const auto x = static_cast<int>(std::lround(r.x)), y = static_cast<int>(std::lround(r.y));
  return {x, y, static_cast<int>(std::lround(r.right())) - x, static_cast<int>(std::lround(r.bottom())) - y};
}

void Shapes::colour(ui::Colour c, float alpha) {
  SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
  const std::uint8_t a = byte(static_cast<float>(c.a) * alpha);
  if (a == 255) SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_NONE);
  SDL_SetRenderDrawColor(renderer_, c.r, c.g, c.b, a);
}

void Shapes::bar(int x, int y, int w, int h) {
  if (w <= 0 || h <= 0) return;
  const SDL_Rect r{x, y, w, h};
  SDL_RenderFillRect(renderer_, &r);
}

SDL_Texture* Shapes::disc(int radius, int thickness, ui::Colour c) {
  const auto key = std::make_tuple(radius, thickness, packed(c));
  if (const auto known = corners_.find(key); known != corners_.end()) return known->second.get();
  if (corners_.size() > kMaxCorners) corners_.clear();
  const int side = 2 * radius;
  std::vector<std::uint32_t> pixels(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  const auto outer = static_cast<float>(radius), inner = static_cast<float>(thickness > 0 ? radius - thickness : 0);
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const float dx = static_cast<float>(x) + 0.5F - outer, dy = static_cast<float>(y) + 0.5F - outer;
      const std::uint32_t a = byte(255 * coverage(std::sqrt(dx * dx + dy * dy), outer, inner));
      pixels[static_cast<std::size_t>(y * side + x)] = a << 24 | packed(c);
    }
  }
  TexturePtr texture(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, side, side));
  if (texture) {
    SDL_UpdateTexture(texture.get(), nullptr, pixels.data(), side * 4);
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
  }
  return (corners_[key] = std::move(texture)).get();
}

void Shapes::corners(const SDL_Rect& r, int radius, int thickness, ui::Colour c, float alpha) {
  SDL_Texture* texture = disc(radius, thickness, c);
  if (texture == nullptr) return;
  SDL_SetTextureAlphaMod(texture, byte(static_cast<float>(c.a) * alpha));
  for (int i = 0; i < 4; ++i) {
    const bool right = i % 2 == 1, low = i / 2 == 1;
    const SDL_Rect from{right ? radius : 0, low ? radius : 0, radius, radius};
    const SDL_Rect to{right ? r.x + r.w - radius : r.x, low ? r.y + r.h - radius : r.y, radius, radius};
    SDL_RenderCopy(renderer_, texture, &from, &to);
  }
}

void Shapes::fill(const ui::Rect& box, ui::Colour c, float radius, float alpha) {
  const SDL_Rect r = whole(box);
  const int round = std::min({static_cast<int>(std::lround(radius)), r.w / 2, r.h / 2});
  colour(c, alpha);
  if (round <= 0) return bar(r.x, r.y, r.w, r.h);
  bar(r.x + round, r.y, r.w - 2 * round, round);
  bar(r.x, r.y + round, r.w, r.h - 2 * round);
  bar(r.x + round, r.y + r.h - round, r.w - 2 * round, round);
  corners(r, round, 0, c, alpha);
}

void Shapes::frame(const ui::Rect& box, ui::Colour c, float thickness, float radius, float alpha) {
  const SDL_Rect r = whole(box);
  const int line = std::max(1, std::min({static_cast<int>(std::lround(thickness)), r.w / 2, r.h / 2}));
  const int round = std::min({static_cast<int>(std::lround(radius)), r.w / 2, r.h / 2});
  // A corner no wider than its line would leave the sides uncovered.
  const int inset = round > line ? round : round > 0 ? line : 0;
  colour(c, alpha);
  bar(r.x + inset, r.y, r.w - 2 * inset, line);
  bar(r.x + inset, r.y + r.h - line, r.w - 2 * inset, line);
  const int top = inset > 0 ? inset : line;
  bar(r.x, r.y + top, line, r.h - 2 * top);
  bar(r.x + r.w - line, r.y + top, line, r.h - 2 * top);
  if (inset > 0) corners(r, inset, line < inset ? line : 0, c, alpha);
}

}  // namespace prowl::sdl
