#pragma once
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "prowl/core/result.hpp"
#include "prowl/ui/scene.hpp"
#include "sdl/pictures/picture_disk.hpp"
#include "sdl/video/pixels.hpp"

namespace prowl::sdl {

/// Makes pixels from pictures. Thread-safe.
class Rasteriser {
 public:
  /// Without a cache folder nothing is kept on the disk.
  Rasteriser(std::filesystem::path assets, const std::optional<std::filesystem::path>& cache);

  /// Precondition: w and h at least 1. Errors: not_found, io, bad_option (a wrong template token), unsupported (no
  /// drawing).
  Result<Pixels> rasterise(const ui::Picture&, int w, int h);
  void prune_disk() const {
    if (disk_) disk_->prune();
  }

 private:
  Result<std::string> source(const ui::Picture&);
  Result<std::string> final_svg(const ui::Picture&, int w, int h);

  std::filesystem::path assets_;
  std::optional<PictureDisk> disk_;
  std::mutex mutex_;
  std::map<std::string, std::string> templates_;  ///< texts of skins: small, and used at many sizes
};

}  // namespace prowl::sdl
