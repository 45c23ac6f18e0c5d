#pragma once
#include <memory>

#include <SDL.h>

#include "prowl/ui/app.hpp"
#include "sdl/video/canvas.hpp"
#include "sdl/video/window.hpp"

namespace prowl::sdl {

inline constexpr double kFrameMs = 1000.0 / 60;
/// Pictures that become ready one by one are shown in a few steps, not in hundreds.
inline constexpr double kPictureFrameMs = 50;
inline constexpr int kPatienceMs = 20;

/// Where the window for those who look on belongs.
struct TablePlace {
  int display = 0;
  bool fullscreen = false, shown = true;
  bool operator==(const TablePlace&) const = default;
};
/// Fills a display that the first window does not need; an ordinary window where there is but one. Once it has had a
/// display of its own it hides without one, since it would lie over what one person is to see alone.
TablePlace table_place(int displays, int first_window_on, bool had_its_own);

/// The second window: shows what everybody may know and takes no input.
class TableWindow {
 public:
  static Result<std::unique_ptr<TableWindow>> open(const Window& first, CanvasOptions);

  /// Puts it where it belongs, after displays have come or gone or the first window has moved. True: its display is
  /// gone.
  bool place(const Window& first);
  bool owns(const SDL_Event&) const;
  /// One of its own events. False: somebody has closed it.
  bool handle(const SDL_Event&);

  /// Draws the App's public scene where that differs from what stands there.
  void look(ui::App&);
  void picture_ready() { picture_ready_ = picture_ready_ || canvas_.news(); }
  void lost_images();
  bool unsettled() const { return dirty_; }
  /// Milliseconds until a frame is due, <0: none.
  double wait_ms(double now) const;
  void frame(double now, bool motion);
  Result<void> save_shot(const std::filesystem::path&);

 private:
  TableWindow(Window window, TablePlace place, CanvasOptions);

  Window window_;
  SdlCanvas canvas_;
  TablePlace place_;
  ui::Scene scene_;
  ui::Size size_{};
  bool dirty_ = true, picture_ready_ = false, was_moving_ = false, had_its_own_ = false;
  double last_frame_ = -1000;
};

}  // namespace prowl::sdl
