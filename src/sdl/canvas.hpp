#pragma once
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "fonts.hpp"
#include "handles.hpp"
#include "pictures.hpp"
#include "prowl/ui/motion.hpp"
#include "prowl/ui/scene.hpp"
#include "rasteriser.hpp"
#include "shapes.hpp"
#include "text_layout.hpp"
#include "text_painter.hpp"

namespace prowl::sdl {

struct CanvasOptions {
  FontFiles fonts;
  std::filesystem::path assets;
  std::optional<std::filesystem::path> cache;   ///< for rasterised pictures
  std::function<void()> ready;                  ///< from another thread: a picture has become ready
};

/// Draws scenes with an SDL renderer. draw() leaves the frame in the renderer; showing it is the window's business.
class SdlCanvas final : public ui::Canvas {
 public:
  SdlCanvas(SDL_Renderer*, CanvasOptions);

  ui::Size size() const override;
  ui::Size measure(const ui::TextStyle&, const std::string& text, float width) override;
  void draw(const ui::Scene&, float time_ms) override;
  /// Waits for every picture and leaves out all motion: for screenshots.
  void draw_complete(const ui::Scene&);

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
  /// The next frame is drawn from single pictures again.
  void forget_layer() { layer_hash_ = last_prefix_ = 0; }
  /// After the renderer lost its textures.
  void drop_textures();

  /// Texts that did not fit since the last call.
  std::set<std::string> take_clipped() { return text_painter_.take_clipped(); }
  const std::set<std::string>& missing() const { return pictures_.missing(); }
  std::size_t texture_bytes() const { return pictures_.bytes() + text_painter_.bytes(); }

 private:
  struct Prefix {
    std::uint64_t hash = 0;
    std::size_t end = 0;   ///< draws before this one
  };

  void retarget(const ui::Scene&, float time_ms);
  void paint(const ui::Scene&, float time_ms);
  void paint_range(const ui::Scene&, std::size_t begin, std::size_t end, float time_ms);
  void paint_one(const ui::Draw&, std::size_t index, float time_ms);
  std::optional<Prefix> static_prefix(const ui::Scene&, float time_ms) const;
  std::size_t paint_prefix(const ui::Scene&, float time_ms);
  bool prepare_layer();
  void clear(ui::Colour);
  void push_clip(const ui::Rect&);
  void pop_clip();
  void apply_clip();
  void trim();

  SDL_Renderer* renderer_;
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
  std::vector<SDL_Rect> clips_;
  TexturePtr layer_;
  ui::Size layer_size_{};
  std::uint64_t layer_hash_ = 0, last_prefix_ = 0;
};

}  // namespace prowl::sdl
