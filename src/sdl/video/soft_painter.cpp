#include "sdl/video/soft_painter.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "sdl/video/blend.hpp"
#include "sdl/video/damage.hpp"

namespace prowl::sdl {
namespace {

class SoftImage final : public Image {
 public:
  SoftImage(int w, int h, std::unique_ptr<std::uint32_t[]> pixels, bool opaque)
      : Image(w, h), data_(std::move(pixels)) {
    if (!opaque) premultiply(data_.get(), data_.get(), w * h);
  }
  const std::uint32_t* line(int y) const { return data_.get() + std::ptrdiff_t{y} * w(); }

 private:
  std::unique_ptr<std::uint32_t[]> data_;
};

std::uint32_t* line_of(SDL_Surface& s, int y) {
  return reinterpret_cast<std::uint32_t*>(static_cast<char*>(s.pixels) + std::ptrdiff_t{y} * s.pitch);
}

SurfacePtr new_surface(int w, int h) {
  return SurfacePtr(SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888));
}

std::uint32_t premultiplied(ui::Colour c) {
  const std::uint32_t straight = std::uint32_t{c.a} << 24 | std::uint32_t{c.r} << 16 | std::uint32_t{c.g} << 8 | c.b;
  std::uint32_t out = 0;
  premultiply(&out, &straight, 1);
  return out;
}

// Between two pixels, `share` of 256 towards the second.
std::uint32_t between(std::uint32_t a, std::uint32_t b, std::uint32_t share) {
  const auto pair = [share](std::uint32_t x, std::uint32_t y) {
    return ((x * (256 - share) + y * share) >> 8) & 0x00ff00ffU;
  };
  return pair(a & 0x00ff00ffU, b & 0x00ff00ffU) | pair(a >> 8 & 0x00ff00ffU, b >> 8 & 0x00ff00ffU) << 8;
}

// Where the pixels of a stretched row or column come from.
struct Sample {
  int first = 0, second = 0;
  std::uint32_t share = 0;
};

Sample sample(float position, int count) {
  const float at = std::clamp(position, 0.0F, static_cast<float>(count - 1));
  const int first = static_cast<int>(at);
  return {first, std::min(first + 1, count - 1), static_cast<std::uint32_t>((at - static_cast<float>(first)) * 256)};
}

class SoftPainter final : public Painter {
 public:
  explicit SoftPainter(SDL_Window* window) : window_(window) {}
  explicit SoftPainter(SurfacePtr own) : own_(std::move(own)) {}

  ui::Size size() const override {
    const SDL_Surface* s = screen();
    return s == nullptr ? ui::Size{} : ui::Size{static_cast<float>(s->w), static_cast<float>(s->h)};
  }

  bool keeps_pixels() const override { return true; }

  std::unique_ptr<Image> make(int w, int h, std::unique_ptr<std::uint32_t[]> pixels, bool opaque) override {
    return std::make_unique<SoftImage>(w, h, std::move(pixels), opaque);
  }

  void clip(const SDL_Rect& r) override {
    target_ = drawing_layer_ ? layer_.get() : screen();
    clip_ = target_ == nullptr ? SDL_Rect{} : intersection(r, {0, 0, target_->w, target_->h});
  }

  void copy(const Image& image, const SDL_Rect& from, int x, int y, bool blended, std::uint8_t alpha) override {
    const SDL_Rect to = intersection({x, y, from.w, from.h}, clip_);
    const auto& soft = static_cast<const SoftImage&>(image);
    for (int row = to.y; row < to.y + to.h; ++row) {
      std::uint32_t* out = line_of(*target_, row) + to.x;
      const std::uint32_t* in = soft.line(row - y + from.y) + (to.x - x + from.x);
      if (alpha < 255)
        blend(out, in, to.w, alpha);
      else if (blended)
        blend(out, in, to.w);
      else
        std::memcpy(out, in, static_cast<std::size_t>(to.w) * 4);
    }
  }

  void stretch(const Image& image, const SDL_FRect& to, std::uint8_t alpha) override {
    const auto& soft = static_cast<const SoftImage&>(image);
    const auto left = static_cast<int>(std::lround(to.x)), top = static_cast<int>(std::lround(to.y));
    const SDL_Rect whole{left, top, static_cast<int>(std::lround(to.x + to.w)) - left,
                         static_cast<int>(std::lround(to.y + to.h)) - top};
    const SDL_Rect part = intersection(whole, clip_);
    if (part.w <= 0 || part.h <= 0) return;
    const float sx = static_cast<float>(image.w()) / static_cast<float>(whole.w);
    const float sy = static_cast<float>(image.h()) / static_cast<float>(whole.h);
    row_.resize(static_cast<std::size_t>(part.w));
    for (int y = part.y; y < part.y + part.h; ++y) {
      const Sample v = sample((static_cast<float>(y - whole.y) + 0.5F) * sy - 0.5F, image.h());
      for (int x = 0; x < part.w; ++x) {
        const Sample u = sample((static_cast<float>(part.x + x - whole.x) + 0.5F) * sx - 0.5F, image.w());
        const auto across = [&](int line) {
          return between(soft.line(line)[u.first], soft.line(line)[u.second], u.share);
        };
        row_[static_cast<std::size_t>(x)] = between(across(v.first), across(v.second), v.share);
      }
      blend(line_of(*target_, y) + part.x, row_.data(), part.w, alpha);
    }
  }

  void fill(const SDL_Rect& r, ui::Colour c) override {
    const SDL_Rect to = intersection(r, clip_);
    const std::uint32_t pixel = premultiplied(c);
    for (int y = to.y; y < to.y + to.h; ++y) {
      std::uint32_t* out = line_of(*target_, y) + to.x;
      if (c.a == 255)
        std::fill_n(out, to.w, pixel);
      else
        blend_colour(out, pixel, to.w);
    }
  }

  bool begin_layer() override {
    const SDL_Surface* s = screen();
    if (s == nullptr) return false;
    if (!layer_ || layer_->w != s->w || layer_->h != s->h) layer_ = new_surface(s->w, s->h);
    drawing_layer_ = layer_ != nullptr;
    return drawing_layer_;
  }

  void end_layer() override { drawing_layer_ = false; }

  void copy_layer(const SDL_Rect& r) override {
    if (!layer_) return;
    const SDL_Rect part = intersection(intersection(r, clip_), {0, 0, layer_->w, layer_->h});
    for (int y = part.y; y < part.y + part.h; ++y) {
      std::memcpy(line_of(*target_, y) + part.x, line_of(*layer_, y) + part.x, static_cast<std::size_t>(part.w) * 4);
    }
  }

  void drop_layer() override { layer_.reset(); }

  bool read(SDL_Surface& out) override {
    SDL_Surface* s = screen();
    if (s != nullptr) SDL_SetSurfaceBlendMode(s, SDL_BLENDMODE_NONE);
    return s != nullptr && SDL_BlitSurface(s, nullptr, &out, nullptr) == 0;
  }

  void changed(const SDL_Rect& r) override { changed_.push_back(r); }

  void present() override {
    if (window_ != nullptr && screen() != nullptr && !changed_.empty()) {
      SDL_UpdateWindowSurfaceRects(window_, changed_.data(), static_cast<int>(changed_.size()));
    }
    changed_.clear();
  }

 private:
  // SDL makes a new surface when the window has changed its size.
  SDL_Surface* screen() const {
    SDL_Surface* s = window_ == nullptr ? own_.get() : SDL_GetWindowSurface(window_);
    return s != nullptr && soft_painter_suits(*s) ? s : nullptr;
  }

  SDL_Window* window_ = nullptr;
  SurfacePtr own_, layer_;
  bool drawing_layer_ = false;
  SDL_Surface* target_ = nullptr;
  SDL_Rect clip_{};
  std::vector<SDL_Rect> changed_;
  std::vector<std::uint32_t> row_;
};

}  // namespace

std::unique_ptr<Painter> make_soft_painter(SDL_Window* window) { return std::make_unique<SoftPainter>(window); }
std::unique_ptr<Painter> make_soft_painter(SurfacePtr own) { return std::make_unique<SoftPainter>(std::move(own)); }

bool soft_painter_suits(const SDL_Surface& s) {
  const std::uint32_t format = s.format->format;
  return (format == SDL_PIXELFORMAT_RGB888 || format == SDL_PIXELFORMAT_ARGB8888) && !SDL_MUSTLOCK(&s);
}

}  // namespace prowl::sdl
