#include "ui/play/thinking.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace prowl::ui {

Thinking::Thinking(Seat s, View v, Rng r, std::shared_ptr<Bot> bot, std::shared_ptr<const RuleSet> rules)
    : who(s), view(std::move(v)), rng_(r), rules_(std::move(rules)), bot_(std::move(bot)) {}

void Thinking::begin(const std::shared_ptr<Thinking>& job, std::function<void()> wake) {
  if (!wake) return job->run();
  job->wake_ = std::move(wake);
  std::thread([job] { job->run(); }).detach();
}

void Thinking::run() {
  Thought thought;
  Action answer{};
  std::optional<Zone> said;
  if (bot_) {
    thought = bot_->think(view, rng_, stop_.get_token());
    answer = drawn(thought, view, rng_);
    said = bot_->say(view, thought, answer, rng_);
  } else {
    answer = view.options[static_cast<std::size_t>(rng_.below(static_cast<int>(view.options.size())))];
  }
  const std::lock_guard lock(mutex_);
  thought_ = std::move(thought);
  answer_ = answer;
  said_ = said;
  done_ = true;
  ready_.notify_all();
  if (wake_) wake_();
}

bool Thinking::done() {
  const std::lock_guard lock(mutex_);
  return done_;
}

bool Thinking::attend(std::int64_t now) {
  const bool ready = done();
  if (!ready && now - began >= kPatience) hasten();
  return ready;
}

int Thinking::wait_ms(std::int64_t now) {
  return done() || hastened() ? -1 : static_cast<int>(std::max<std::int64_t>(1, began + kPatience - now));
}

void Thinking::drop() {
  hasten();
  const std::lock_guard lock(mutex_);
  wake_ = nullptr;
}

bool Thinking::wait_for(int ms) {
  std::unique_lock lock(mutex_);
  return ready_.wait_for(lock, std::chrono::milliseconds(ms), [&] { return done_; });
}

}  // namespace prowl::ui
