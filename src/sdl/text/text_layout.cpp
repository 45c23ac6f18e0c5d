#include "sdl/text/text_layout.hpp"

#include <algorithm>
#include <cmath>

#include "sdl/pictures/hashing.hpp"
#include "sdl/text/utf8.hpp"

namespace prowl::sdl {
namespace {

constexpr std::size_t kMaxRemembered = 20000;
// Boxes made from a measured size must hold it after their own rounding.
constexpr float kSlack = 1.01F;

int whole_px(float px) { return std::max(1, static_cast<int>(std::lround(px))); }

bool within(int size, float limit) { return limit <= 0 || static_cast<float>(size) <= limit + kSlack; }

// A line may break behind a blank, a hyphen or a slash.
std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool blank = text[i] == ' ';
    const bool joint = (text[i] == '-' || text[i] == '/') && i > begin && i + 1 < text.size() && text[i + 1] != ' ';
    if (!blank && !joint) continue;
    words.push_back(text.substr(begin, i + 1 - begin));
    begin = i + 1;
  }
  if (begin < text.size()) words.push_back(text.substr(begin));
  return words;
}

std::string_view without_end_blanks(std::string_view text) { return text.substr(0, text.find_last_not_of(' ') + 1); }

void drop_last_code_point(std::string& text) {
  while (!text.empty() && (static_cast<std::uint8_t>(text.back()) & 0xc0U) == 0x80U) text.pop_back();
  if (!text.empty()) text.pop_back();
}

int tracked_width(const FontRun& run, float tracking) {
  float x = 0;
  std::uint32_t before = 0;
  for (std::size_t at = 0; at < run.text.size();) {
    const std::uint32_t code = next_code_point(run.text, at);
    int left = 0, right = 0, low = 0, top = 0, advance = 0;
    TTF_GlyphMetrics32(run.font, code, &left, &right, &low, &top, &advance);
    const int kerning = before == 0 ? 0 : TTF_GetFontKerningSizeGlyphs32(run.font, before, code);
    x += static_cast<float>(advance + kerning) + tracking;
    before = code;
  }
  return static_cast<int>(std::ceil(x));
}

int plain_width(const FontRun& run) {
  int w = 0, h = 0;
  TTF_SizeUTF8(run.font, run.text.c_str(), &w, &h);
  return w;
}

}  // namespace

int TextLayout::line_width(ui::Face face, int px, float tracking, const std::string& line) {
  if (line.empty()) return 0;
  const std::uint64_t
      key = Hash().add(std::string_view(line)).add(static_cast<int>(face)).add(px).add(tracking).value();
  if (const auto known = widths_.find(key); known != widths_.end()) return known->second;
  if (widths_.size() > kMaxRemembered) widths_.clear();
  int width = 0;
  for (const FontRun& run : fonts_.runs(face, px, line)) {
    width += tracking == 0 ? plain_width(run) : tracked_width(run, tracking);
  }
  if (tracking != 0) width -= static_cast<int>(tracking);
  return widths_[key] = std::max(0, width);
}

void TextLayout::wrap(ui::Face face, TextBlock& block, std::string_view paragraph, float width) {
  std::string line;
  int line_px = 0;
  const auto measured = [&](std::string_view text) {
    return line_width(face, block.px, block.tracking, std::string(without_end_blanks(text)));
  };
  for (const std::string_view word : words_of(paragraph)) {
    const std::string longer = line + std::string(word);
    const int longer_px = measured(longer);
    if (!line.empty() && static_cast<float>(longer_px) > width + kSlack) {
      block.lines.push_back({std::string(without_end_blanks(line)), line_px});
      line = word;
      line_px = measured(line);
    } else {
      line = longer;
      line_px = longer_px;
    }
  }
  block.lines.push_back({std::string(without_end_blanks(line)), line_px});
}

TextBlock TextLayout::block(const ui::TextStyle& style, int px, const std::string& text, float width) {
  TextBlock block;
  block.px = px;
  block.tracking = style.tracking * static_cast<float>(px) / std::max(1.0F, style.px);
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string paragraph = text.substr(at, end - at);
    if (style.wrap && width > 0)
      wrap(style.face, block, paragraph, width);
    else
      block.lines.push_back({paragraph, line_width(style.face, px, block.tracking, paragraph)});
    at = end + 1;
  }
  for (const TextLine& line : block.lines) block.width = std::max(block.width, line.width);
  const FontMetrics& m = fonts_.metrics(style.face, px);
  block.height = static_cast<int>(block.lines.size() - 1) * m.pitch + m.ascent + m.descent;
  return block;
}

ui::Size TextLayout::measure(const ui::TextStyle& style, const std::string& text, float width) {
  ui::TextStyle asked = style;
  asked.min_scale = 1;
  asked.wrap = width > 0;
  const TextBlock& found = fit(asked, text, width, 0);
  return {static_cast<float>(found.width), static_cast<float>(found.height)};
}

const TextBlock& TextLayout::fit(const ui::TextStyle& style, const std::string& text, float width, float height) {
  const std::uint64_t key = Hash()
                                .add(std::string_view(text))
                                .add(static_cast<int>(style.face))
                                .add(style.px)
                                .add(style.tracking)
                                .add(style.wrap)
                                .add(style.min_scale)
                                .add(width)
                                .add(height)
                                .value();
  if (const auto known = blocks_.find(key); known != blocks_.end()) return known->second;
  if (blocks_.size() > kMaxRemembered) blocks_.clear();
  const int largest = whole_px(style.px);
  const int smallest = std::min(largest, whole_px(style.px * style.min_scale));
  TextBlock best;
  for (int px = largest; px >= smallest; --px) {
    best = block(style, px, text, width);
    // A single line's descenders may hang out of a low box; a block's lines may not.
    const FontMetrics& m = fonts_.metrics(style.face, px);
    const int needed = best.lines.size() == 1 ? m.cap : best.height - m.descent / 2 - (m.ascent - m.cap) / 2;
    best.fits = within(best.width, width) && within(needed, height);
    if (best.fits) break;
  }
  if (!best.fits && style.min_scale < 1) cut(style.face, best, width, height);
  return blocks_[key] = std::move(best);
}

std::string TextLayout::ellipsis(ui::Face face, const TextBlock& block, std::string line, float width) {
  const std::string dots = "\xe2\x80\xa6";
  while (!line.empty() && !within(line_width(face, block.px, block.tracking, line + dots), width))
    drop_last_code_point(line);
  return std::string(without_end_blanks(line)) + dots;
}

void TextLayout::cut(ui::Face face, TextBlock& block, float width, float height) {
  const FontMetrics& m = fonts_.metrics(face, block.px);
  const auto room = height <= 0
                        ? block.lines.size()
                        : static_cast<std::size_t>(std::max(1, (static_cast<int>(height) - m.cap) / m.pitch + 1));
  if (room < block.lines.size()) {
    block.lines.resize(room);
    block.lines.back().text = ellipsis(face, block, block.lines.back().text, width);
  }
  for (TextLine& line : block.lines) {
    if (!within(line.width, width)) line.text = ellipsis(face, block, line.text, width);
    line.width = line_width(face, block.px, block.tracking, line.text);
  }
  block.height = static_cast<int>(block.lines.size() - 1) * m.pitch + m.ascent + m.descent;
}

}  // namespace prowl::sdl
