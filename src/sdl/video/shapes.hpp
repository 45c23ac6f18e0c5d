#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <tuple>

#include "prowl/ui/geometry.hpp"
#include "sdl/video/painter.hpp"

namespace prowl::sdl {

/// Plain and rounded rectangles, filled or framed. Corners are small images made once.
class Shapes {
 public:
  explicit Shapes(Painter& painter) : painter_(painter) {}

  void fill(const ui::Rect&, ui::Colour, float radius, float alpha);
  /// The frame lies inside the rectangle.
  void frame(const ui::Rect&, ui::Colour, float thickness, float radius, float alpha);
  void drop_images() { corners_.clear(); }

 private:
  void bar(int x, int y, int w, int h, ui::Colour);
  void corners(const SDL_Rect&, int radius, int thickness, ui::Colour, float alpha);
  const Image* disc(int radius, int thickness, ui::Colour);

  Painter& painter_;
  std::map<std::tuple<int, int, std::uint32_t>, std::unique_ptr<Image>> corners_;
};

/// Whole pixels: the edges are rounded, so that rectangles that touch stay together.
SDL_Rect whole(const ui::Rect&);

}  // namespace prowl::sdl
