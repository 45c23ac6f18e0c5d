#pragma once
#include <cstdint>
#include <map>
#include <tuple>

#include "handles.hpp"
#include "prowl/ui/geometry.hpp"

namespace prowl::sdl {

/// Plain and rounded rectangles, filled or framed. Corners are small textures made once.
class Shapes {
 public:
  explicit Shapes(SDL_Renderer* renderer) : renderer_(renderer) {}

  void fill(const ui::Rect&, ui::Colour, float radius, float alpha);
  /// The frame lies inside the rectangle.
  void frame(const ui::Rect&, ui::Colour, float thickness, float radius, float alpha);
  void drop_textures() { corners_.clear(); }

 private:
  void colour(ui::Colour, float alpha);
  void bar(int x, int y, int w, int h);
  void corners(const SDL_Rect&, int radius, int thickness, ui::Colour, float alpha);
  SDL_Texture* disc(int radius, int thickness, ui::Colour);

  SDL_Renderer* renderer_;
  std::map<std::tuple<int, int, std::uint32_t>, TexturePtr> corners_;
};

/// Whole pixels: the edges are rounded, so that rectangles that touch stay together.
SDL_Rect whole(const ui::Rect&);

}  // namespace prowl::sdl
