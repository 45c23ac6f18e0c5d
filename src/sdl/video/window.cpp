#include "sdl/video/window.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <system_error>

#include <SDL_opengl.h>

#include "sdl/video/renderer_painter.hpp"
#include "sdl/video/soft_painter.hpp"

namespace prowl::sdl {
namespace {

constexpr int kLeastWidth = 640, kLeastHeight = 360;

// Without a render node there is only Mesa's processor driver, which is slower than SDL's own and takes 100 MB.
bool system_may_have_gpu() {
#ifdef __linux__
  std::error_code error;
  for (int i = 128; i < 136; ++i) {
    if (std::filesystem::exists("/dev/dri/renderD" + std::to_string(i), error)) return true;
  }
  return false;
#else
  return true;
#endif
}

bool draws_on_the_processor(SDL_Renderer* renderer) {
  SDL_RendererInfo info{};
  if (SDL_GetRendererInfo(renderer, &info) != 0 || (info.flags & SDL_RENDERER_ACCELERATED) == 0) return true;
  if (!std::string_view(info.name).starts_with("opengl")) return false;
  using GetString = const GLubyte*(APIENTRY*)(GLenum);
  const auto get_string = reinterpret_cast<GetString>(SDL_GL_GetProcAddress("glGetString"));
  const auto* text = get_string == nullptr ? nullptr : reinterpret_cast<const char*>(get_string(GL_RENDERER));
  const std::string_view name = text == nullptr ? "" : text;
  return name.find("llvmpipe") != name.npos || name.find("softpipe") != name.npos ||
         name.find("SwiftShader") != name.npos;
}

bool asked_for_software() {
  const char* wish = SDL_GetHint(SDL_HINT_RENDER_DRIVER);
  return wish != nullptr && std::string_view(wish) == "software";
}

bool asked_for_a_driver() {
  const char* wish = SDL_GetHint(SDL_HINT_RENDER_DRIVER);
  return wish != nullptr && *wish != 0 && std::string_view(wish) != "software";
}

// On that display, or on the first where it is less than 0.
int centred_on(int display) {
  const auto number = static_cast<std::uint32_t>(std::max(display, 0));
  return static_cast<int>(SDL_WINDOWPOS_CENTERED_DISPLAY(number));
}

std::string_view without_place(std::string_view name) { return name.substr(0, name.rfind(" @")); }

}  // namespace

std::string display_name(int display) {
  const char* name = SDL_GetDisplayName(display);
  SDL_Rect at{};
  if (name == nullptr || SDL_GetDisplayBounds(display, &at) != 0) return {};
  return std::string(name) + " @" + std::to_string(at.x) + "," + std::to_string(at.y);
}

int same_display(const std::vector<std::string>& names, const std::string& wanted) {
  if (wanted.empty()) return -1;
  auto at = std::find(names.begin(), names.end(), wanted);
  if (at == names.end())
    at = std::find_if(names.begin(), names.end(),
                      [&](const std::string& name) { return without_place(name) == without_place(wanted); });
  return at == names.end() ? -1 : static_cast<int>(at - names.begin());
}

int find_display(const std::string& wanted) {
  std::vector<std::string> names;
  for (int i = 0; i < SDL_GetNumVideoDisplays(); ++i) names.push_back(display_name(i));
  return same_display(names, wanted);
}

Result<Window> Window::open(const std::string& title, const ui::WindowWish& wish, int display) {
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  const bool try_gpu = !asked_for_software() && (system_may_have_gpu() || asked_for_a_driver());
  // Has to stand before the window is made; a renderer of the graphics card does not look at it.
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  Window window;
  std::uint32_t flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  if (wish.fullscreen) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
  if (wish.maximised) flags |= SDL_WINDOW_MAXIMIZED;
  const int at = centred_on(display);
  // Where no window manager makes it fill the screen it does so by itself, as on the bare X server of a shop.
  SDL_Rect all{0, 0, wish.w, wish.h};
  if (wish.fullscreen) SDL_GetDisplayBounds(std::max(display, 0), &all);
  if (wish.fullscreen) window.windowed_ = {0, 0, wish.w, wish.h};
  window.window_.reset(SDL_CreateWindow(title.c_str(), at, at, all.w, all.h, flags));
  if (!window.window_) return fail(ErrorCode::io, "window", SDL_GetError());
  SDL_SetWindowMinimumSize(window.window_.get(), kLeastWidth, kLeastHeight);
  if (!(try_gpu && window.open_accelerated()) && !window.open_software())
    return fail(ErrorCode::io, "window", SDL_GetError());
  return window;
}

bool Window::open_accelerated() {
  renderer_.reset(SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC));
  if (renderer_ && !asked_for_a_driver() && draws_on_the_processor(renderer_.get())) renderer_.reset();
  if (renderer_) painter_ = make_renderer_painter(renderer_.get());
  return painter_ != nullptr;
}

// Our own painter where it can write into the window's memory, which is quicker, else SDL's.
bool Window::open_software() {
  const SDL_Surface* surface = SDL_GetWindowSurface(window_.get());
  if (surface != nullptr && soft_painter_suits(*surface)) {
    painter_ = make_soft_painter(window_.get());
    return true;
  }
  // The flag does not win over the hint.
  SDL_SetHintWithPriority(SDL_HINT_RENDER_DRIVER, "software", SDL_HINT_OVERRIDE);
  renderer_.reset(SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_SOFTWARE));
  if (renderer_) painter_ = make_renderer_painter(renderer_.get());
  return painter_ != nullptr;
}

std::string Window::renderer_name() const {
  SDL_RendererInfo info{};
  if (!renderer_) return "memory";
  return SDL_GetRendererInfo(renderer_.get(), &info) == 0 ? info.name : "unknown";
}

ui::Size Window::pixel_ratio() const {
  int w = 0, h = 0;
  SDL_GetWindowSize(window_.get(), &w, &h);
  const ui::Size out = painter_->size();
  return {w > 0 ? out.w / static_cast<float>(w) : 1, h > 0 ? out.h / static_cast<float>(h) : 1};
}

void Window::resize(int w, int h) {
  const ui::Size ratio = pixel_ratio();
  SDL_SetWindowSize(window_.get(), static_cast<int>(std::lround(static_cast<float>(w) / ratio.w)),
                    static_cast<int>(std::lround(static_cast<float>(h) / ratio.h)));
}

void Window::set_fullscreen(bool on) {
  SDL_SetWindowFullscreen(window_.get(), on ? std::uint32_t{SDL_WINDOW_FULLSCREEN_DESKTOP} : 0U);
  if (!on && windowed_.w > 0) SDL_SetWindowSize(window_.get(), windowed_.w, windowed_.h);
  windowed_ = {};
}

void Window::move_to(int display) {
  const int at = centred_on(display);
  SDL_SetWindowPosition(window_.get(), at, at);
}

void Window::show(bool on) { on ? SDL_ShowWindow(window_.get()) : SDL_HideWindow(window_.get()); }

bool Window::visible() const {
  const std::uint32_t flags = SDL_GetWindowFlags(window_.get());
  return (flags & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) == 0;
}

bool Window::maximised() const { return (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_MAXIMIZED) != 0; }

void Window::fill(ui::Colour c) {
  const ui::Size size = painter_->size();
  const SDL_Rect all{0, 0, static_cast<int>(size.w), static_cast<int>(size.h)};
  painter_->clip(all);
  painter_->fill(all, c);
  painter_->changed(all);
  painter_->present();
}

}  // namespace prowl::sdl
