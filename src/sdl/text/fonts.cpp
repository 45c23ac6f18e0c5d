#include "sdl/text/fonts.hpp"

#include <algorithm>
#include <cmath>

#include <spdlog/spdlog.h>

#include "prowl/rules/files.hpp"
#include "sdl/text/utf8.hpp"

namespace prowl::sdl {
namespace {

constexpr std::size_t kMaxOpen = 40;

// Line pitch by face, as a share of the size: titles are capitals only.
constexpr std::array<double, kFaces> kPitch{1.1, 1.25, 1.3, 1.3, 1.3, 1.3, 1.3, 1.3};
// OpenDyslexic's letters are that much wider than those of others of the same size.
constexpr std::array<double, kFaces> kScale{1, 1, 1, 1, 1, 1, 0.84, 0.84};

bool is_blank(std::uint32_t code) { return code == 0xa0 || code == 0x202f || code == 0x2009 || code == 0x200b; }

int scaled(std::size_t file, int px) {
  return file < kFaces ? std::max(1, static_cast<int>(std::lround(px * kScale[file]))) : px;
}

}  // namespace

TTF_Font* Fonts::open(std::size_t file, int px) {
  auto [it, fresh] = open_.try_emplace({file, px});
  if (fresh) {
    it->second.font.reset(TTF_OpenFont(to_utf8(path(file)).c_str(), scaled(file, px)));
    if (it->second.font)
      TTF_SetFontHinting(it->second.font.get(), TTF_HINTING_LIGHT_SUBPIXEL);
    else
      spdlog::warn("{}: {}", to_utf8(path(file)), TTF_GetError());
  }
  it->second.used = ++clock_;
  return it->second.font.get();
}

TTF_Font* Fonts::font_for(std::size_t face, int px, std::uint32_t code) {
  TTF_Font* own = open(face, px);
  if (own != nullptr && (code < 0x20 || TTF_GlyphIsProvided32(own, code))) return own;
  for (std::size_t i = 0; i < files_.fallbacks.size(); ++i) {
    TTF_Font* other = open(kFaces + i, px);
    if (other != nullptr && TTF_GlyphIsProvided32(other, code)) return other;
  }
  return own;
}

std::vector<FontRun> Fonts::runs(ui::Face face, int px, std::string_view text) {
  std::vector<FontRun> runs;
  const auto index = static_cast<std::size_t>(face);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const std::uint32_t code = next_code_point(text, at);
    TTF_Font* font = font_for(index, px, code);
    if (font == nullptr) continue;
    std::string_view piece = text.substr(begin, at - begin);
    if (code == 0xfffd) piece = "\xef\xbf\xbd";
    if (code < 0x20 || (is_blank(code) && !TTF_GlyphIsProvided32(font, code))) piece = code == 0x200b ? "" : " ";
    if (runs.empty() || runs.back().font != font) runs.push_back({font, {}});
    runs.back().text += piece;
  }
  return runs;
}

const FontMetrics& Fonts::metrics(ui::Face face, int px) {
  const auto index = static_cast<std::size_t>(face);
  auto [it, fresh] = metrics_.try_emplace({index, px});
  if (!fresh) return it->second;
  FontMetrics& m = it->second;
  m.pitch = std::max(1, static_cast<int>(std::lround(px * kPitch[index])));
  TTF_Font* font = open(index, px);
  m.ascent = font == nullptr ? px : TTF_FontAscent(font);
  m.descent = font == nullptr ? 0 : -TTF_FontDescent(font);
  int low = 0, top = 0, left = 0, right = 0, advance = 0;
  const bool known = font != nullptr && TTF_GlyphMetrics32(font, 'H', &left, &right, &low, &top, &advance) == 0;
  m.cap = known && top > 0 ? top : px * 7 / 10;
  return m;
}

void Fonts::trim() {
  while (open_.size() > kMaxOpen) {
    open_.erase(std::min_element(open_.begin(), open_.end(),
                                 [](const auto& a, const auto& b) { return a.second.used < b.second.used; }));
  }
}

}  // namespace prowl::sdl
