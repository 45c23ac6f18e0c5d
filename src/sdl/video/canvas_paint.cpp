#include <algorithm>
#include <cmath>

#include "sdl/pictures/hashing.hpp"
#include "sdl/video/canvas.hpp"

namespace prowl::sdl {
namespace {

using Op = ui::Draw::Op;

int pixels(float length) { return std::max(1, static_cast<int>(std::lround(length))); }

bool is_visible(Op op) { return op == Op::picture || op == Op::text || op == Op::fill || op == Op::frame; }

ui::Colour opaque(ui::Colour c) { return {c.r, c.g, c.b, 255}; }

SDL_Rect outwards(const ui::Rect& r) {
  const auto x = static_cast<int>(std::floor(r.x)) - 1, y = static_cast<int>(std::floor(r.y)) - 1;
  return {x, y, static_cast<int>(std::ceil(r.right())) + 2 - x, static_cast<int>(std::ceil(r.bottom())) + 2 - y};
}

}  // namespace

ui::Placed SdlCanvas::placed(const ui::Draw& d, std::size_t index, float time_ms) const {
  return d.key == 0 ? ui::Placed{d.box, 1, nullptr} : motion_.placed(index, d, time_ms);
}

SDL_Rect SdlCanvas::bounds_of(const ui::Draw& d, const ui::Placed& at) {
  return outwards(d.op == Op::text ? text_painter_.bounds(d, at.box) : at.box);
}

std::vector<ScreenItem> SdlCanvas::items_of(const ui::Scene& scene, float time_ms) {
  std::vector<ScreenItem> items;
  std::vector<SDL_Rect> clips{window()};
  for (std::size_t i = 0; i < scene.draws.size(); ++i) {
    const ui::Draw& d = scene.draws[i];
    if (d.op == Op::clip) clips.push_back(intersection(clips.back(), whole(d.box)));
    if (d.op == Op::unclip && clips.size() > 1) clips.pop_back();
    if (!is_visible(d.op)) continue;
    const ui::Placed at = placed(d, i, time_ms);
    const SDL_Rect bounds = intersection(bounds_of(d, at), clips.back());
    if (bounds.w <= 0 || bounds.h <= 0) continue;
    Hash look;
    look.add(hash_of(d)).add(at.box).add(at.alpha).add(at.picture != nullptr ? look_of(*at.picture) : 0);
    const SDL_Rect& c = clips.back();
    look.add(c.x).add(c.y).add(c.w).add(c.h);
    items.push_back({look.value(), bounds, c, i});
  }
  return items;
}

// Where the window keeps its pixels only what has changed is drawn again.
void SdlCanvas::paint(const ui::Scene& scene, float time_ms) {
  pictures_.begin_frame();
  std::vector<ScreenItem> items = items_of(scene, time_ms);
  std::vector<SDL_Rect> regions{window()};
  if (painter_.keeps_pixels() && shown_ && shown_->background == scene.background)
    regions = damage(shown_->items, items, window());
  const std::size_t kept = regions.empty() ? 0 : keep_prefix(scene, items, time_ms);
  for (const SDL_Rect& region : regions) paint_region(scene, items, region, kept, time_ms);
  painter_.clip(window());
  shown_ = Shown{scene.background, std::move(items)};
}

void SdlCanvas::paint_region(const ui::Scene& scene, std::vector<ScreenItem>& items, const SDL_Rect& region,
                             std::size_t kept, float time_ms) {
  painter_.clip(region);
  if (kept > 0)
    painter_.copy_layer(region);
  else
    paint_ground(scene, items, region, time_ms);
  paint_items(scene, items, region, kept, scene.draws.size(), time_ms);
  painter_.changed(region);
}

// A first picture that covers everything makes the background needless.
void SdlCanvas::paint_ground(const ui::Scene& scene, const std::vector<ScreenItem>& items, const SDL_Rect& region,
                             float time_ms) {
  if (!items.empty()) {
    const ui::Draw& d = scene.draws[items.front().index];
    const ui::Placed at = placed(d, items.front().index, time_ms);
    const SDL_Rect covered = intersection(whole(at.box), items.front().clip);
    const bool plain = d.op == Op::picture && d.alpha >= 1 && at.alpha >= 1 && at.picture == nullptr && at.box == d.box;
    const SDL_Rect inside = intersection(region, covered);
    if (plain && inside.w == region.w && inside.h == region.h && whole(at.box).w == pixels(d.box.w) &&
        whole(at.box).h == pixels(d.box.h) && pictures_.hides_ground(d.picture, pixels(d.box.w), pixels(d.box.h))) {
      return;
    }
  }
  painter_.fill(region, opaque(scene.background));
}

void SdlCanvas::paint_items(const ui::Scene& scene, std::vector<ScreenItem>& items, const SDL_Rect& region,
                            std::size_t begin, std::size_t end, float time_ms) {
  for (ScreenItem& item : items) {
    if (item.index < begin || item.index >= end || SDL_HasIntersection(&item.bounds, &region) == SDL_FALSE) continue;
    painter_.clip(intersection(item.clip, region));
    const ui::Draw& d = scene.draws[item.index];
    // A stand-in is never what the next frame wants to see there.
    if (!paint_one(d, placed(d, item.index, time_ms))) item.look = Hash().add(++unfinished_).add(item.look).value();
  }
}

bool SdlCanvas::paint_one(const ui::Draw& d, const ui::Placed& at) {
  const float alpha = d.alpha * at.alpha;
  switch (d.op) {
    case Op::picture: {
      const ui::Picture& picture = at.picture != nullptr ? *at.picture : d.picture;
      return pictures_.draw(picture, pixels(d.box.w), pixels(d.box.h), at.box, alpha);
    }
    case Op::text: text_painter_.draw(d, at.box, alpha); break;
    case Op::fill: shapes_.fill(at.box, d.colour, d.radius, alpha); break;
    case Op::frame: shapes_.frame(at.box, d.colour, d.thickness, d.radius, alpha); break;
    default: break;
  }
  return true;
}

// Everything up to the last layer that stands still is one picture: what lies under a layer is part of it, so that it
// is always opaque.
std::optional<SdlCanvas::Prefix> SdlCanvas::static_prefix(const ui::Scene& scene, float time_ms) const {
  std::optional<Prefix> best;
  Hash h;
  h.add(scene.background);
  int clips = 0, layers = 0;
  for (std::size_t i = 0; i < scene.draws.size(); ++i) {
    const ui::Draw& d = scene.draws[i];
    if (motion_.moving(i, time_ms)) break;
    h.add(hash_of(d));
    clips += d.op == Op::clip ? 1 : d.op == Op::unclip ? -1 : 0;
    layers += d.op == Op::begin_layer ? 1 : d.op == Op::end_layer ? -1 : 0;
    if (d.op == Op::end_layer && clips == 0 && layers == 0) best = Prefix{h.value(), i + 1};
  }
  return best;
}

// Returns how many draws the layer stands for. A prefix is only worth a picture when it comes a second time.
std::size_t SdlCanvas::keep_prefix(const ui::Scene& scene, std::vector<ScreenItem>& items, float time_ms) {
  const auto prefix = static_prefix(scene, time_ms);
  const std::uint64_t before = last_prefix_;
  last_prefix_ = prefix ? prefix->hash : 0;
  if (!prefix || (prefix->hash != before && prefix->hash != layer_hash_)) return 0;
  if (prefix->hash == layer_hash_) return prefix->end;
  if (!painter_.begin_layer()) return 0;
  painter_.clip(window());
  paint_ground(scene, items, window(), time_ms);
  paint_items(scene, items, window(), 0, prefix->end, time_ms);
  painter_.end_layer();
  layer_hash_ = pictures_.pending() == 0 ? prefix->hash : 0;
  return prefix->end;
}

}  // namespace prowl::sdl
