#include "canvas.hpp"

#include <algorithm>
#include <cmath>

#include "hashing.hpp"

namespace prowl::sdl {
namespace {

using Op = ui::Draw::Op;

constexpr std::size_t kTextBytes = std::size_t{6} << 20;

bool is_software(SDL_Renderer* renderer) {
  SDL_RendererInfo info{};
  return SDL_GetRendererInfo(renderer, &info) == 0 && (info.flags & SDL_RENDERER_SOFTWARE) != 0;
}

std::uint64_t hash_of(const ui::Scene& scene) {
  Hash h;
  h.add(scene.background);
  for (const ui::Draw& d : scene.draws) h.add(sdl::hash_of(d));
  return h.value();
}

int pixels(float length) { return std::max(1, static_cast<int>(std::lround(length))); }

}  // namespace

SdlCanvas::SdlCanvas(SDL_Renderer* renderer, CanvasOptions options)
    : renderer_(renderer),
      fonts_(std::move(options.fonts)),
      layout_(fonts_),
      rasteriser_(std::move(options.assets), options.cache),
      pictures_(renderer, rasteriser_, std::move(options.ready)),
      text_painter_(renderer, fonts_, layout_),
      shapes_(renderer) {}

ui::Size SdlCanvas::size() const {
  int w = 0, h = 0;
  SDL_GetRendererOutputSize(renderer_, &w, &h);
  return {static_cast<float>(w), static_cast<float>(h)};
}

ui::Size SdlCanvas::measure(const ui::TextStyle& style, const std::string& text, float width) {
  return layout_.measure(style, text, width);
}

// A window that changes its size is no motion: everything would travel.
void SdlCanvas::retarget(const ui::Scene& scene, float time_ms) {
  const std::uint64_t hash = hash_of(scene);
  const ui::Size now = size();
  if (hash == scene_hash_ && now == scene_size_) return;
  motion_.show(scene.draws, time_ms, motion_on_ && now == scene_size_);
  scene_hash_ = hash;
  scene_size_ = now;
}

bool SdlCanvas::shows(const ui::Scene& scene) const { return hash_of(scene) == scene_hash_ && size() == scene_size_; }

void SdlCanvas::draw(const ui::Scene& scene, float time_ms) {
  retarget(scene, time_ms);
  text_painter_.begin_frame();
  paint(scene, time_ms);
  if (pictures_.pending() > 0 && patience_ms_ > 0 && pictures_.wait(patience_ms_)) paint(scene, time_ms);
  trim();
}

void SdlCanvas::draw_complete(const ui::Scene& scene) {
  constexpr float kAtRest = 1e8F;
  motion_.show(scene.draws, kAtRest, false);
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

void SdlCanvas::paint(const ui::Scene& scene, float time_ms) {
  pictures_.begin_frame();
  clips_.clear();
  apply_clip();
  const std::size_t begin = paint_prefix(scene, time_ms);
  if (begin == 0) clear(scene.background);
  paint_range(scene, begin, scene.draws.size(), time_ms);
  clips_.clear();
  apply_clip();
}

// Everything up to the last layer that stands still is one picture: what lies under a layer is part of it, so that it is
// always opaque.
std::optional<SdlCanvas::Prefix> SdlCanvas::static_prefix(const ui::Scene& scene, float time_ms) const {
  std::optional<Prefix> best;
  Hash h;
  h.add(scene.background);
  int clips = 0, layers = 0;
  for (std::size_t i = 0; i < scene.draws.size(); ++i) {
    const ui::Draw& d = scene.draws[i];
    if (motion_.moving(i, time_ms)) break;
    h.add(sdl::hash_of(d));
    clips += d.op == Op::clip ? 1 : d.op == Op::unclip ? -1 : 0;
    layers += d.op == Op::begin_layer ? 1 : d.op == Op::end_layer ? -1 : 0;
    if (d.op == Op::end_layer && clips == 0 && layers == 0) best = Prefix{h.value(), i + 1};
  }
  return best;
}

bool SdlCanvas::prepare_layer() {
  if (layer_ && layer_size_ == scene_size_) return true;
  layer_hash_ = 0;
  layer_size_ = scene_size_;
  // The format of the window's own surface makes the copy a plain one.
  const auto format = is_software(renderer_) ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888;
  layer_.reset(SDL_CreateTexture(renderer_, format, SDL_TEXTUREACCESS_TARGET, static_cast<int>(scene_size_.w),
                                 static_cast<int>(scene_size_.h)));
  if (layer_) SDL_SetTextureBlendMode(layer_.get(), SDL_BLENDMODE_NONE);
  return layer_ != nullptr;
}

// Returns the first draw that is left to do. A prefix is only worth a picture when it comes a second time.
std::size_t SdlCanvas::paint_prefix(const ui::Scene& scene, float time_ms) {
  const auto prefix = static_prefix(scene, time_ms);
  const std::uint64_t before = last_prefix_;
  last_prefix_ = prefix ? prefix->hash : 0;
  if (!prefix || (prefix->hash != before && prefix->hash != layer_hash_) || !prepare_layer()) return 0;
  if (prefix->hash != layer_hash_) {
    if (SDL_SetRenderTarget(renderer_, layer_.get()) != 0) return 0;
    clear(scene.background);
    paint_range(scene, 0, prefix->end, time_ms);
    SDL_SetRenderTarget(renderer_, nullptr);
    layer_hash_ = pictures_.pending() == 0 ? prefix->hash : 0;
  }
  SDL_RenderCopy(renderer_, layer_.get(), nullptr, nullptr);
  return prefix->end;
}

void SdlCanvas::clear(ui::Colour c) {
  SDL_SetRenderDrawColor(renderer_, c.r, c.g, c.b, 255);
  SDL_RenderClear(renderer_);
}

void SdlCanvas::paint_range(const ui::Scene& scene, std::size_t begin, std::size_t end, float time_ms) {
  for (std::size_t i = begin; i < end; ++i) paint_one(scene.draws[i], i, time_ms);
}

void SdlCanvas::paint_one(const ui::Draw& d, std::size_t index, float time_ms) {
  const ui::Placed at = d.key == 0 ? ui::Placed{d.box, 1, nullptr} : motion_.placed(index, d, time_ms);
  const float alpha = d.alpha * at.alpha;
  switch (d.op) {
    case Op::picture:
      pictures_.draw(at.picture != nullptr ? *at.picture : d.picture, pixels(d.box.w), pixels(d.box.h), at.box, alpha);
      break;
    case Op::text: text_painter_.draw(d, at.box, alpha); break;
    case Op::fill: shapes_.fill(at.box, d.colour, d.radius, alpha); break;
    case Op::frame: shapes_.frame(at.box, d.colour, d.thickness, d.radius, alpha); break;
    case Op::clip: push_clip(d.box); break;
    case Op::unclip: pop_clip(); break;
    case Op::begin_layer:
    case Op::end_layer: break;
  }
}

void SdlCanvas::push_clip(const ui::Rect& box) {
  SDL_Rect r = whole(box);
  if (!clips_.empty()) {
    SDL_Rect both{};
    r = SDL_IntersectRect(&r, &clips_.back(), &both) ? both : SDL_Rect{r.x, r.y, 0, 0};
  }
  clips_.push_back(r);
  apply_clip();
}

void SdlCanvas::pop_clip() {
  if (!clips_.empty()) clips_.pop_back();
  apply_clip();
}

void SdlCanvas::apply_clip() { SDL_RenderSetClipRect(renderer_, clips_.empty() ? nullptr : &clips_.back()); }

// What one screen needs stays; of other screens and sizes only a few windows' worth.
void SdlCanvas::trim() {
  const auto window = static_cast<std::size_t>(scene_size_.w * scene_size_.h) * 4;
  pictures_.trim(4 * window);
  text_painter_.trim(kTextBytes);
  fonts_.trim();
}

void SdlCanvas::drop_textures() {
  pictures_.drop_textures();
  text_painter_.drop_textures();
  shapes_.drop_textures();
  layer_.reset();
  layer_hash_ = 0;
}

}  // namespace prowl::sdl
