#include "sdl/text/text_surface.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "sdl/text/utf8.hpp"

namespace prowl::sdl {
namespace {

struct Part {
  SurfacePtr surface;
  int x = 0, ascent = 0;
};

SDL_Color sdl_colour(ui::Colour c) { return {c.r, c.g, c.b, 255}; }

struct Overhang {
  int left = 0, top = 0;
};

// SDL_ttf moves a surface's content right and down when a glyph reaches over its left or upper edge.
Overhang overhang_of(const FontRun& run) {
  Overhang out;
  const int ascent = TTF_FontAscent(run.font);
  bool first = true;
  for (std::size_t at = 0; at < run.text.size(); first = false) {
    int left = 0, right = 0, low = 0, top = 0, advance = 0;
    TTF_GlyphMetrics32(run.font, next_code_point(run.text, at), &left, &right, &low, &top, &advance);
    if (first) out.left = std::min(left, 0);
    out.top = std::max(out.top, top - ascent);
  }
  return out;
}

// Returns where the next run begins.
float add_run(const FontRun& run, float x, SDL_Color colour, std::vector<Part>& parts) {
  SurfacePtr surface(TTF_RenderUTF8_Blended(run.font, run.text.c_str(), colour));
  int w = 0, h = 0;
  TTF_SizeUTF8(run.font, run.text.c_str(), &w, &h);
  const Overhang over = overhang_of(run);
  parts.push_back({std::move(surface), static_cast<int>(x) + over.left, TTF_FontAscent(run.font) + over.top});
  return x + static_cast<float>(w);
}

float add_tracked_run(const FontRun& run, float x, float tracking, SDL_Color colour, std::vector<Part>& parts) {
  std::uint32_t before = 0;
  for (std::size_t at = 0; at < run.text.size();) {
    const std::uint32_t code = next_code_point(run.text, at);
    int left = 0, right = 0, low = 0, top = 0, advance = 0;
    TTF_GlyphMetrics32(run.font, code, &left, &right, &low, &top, &advance);
    if (before != 0) x += static_cast<float>(TTF_GetFontKerningSizeGlyphs32(run.font, before, code));
    if (code != ' ') {
      SurfacePtr glyph(TTF_RenderGlyph32_Blended(run.font, code, colour));
      const int ascent = std::max(TTF_FontAscent(run.font), top);
      parts.push_back({std::move(glyph), static_cast<int>(std::lround(x)) + std::min(left, 0), ascent});
    }
    x += static_cast<float>(advance) + tracking;
    before = code;
  }
  return x;
}

// Glyphs may overlap: the stronger one counts, as blending would leave a darker seam.
void merge(const SDL_Surface& from, SDL_Surface& to, int x0, int y0) {
  for (int y = std::max(0, -y0); y < from.h && y + y0 < to.h; ++y) {
    const auto* source = reinterpret_cast<const std::uint32_t*>(static_cast<const char*>(from.pixels) + y * from.pitch);
    auto* target = reinterpret_cast<std::uint32_t*>(static_cast<char*>(to.pixels) + (y + y0) * to.pitch);
    for (int x = std::max(0, -x0); x < from.w && x + x0 < to.w; ++x) {
      target[x + x0] = std::max(target[x + x0] >> 24, source[x] >> 24) == source[x] >> 24 ? source[x] : target[x + x0];
    }
  }
}

LineSurface composed(const std::vector<Part>& parts) {
  int left = 0, right = 0, ascent = 0, below = 0;
  for (const Part& part : parts) {
    if (!part.surface) continue;
    left = std::min(left, part.x);
    right = std::max(right, part.x + part.surface->w);
    ascent = std::max(ascent, part.ascent);
    below = std::max(below, part.surface->h - part.ascent);
  }
  if (right - left <= 0 || ascent + below <= 0) return {};
  SurfacePtr out(SDL_CreateRGBSurfaceWithFormat(0, right - left, ascent + below, 32, SDL_PIXELFORMAT_ARGB8888));
  if (!out) return {};
  for (const Part& part : parts) {
    if (part.surface) merge(*part.surface, *out, part.x - left, ascent - part.ascent);
  }
  return {std::move(out), left, ascent};
}

}  // namespace

LineSurface render_line(const std::vector<FontRun>& runs, float tracking, ui::Colour colour) {
  std::vector<Part> parts;
  float x = 0;
  for (const FontRun& run : runs) {
    x = tracking == 0 ? add_run(run, x, sdl_colour(colour), parts)
                      : add_tracked_run(run, x, tracking, sdl_colour(colour), parts);
  }
  if (parts.size() == 1) return {std::move(parts[0].surface), parts[0].x, parts[0].ascent};
  return composed(parts);
}

}  // namespace prowl::sdl
