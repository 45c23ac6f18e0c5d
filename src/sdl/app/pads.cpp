#include "sdl/app/pads.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace prowl::sdl {
namespace {

struct PadButton {
  SDL_GameControllerButton button;
  std::string_view name, key;
};
constexpr std::array<PadButton, 12> kButtons{{{SDL_CONTROLLER_BUTTON_A, "south", "enter"},
                                              {SDL_CONTROLLER_BUTTON_B, "east", "esc"},
                                              {SDL_CONTROLLER_BUTTON_X, "west", "z"},
                                              {SDL_CONTROLLER_BUTTON_Y, "north", "f3"},
                                              {SDL_CONTROLLER_BUTTON_DPAD_LEFT, "left", "left"},
                                              {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, "right", "right"},
                                              {SDL_CONTROLLER_BUTTON_DPAD_UP, "up", "up"},
                                              {SDL_CONTROLLER_BUTTON_DPAD_DOWN, "down", "down"},
                                              {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, "l1", "shift+tab"},
                                              {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, "r1", "tab"},
                                              {SDL_CONTROLLER_BUTTON_START, "start", "f10"},
                                              {SDL_CONTROLLER_BUTTON_BACK, "select", "l"}}};

// Of a stick's way of 32767: where a tilt begins, and where it has come back.
constexpr int kTilted = 16384, kBack = 9830;
constexpr double kFirstMs = 420, kNextMs = 130;

bool is_arrow(std::string_view key) { return key == "left" || key == "right" || key == "up" || key == "down"; }

/// What an axis means, pushed to its low or its high end.
std::pair<std::string_view, std::string_view> axis_keys(int axis) {
  switch (axis) {
    case SDL_CONTROLLER_AXIS_LEFTX: return {"left", "right"};
    case SDL_CONTROLLER_AXIS_LEFTY: return {"up", "down"};
    case SDL_CONTROLLER_AXIS_RIGHTY: return {"pageup", "pagedown"};
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT: return {"", "pageup"};
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: return {"", "pagedown"};
    default: return {};
  }
}

}  // namespace

std::string_view pad_key(SDL_GameControllerButton button) {
  const auto at = std::find_if(kButtons.begin(), kButtons.end(),
                               [&](const PadButton& b) { return b.button == button; });
  return at == kButtons.end() ? std::string_view() : at->key;
}

std::optional<SDL_GameControllerButton> pad_button(std::string_view name) {
  const auto at = std::find_if(kButtons.begin(), kButtons.end(), [&](const PadButton& b) { return b.name == name; });
  return at == kButtons.end() ? std::nullopt : std::optional(at->button);
}

std::string_view pad_button_of(std::string_view key) {
  const auto at = std::find_if(kButtons.begin(), kButtons.end(), [&](const PadButton& b) { return b.key == key; });
  return at == kButtons.end() ? std::string_view() : at->name;
}

Pads::Pads() {
  SDL_SetHint(SDL_HINT_GAMECONTROLLER_USE_BUTTON_LABELS, "0");
  SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);  // where it fails there are none
}

Pads::~Pads() {
  open_.clear();
  SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

bool Pads::handle(const SDL_Event& e, std::vector<ui::Input>& out) {
  switch (e.type) {
    case SDL_CONTROLLERDEVICEADDED:
      if (ControllerPtr pad{SDL_GameControllerOpen(e.cdevice.which)}) {
        const int id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad.get()));
        open_[id] = std::move(pad);
      }
      return true;
    case SDL_CONTROLLERDEVICEREMOVED:
      open_.erase(e.cdevice.which);
      out.push_back({.type = ui::Input::Type::pad_gone, .pad = e.cdevice.which});
      held_.erase(e.cdevice.which);
      std::erase_if(tilt_, [&](const auto& row) { return row.first.first == e.cdevice.which; });
      return true;
    case SDL_CONTROLLERBUTTONDOWN:
      press(e.cbutton.which, pad_key(static_cast<SDL_GameControllerButton>(e.cbutton.button)), out);
      return true;
    case SDL_CONTROLLERBUTTONUP: held_.erase(e.cbutton.which); return true;
    case SDL_CONTROLLERAXISMOTION: axis(e.caxis.which, e.caxis.axis, e.caxis.value, out); return true;
    default: return e.type >= SDL_JOYAXISMOTION && e.type <= SDL_CONTROLLERSENSORUPDATE;
  }
}

void Pads::press(int pad, std::string_view key, std::vector<ui::Input>& out) {
  held_.erase(pad);
  if (key.empty()) return;
  out.push_back({.type = ui::Input::Type::key, .key = std::string(key), .pad = pad});
  if (is_arrow(key)) held_[pad] = {key, -1};
}

void Pads::axis(int pad, std::uint8_t axis, std::int16_t value, std::vector<ui::Input>& out) {
  int& tilt = tilt_[{pad, axis}];
  const int size = std::abs(static_cast<int>(value));
  const int now = size >= kTilted ? (value < 0 ? -1 : 1) : size <= kBack ? 0 : tilt;
  if (now == std::exchange(tilt, now)) return;
  held_.erase(pad);
  const auto [low, high] = axis_keys(axis);
  if (now != 0) press(pad, now < 0 ? low : high, out);
}

void Pads::repeat(double now, std::vector<ui::Input>& out) {
  for (auto& [pad, held] : held_) {
    if (held.next < 0) held.next = now + kFirstMs;
    if (now < held.next) continue;
    out.push_back({.type = ui::Input::Type::key, .key = std::string(held.key), .pad = pad});
    held.next = now + kNextMs;
  }
}

double Pads::wait_ms(double now) const {
  double least = -1;
  for (const auto& [pad, held] : held_) {
    const double wait = held.next < 0 ? 0 : std::max(0.0, held.next - now);
    if (least < 0 || wait < least) least = wait;
  }
  return least;
}

}  // namespace prowl::sdl
