#include "ui/kit/reach.hpp"

#include <algorithm>

#include "ui/kit/focus.hpp"

namespace prowl::ui {
namespace {

constexpr float kStep = 0.5F;   // device px
constexpr float kKept = 0.75F;  // of its width and height, whatever a large target lends to small ones

constexpr float kTouch = 0.01F;  // what rounding leaves where one ends and another begins

bool touch(const Rect& a, const Rect& b) {
  return a.x + kTouch < b.right() && b.x + kTouch < a.right() && a.y + kTouch < b.bottom() && b.y + kTouch < a.bottom();
}

/// Lets the small ones grow side by side, so that those with a common gap share it.
struct Growth {
  const std::vector<std::size_t>& targets;
  const std::vector<Rect>& first;
  std::vector<Rect>& now;
  Size window;

  bool free(std::size_t i, const Rect& wanted) const {
    if (wanted.x < 0 || wanted.y < 0 || wanted.right() > window.w || wanted.bottom() > window.h) return false;
    return std::none_of(targets.begin(), targets.end(),
                        [&](std::size_t k) { return k != i && touch(wanted, now[k]) && !touch(first[i], first[k]); });
  }
  bool take(std::size_t i, const Rect& wanted) const {
    if (!free(i, wanted)) return false;
    now[i] = wanted;
    return true;
  }
  /// What is left of a neighbour that ends where the small one begins, along the axis that the small one grows along.
  static Rect rest_of(const Rect& neighbour, const Rect& wanted, bool across) {
    Rect r = neighbour;
    if (across) {
      if (r.x < wanted.x) return {r.x, r.y, wanted.x - r.x, r.h};
      return {wanted.right(), r.y, r.right() - wanted.right(), r.h};
    }
    if (r.y < wanted.y) return {r.x, r.y, r.w, wanted.y - r.y};
    return {r.x, wanted.bottom(), r.w, r.bottom() - wanted.bottom()};
  }
  /// Large neighbours give as much as they can spare, others move on at the cost of those behind them.
  bool borrow(std::size_t i, const Rect& wanted, bool across, float least) const {
    if (wanted.x < 0 || wanted.y < 0 || wanted.right() > window.w || wanted.bottom() > window.h) return false;
    const std::vector<Rect> before = now;
    now[i] = wanted;
    const bool had = std::all_of(targets.begin(), targets.end(), [&](std::size_t k) {
      return k == i || !touch(wanted, now[k]) || touch(first[i], first[k]) || make_room(k, wanted, across, least);
    });
    if (!had) now = before;
    return had;
  }
  bool make_room(std::size_t k, const Rect& wanted, bool across, float least) const {
    const Rect rest = rest_of(now[k], wanted, across);
    const float keeps = across ? rest.w : rest.h, had = across ? now[k].w : now[k].h, gives = had - keeps,
                kept = kKept * (across ? first[k].w : first[k].h);
    if (gives > 2 * kStep) return false;
    if (keeps >= std::max(least, kept)) {
      now[k] = rest;
      return true;
    }
    const float by = (across ? now[k].x < wanted.x : now[k].y < wanted.y) ? -gives : gives;
    Rect moved = now[k];
    (across ? moved.x : moved.y) += by;
    const Rect seen = first[k].common(moved);
    return (across ? seen.w : seen.h) >= kept && borrow(k, moved, across, least);
  }
  bool borrow_step(std::size_t i, float least) const {
    const Rect& r = now[i];
    if (r.w < least)
      return borrow(i, {r.x - kStep, r.y, r.w + kStep, r.h}, true, least) ||
             borrow(i, {r.x, r.y, r.w + kStep, r.h}, true, least);
    return r.h < least && (borrow(i, {r.x, r.y - kStep, r.w, r.h + kStep}, false, least) ||
                           borrow(i, {r.x, r.y, r.w, r.h + kStep}, false, least));
  }
  bool step(std::size_t i, float least) const {
    bool grown = false;
    if (now[i].w < least) {
      grown = take(i, {now[i].x - kStep, now[i].y, now[i].w + kStep, now[i].h}) || grown;
      grown = (now[i].w < least && take(i, {now[i].x, now[i].y, now[i].w + kStep, now[i].h})) || grown;
    }
    if (now[i].h < least) {
      grown = take(i, {now[i].x, now[i].y - kStep, now[i].w, now[i].h + kStep}) || grown;
      grown = (now[i].h < least && take(i, {now[i].x, now[i].y, now[i].w, now[i].h + kStep})) || grown;
    }
    return grown;
  }
};

}  // namespace

float least_finger(Size window) { return kFinger * base_scale(window); }

bool is_target(const Widget& w) {
  const bool acts = w.press || w.step || w.type || w.drag || (!w.enabled && !w.reason.empty());
  return acts && w.role != Role::region && w.seen.w > 1 && w.seen.h > 1;
}

std::vector<Rect> finger_areas(const std::vector<Widget>& widgets, Size window, float least) {
  std::vector<Rect> first, now;
  std::vector<std::size_t> targets;
  for (std::size_t i = 0; i < widgets.size(); ++i) {
    first.push_back(widgets[i].seen);
    if (is_target(widgets[i])) targets.push_back(i);
  }
  now = first;
  const Growth growth{targets, first, now, window};
  for (bool again = true; again;) {
    again = false;
    for (const std::size_t i : targets) again = growth.step(i, least) || again;
  }
  for (bool again = true; again;) {
    again = false;
    for (const std::size_t i : targets) again = growth.borrow_step(i, least) || again;
  }
  return now;
}

int widget_under_finger(const std::vector<Widget>& widgets, Size window, float least, Point p) {
  std::vector<Rect> visible;
  for (const Widget& w : widgets) visible.push_back(w.seen);
  const int exact = widget_at(widgets, visible, p);
  const std::vector<Rect> areas = finger_areas(widgets, window, least);
  const auto hit = static_cast<std::size_t>(std::max(exact, 0));
  if (exact >= 0 && is_target(widgets[hit]) && areas[hit].contains(p)) return exact;
  for (std::size_t i = widgets.size(); i-- > 0;)
    if (is_target(widgets[i]) && areas[i].contains(p)) return static_cast<int>(i);
  return exact;
}

}  // namespace prowl::ui
