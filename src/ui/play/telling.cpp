#include "ui/play/telling.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

// Of the times that the game gives, in per cent, by bot_pace.
constexpr int kPace[] = {0, 55, 100, 150, 220};

}  // namespace

Telling::Telling(Session& session) : session_(session) {
  if (!session.table().moments.empty()) session.driver().set_witness([this](const View& v) { witness(v); });
  caught_up();
}

void Telling::begin() {
  const std::size_t events = session_.facts().view.events.size();
  waits_ = false;
  read_ = std::min(read_, events);
  paused_at_ = std::min(paused_at_, events);
  begin_moments();
}

void Telling::caught_up() {
  have_read();
  paused_at_ = read_;
}

const MomentSpec* Telling::spec_of(const Event& e) const {
  const auto& name = session_.rules().catalogue.events[e.what].name;
  const auto all = session_.table().moments;
  const auto at = std::find_if(all.begin(), all.end(), [&](const MomentSpec& m) { return m.event == name; });
  return at == all.end() ? nullptr : &*at;
}

bool Telling::pause_due() const {
  const TableFacts& f = session_.facts();
  const Driver& driver = session_.driver();
  if (!driver.any_human() || (f.prompt.ask != Ask::open && !driver.bots_to_move())) return false;
  const auto& events = f.view.events;
  return std::any_of(events.begin() + static_cast<std::ptrdiff_t>(std::min(paused_at_, events.size())), events.end(),
                     [&](const Event& e) {
                       const MomentSpec* m = spec_of(e);
                       return m != nullptr && m->pause;
                     });
}

// Collected while an action is carried out; shown before anybody is asked again.
void Telling::witness(const View& v) {
  const MomentSpec* m = spec_of(v.events.back());
  if (m == nullptr) return;
  TableFacts now = session_.driver().moment(v);
  if (m->told == nullptr || m->told(now)) moments_.push_back(std::move(now));
}

// A robot, and whoever wants no pauses, sees the end of them only, and that where people pause anyway.
void Telling::begin_moments() {
  at_ = 0;
  shown_ms_ = 0;
  const AppContext& ctx = session_.ctx();
  if (moments_.empty() || stepped_ || (!ctx.platform.robot && kPace[ctx.settings.bot_pace] > 0)) return;
  if (pause_due())
    at_ = moments_.size() - 1;
  else
    moments_.clear();
}

std::string_view Telling::event() const {
  return on() ? std::string_view(session_.rules().catalogue.events[shown().view.events.back().what].name)
              : std::string_view();
}

int Telling::length() const {
  const MomentSpec* m = on() ? spec_of(shown().view.events.back()) : nullptr;
  return m == nullptr ? 0 : m->ms * kPace[session_.ctx().settings.bot_pace] / 100;
}

bool Telling::next() {
  shown_ms_ = 0;
  if (at_ + 1 < moments_.size()) {
    ++at_;
    session_.ctx().invalidate();
    return true;
  }
  moments_.clear();
  return false;
}

bool Telling::skip() {
  at_ = moments_.size() - 1;
  session_.ctx().invalidate();
  return held();
}

// Nothing passes by itself.
bool Telling::still() const { return !on() || held() || stepped_ || session_.driver().paused(); }

bool Telling::tick(int elapsed_ms) {
  if (still()) return false;
  shown_ms_ += elapsed_ms;
  return shown_ms_ >= length();
}

int Telling::wait_ms() const { return still() ? -1 : std::max(0, length() - shown_ms_); }

}  // namespace prowl::ui
