#pragma once
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "prowl/ui/scene.hpp"
#include "sdl/text/fonts.hpp"

namespace prowl::sdl {

struct TextLine {
  std::string text;
  int width = 0;
};

/// A text broken into lines at one size.
struct TextBlock {
  int px = 0;
  float tracking = 0;
  std::vector<TextLine> lines;
  int width = 0, height = 0;
  bool fits = true;
};

/// Breaks and fits texts. Everything is remembered: the same question costs one look-up.
class TextLayout {
 public:
  explicit TextLayout(Fonts& fonts) : fonts_(fonts) {}

  /// The size that draw() uses for this text at its full size.
  ui::Size measure(const ui::TextStyle&, const std::string& text, float width);
  /// The text as it goes into a box (a width or height of 0 is no limit): at the largest size from px down to
  /// px * min_scale that fits; if none does, at the smallest, cut with an ellipsis and with `fits` false.
  const TextBlock& fit(const ui::TextStyle&, const std::string& text, float width, float height);
  int line_width(ui::Face, int px, float tracking, const std::string& line);
  void forget() { blocks_.clear(), widths_.clear(); }

 private:
  TextBlock block(const ui::TextStyle&, int px, const std::string& text, float width);
  void wrap(ui::Face, TextBlock&, std::string_view paragraph, float width);
  void cut(ui::Face, TextBlock&, float width, float height);
  std::string ellipsis(ui::Face, const TextBlock&, std::string line, float width);

  Fonts& fonts_;
  std::unordered_map<std::uint64_t, TextBlock> blocks_;
  std::unordered_map<std::uint64_t, int> widths_;
};

}  // namespace prowl::sdl
