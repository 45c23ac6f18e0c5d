#include "sdl/video/damage.hpp"

#include <algorithm>
#include <unordered_map>

namespace prowl::sdl {
namespace {

constexpr std::size_t kMostRects = 8;

std::int64_t area(const SDL_Rect& r) { return static_cast<std::int64_t>(r.w) * r.h; }

SDL_Rect hull(const SDL_Rect& a, const SDL_Rect& b) {
  SDL_Rect out{};
  SDL_UnionRect(&a, &b, &out);
  return out;
}

// Rectangles that overlap, or that cost little more as one, become one.
void join(std::vector<SDL_Rect>& rects) {
  for (bool again = true; again;) {
    again = false;
    for (std::size_t i = 0; i < rects.size() && !again; ++i) {
      for (std::size_t j = i + 1; j < rects.size() && !again; ++j) {
        const SDL_Rect both = hull(rects[i], rects[j]);
        if (area(both) > (area(rects[i]) + area(rects[j])) * 5 / 4) continue;
        rects[i] = both;
        rects.erase(rects.begin() + static_cast<std::ptrdiff_t>(j));
        again = true;
      }
    }
  }
}

void add(std::vector<SDL_Rect>& rects, const SDL_Rect& r) {
  if (r.w <= 0 || r.h <= 0) return;
  rects.push_back(r);
  if (rects.size() > 2 * kMostRects) join(rects);
}

}  // namespace

SDL_Rect intersection(const SDL_Rect& a, const SDL_Rect& b) {
  SDL_Rect out{};
  return SDL_IntersectRect(&a, &b, &out) == SDL_TRUE ? out : SDL_Rect{a.x, a.y, 0, 0};
}

// Walks through both lists in step. What is found again later in the old list stays; everything passed over has
// changed. A wrong guess only makes the damage larger.
std::vector<SDL_Rect> damage(const std::vector<ScreenItem>& before, const std::vector<ScreenItem>& after,
                             const SDL_Rect& window) {
  std::unordered_map<std::uint64_t, std::vector<std::size_t>> places;
  for (std::size_t i = 0; i < before.size(); ++i) places[before[i].look].push_back(i);
  std::vector<SDL_Rect> rects;
  std::size_t next = 0;
  for (const ScreenItem& item : after) {
    const auto known = places.find(item.look);
    const auto* at = known == places.end() ? nullptr : &known->second;
    const auto found = at == nullptr ? std::vector<std::size_t>::const_iterator{}
                                     : std::lower_bound(at->begin(), at->end(), next);
    if (at == nullptr || found == at->end()) {
      add(rects, item.bounds);
      continue;
    }
    for (; next < *found; ++next) add(rects, before[next].bounds);
    ++next;
  }
  for (; next < before.size(); ++next) add(rects, before[next].bounds);
  join(rects);
  std::int64_t total = 0;
  for (const SDL_Rect& r : rects) total += area(r);
  if (rects.size() > kMostRects || total > area(window) / 2) return {window};
  return rects;
}

}  // namespace prowl::sdl
