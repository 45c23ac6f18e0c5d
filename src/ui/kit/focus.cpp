#include "ui/kit/focus.hpp"

#include <algorithm>
#include <limits>

namespace prowl::ui {
namespace {

// Turned so that the direction looked in is always to the right.
Rect turned(Rect r, Direction d) {
  switch (d) {
    case Direction::right: return r;
    case Direction::left: return {-r.right(), r.y, r.w, r.h};
    case Direction::down: return {r.y, r.x, r.h, r.w};
    case Direction::up: return {-r.bottom(), r.x, r.h, r.w};
  }
  return r;
}

float cost(Rect from, Rect to) {
  if (to.centre().x <= from.centre().x + 1 || to.x <= from.x + 1) return -1;
  const float ahead = std::max(0.0F, to.x - from.right());
  const float aside = std::max({0.0F, to.y - from.bottom(), from.y - to.bottom()});
  const float middle = std::abs(to.centre().y - from.centre().y);
  return ahead + 3 * aside + 0.2F * middle;
}

}  // namespace

int find_widget(const std::vector<Widget>& widgets, std::string_view id) {
  const auto it = std::find_if(widgets.begin(), widgets.end(), [&](const Widget& w) { return w.id == id; });
  return it == widgets.end() ? -1 : static_cast<int>(it - widgets.begin());
}

int step_focus(const std::vector<Widget>& widgets, int from, int by) {
  const int n = static_cast<int>(widgets.size());
  int at = from < 0 ? (by > 0 ? -1 : 0) : from;
  for (int tries = 0; tries < n; ++tries) {
    at = (at + by + n) % n;
    if (widgets[static_cast<std::size_t>(at)].focusable) return at;
  }
  return -1;
}

int steer_focus(const std::vector<Widget>& widgets, int from, Direction d) {
  if (from < 0) return default_focus(widgets);
  const Rect start = turned(widgets[static_cast<std::size_t>(from)].box, d);
  int best = -1;
  float least = std::numeric_limits<float>::max();
  for (std::size_t i = 0; i < widgets.size(); ++i) {
    if (!widgets[i].focusable || static_cast<int>(i) == from) continue;
    const float c = cost(start, turned(widgets[i].box, d));
    if (c >= 0 && c < least) {
      least = c;
      best = static_cast<int>(i);
    }
  }
  if (best >= 0) return best;
  return step_focus(widgets, from, d == Direction::right || d == Direction::down ? 1 : -1);
}

int default_focus(const std::vector<Widget>& widgets) {
  const auto first = [&](auto wanted) {
    return std::find_if(widgets.begin(), widgets.end(),
                        [&](const Widget& w) { return wanted(w) && w.enabled && w.focusable; });
  };
  auto it = first([](const Widget& w) { return w.primary; });
  if (it == widgets.end()) it = first([](const Widget& w) { return w.role == Role::option; });
  return it != widgets.end() ? static_cast<int>(it - widgets.begin()) : step_focus(widgets, -1, 1);
}

int widget_at(const std::vector<Widget>& widgets, const std::vector<Rect>& visible, Point p) {
  for (std::size_t i = widgets.size(); i-- > 0;) {
    const Widget& w = widgets[i];
    const bool reacts = w.press || w.step || w.type || w.drop || w.drag || !w.reason.empty() || w.role == Role::region;
    if (reacts && visible[i].contains(p)) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace prowl::ui
