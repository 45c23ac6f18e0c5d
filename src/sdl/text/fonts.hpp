#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sdl/text/font_files.hpp"
#include "sdl/video/handles.hpp"

namespace prowl::sdl {

/// A stretch of text that one font can show.
struct FontRun {
  TTF_Font* font = nullptr;
  std::string text;
};

/// All in device px; ascent and cap height upwards from the baseline, descent downwards, all positive.
struct FontMetrics {
  int ascent = 0, descent = 0, cap = 0;
  int pitch = 0;  ///< from line to line of a block
};

/// Open fonts by face and size. Fonts stay valid until trim() or close().
class Fonts {
 public:
  explicit Fonts(FontFiles files) : files_(std::move(files)) {}

  std::vector<FontRun> runs(ui::Face, int px, std::string_view text);
  const FontMetrics& metrics(ui::Face, int px);
  /// Closes the fonts not used for longest when many are open.
  void trim();
  void close() { open_.clear(); }

 private:
  struct Open {
    FontPtr font;
    std::uint64_t used = 0;
  };
  TTF_Font* open(std::size_t file, int px);
  TTF_Font* font_for(std::size_t face, int px, std::uint32_t code_point);
  const std::filesystem::path& path(std::size_t file) const {
    return file < kFaces ? files_.faces[file] : files_.fallbacks[file - kFaces];
  }

  FontFiles files_;
  std::map<std::pair<std::size_t, int>, Open> open_;
  std::map<std::pair<std::size_t, int>, FontMetrics> metrics_;
  std::uint64_t clock_ = 0;
};

}  // namespace prowl::sdl
