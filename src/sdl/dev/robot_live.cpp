#include <condition_variable>
#include <deque>
#include <istream>
#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <thread>

#include "sdl/dev/robot.hpp"

namespace prowl::sdl {
namespace {

constexpr int kLivePumpMs = 20;

/// Lines that are read while the window goes on. Whoever reads may wait for ever, so nobody waits for them.
struct Lines {
  std::mutex mutex;
  std::deque<std::string> waiting;
  bool ended = false;

  std::optional<std::string> next() {
    const std::lock_guard lock(mutex);
    if (waiting.empty()) return std::nullopt;
    std::string line = std::move(waiting.front());
    waiting.pop_front();
    return line;
  }
  bool over() {
    const std::lock_guard lock(mutex);
    return ended && waiting.empty();
  }
};

std::shared_ptr<Lines> read_lines(std::istream& in) {
  auto lines = std::make_shared<Lines>();
  std::thread([lines, &in] {
    for (std::string line; std::getline(in, line);) {
      const std::lock_guard lock(lines->mutex);
      lines->waiting.push_back(line);
    }
    const std::lock_guard lock(lines->mutex);
    lines->ended = true;
  }).detach();
  return lines;
}

bool by_hand(const ui::RobotStep& step) {
  using Do = ui::RobotStep::Do;
  return step.what == Do::key || step.what == Do::pad || step.what == Do::type || step.what == Do::wait ||
         step.what == Do::wait_idle || step.what == Do::shot;
}

}  // namespace

bool Robot::follow(std::istream& in, std::ostream& out) {
  client_.follow_robot();
  const auto lines = read_lines(in);
  while (!lines->over() && !client_.app().quit()) {
    const auto line = lines->next();
    if (!line) {
      client_.pump(kLivePumpMs);
      continue;
    }
    auto steps = ui::parse_robot(*line, file_);
    std::string answer = "ok";
    if (!steps) answer = steps.error().message;
    if (steps)
      for (const ui::RobotStep& step : *steps) {
        const auto done = by_hand(step) ? perform(step).and_then([&] { return wait_idle(); })
                                        : Result<void>(fail(ErrorCode::bad_scenario, "", "hands can't do that"));
        if (!done) answer = done.error().message;
      }
    out << answer << std::endl;
  }
  return client_.app().quit();
}

}  // namespace prowl::sdl
