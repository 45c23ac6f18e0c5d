#include "sdl/app/fingers.hpp"

#include <algorithm>

namespace prowl::sdl {
namespace {

constexpr float kShadowMs = 500;

}  // namespace

std::optional<ui::Input> Fingers::input(const SDL_Event& e, ui::Size canvas, float now) {
  using Type = ui::Input::Type;
  if (e.type != SDL_FINGERDOWN && e.type != SDL_FINGERMOTION && e.type != SDL_FINGERUP) return {};
  const SDL_TouchFingerEvent& f = e.tfinger;
  const bool screen = SDL_WasInit(SDL_INIT_VIDEO) != 0 && SDL_GetTouchDeviceType(f.touchId) == SDL_TOUCH_DEVICE_DIRECT;
  if (f.touchId != known_ && !screen) return {};
  if (e.type == SDL_FINGERDOWN) ++down_;
  if (e.type == SDL_FINGERUP) down_ = std::max(0, down_ - 1);
  last_ = now;
  const Type type = e.type == SDL_FINGERDOWN ? Type::press : e.type == SDL_FINGERUP ? Type::release : Type::move;
  // The sign tells a finger from the mouse.
  return ui::Input{.type = type, .at = {f.x * canvas.w, f.y * canvas.h}, .finger = f.fingerId & INT64_MAX};
}

bool Fingers::shadows(const SDL_Event& e, float now) const {
  switch (e.type) {
    case SDL_MOUSEMOTION:
      if (e.motion.which == SDL_TOUCH_MOUSEID) return true;
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      if (e.button.which == SDL_TOUCH_MOUSEID) return true;
      break;
    default: return false;
  }
  return down_ > 0 || now - last_ < kShadowMs;
}

}  // namespace prowl::sdl
