#pragma once
#include <array>
#include <filesystem>
#include <vector>

#include "prowl/core/result.hpp"
#include "prowl/ui/scene.hpp"

namespace prowl::sdl {

inline constexpr std::size_t kFaces = 8;  ///< of scene.hpp, then of faces.hpp

/// The font file of each face, and the files to ask for glyphs that a face lacks, best first.
struct FontFiles {
  std::array<std::filesystem::path, kFaces> faces;
  std::vector<std::filesystem::path> fallbacks;
};

/// Looks beside the program, where it is installed and in the system's font folders. A face whose own font is missing
/// gets a sans that is there. Error: not_found, when there is no font at all.
Result<FontFiles> find_fonts();

}  // namespace prowl::sdl
