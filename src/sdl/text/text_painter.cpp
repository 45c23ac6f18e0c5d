#include "sdl/text/text_painter.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <vector>

#include "sdl/pictures/hashing.hpp"
#include "sdl/text/text_surface.hpp"

namespace prowl::sdl {
namespace {

float left_edge(ui::Align align, const ui::Rect& box, int width) {
  const auto w = static_cast<float>(width);
  if (align == ui::Align::left) return box.x;
  return align == ui::Align::right ? box.right() - w : box.x + (box.w - w) / 2;
}

// Baseline of the first line. A single line in the middle stands on its cap height, which is what the eye centres.
float first_baseline(const ui::TextStyle& style, const TextBlock& block, const FontMetrics& m, const ui::Rect& box) {
  const auto ascent = static_cast<float>(m.ascent), descent = static_cast<float>(m.descent),
             cap = static_cast<float>(m.cap);
  const float rest = static_cast<float>(block.lines.size() - 1) * static_cast<float>(m.pitch);
  if (style.valign == ui::VAlign::middle) return box.y + (box.h + cap - rest) / 2;
  if (style.valign == ui::VAlign::bottom) return box.bottom() - descent - rest;
  return box.y + ascent;
}

std::unique_ptr<std::uint32_t[]> pixels_of(const SDL_Surface& s) {
  const auto w = static_cast<std::size_t>(s.w), h = static_cast<std::size_t>(s.h);
  std::unique_ptr<std::uint32_t[]> pixels(new std::uint32_t[w * h]);
  for (std::size_t y = 0; y < h; ++y) {
    std::memcpy(pixels.get() + y * w, static_cast<const char*>(s.pixels) + y * static_cast<std::size_t>(s.pitch),
                w * 4);
  }
  return pixels;
}

}  // namespace

TextPainter::Line TextPainter::render(ui::Face face, const TextBlock& block, const std::string& text,
                                      ui::Colour colour) {
  const LineSurface rendered = render_line(fonts_.runs(face, block.px, text), block.tracking, colour);
  if (!rendered.surface) return {};
  const SDL_Surface& s = *rendered.surface;
  Line line{painter_.make(s.w, s.h, pixels_of(s), false), rendered.left, rendered.ascent};
  if (line.image) bytes_ += line.image->bytes();
  return line;
}

const TextPainter::Line& TextPainter::line(ui::Face face, const TextBlock& block, const TextLine& text,
                                           ui::Colour colour) {
  colour.a = 255;
  const std::uint64_t key = Hash()
                                .add(std::string_view(text.text))
                                .add(static_cast<int>(face))
                                .add(block.px)
                                .add(block.tracking)
                                .add(colour)
                                .value();
  auto found = lines_.find(key);
  if (found == lines_.end()) found = lines_.emplace(key, render(face, block, text.text, colour)).first;
  found->second.frame = frame_;
  return found->second;
}

// Glyphs may reach over their advance and their line.
ui::Rect TextPainter::bounds(const ui::Draw& d, const ui::Rect& box) {
  if (d.text.empty()) return {box.x, box.y, 0, 0};
  const TextBlock& block = layout_.fit(d.style, d.text, d.box.w, d.box.h);
  const FontMetrics& m = fonts_.metrics(d.style.face, block.px);
  const auto px = static_cast<float>(block.px), width = static_cast<float>(block.width);
  const float x = left_edge(d.style.align, box, block.width);
  const float y = first_baseline(d.style, block, m, box) - static_cast<float>(m.ascent);
  return ui::Rect{x, y, width, static_cast<float>(block.height)}.inset(-px / 2);
}

void TextPainter::draw(const ui::Draw& d, const ui::Rect& box, float alpha) {
  if (d.text.empty()) return;
  const TextBlock& block = layout_.fit(d.style, d.text, d.box.w, d.box.h);
  if (!block.fits) clipped_.insert(d.text);
  const FontMetrics& m = fonts_.metrics(d.style.face, block.px);
  float baseline = first_baseline(d.style, block, m, box);
  for (const TextLine& text : block.lines) {
    const Line& drawn = line(d.style.face, block, text, d.style.colour);
    if (drawn.image) {
      const auto opacity = std::clamp(std::lround(alpha * static_cast<float>(d.style.colour.a)), 0L, 255L);
      const auto x = static_cast<int>(std::lround(left_edge(d.style.align, box, text.width))) + drawn.left;
      painter_.copy(*drawn.image, {0, 0, drawn.image->w(), drawn.image->h()}, x,
                    static_cast<int>(std::lround(baseline)) - drawn.ascent, true, static_cast<std::uint8_t>(opacity));
    }
    baseline += static_cast<float>(m.pitch);
  }
}

void TextPainter::trim(std::size_t bytes) {
  if (bytes_ <= bytes) return;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> oldest;
  for (const auto& [key, line] : lines_) {
    if (line.frame != frame_) oldest.emplace_back(line.frame, key);
  }
  std::sort(oldest.begin(), oldest.end());
  for (const auto& [frame, key] : oldest) {
    if (bytes_ <= bytes / 2) break;
    if (const Line& line = lines_.at(key); line.image) bytes_ -= line.image->bytes();
    lines_.erase(key);
  }
}

void TextPainter::drop_images() {
  lines_.clear();
  bytes_ = 0;
}

}  // namespace prowl::sdl
