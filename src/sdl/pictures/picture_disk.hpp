#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "sdl/video/pixels.hpp"

namespace prowl::sdl {

/// Rasterised pictures of earlier runs, by what they were made from. Only ever a shortcut: what is missing, broken or
/// cannot be written is made again. Thread-safe, also between processes.
class PictureDisk {
 public:
  static constexpr std::uintmax_t kMaxBytes = std::uintmax_t{512} << 20;

  explicit PictureDisk(std::filesystem::path folder) : folder_(std::move(folder)) {}

  static std::string key_of(std::string_view final_svg, bool mirror);
  /// One of another size counts as broken; what is broken is removed.
  std::optional<Pixels> load(const std::string& key, int w, int h) const;
  void store(const std::string& key, const Pixels&) const;
  /// Removes the files used least recently when there are more than kMaxBytes of them.
  void prune() const;

 private:
  std::filesystem::path folder_;
};

}  // namespace prowl::sdl
