#include "prowl/ui/motion.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace prowl::ui {
namespace {

float eased(float share) {
  const float rest = 1 - std::clamp(share, 0.0F, 1.0F);
  return 1 - rest * rest * rest;
}

float mixed(float a, float b, float share) { return a + (b - a) * share; }

float apart(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

// The rest of the way from where the thing stands; nothing if the way does not come by there.
std::vector<Point> rest_of(const std::vector<Point>& way, const Rect& from, const Rect& to) {
  if (way.empty()) return {};
  const Point here = from.centre();
  std::size_t nearest = 0;
  for (std::size_t i = 1; i < way.size(); ++i)
    if (apart(way[i], here) <= apart(way[nearest], here)) nearest = i;
  if (apart(way[nearest], here) > 2 * std::max(from.w, from.h)) return {};
  std::vector<Point> out{here};
  out.insert(out.end(), way.begin() + static_cast<std::ptrdiff_t>(nearest) + 1, way.end());
  out.push_back(to.centre());
  return out;
}

float length_of(const std::vector<Point>& way) {
  float far = 0;
  for (std::size_t i = 1; i < way.size(); ++i) far += apart(way[i - 1], way[i]);
  return far;
}

Point along(const std::vector<Point>& way, float share) {
  float left = length_of(way) * share;
  for (std::size_t i = 1; i < way.size(); ++i) {
    const float step = apart(way[i - 1], way[i]);
    if (left <= step && step > 0)
      return {mixed(way[i - 1].x, way[i].x, left / step), mixed(way[i - 1].y, way[i].y, left / step)};
    left -= step;
  }
  return way.back();
}

// Walking speed: about the thing's own size and a half in one duration.
float time_for(const std::vector<Point>& way, const Rect& box) {
  return Motion::kDuration * std::clamp(length_of(way) / (1.6F * std::max(1.0F, std::min(box.w, box.h))), 1.0F, 5.0F);
}

bool same(const Picture& a, const Picture& b) {
  return a.name == b.name && a.svg == b.svg && a.accent == b.accent && a.mirror == b.mirror;
}

}  // namespace

const Motion::Track* Motion::find(std::size_t index) const {
  const auto found = std::lower_bound(tracks_.begin(), tracks_.end(), index,
                                      [](const Track& t, std::size_t i) { return t.index < i; });
  return found != tracks_.end() && found->index == index ? &*found : nullptr;
}

Rect Motion::box_at(const Track& t, float now_ms) const {
  if (!t.way.empty()) {
    const float part = std::clamp((now_ms - t.start) / t.lasts, 0.0F, 1.0F), w = mixed(t.from.w, t.to.w, part),
                h = mixed(t.from.h, t.to.h, part);
    const Point c = along(t.way, part * part * (3 - 2 * part));
    return {c.x - w / 2, c.y - h / 2, w, h};
  }
  const float share = eased((now_ms - t.start) / t.lasts);
  return {mixed(t.from.x, t.to.x, share), mixed(t.from.y, t.to.y, share), mixed(t.from.w, t.to.w, share),
          mixed(t.from.h, t.to.h, share)};
}

Motion::Track Motion::continued(Track old, const Draw& draw, float now_ms) const {
  const bool turns = draw.flip && !same(old.picture, draw.picture);
  if (old.to == draw.box && !turns) {
    old.picture = draw.picture;
    return old;
  }
  old.from = box_at(old, now_ms);
  old.to = draw.box;
  old.way = rest_of(draw.way, old.from, old.to);
  old.lasts = old.way.empty() ? kDuration : time_for(old.way, old.to);
  old.turns = turns;
  old.before = turns ? old.picture : Picture{};
  old.picture = draw.picture;
  old.fades = false;
  old.start = now_ms;
  return old;
}

void Motion::show(const std::vector<Draw>& draws, float now_ms, bool animate) {
  std::map<std::pair<std::uint64_t, int>, const Track*> before;
  for (const Track& t : tracks_) before[{t.key, t.nth}] = &t;
  std::map<std::uint64_t, int> seen;
  std::vector<Track> next;
  for (std::size_t i = 0; i < draws.size(); ++i) {
    const Draw& draw = draws[i];
    if (draw.key == 0) continue;
    const int nth = seen[draw.key]++;
    const auto old = before.find({draw.key, nth});
    Track track{draw.key, nth, i, draw.box, draw.box, draw.picture, {}, false, !first_, now_ms};
    if (animate && old != before.end()) track = continued(*old->second, draw, now_ms);
    if (!animate || (first_ && old == before.end())) track.start = -1e9F;
    track.index = i;
    next.push_back(std::move(track));
  }
  tracks_ = std::move(next);
  first_ = false;
  end_ = -1e9F;
  for (const Track& t : tracks_)
    end_ = std::max(end_, t.from != t.to || t.turns || t.fades ? t.start + t.lasts : -1e9F);
}

bool Motion::moving(std::size_t index, float now_ms) const {
  const Track* t = find(index);
  return t != nullptr && now_ms < t->start + t->lasts && (t->from != t->to || t->turns || t->fades);
}

Placed Motion::placed(std::size_t index, const Draw& draw, float now_ms) const {
  if (!moving(index, now_ms)) return {draw.box, 1, nullptr};
  const Track& t = *find(index);
  Placed placed{box_at(t, now_ms), 1, nullptr};
  const float share = eased((now_ms - t.start) / t.lasts);
  if (t.fades) placed.alpha = share;
  if (t.turns) {
    const float width = placed.box.w * std::fabs(1 - 2 * share);
    placed.box = {placed.box.x + (placed.box.w - width) / 2, placed.box.y, width, placed.box.h};
    if (share < 0.5F) placed.picture = &t.before;
  }
  return placed;
}

}  // namespace prowl::ui
