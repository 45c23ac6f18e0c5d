#include "ui/play/telling.hpp"

#include <algorithm>

namespace prowl::ui {
namespace {

// Of the times that the game gives, in per cent, by bot_pace.
constexpr int kPace[] = {0, 55, 100, 150, 220};
constexpr int kLingerMs = 1200;

}  // namespace

Telling::Telling(Session& session) : session_(session) {
  if (!session.table().moments.empty()) session.driver().set_witness([this](const View& v) { witness(v); });
  have_read();
}

void Telling::begin() {
  read_ = std::min(read_, session_.facts().view.events.size());
  begin_moments();
}

const MomentSpec* Telling::spec_of(const Event& e) const {
  const auto& name = session_.rules().catalogue.events[e.what].name;
  const auto all = session_.table().moments;
  const auto at = std::find_if(all.begin(), all.end(), [&](const MomentSpec& m) { return m.event == name; });
  return at == all.end() ? nullptr : &*at;
}

bool Telling::held() const {
  return on() && at_ + 1 == moments_.size() && session_.ctx().settings.wait_news && session_.driver().any_human() &&
         !session_.driver().bots_to_move();
}

// Collected while an action is carried out; shown before anybody is asked again.
void Telling::witness(const View& v) {
  const MomentSpec* m = spec_of(v.events.back());
  if (m == nullptr) return;
  TableFacts now = session_.driver().moment(v);
  if (m->told == nullptr || m->told(now)) moments_.push_back(std::move(now));
}

// A robot, and whoever wants no pauses, sees nothing of them but the end, and that where people wait anyway.
void Telling::begin_moments() {
  at_ = 0;
  shown_ms_ = 0;
  const AppContext& ctx = session_.ctx();
  const Driver& driver = session_.driver();
  const bool at_once = ctx.platform.robot || kPace[ctx.settings.bot_pace] == 0 || driver.hurries();
  if (moments_.empty() || stepped_ || !at_once) return sound();
  if (ctx.settings.wait_news && !driver.bots_to_move())
    at_ = moments_.size() - 1, sound();
  else
    moments_.clear();
}

// One moment, one sound, at the moment that shows it.
void Telling::sound() const {
  const auto& sounds = session_.layout().sounds;
  if (const auto at = sounds.find(event()); at != sounds.end()) session_.ctx().sound(at->second);
}

void Telling::linger() {
  moments_ = {session_.facts()};
  begin_moments();
  have_read();
}

std::string_view Telling::event() const {
  return on() ? std::string_view(session_.rules().catalogue.events[shown().view.events.back().what].name)
              : std::string_view();
}

int Telling::length() const {
  const MomentSpec* m = on() ? spec_of(shown().view.events.back()) : nullptr;
  return (m == nullptr ? kLingerMs : m->ms) * kPace[session_.ctx().settings.bot_pace] / 100;
}

bool Telling::next() {
  shown_ms_ = 0;
  if (at_ + 1 < moments_.size()) {
    ++at_;
    sound();
    session_.ctx().invalidate();
    return true;
  }
  moments_.clear();
  return false;
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
