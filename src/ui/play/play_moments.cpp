#include "ui/play/play.hpp"

namespace prowl::ui {
namespace {

// Of the times that the layout gives, in per cent, by bot_pace.
constexpr int kPace[] = {0, 55, 100, 150, 220};

}  // namespace

// Collected while an action is carried out; shown before anybody is asked again.
void PlayScreen::witness(const View& v) {
  const auto& name = driver_->rules().catalogue.events[v.events.back().what].name;
  if (layout_.moments.contains(name)) moments_.push_back(driver_->moment(v));
}

// A robot, and whoever wants no pauses, sees the end of them only, and that where people pause anyway.
void PlayScreen::begin_moments() {
  moment_ = 0;
  moment_ms_ = 0;
  if (moments_.empty() || stepped_ || (!ctx_.platform.robot && kPace[ctx_.settings.bot_pace] > 0)) return;
  if (pause_due())
    moment_ = moments_.size() - 1;
  else
    moments_.clear();
}

// The last one stays until people go on.
bool PlayScreen::held() const { return telling() && moment_ + 1 == moments_.size() && pause_due(); }

std::string_view PlayScreen::moment() const {
  return telling() ? std::string_view(driver_->rules().catalogue.events[on_table().view.events.back().what].name)
                   : std::string_view();
}

int PlayScreen::moment_length() const {
  const auto at = layout_.moments.find(moment());
  return at == layout_.moments.end() ? 0 : at->second * kPace[ctx_.settings.bot_pace] / 100;
}

void PlayScreen::next_moment() {
  if (!telling() || held()) return;
  moment_ms_ = 0;
  if (moment_ + 1 < moments_.size()) {
    ++moment_;
    return ctx_.invalidate();
  }
  moments_.clear();
  settle();
}

bool PlayScreen::tick_moments(int elapsed_ms) {
  if (stage_ != Stage::table || !telling() || held() || stepped_ || driver_->paused()) return false;
  moment_ms_ += elapsed_ms;
  if (moment_ms_ < moment_length()) return false;
  next_moment();
  return true;
}

}  // namespace prowl::ui
