#include <algorithm>

#include <fmt/format.h>

#include "prowl/dev/tour.hpp"
#include "ui/kit/kit.hpp"
#include "ui/kit/reach.hpp"

namespace prowl::ui {
namespace {

constexpr float kSlack = 4;  // device px

// Cards of a fan, tokens and places may lie over one another; what says words may not.
bool stands_alone(const Widget& w) {
  switch (w.role) {
    case Role::button:
    case Role::option:
    case Role::toggle:
    case Role::choice:
    case Role::slider:
    case Role::field:
    case Role::tab: return w.seen.w > 1 && w.seen.h > 1;
    default: return false;
  }
}

bool overlap(Rect a, Rect b) {
  const Rect both = a.common(b);
  return both.w > kSlack && both.h > kSlack;
}

void small_targets(const Scene& scene, Size window, std::vector<std::string>& out) {
  const float least = least_finger(window);
  const std::vector<Rect> areas = finger_areas(scene.widgets, window, least);
  for (std::size_t i = 0; i < areas.size(); ++i)
    if (is_target(scene.widgets[i]) && std::min(areas[i].w, areas[i].h) < least - 0.5F)
      out.push_back(
          fmt::format("small for a finger ({:.0f} x {:.0f}): {}", areas[i].w, areas[i].h, scene.widgets[i].id));
}

}  // namespace

std::vector<std::string> scene_problems(const Scene& scene, Size window, bool are_read, bool touch) {
  std::vector<std::string> out;
  std::vector<const Widget*> alone;
  for (const Widget& w : scene.widgets)
    if (stands_alone(w)) alone.push_back(&w);
  for (std::size_t i = 0; i < alone.size(); ++i) {
    const Widget& w = *alone[i];
    if (w.seen.h < w.box.h - kSlack) out.push_back("cut: " + w.id);
    if (w.seen.right() > window.w + 1 || w.seen.bottom() > window.h + 1) out.push_back("outside: " + w.id);
    for (std::size_t k = i + 1; k < alone.size(); ++k)
      if (overlap(w.seen, alone[k]->seen)) out.push_back(fmt::format("overlap: {} and {}", w.id, alone[k]->id));
  }
  if (touch) small_targets(scene, window, out);
  if (!are_read) return out;
  const float least = least_words(base_scale(window));
  for (const Draw& d : scene.draws)
    if (d.op == Draw::Op::text && d.style.px < least - 0.5F && are_words(d.text))
      out.push_back(fmt::format("small ({:.0f} px): {}", d.style.px, d.text));
  return out;
}

}  // namespace prowl::ui
