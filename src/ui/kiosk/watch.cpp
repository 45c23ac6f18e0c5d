#include <algorithm>
#include <array>

#include "ui/kiosk/attract.hpp"
#include "ui/kiosk/kiosk.hpp"

// Whether somebody is there: every input, and every moment without one.

namespace prowl::ui {
namespace {

using Type = Input::Type;

constexpr int kInviteMs = 8000, kPointerMs = 3000, kThanksS = 20, kLookMs = 500, kTroubleMs = 5000;

bool presses(const Input& in) {
  switch (in.type) {
    case Type::press:
    case Type::inspect:
    case Type::wheel:
    case Type::text: return true;
    case Type::key: return !in.repeated;
    default: return false;
  }
}

// What windows and desktops listen to.
bool leads_out(const std::string& key) {
  static constexpr std::array<std::string_view, 5> kKeys{"f11", "alt+f4", "alt+enter", "ctrl+q", "ctrl+w"};
  return std::find(kKeys.begin(), kKeys.end(), key) != kKeys.end();
}

}  // namespace

bool Kiosk::on_languages(Point p) const { return languages_.contains(p); }

void Kiosk::see_pointer(bool on) {
  pointer_ms_ = 0;
  if (std::exchange(pointer_seen_, on) != on && ctx_.platform.show_pointer) ctx_.platform.show_pointer(on);
}

bool Kiosk::take(const Input& in) {
  if (in.type == Type::quit) return true;
  if (in.type == Type::key && in.key == "f9") return reset(), true;
  if (in.type == Type::key && in.key == "ctrl+alt+o") return open_pin(), true;
  if (in.type == Type::key && leads_out(in.key)) return true;
  const bool pressed = presses(in), moved = in.type == Type::move && in.at.x >= 0 && in.finger < 0;
  if (moved || in.type == Type::press) see_pointer(in.finger < 0);
  const Stage now = stage();
  const bool playing = now == Stage::match || now == Stage::curtain;
  if (counting_) {
    if (pressed || (moved && !playing)) stay();
    return pressed;
  }
  if (pressed || (moved && !playing)) idle_ms_ = 0;
  return (now == Stage::attract || now == Stage::invite) && take_picture(in);
}

// Any press leads on; somebody who only comes near is invited.
bool Kiosk::take_picture(const Input& in) {
  auto* pictures = dynamic_cast<AttractScreen*>(ctx_.stack.top());
  if (pictures == nullptr) return false;
  if (in.type == Type::move && in.at.x >= 0) {
    if (std::exchange(invite_ms_, kInviteMs) == 0) ctx_.invalidate();
    return false;
  }
  if (!presses(in) || (in.type == Type::press && on_languages(in.at))) return false;
  to_choice(in.type == Type::press ? pictures->answer_at(in.at)
            : in.type == Type::key ? pictures->answer_by(in.key)
                                   : std::nullopt);
  return true;
}

int Kiosk::limit_s(Stage s) const {
  switch (s) {
    case Stage::attract:
    case Stage::invite: return 0;
    case Stage::choice:
    case Stage::lesson: return plan_.choice_s;
    case Stage::staff: return std::max(plan_.choice_s, 60);
    case Stage::match: return plan_.match_s;
    case Stage::curtain: return plan_.curtain_s;
    case Stage::thanks: return kThanksS;
  }
  return 0;
}

void Kiosk::stay() {
  if (!std::exchange(counting_, false)) return;
  idle_ms_ = 0;
  if (ctx_.stack.top() != nullptr && ctx_.stack.top()->id() == "kiosk.still") ctx_.stack.pop();
  ctx_.invalidate();
}

// Nobody need say goodbye twice.
void Kiosk::ask_whether_there() {
  if (stage() == Stage::thanks) return reset();
  counting_ = true;
  left_ms_ = plan_.countdown_s * 1000;
  ctx_.stack.push(make_still_there(*this));
}

bool Kiosk::tick(int elapsed_ms) {
  locked_ms_ = std::max(0, locked_ms_ - elapsed_ms);
  pointer_ms_ += elapsed_ms;
  if (pointer_seen_ && pointer_ms_ >= kPointerMs) see_pointer(false);
  trouble_ms_ += elapsed_ms;
  if (trouble_ms_ >= kTroubleMs && ctx_.platform.troubles) {
    trouble_ms_ = 0;
    for (std::string& text : ctx_.platform.troubles()) trouble(make_error(ErrorCode::io, "", std::move(text)));
  }
  if (ctx_.platform.staff_sign && ctx_.platform.staff_sign()) open_pin();
  if (invite_ms_ > 0 && (invite_ms_ = std::max(0, invite_ms_ - elapsed_ms)) == 0) return true;
  if (counting_) {
    const int before = seconds_left();
    left_ms_ -= elapsed_ms;
    if (left_ms_ <= 0) reset();
    return seconds_left() != before;
  }
  const int limit = limit_s(stage());
  if (limit == 0) return false;
  idle_ms_ += elapsed_ms;
  if (idle_ms_ < limit * 1000) return false;
  ask_whether_there();
  return true;
}

int Kiosk::wait_ms() const { return counting_ ? std::max(1, left_ms_ % 1000 == 0 ? 1000 : left_ms_ % 1000) : kLookMs; }

}  // namespace prowl::ui
