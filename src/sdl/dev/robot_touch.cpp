#include <algorithm>
#include <chrono>
#include <cmath>

#include <fmt/format.h>

#include "sdl/dev/robot.hpp"
#include "sdl/dev/screen_reader.hpp"

namespace prowl::sdl {
namespace {

constexpr int kSteps = 8, kMostSwipes = 200, kTouchPumpMs = 4;

}  // namespace

void Robot::finger(std::uint32_t type, ui::Point p) {
  const ui::Size size = client_.canvas().size();
  SDL_Event e{};
  e.type = type;
  e.tfinger.touchId = kRobotTouch;
  e.tfinger.fingerId = 1;
  e.tfinger.windowID = client_.window().id();
  e.tfinger.x = p.x / size.w;
  e.tfinger.y = p.y / size.h;
  SDL_PushEvent(&e);
}

Result<void> Robot::swipe(ui::Point from, float up) {
  finger(SDL_FINGERDOWN, from);
  settle();
  for (int i = 1; i <= kSteps; ++i) {
    finger(SDL_FINGERMOTION, {from.x, from.y - up * static_cast<float>(i) / kSteps});
    settle();
  }
  finger(SDL_FINGERUP, {from.x, from.y - up});
  settle();
  return {};
}

// Lists are pushed along until it can be touched.
Result<ui::Point> Robot::pushed_into_view(const std::string& name) {
  for (int i = 0; i < kMostSwipes; ++i) {
    const auto found = widget(name);
    if (!found) return tl::unexpected(found.error());
    if (found->seen.w >= 1 && found->seen.h >= 1) return place_of(*found);
    const ui::Widget* bar = nullptr;
    for (const ui::Widget& w : scene().widgets)
      if (w.id.starts_with("scroll.") && w.box.x > found->box.x && (bar == nullptr || w.box.x < bar->box.x)) bar = &w;
    if (bar == nullptr) break;
    const ui::Rect view = bar->box;
    const float way = found->box.centre().y - view.centre().y, most = view.h * 0.4F;
    if (auto done = swipe({found->box.centre().x, view.centre().y}, std::clamp(way, -most, most)); !done)
      return tl::unexpected(done.error());
  }
  return broken(fmt::format("no list can be pushed until \"{}\" is in view", name));
}

Result<void> Robot::tap(const std::string& name, int held_ms) {
  const auto at = pushed_into_view(name);
  if (!at) return tl::unexpected(at.error());
  before_press();
  finger(SDL_FINGERDOWN, *at);
  settle();
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(held_ms);
  while (std::chrono::steady_clock::now() < end && client_.pump(kTouchPumpMs)) {
  }
  finger(SDL_FINGERUP, *at);
  settle();
  return {};
}

// As often as it takes: what decides for good is touched twice.
Result<void> Robot::mean(const std::string& name) {
  const auto found = widget(name);
  if (!found) return tl::unexpected(found.error());
  if (!found->enabled) return broken(fmt::format("\"{}\" is disabled: {}", name, found->reason));
  if (auto done = tap(name, 0); !done || !found->decides) return done;
  return tap(name, 0);
}

}  // namespace prowl::sdl
