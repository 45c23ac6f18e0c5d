#include <algorithm>

#include "prowl/rules/files.hpp"
#include "prowl/ui/app.hpp"
#include "ui/app/settings.hpp"

namespace prowl::ui {

WindowWish window_wish(const std::filesystem::path& config_dir) {
  constexpr int kLeastW = 640, kLeastH = 360, kMost = 16384;
  const Settings s = peek_settings(config_dir / "settings.json");
  return {std::clamp(s.window_w, kLeastW, kMost), std::clamp(s.window_h, kLeastH, kMost), s.fullscreen, s.maximised,
          s.display};
}

}  // namespace prowl::ui
