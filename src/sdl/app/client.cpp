#include "sdl/app/client.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "sdl/app/input_map.hpp"

namespace prowl::sdl {
namespace {

constexpr int kFirstPatienceMs = 120;

std::uint32_t signal_type() {
  static const std::uint32_t type = SDL_RegisterEvents(1);
  return type;
}

bool from_outside(const SDL_Event& e) {
  switch (e.type) {
    case SDL_MOUSEMOTION: return e.motion.which != kRobotMouse;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: return e.button.which != kRobotMouse;
    case SDL_MOUSEWHEEL: return e.wheel.which != kRobotMouse;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP: return e.cbutton.which != kRobotPad;
    case SDL_CONTROLLERAXISMOTION: return true;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: return e.tfinger.touchId != kRobotTouch;
    case SDL_WINDOWEVENT:
      return e.window.data1 != kRobotWindow &&
             (e.window.event == SDL_WINDOWEVENT_FOCUS_LOST || e.window.event == SDL_WINDOWEVENT_FOCUS_GAINED ||
              e.window.event == SDL_WINDOWEVENT_LEAVE || e.window.event == SDL_WINDOWEVENT_MINIMIZED);
    default: return false;
  }
}

}  // namespace

void send_signal(Signal signal) {
  SDL_Event e{};
  e.type = signal_type();
  e.user.code = static_cast<std::int32_t>(signal);
  SDL_PushEvent(&e);
}

Client::Client(Window& window, SdlCanvas& canvas, Speaker& speaker, ui::App& app, const Timings& timings,
               OpenTable open_table)
    : window_(window),
      canvas_(canvas),
      speaker_(speaker),
      app_(app),
      timings_(timings),
      open_table_(std::move(open_table)),
      size_(canvas.size()) {
  canvas_.set_patience(kFirstPatienceMs);
  last_tick_ = timings_.ms();
}

void Client::run() {
  while (pump(-1)) {
  }
}

int Client::wait_ms(int limit_ms) const {
  double wait = limit_ms < 0 ? 1e9 : limit_ms;
  const double since = timings_.ms() - last_frame_;
  if (const int app = app_.wait_ms(); app >= 0) wait = std::min(wait, last_tick_ + app - timings_.ms());
  if (window_.visible()) {
    if (dirty_) wait = 0;
    if (was_moving_) wait = std::min(wait, kFrameMs - since);
    if (picture_ready_) wait = std::min(wait, kPictureFrameMs - since);
  }
  if (table_)
    if (const double due = table_->wait_ms(timings_.ms()); due >= 0) wait = std::min(wait, due);
  if (pads_)
    if (const double again = pads_->wait_ms(timings_.ms()); again >= 0) wait = std::min(wait, again);
  if (touched_ || app_.wants_redraw()) wait = 0;
  if (wait >= 1e8) return -1;
  return std::max(0, static_cast<int>(std::ceil(wait)));
}

bool Client::pump(int limit_ms) {
  const bool idle = app_.wait_ms() < 0;
  const int wait = wait_ms(limit_ms);
  SDL_Event e;
  bool any = wait < 0    ? SDL_WaitEvent(&e) != 0
             : wait == 0 ? SDL_PollEvent(&e) != 0
                         : SDL_WaitEventTimeout(&e, wait) != 0;
  if (idle) last_tick_ = timings_.ms();
  for (; any; any = SDL_PollEvent(&e) != 0) handle(e);
  repeat_pads();
  tick();
  look_at_scene();
  if (frame_wanted()) frame();
  if (table_ && table_->wait_ms(now()) == 0) table_->frame(now(), !app_.reduced_motion());
  return !app_.quit();
}

bool Client::unsettled() const {
  return SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_TRUE || dirty_ || touched_ || app_.wants_redraw() ||
         (table_ && table_->unsettled());
}

void Client::tick() {
  if (app_.wait_ms() < 0) return;
  const double now = timings_.ms();
  const int elapsed = static_cast<int>(now - last_tick_);
  if (elapsed < app_.wait_ms() && elapsed < 1) return;
  last_tick_ += elapsed;
  touched_ = true;
  app_.tick(elapsed);
}

void Client::give(const ui::Input& input) {
  touched_ = true;
  app_.handle(input);
}

void Client::handle(const SDL_Event& e) {
  if (robot_ && from_outside(e)) return;
  if (table_ && (e.type == SDL_DISPLAYEVENT || e.type == SDL_WINDOWEVENT || table_->owns(e))) table_event(e);
  if (table_ && table_->owns(e)) return;
  if (e.type == signal_type()) {
    if (e.user.code == static_cast<std::int32_t>(Signal::picture_ready)) {
      picture_ready_ = picture_ready_ || canvas_.news();
      if (table_) table_->picture_ready();
    } else
      give({.type = ui::Input::Type::wake});
    return;
  }
  if (e.type == SDL_RENDER_TARGETS_RESET || e.type == SDL_RENDER_DEVICE_RESET) {
    canvas_.drop_images();
    if (table_) table_->lost_images();
    dirty_ = true;
    return;
  }
  if (fingers_.shadows(e, now())) return;
  if (const auto touched = fingers_.input(e, size_, now())) return give(*touched);
  if (pad_event(e)) return;
  if (e.type == SDL_WINDOWEVENT) handle_window(e.window);
  if (const auto input = to_input(e, window_.pixel_ratio(), text_entry_)) give(*input);
}

void Client::handle_window(const SDL_WindowEvent& e) {
  resized();
  switch (e.event) {
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_MAXIMIZED:
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      canvas_.forget_screen();
      dirty_ = true;
      break;
    default: break;
  }
}

void Client::resized() {
  const ui::Size now = canvas_.size();
  const int display = window_.display();
  if (now == size_ && window_.maximised() == maximised_ && display == display_) return;
  size_ = now;
  maximised_ = window_.maximised();
  display_ = display;
  dirty_ = true;
  give({.type = ui::Input::Type::resize, .key = display_name(display), .size = now, .maximised = maximised_});
}

// Keys reach the input method only while something can be written, or hot keys would open its window.
void Client::follow_text_entry() {
  const std::string id = app_.focused();
  bool wanted = false;
  SDL_Rect at{};
  if (!id.empty()) {
    for (const ui::Widget& w : app_.scene().widgets) {
      if (w.id != id || w.role != ui::Role::field || !w.enabled) continue;
      wanted = true;
      const ui::Size ratio = window_.pixel_ratio();
      at = whole({w.box.x / ratio.w, w.box.y / ratio.h, w.box.w / ratio.w, w.box.h / ratio.h});
    }
  }
  if (wanted == text_entry_) return;
  text_entry_ = wanted;
  if (wanted) {
    SDL_StartTextInput();
    SDL_SetTextInputRect(&at);
  } else {
    SDL_StopTextInput();
  }
}

// Much input changes nothing that can be seen: what is on the screen already is not drawn again.
void Client::look_at_scene() {
  if (!touched_ && !app_.wants_redraw()) return;
  touched_ = false;
  if (!canvas_.shows(app_.scene()))
    dirty_ = true;
  else if (!dirty_)
    app_.shown();
  follow_text_entry();
  follow_table_window();
  if (table_) table_->look(app_);
  listen();
}

bool Client::pad_event(const SDL_Event& e) {
  std::vector<ui::Input> inputs;
  if (!pads_ || !pads_->handle(e, inputs)) return false;
  for (const ui::Input& in : inputs) give(in);
  return true;
}

void Client::repeat_pads() {
  std::vector<ui::Input> inputs;
  if (pads_) pads_->repeat(timings_.ms(), inputs);
  for (const ui::Input& in : inputs) give(in);
}

// Nothing goes on sounding in a window that nobody sees.
void Client::listen() {
  ui::Heard heard = app_.take_heard();
  if (!window_.visible()) heard.ambience.clear();
  speaker_.hear(std::move(heard));
  const ui::Spoken spoken = app_.take_spoken();
  if (spoken.lines.empty() && !spoken.hush) return;
  for (const auto& sink : sinks_) sink->hear(spoken);
}

void Client::follow_table_window() {
  if (!app_.wants_table_window()) return table_.reset();
  if (table_ || !open_table_) return;
  auto opened = open_table_();
  opened ? void(table_ = std::move(*opened)) : tell_table("failed");
}

// While there are two windows SDL leaves it to the program what closing one of them means.
void Client::table_event(const SDL_Event& e) {
  if (table_->owns(e)) {
    if (!table_->handle(e)) tell_table("closed");
  } else if (e.type == SDL_WINDOWEVENT && e.window.event == SDL_WINDOWEVENT_CLOSE) {
    give({.type = ui::Input::Type::quit});
  } else if (e.type == SDL_DISPLAYEVENT || e.window.event == SDL_WINDOWEVENT_DISPLAY_CHANGED) {
    if (table_->place(window_)) tell_table("gone");
  }
}

void Client::tell_table(std::string what) { give({.type = ui::Input::Type::table_window, .key = std::move(what)}); }

bool Client::frame_wanted() const {
  if (!window_.visible()) return false;
  const double since = timings_.ms() - last_frame_;
  if (dirty_) return true;
  return (was_moving_ && since >= kFrameMs - 1) || (picture_ready_ && since >= kPictureFrameMs - 1);
}

void Client::frame() {
  dirty_ = picture_ready_ = false;
  canvas_.set_motion(!app_.reduced_motion());
  const float time = now();
  canvas_.draw(app_.scene(), time);
  canvas_.present();
  app_.shown();
  was_moving_ = canvas_.moving(time);
  last_frame_ = timings_.ms();
  ++frames_;
  if (!complete_once_) first_frames();
}

void Client::first_frames() {
  if (frames_ == 1) {
    timings_.mark("first frame of the first screen");
    canvas_.set_patience(kPatienceMs);
    pads_.emplace();
  }
  if (canvas_.pending() > 0) return;
  complete_once_ = true;
  timings_.mark("first screen complete");
  timings_.memory();
}

Result<void> Client::save_shot(const std::filesystem::path& path) {
  canvas_.draw_complete(app_.scene());
  auto saved = save_png(window_.painter(), path);
  canvas_.present();
  return saved;
}

Result<void> Client::save_public_shot(const std::filesystem::path& path) {
  if (!table_) return fail(ErrorCode::io, "window", "there is no public window");
  return table_->save_shot(path);
}

}  // namespace prowl::sdl
