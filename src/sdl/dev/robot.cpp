#include "sdl/dev/robot.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "sdl/app/input_map.hpp"
#include "sdl/dev/screen_reader.hpp"
#include "sdl/dev/tour_looks.hpp"

namespace prowl::sdl {
namespace {

using Do = ui::RobotStep::Do;
using Clock = std::chrono::steady_clock;

constexpr auto kPatience = std::chrono::seconds(15);
constexpr auto kIdlePatience = std::chrono::seconds(120);
constexpr int kPumpMs = 4, kHeldMs = 800;

}  // namespace

Robot::Robot(Client& client, std::vector<ui::RobotStep> steps, std::string file, std::filesystem::path shots)
    : client_(client),
      steps_(std::move(steps)),
      file_(std::move(file)),
      shots_(std::move(shots)),
      rounds_(steps_.size(), 0) {}

Result<void> Robot::run() {
  client_.follow_robot();
  settle();
  while (at_ < steps_.size()) {
    const ui::RobotStep& step = steps_[at_];
    const std::size_t index = at_++;
    auto done = client_.app().quit() ? Result<void>(broken("the program has quit")) : bound(step, index);
    if (done) done = perform(step);
    timed_ = step.what == Do::wait;
    if (!done) {
      if (!shots_.empty()) (void)client_.save_shot(shots_ / "failed.png");
      return fail(ErrorCode::bad_scenario, fmt::format("{}:{}", file_, step.line), done.error().message);
    }
    flow(step, index);
  }
  return {};
}

Result<void> Robot::bound(const ui::RobotStep& step, std::size_t index) {
  if (step.what != Do::until || rounds_[index] < step.n) return {};
  settle();
  if (shows(scene(), step.a)) return {};
  return broken(fmt::format("\"{}\" did not come in {} rounds; {}", step.a, step.n, inventory(scene())));
}

// Blocks: `jump` of a beginning leads to its end or else, that of an end to its beginning.
void Robot::flow(const ui::RobotStep& step, std::size_t index) {
  switch (step.what) {
    case Do::repeat:
      if (rounds_[index]++ < step.n) return;
      break;
    case Do::until:
      settle();
      if (!shows(scene(), step.a)) {
        ++rounds_[index];
        return;
      }
      break;
    case Do::when:
      settle();
      if (shows(scene(), step.a)) return;
      at_ = step.jump + 1;
      return;
    case Do::otherwise: at_ = step.jump; return;
    case Do::end: {
      const Do begun = steps_[step.jump].what;
      if (begun == Do::repeat || begun == Do::until) at_ = step.jump;
      return;
    }
    default: return;
  }
  rounds_[index] = 0;
  at_ = step.jump + 1;
}

Result<void> Robot::perform(const ui::RobotStep& step) {
  switch (step.what) {
    case Do::click:
    case Do::click_disabled:
    case Do::hover:
    case Do::drag:
    case Do::wheel:
    case Do::swipe:
    case Do::choose: return pointer(step);
    case Do::tap: return tap(step.a, 0);
    case Do::hold: return tap(step.a, kHeldMs);
    case Do::key: return key(step.a);
    case Do::pad: return pad(step.a);
    case Do::hand:
      if (step.a != "keys" && step.a != "pad" && step.a != "touch") return broken("a hand is keys, pad or touch");
      hand_ = step.a == "pad" ? Hand::pad : step.a == "touch" ? Hand::touch : Hand::keys;
      return {};
    case Do::type: return type(step.a);
    case Do::focus: return focus(step.a);
    case Do::wait_idle: return wait_idle();
    case Do::expect:
    case Do::refuse:
    case Do::expect_focus: return checks(step);
    case Do::tidy: return tidy();
    case Do::shot:
    case Do::public_shot:
    case Do::dump: return files(step);
    case Do::bench: fmt::print("{}\n", client_.bench_report(std::max(1, step.n))); return {};
    case Do::seed: random_.seed(static_cast<std::uint64_t>(step.n)); return {};
    case Do::repeat:
    case Do::until:
    case Do::when:
    case Do::otherwise:
    case Do::end: return {};
    default: return window(step);
  }
}

Result<void> Robot::window(const ui::RobotStep& step) {
  SDL_Event e{};
  e.type = SDL_WINDOWEVENT;
  e.window.windowID = client_.window().id();
  e.window.data1 = kRobotWindow;
  if (step.what == Do::wait) {
    const auto end = Clock::now() + std::chrono::milliseconds(step.n);
    while (Clock::now() < end && client_.pump(kPumpMs)) {
    }
    return {};
  }
  if (step.what == Do::resize) {
    client_.window().resize(step.n, step.m);
    const ui::Size wanted{static_cast<float>(step.n), static_cast<float>(step.m)};
    if (!holds([&] { return client_.canvas().size() == wanted; })) {
      const ui::Size is = client_.canvas().size();
      return broken(fmt::format("the window is {}x{} instead", is.w, is.h));
    }
    settle();
    return {};
  }
  if (step.what == Do::minimise)
    e.window.event = SDL_WINDOWEVENT_MINIMIZED;
  else
    e.window.event = step.what == Do::focus_lost ? SDL_WINDOWEVENT_FOCUS_LOST : SDL_WINDOWEVENT_FOCUS_GAINED;
  SDL_PushEvent(&e);
  settle();
  return {};
}

Result<void> Robot::checks(const ui::RobotStep& step) {
  settle();
  if (step.what == Do::expect_focus) {
    if (holds([&] { return client_.app().focused() == step.a; })) return {};
    return broken(fmt::format("the focus is on \"{}\" instead of \"{}\"", client_.app().focused(), step.a));
  }
  const bool wanted = step.what == Do::expect;
  if (!wanted) holds([&] { return client_.app().idle(); });
  if (holds([&] { return shows(scene(), step.a) == wanted; })) return {};
  if (!wanted) return broken(fmt::format("\"{}\" can be read", step.a));
  return broken(fmt::format("\"{}\" cannot be read; {}", step.a, inventory(scene())));
}

Result<void> Robot::tidy() {
  settle();
  const std::vector<std::string> problems = draw_and_check(client_.canvas(), scene(), true, hand_ == Hand::touch);
  if (problems.empty()) return {};
  return broken(fmt::format("{}", fmt::join(problems, "; ")));
}

Result<void> Robot::files(const ui::RobotStep& step) {
  if (shots_.empty()) return {};
  settle();
  if (step.what == Do::public_shot) return client_.save_public_shot(shots_ / to_path(step.a + ".png"));
  if (step.what == Do::shot) return client_.save_shot(shots_ / to_path(step.a + ".png"));
  return write_atomic(shots_ / to_path(step.a + ".txt"), client_.app().dump());
}

Result<void> Robot::wait_idle() {
  const auto end = Clock::now() + kIdlePatience;
  for (settle(); !client_.app().idle(); client_.pump(kPumpMs)) {
    if (Clock::now() > end) return broken("the program is still busy after two minutes");
    if (client_.app().quit()) return {};
  }
  settle();
  return {};
}

bool Robot::holds(const std::function<bool()>& condition) {
  const auto end = Clock::now() + kPatience;
  while (!condition()) {
    const bool idle = client_.app().idle() && !client_.unsettled();
    if (Clock::now() > end || client_.app().quit()) return false;
    client_.pump(kPumpMs);
    // X answers a request for a new size later than the App is idle.
    if (idle && client_.app().idle() && !client_.unsettled() &&
        Clock::now() > end - kPatience + std::chrono::milliseconds(300)) {
      return condition();
    }
  }
  return true;
}

void Robot::before_press() {
  if (!timed_) client_.app().wait_over();
}

void Robot::settle() {
  constexpr int kMostRounds = 200;
  client_.pump(0);
  for (int i = 0; i < kMostRounds && client_.unsettled() && !client_.app().quit(); ++i) client_.pump(0);
}

}  // namespace prowl::sdl
