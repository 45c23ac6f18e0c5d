#pragma once
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "prowl/ui/motion.hpp"
#include "prowl/ui/scene.hpp"
#include "sdl/pictures/pictures.hpp"
#include "sdl/pictures/rasteriser.hpp"
#include "sdl/text/fonts.hpp"
#include "sdl/text/text_layout.hpp"
#include "sdl/text/text_painter.hpp"
#include "sdl/video/damage.hpp"
#include "sdl/video/painter.hpp"
#include "sdl/video/shapes.hpp"

namespace prowl::sdl {

struct CanvasOptions {
  FontFiles fonts;
  std::filesystem::path assets;
  std::optional<std::filesystem::path> cache;  ///< for rasterised pictures
  std::function<void()> ready;                 ///< from another thread: a picture has become ready
};

/// Draws scenes with a painter. draw() leaves the frame there; present() shows it.
class SdlCanvas final : public ui::Canvas {
 public:
  SdlCanvas(Painter&, CanvasOptions);

  ui::Size size() const override { return painter_.size(); }
  ui::Size measure(const ui::TextStyle&, const std::string& text, float width) override;
  void draw(const ui::Scene&, float time_ms) override;
  /// Waits for every picture and leaves out all motion: for screenshots.
  void draw_complete(const ui::Scene&);
  void present() { painter_.present(); }

  /// Whether the last draw() was of this very scene.
  bool shows(const ui::Scene&) const;
  void set_motion(bool on) { motion_on_ = on; }
  bool moving(float time_ms) const { return motion_.running(time_ms); }
  /// How long draw() may wait for pictures rather than show a stand-in.
  void set_patience(int ms) { patience_ms_ = ms; }
  /// Pictures that the last draw() had to do without.
  int pending() const { return pictures_.pending(); }
  /// Whether pictures have become ready since then.
  bool news() { return pictures_.news(); }
  /// The next frame is drawn whole: the window may have lost what it showed.
  void forget_screen() { shown_.reset(); }
  /// The next frame is drawn from single pictures.
  void forget_layer() { layer_hash_ = last_prefix_ = 0; }
  /// After the graphics card lost its images.
  void drop_images();
  /// Until the next draw() no picture is being made any more: not begun or waited for.
  void stop_pictures();
  /// Drops all that is kept only to draw faster.
  void drop_caches();

  /// Texts that did not fit since the last call.
  std::set<std::string> take_clipped() { return text_painter_.take_clipped(); }
  const std::set<std::string>& missing() const { return pictures_.missing(); }

 private:
  struct Shown {
    ui::Colour background{};
    std::vector<ScreenItem> items;
  };
  struct Prefix {
    std::uint64_t hash = 0;
    std::size_t end = 0;  ///< draws before this one
  };

  void retarget(const ui::Scene&, float time_ms);
  void paint(const ui::Scene&, float time_ms);
  std::vector<ScreenItem> items_of(const ui::Scene&, float time_ms);
  SDL_Rect bounds_of(const ui::Draw&, const ui::Placed&);
  void paint_region(const ui::Scene&, std::vector<ScreenItem>&, const SDL_Rect&, std::size_t kept, float time_ms);
  void paint_items(const ui::Scene&, std::vector<ScreenItem>&, const SDL_Rect&, std::size_t begin, std::size_t end,
                   float time_ms);
  void paint_ground(const ui::Scene&, const std::vector<ScreenItem>&, const SDL_Rect&, float time_ms);
  bool paint_one(const ui::Draw&, const ui::Placed&);
  ui::Placed placed(const ui::Draw&, std::size_t index, float time_ms) const;
  std::optional<Prefix> static_prefix(const ui::Scene&, float time_ms) const;
  std::size_t keep_prefix(const ui::Scene&, std::vector<ScreenItem>&, float time_ms);
  SDL_Rect window() const { return {0, 0, static_cast<int>(scene_size_.w), static_cast<int>(scene_size_.h)}; }
  void trim();

  Painter& painter_;
  Fonts fonts_;
  TextLayout layout_;
  Rasteriser rasteriser_;
  Pictures pictures_;
  TextPainter text_painter_;
  Shapes shapes_;
  ui::Motion motion_;
  bool motion_on_ = true;
  int patience_ms_ = 20;
  std::uint64_t scene_hash_ = 0;
  ui::Size scene_size_{};
  bool private_ = false;        ///< the last scene was somebody's private view
  std::optional<Shown> shown_;  ///< what the window holds, where it keeps it between frames
  std::uint64_t unfinished_ = 0;
  std::uint64_t layer_hash_ = 0, last_prefix_ = 0;
};

}  // namespace prowl::sdl
