#include "sdl/kiosk/guard.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <mutex>
#include <system_error>

#include <SDL.h>

#include "sdl/kiosk/corners.hpp"

namespace prowl::sdl {
namespace {

constexpr std::uintmax_t kLeastDisk = std::uintmax_t{64} << 20;
constexpr int kLookMs = 500;

volatile std::sig_atomic_t ended = 0;
void end_it(int) { ended = 1; }

/// What the event watch has seen; it may be called from another thread.
struct Watch {
  std::mutex mutex;
  Corners corners;
  std::vector<std::string> troubles;
  std::uint32_t window = 0;
};
Watch& watch() {
  static Watch seen;
  return seen;
}

void see_finger(Watch& w, const SDL_TouchFingerEvent& e, std::uint32_t type) {
  const ui::Point at{e.x, e.y};
  const std::int64_t now = SDL_GetTicks64() < 1 ? 0 : static_cast<std::int64_t>(SDL_GetTicks64());
  if (type == SDL_FINGERUP) return w.corners.up(e.fingerId);
  w.corners.down(e.fingerId, at, now);
}

// A display that comes back is filled again.
void see_display(Watch& w, const SDL_DisplayEvent& e) {
  if (e.event == SDL_DISPLAYEVENT_DISCONNECTED) w.troubles.emplace_back("A display has gone.");
  if (e.event != SDL_DISPLAYEVENT_CONNECTED) return;
  w.troubles.emplace_back("A display has come.");
  if (SDL_Window* window = SDL_GetWindowFromID(w.window)) {
    SDL_SetWindowFullscreen(window, SDL_WINDOW_FULLSCREEN_DESKTOP);
    SDL_RaiseWindow(window);
  }
}

void see_window(Watch& w, const SDL_WindowEvent& e) {
  if (e.event == SDL_WINDOWEVENT_MINIMIZED || e.event == SDL_WINDOWEVENT_HIDDEN) {
    w.troubles.emplace_back("The window was put away.");
    if (SDL_Window* window = SDL_GetWindowFromID(w.window)) SDL_RestoreWindow(window);
  }
}

int see(void*, SDL_Event* e) {
  Watch& w = watch();
  const std::scoped_lock lock(w.mutex);
  switch (e->type) {
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: see_finger(w, e->tfinger, e->type); break;
    case SDL_DISPLAYEVENT: see_display(w, e->display); break;
    case SDL_WINDOWEVENT: see_window(w, e->window); break;
    case SDL_RENDER_DEVICE_RESET: w.troubles.emplace_back("The graphics card has started again."); break;
    default: break;
  }
  return 1;
}

std::vector<std::string> troubles(const std::filesystem::path& folder) {
  Watch& w = watch();
  std::vector<std::string> out;
  {
    const std::scoped_lock lock(w.mutex);
    out.swap(w.troubles);
  }
  std::error_code error;
  auto there = folder;
  while (!there.empty() && there != there.parent_path() && !std::filesystem::exists(there, error))
    there = there.parent_path();
  const auto space = std::filesystem::space(there, error);
  if (!error && space.available < kLeastDisk) out.emplace_back("The disk is full.");
  return out;
}

}  // namespace

void guard_hints() {
  SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "0");
  SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0");
  SDL_SetHint(SDL_HINT_WINDOWS_NO_CLOSE_ON_ALT_F4, "1");
  SDL_SetHint(SDL_HINT_GRAB_KEYBOARD, "1");
  std::signal(SIGTERM, end_it);
#ifdef SIGHUP
  std::signal(SIGHUP, SIG_IGN);
#endif
  std::signal(SIGINT, SIG_IGN);
}

void guard_window(Window& window, ui::Platform& platform) {
  watch().window = window.id();
  SDL_AddEventWatch(see, nullptr);
  SDL_DisableScreenSaver();
  if (SDL_Window* w = SDL_GetWindowFromID(window.id())) {
    SDL_SetWindowBordered(w, SDL_FALSE);
    SDL_SetWindowKeyboardGrab(w, SDL_TRUE);
  }
  platform.show_pointer = [](bool on) { SDL_ShowCursor(on ? SDL_ENABLE : SDL_DISABLE); };
  platform.staff_sign = [] {
    const std::scoped_lock lock(watch().mutex);
    return watch().corners.given(static_cast<std::int64_t>(SDL_GetTicks64()));
  };
  platform.troubles = [folder = platform.data_dir] { return troubles(folder); };
}

void run_guarded(Client& client) {
  while (ended == 0 && client.pump(kLookMs)) {
  }
}

}  // namespace prowl::sdl
