#pragma once
#include <memory>
#include <string>
#include <vector>

#include "prowl/core/result.hpp"
#include "prowl/ui/app.hpp"
#include "sdl/video/handles.hpp"
#include "sdl/video/painter.hpp"

namespace prowl::sdl {

/// The system's name of a display, with where it begins, as two may be called the same; "" without one.
std::string display_name(int display);
/// The one of these names that is wanted, else the one that only stands elsewhere now; -1: neither.
int same_display(const std::vector<std::string>& names, const std::string& wanted);
/// Of those that there are.
int find_display(const std::string& wanted);

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
  SDL_Rect windowed_{};   ///< how large it is to be once it no longer fills the screen; nothing: as SDL remembers it
  RendererPtr renderer_;  // destroyed before the window
  std::unique_ptr<Painter> painter_;
};

}  // namespace prowl::sdl
