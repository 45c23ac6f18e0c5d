#include "sdl/app/table_window.hpp"

#include <algorithm>
#include <utility>

#include "sdl/app/client.hpp"

namespace prowl::sdl {
namespace {

constexpr int kWidth = 1280, kHeight = 720;

std::uint32_t window_of(const SDL_Event& e) {
  switch (e.type) {
    case SDL_WINDOWEVENT: return e.window.windowID;
    case SDL_MOUSEMOTION: return e.motion.windowID;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: return e.button.windowID;
    case SDL_MOUSEWHEEL: return e.wheel.windowID;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: return e.tfinger.windowID;
    default: return 0;  // keys are meant for the program, whichever of its windows has them
  }
}

}  // namespace

TablePlace table_place(int displays, int first_window_on, bool had_its_own) {
  if (displays > 1) return {first_window_on == 0 ? 1 : 0, true, true};
  return {0, false, !had_its_own};
}

Result<std::unique_ptr<TableWindow>> TableWindow::open(const Window& first, CanvasOptions options) {
  const TablePlace place = table_place(SDL_GetNumVideoDisplays(), first.display(), false);
  // The first window keeps the keyboard.
  SDL_SetHint(SDL_HINT_WINDOW_NO_ACTIVATION_WHEN_SHOWN, "1");
  auto window = Window::open("Prowl", ui::WindowWish{kWidth, kHeight, place.fullscreen, false, ""}, place.display);
  SDL_SetHint(SDL_HINT_WINDOW_NO_ACTIVATION_WHEN_SHOWN, "0");
  if (!window) return tl::unexpected(window.error());
  return std::unique_ptr<TableWindow>(new TableWindow(std::move(*window), place, std::move(options)));
}

TableWindow::TableWindow(Window window, TablePlace place, CanvasOptions options)
    : window_(std::move(window)),
      canvas_(window_.painter(), std::move(options)),
      place_(place),
      had_its_own_(place.fullscreen) {
  canvas_.set_patience(kPatienceMs);
}

bool TableWindow::place(const Window& first) {
  const TablePlace now = table_place(SDL_GetNumVideoDisplays(), first.display(), had_its_own_);
  if (now == place_) return false;
  const TablePlace before = std::exchange(place_, now);
  had_its_own_ = had_its_own_ || now.fullscreen;
  if (!now.shown) {
    window_.show(false);
    return true;
  }
  if (before.fullscreen) window_.set_fullscreen(false);
  window_.move_to(now.display);
  window_.set_fullscreen(now.fullscreen);
  window_.show(true);
  canvas_.forget_screen();
  dirty_ = true;
  return false;
}

bool TableWindow::owns(const SDL_Event& e) const { return window_of(e) == window_.id(); }

bool TableWindow::handle(const SDL_Event& e) {
  if (e.type != SDL_WINDOWEVENT) return true;
  if (e.window.event == SDL_WINDOWEVENT_CLOSE) return false;
  canvas_.forget_screen();
  dirty_ = true;
  return true;
}

void TableWindow::look(ui::App& app) {
  scene_ = app.public_scene(canvas_);
  if (!canvas_.shows(scene_)) dirty_ = true;
}

void TableWindow::lost_images() {
  canvas_.drop_images();
  dirty_ = true;
}

double TableWindow::wait_ms(double now) const {
  if (!window_.visible()) return -1;
  const double since = now - last_frame_;
  double wait = dirty_ ? 0 : 1e9;
  if (was_moving_) wait = std::min(wait, kFrameMs - since);
  if (picture_ready_) wait = std::min(wait, kPictureFrameMs - since);
  return wait >= 1e8 ? -1 : std::max(0.0, wait);
}

void TableWindow::frame(double now, bool motion) {
  dirty_ = picture_ready_ = false;
  const auto time = static_cast<float>(now);
  canvas_.set_motion(motion);
  canvas_.draw(scene_, time);
  canvas_.present();
  was_moving_ = canvas_.moving(time);
  last_frame_ = now;
}

Result<void> TableWindow::save_shot(const std::filesystem::path& path) {
  canvas_.draw_complete(scene_);
  auto saved = save_png(window_.painter(), path);
  canvas_.present();
  return saved;
}

}  // namespace prowl::sdl
