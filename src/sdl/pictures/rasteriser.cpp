#include "sdl/pictures/rasteriser.hpp"

#include <algorithm>

#include <SDL_image.h>

#include "prowl/rules/files.hpp"
#include "prowl/ui/skin.hpp"
#include "sdl/video/handles.hpp"

namespace prowl::sdl {
namespace fs = std::filesystem;
namespace {

// Smaller than this, reading a file takes as long as drawing.
constexpr int kWorthKeeping = 24 * 24;

std::uint32_t argb(std::uint32_t abgr) { return (abgr & 0xff00ff00U) | (abgr & 0xffU) << 16 | (abgr >> 16 & 0xffU); }

struct Bounds {
  int left, top, right, bottom;
};

const std::uint32_t* row_of(const SDL_Surface& s, int y) {
  return reinterpret_cast<const std::uint32_t*>(static_cast<const char*>(s.pixels) +
                                                static_cast<std::ptrdiff_t>(y) * s.pitch);
}

Bounds visible_part(const SDL_Surface& s) {
  Bounds b{s.w, s.h, 0, 0};
  for (int y = 0; y < s.h; ++y) {
    const std::uint32_t* row = row_of(s, y);
    int x = 0;
    while (x < s.w && row[x] >> 24 == 0) ++x;
    if (x == s.w) continue;
    int last = s.w - 1;
    while (row[last] >> 24 == 0) --last;
    b = {std::min(b.left, x), std::min(b.top, y), std::max(b.right, last + 1), y + 1};
  }
  if (b.right <= b.left) return {0, 0, 0, 0};
  return b;
}

Pixels cut_out(const SDL_Surface& s, bool mirror) {
  const Bounds b = visible_part(s);
  Pixels p{s.w, s.h, b.left, b.top, b.right - b.left, b.bottom - b.top, nullptr};
  p.data = std::unique_ptr<std::uint32_t[]>(new std::uint32_t[p.count()]);
  for (int y = 0; y < p.part_h; ++y) {
    std::uint32_t* out = p.data.get() + static_cast<std::ptrdiff_t>(y) * p.part_w;
    std::transform(row_of(s, b.top + y) + b.left, row_of(s, b.top + y) + b.right, out, argb);
    if (mirror) std::reverse(out, out + p.part_w);
  }
  if (mirror) p.x = s.w - b.right;
  return p;
}

Result<Pixels> draw_svg(const std::string& svg, const std::string& name, int w, int h, bool mirror) {
  SDL_RWops* bytes = SDL_RWFromConstMem(svg.data(), static_cast<int>(svg.size()));
  SurfacePtr surface(bytes == nullptr ? nullptr : IMG_LoadSizedSVG_RW(bytes, w, h));
  if (bytes != nullptr) SDL_RWclose(bytes);
  if (!surface) return fail(ErrorCode::unsupported, name, SDL_GetError());
  if (surface->format->format != SDL_PIXELFORMAT_ABGR8888) {
    surface.reset(SDL_ConvertSurfaceFormat(surface.get(), SDL_PIXELFORMAT_ABGR8888, 0));
    if (!surface) return fail(ErrorCode::unsupported, name, SDL_GetError());
  }
  return cut_out(*surface, mirror);
}

}  // namespace

Rasteriser::Rasteriser(fs::path assets, const std::optional<fs::path>& cache) : assets_(std::move(assets)) {
  if (cache) disk_.emplace(*cache);
}

Result<std::string> Rasteriser::source(const ui::Picture& p) {
  if (!p.svg.empty()) return p.svg;
  if (p.skin) {
    const std::lock_guard lock(mutex_);
    if (const auto known = templates_.find(p.name); known != templates_.end()) return known->second;
  }
  if (!ui::is_picture_name(p.name)) return fail(ErrorCode::not_found, p.name, "This is not the name of a picture.");
  auto text = read_file(assets_ / to_path(p.name + ".svg"));
  if (text && p.skin) {
    const std::lock_guard lock(mutex_);
    templates_[p.name] = *text;
  }
  return text;
}

Result<std::string> Rasteriser::final_svg(const ui::Picture& p, int w, int h) {
  auto text = source(p);
  if (!text) return text;
  if (p.skin) {
    const ui::SkinValues values{static_cast<float>(w), static_cast<float>(h), p.scale, p.v, p.n, p.accent};
    text = ui::fill_skin(*text, values);
    if (!text) return fail(text.error().code, p.name, to_text(text.error()));
  }
  return ui::size_svg(*text, w, h);
}

Result<Pixels> Rasteriser::rasterise(const ui::Picture& p, int w, int h) {
  const auto svg = final_svg(p, w, h);
  if (!svg) return tl::unexpected(svg.error());
  const bool keep = disk_ && w * h >= kWorthKeeping;
  const std::string key = keep ? PictureDisk::key_of(*svg, p.mirror) : std::string();
  if (keep) {
    if (auto known = disk_->load(key, w, h)) return std::move(*known);
  }
  auto drawn = draw_svg(*svg, p.name, w, h, p.mirror);
  if (drawn && keep) disk_->store(key, *drawn);
  return drawn;
}

}  // namespace prowl::sdl
