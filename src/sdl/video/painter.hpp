#pragma once
#include <cstdint>
#include <memory>

#include <SDL.h>

#include "prowl/ui/geometry.hpp"

namespace prowl::sdl {

/// A picture in the form a painter keeps it.
class Image {
 public:
  Image(int w, int h) : w_(w), h_(h) {}
  virtual ~Image() = default;
  Image(const Image&) = delete;
  Image& operator=(const Image&) = delete;
  int w() const { return w_; }
  int h() const { return h_; }
  std::size_t bytes() const { return static_cast<std::size_t>(w_) * static_cast<std::size_t>(h_) * 4; }

 private:
  int w_, h_;
};

/// Where things are drawn: the graphics card, or memory. Device pixels; everything is cut to clip().
class Painter {
 public:
  virtual ~Painter() = default;
  virtual ui::Size size() const = 0;
  /// Whether what was drawn is still there in the next frame.
  virtual bool keeps_pixels() const = 0;
  /// `pixels`: straight ARGB, w * h of them. nullptr when there is no memory for it.
  virtual std::unique_ptr<Image> make(int w, int h, std::unique_ptr<std::uint32_t[]> pixels, bool opaque) = 0;
  virtual void clip(const SDL_Rect&) = 0;
  /// The part `from` of an image of this painter with its upper left corner at x, y. Without `blend` it counts as
  /// opaque.
  virtual void copy(const Image&, const SDL_Rect& from, int x, int y, bool blend, std::uint8_t alpha) = 0;
  virtual void stretch(const Image&, const SDL_FRect& to, std::uint8_t alpha) = 0;
  virtual void fill(const SDL_Rect&, ui::Colour) = 0;
  /// Until end_layer() everything is drawn on a sheet of the window's size that copy_layer() brings back later. False
  /// when there is no memory for it. The sheet is lost with the size and by drop_layer().
  virtual bool begin_layer() = 0;
  virtual void end_layer() = 0;
  virtual void copy_layer(const SDL_Rect&) = 0;
  virtual void drop_layer() = 0;
  /// What was drawn, into a surface of RGB24 of the same size.
  virtual bool read(SDL_Surface&) = 0;
  /// This part differs from what the window shows.
  virtual void changed(const SDL_Rect&) = 0;
  virtual void present() = 0;
};

}  // namespace prowl::sdl
