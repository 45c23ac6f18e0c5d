#pragma once
#include <memory>
#include <string>

#include "prowl/core/result.hpp"
#include "prowl/ui/app.hpp"
#include "sdl/video/handles.hpp"
#include "sdl/video/painter.hpp"

namespace prowl::sdl {

/// The program's window and its renderer: the graphics card's where there is one, else the processor's.
class Window {
 public:
  /// Shows an empty window at once, on the first display or the one named. Precondition: SDL's video part is up. Error:
  /// io with SDL's reason.
  static Result<Window> open(const std::string& title, const ui::WindowWish&, int display = -1);

  Painter& painter() const { return *painter_; }
  /// "memory" for the processor, else the renderer's name: "opengl", …
  std::string renderer_name() const;
  /// Device pixels for one unit of SDL's pointer positions.
  ui::Size pixel_ratio() const;
  /// In device pixels.
  void resize(int w, int h);
  void set_fullscreen(bool on);
  bool visible() const;
  bool maximised() const;
  /// The display that most of it is on.
  int display() const { return SDL_GetWindowDisplayIndex(window_.get()); }
  void move_to(int display);
  void show(bool on);
  std::uint32_t id() const { return SDL_GetWindowID(window_.get()); }
  void fill(ui::Colour);

 private:
  Window() = default;
  bool open_accelerated();
  bool open_software();

  WindowPtr window_;
  RendererPtr renderer_;  // destroyed before the window
  std::unique_ptr<Painter> painter_;
};

}  // namespace prowl::sdl
