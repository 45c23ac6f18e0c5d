#pragma once
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "sdl/text/text_layout.hpp"
#include "sdl/video/painter.hpp"

namespace prowl::sdl {

/// Draws texts; every line is rendered once and kept as an image.
class TextPainter {
 public:
  TextPainter(Painter& painter, Fonts& fonts, TextLayout& layout) : painter_(painter), fonts_(fonts), layout_(layout) {}

  void begin_frame() { ++frame_; }
  /// What draw() may touch.
  ui::Rect bounds(const ui::Draw&, const ui::Rect& box);
  void draw(const ui::Draw&, const ui::Rect& box, float alpha);
  /// Drops the lines not used for longest while there are more than `bytes` of them.
  void trim(std::size_t bytes);
  void drop_images();
  std::size_t bytes() const { return bytes_; }
  /// Texts that did not fit their box when they were drawn, since the last call.
  std::set<std::string> take_clipped() { return std::exchange(clipped_, {}); }

 private:
  struct Line {
    std::unique_ptr<Image> image;
    int left = 0, ascent = 0;
    std::uint64_t frame = 0;
  };
  const Line& line(ui::Face, const TextBlock&, const TextLine&, ui::Colour);
  Line render(ui::Face, const TextBlock&, const std::string& text, ui::Colour);

  Painter& painter_;
  Fonts& fonts_;
  TextLayout& layout_;
  std::unordered_map<std::uint64_t, Line> lines_;
  std::size_t bytes_ = 0;
  std::uint64_t frame_ = 0;
  std::set<std::string> clipped_;
};

}  // namespace prowl::sdl
