#include "ui/app/press_guard.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

constexpr std::int64_t kLongAgo = -1'000'000'000;
constexpr std::size_t kMostGone = 16;  // scenes that come and go between two inputs

bool recent(const std::optional<std::int64_t>& since, std::int64_t now, int guard_ms) {
  return !since || now - *since < guard_ms;
}

}  // namespace

bool PressGuard::stands(std::string place, const std::vector<Widget>& widgets, const std::vector<WidgetExtra>& extras) {
  std::vector<Thing> there;
  for (std::size_t i = 0; i < widgets.size(); ++i)
    if (widgets[i].press) there.push_back({widgets[i].id, extras[i].clip});
  if (there != there_) {
    gone_.push_back({std::exchange(there_, std::move(there)), {}});
    if (gone_.size() > kMostGone) gone_.erase(gone_.begin());
  }
  if (place == place_) return false;
  place_ = std::move(place);
  shown_at_.reset();
  return true;
}

void PressGuard::shown(std::int64_t now) {
  constexpr std::int64_t kForgotten = 2000;
  if (!shown_at_) shown_at_ = now;
  if (last_ && !last_->since) last_->since = now;
  for (Gone& g : gone_)
    if (!g.since) g.since = now;
  std::erase_if(gone_, [&](const Gone& g) { return now - *g.since > kForgotten; });
}

void PressGuard::renew(std::int64_t now) {
  if (shown_at_) shown_at_ = now;
}

void PressGuard::over() {
  gone_.clear();
  last_.reset();
  shown_at_ = kLongAgo;
}

bool PressGuard::fresh(std::int64_t now, int guard_ms) const { return recent(shown_at_, now, guard_ms); }

bool PressGuard::fresh_at(Point p, const std::string& id, std::int64_t now, int guard_ms) const {
  return std::any_of(gone_.begin(), gone_.end(), [&](const Gone& g) {
    if (!recent(g.since, now, guard_ms)) return false;
    const auto top = std::find_if(g.things.rbegin(), g.things.rend(),
                                  [&](const Thing& t) { return t.box.contains(p); });
    return top != g.things.rend() && top->id != id;
  });
}

bool PressGuard::again(const std::string& hand, const std::string& id, std::size_t step, std::int64_t now,
                       int guard_ms) const {
  return last_ && last_->hand == hand && (last_->id != id ? !hand.empty() : last_->step != step) &&
         recent(last_->since, now, guard_ms);
}

}  // namespace prowl::ui
