#include "ui/app/screen.hpp"

#include <utility>

namespace prowl::ui {

void ScreenStack::push(std::unique_ptr<Screen> screen) {
  auto held = std::make_shared<std::unique_ptr<Screen>>(std::move(screen));
  queue_.emplace_back([this, held] { push_now(std::move(*held)); });
}

void ScreenStack::pop(int levels) {
  queue_.emplace_back([this, levels] {
    for (int i = 0; i < levels; ++i) pop_now();
  });
}

void ScreenStack::replace(std::unique_ptr<Screen> screen) {
  auto held = std::make_shared<std::unique_ptr<Screen>>(std::move(screen));
  queue_.emplace_back([this, held] {
    if (!screens_.empty()) screens_.pop_back();
    screens_.push_back(std::move(*held));
  });
}

void ScreenStack::reset(std::unique_ptr<Screen> screen) {
  auto held = std::make_shared<std::unique_ptr<Screen>>(std::move(screen));
  queue_.emplace_back([this, held] {
    while (!screens_.empty()) screens_.pop_back();
    screens_.push_back(std::move(*held));
  });
}

bool ScreenStack::apply() {
  if (queue_.empty()) return false;
  while (!queue_.empty()) {
    const auto steps = std::exchange(queue_, {});
    for (const auto& step : steps) step();
  }
  return true;
}

std::vector<Screen*> ScreenStack::visible() const {
  std::size_t first = screens_.empty() ? 0 : screens_.size() - 1;
  while (first > 0 && screens_[first]->overlay()) --first;
  std::vector<Screen*> found;
  for (std::size_t i = first; i < screens_.size(); ++i) found.push_back(screens_[i].get());
  return found;
}

void ScreenStack::each(const std::function<void(Screen&)>& visit) const {
  for (const auto& screen : screens_) visit(*screen);
}

void ScreenStack::push_now(std::unique_ptr<Screen> screen) {
  if (!screens_.empty()) screens_.back()->covered();
  screens_.push_back(std::move(screen));
}

void ScreenStack::pop_now() {
  if (screens_.size() < 2) return;
  screens_.pop_back();
  screens_.back()->uncovered();
}

}  // namespace prowl::ui
