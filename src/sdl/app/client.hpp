#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <SDL.h>

#include "prowl/core/result.hpp"
#include "prowl/ui/app.hpp"
#include "sdl/app/fingers.hpp"
#include "sdl/app/pads.hpp"
#include "sdl/app/table_window.hpp"
#include "sdl/app/timings.hpp"
#include "sdl/sound/speaker.hpp"
#include "sdl/speech/sink.hpp"
#include "sdl/video/canvas.hpp"
#include "sdl/video/window.hpp"
#include "ui/kit/colour_vision.hpp"

namespace prowl::sdl {

/// Events that other threads send to the loop.
enum class Signal : std::int32_t { wake, picture_ready };
/// Thread-safe.
void send_signal(Signal);

/// What a robot's events carry, so that the real mouse and the real focus cannot disturb a script.
inline constexpr std::uint32_t kRobotMouse = 0x50524f57;
inline constexpr std::int32_t kRobotWindow = 0x50524f57;
inline constexpr SDL_JoystickID kRobotPad = 1000;
inline constexpr SDL_TouchID kRobotTouch = 0x50524f57;

/// The event loop: hands input to the App and draws its scenes when something changed, else sleeps.
class Client {
 public:
  using OpenTable = std::function<Result<std::unique_ptr<TableWindow>>()>;
  /// `open_table`: how the window for those who look on is opened when the App wants it.
  Client(Window&, SdlCanvas&, Speaker&, ui::App&, const Timings&, OpenTable open_table);

  void run();
  /// Where what is said goes from now on.
  void speak_through(std::unique_ptr<SpeechSink> sink) {
    if (sink) sinks_.push_back(std::move(sink));
  }
  /// One round: waits for events at most `limit_ms` (<0: as long as nothing happens), deals with all of them, draws if
  /// needed. False when the App wants to quit.
  bool pump(int limit_ms);
  /// Events wait to be handled, or the screen is not up to date.
  bool unsettled() const;

  /// From now on mouse and focus events count only when a robot sent them.
  void follow_robot() { robot_ = true; }
  bool text_entry() const { return text_entry_; }
  std::uint64_t frames() const { return frames_; }
  ui::App& app() { return app_; }
  Window& window() { return window_; }
  SdlCanvas& canvas() { return canvas_; }
  /// The current screen with everything in it, as PNG.
  Result<void> save_shot(const std::filesystem::path&);
  /// The same of the second window. Error: there is none.
  Result<void> save_public_shot(const std::filesystem::path&);

  /// Milliseconds: the median of a frame, and the mean processor time of this program, whatever else runs.
  struct FrameTime {
    double median = 0, cpu = 0;
  };
  struct Bench {
    FrameTime redraw;   ///< whole; what stands still is kept as a picture
    FrameTime scratch;  ///< whole, from single pictures
    FrameTime empty;    ///< a window without anything, shown
    FrameTime moving;   ///< a card moves over the screen
  };
  /// Redraws of the current screen, shown in the window. Precondition: rounds at least 1.
  Bench bench(int rounds);
  std::string bench_report(int rounds);

 private:
  int wait_ms(int limit_ms) const;
  void handle(const SDL_Event&);
  void give(const ui::Input&);
  void handle_window(const SDL_WindowEvent&);
  void resized();
  void tick();
  void look_at_scene();
  bool frame_wanted() const;
  void frame();
  void first_frames();
  FrameTime time_frames(int rounds, const std::function<void(int round)>& draw);
  void follow_text_entry();
  void follow_table_window();
  void table_event(const SDL_Event&);
  void tell_table(std::string what);
  void listen();
  bool pad_event(const SDL_Event&);
  void repeat_pads();
  float now() const { return static_cast<float>(timings_.ms()); }

  Window& window_;
  SdlCanvas& canvas_;
  Speaker& speaker_;
  ui::App& app_;
  const Timings& timings_;
  OpenTable open_table_;
  std::unique_ptr<TableWindow> table_;
  std::vector<std::unique_ptr<SpeechSink>> sinks_;
  Fingers fingers_{kRobotTouch};
  std::optional<Pads> pads_;  ///< from when the first screen stands: looking for them takes time
  ui::Size size_{};
  int display_ = -1;
  bool dirty_ = true, touched_ = true, picture_ready_ = false, was_moving_ = false, text_entry_ = false;
  bool complete_once_ = false, robot_ = false, maximised_ = false;
  double last_frame_ = -1000, last_tick_ = 0;
  std::uint64_t frames_ = 0;
};

/// Writes what was drawn, as somebody sees it. Error: io.
Result<void> save_png(Painter&, const std::filesystem::path&, ui::Vision = ui::Vision::full);

}  // namespace prowl::sdl
