#include "sdl/video/canvas.hpp"

#include <algorithm>
#include <utility>

#include "sdl/pictures/hashing.hpp"

namespace prowl::sdl {
namespace {

constexpr std::size_t kTextBytes = std::size_t{6} << 20;

std::uint64_t hash_of(const ui::Scene& scene) {
  Hash h;
  h.add(scene.background);
  for (const ui::Draw& d : scene.draws) h.add(sdl::hash_of(d));
  return h.value();
}

bool is_private(const ui::Scene& scene) {
  return std::any_of(scene.widgets.begin(), scene.widgets.end(), [](const ui::Widget& w) { return w.secret; });
}

}  // namespace

SdlCanvas::SdlCanvas(Painter& painter, CanvasOptions options)
    : painter_(painter),
      fonts_(std::move(options.fonts)),
      layout_(fonts_),
      rasteriser_(std::move(options.assets), options.cache),
      pictures_(painter, rasteriser_, std::move(options.ready)),
      text_painter_(painter, fonts_, layout_),
      shapes_(painter) {}

ui::Size SdlCanvas::measure(const ui::TextStyle& style, const std::string& text, float width) {
  return layout_.measure(style, text, width);
}

bool SdlCanvas::shows(const ui::Scene& scene) const { return hash_of(scene) == scene_hash_ && size() == scene_size_; }

// A window that changes its size is no motion: everything would travel. Nor is leaving a private view: what travels
// from there would tell the table which of the face-down pieces are whose.
void SdlCanvas::retarget(const ui::Scene& scene, float time_ms) {
  const std::uint64_t hash = hash_of(scene);
  const ui::Size now = size();
  if (now != scene_size_) {
    forget_screen();
    forget_layer();
  }
  if (hash == scene_hash_ && now == scene_size_) return;
  const bool was_private = std::exchange(private_, is_private(scene));
  motion_.show(scene.draws, time_ms, motion_on_ && now == scene_size_ && (private_ || !was_private));
  scene_hash_ = hash;
  scene_size_ = now;
}

void SdlCanvas::draw(const ui::Scene& scene, float time_ms) {
  retarget(scene, time_ms);
  text_painter_.begin_frame();
  paint(scene, time_ms);
  if (pictures_.pending() > 0 && patience_ms_ > 0 && pictures_.wait(patience_ms_)) paint(scene, time_ms);
  trim();
}

void SdlCanvas::draw_complete(const ui::Scene& scene) {
  constexpr float kAtRest = 1e8F;
  forget_screen();
  if (size() != scene_size_) forget_layer();
  motion_.show(scene.draws, kAtRest, false);
  private_ = is_private(scene);
  scene_hash_ = hash_of(scene);
  scene_size_ = size();
  text_painter_.begin_frame();
  paint(scene, kAtRest);
  while (pictures_.pending() > 0) {
    pictures_.wait(-1);
    paint(scene, kAtRest);
  }
  trim();
}

// What one screen needs stays; of other screens and sizes only a few windows' worth.
void SdlCanvas::trim() {
  const auto window = static_cast<std::size_t>(scene_size_.w * scene_size_.h) * 4;
  pictures_.trim(4 * window);
  text_painter_.trim(kTextBytes);
  fonts_.trim();
}

void SdlCanvas::drop_images() {
  pictures_.drop_images();
  text_painter_.drop_images();
  shapes_.drop_images();
  painter_.drop_layer();
  forget_layer();
  forget_screen();
}

void SdlCanvas::stop_pictures() {
  pictures_.begin_frame();
  pictures_.wait(-1);
}

void SdlCanvas::drop_caches() {
  stop_pictures();
  pictures_.begin_frame();  // what has become ready is dropped with the rest
  drop_images();
  layout_.forget();
  fonts_.close();
}

}  // namespace prowl::sdl
