#include <algorithm>

#include "ui/app/app_impl.hpp"

namespace prowl::ui {
namespace {

constexpr float kWheelStep = 90;  // design px a notch

}  // namespace

void App::Impl::slide(int index, Point p) {
  const Rect box = scene.widgets[static_cast<std::size_t>(index)].box;
  const auto move = extras[static_cast<std::size_t>(index)].slide;
  const float share = box.h > box.w ? (p.y - box.y) / box.h : (p.x - box.x) / box.w;
  move(std::clamp(share, 0.0F, 1.0F));
  ctx.dirty = true;
}

void App::Impl::wheel(Point p, float by) {
  for (std::size_t i = scrolls.size(); i-- > 0;) {
    const ScrollInfo& s = scrolls[i];
    if (!s.view.contains(p)) continue;
    float& scroll = ui.scroll[s.id];
    scroll = std::clamp(scroll - by * kWheelStep, 0.0F, std::max(0.0F, s.content - s.visible));
    rebuild();
    guard_.moved_by_hand();
    return;
  }
}

// The strip of the focus, else the largest one. Half of it: a row that its foot hid is whole then.
bool App::Impl::page_key(const std::string& name) {
  static const std::map<std::string, float, std::less<>> kPages{
      {"pageup", -0.5F}, {"pagedown", 0.5F}, {"home", -1e6F}, {"end", 1e6F}};
  const auto page = kPages.find(name);
  if (page == kPages.end() || scrolls.empty()) return false;
  const int found = focus_index();
  const std::string own = found >= 0 ? extras[static_cast<std::size_t>(found)].scroll : std::string();
  const auto area_of = [](const ScrollInfo& s) { return s.view.w * s.view.h; };
  const auto largest = std::max_element(scrolls.begin(), scrolls.end(), [&](const ScrollInfo& a, const ScrollInfo& b) {
    return area_of(a) < area_of(b);
  });
  const auto mine = std::find_if(scrolls.begin(), scrolls.end(), [&](const ScrollInfo& s) { return s.id == own; });
  const ScrollInfo& s = mine != scrolls.end() && mine->content > mine->visible + 1 ? *mine : *largest;
  float& scroll = ui.scroll[s.id];
  scroll = std::clamp(scroll + page->second * s.visible, 0.0F, std::max(0.0F, s.content - s.visible));
  ctx.dirty = true;
  return true;
}

}  // namespace prowl::ui
