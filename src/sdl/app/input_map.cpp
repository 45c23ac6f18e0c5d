#include "sdl/app/input_map.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <memory>
#include <utility>

namespace prowl::sdl {
namespace {

using ui::Input;

struct NamedKey {
  SDL_Keycode code;
  std::string_view name;
};
constexpr std::array<NamedKey, 34> kNamedKeys{{{SDLK_TAB, "tab"},
                                               {SDLK_RETURN, "enter"},
                                               {SDLK_KP_ENTER, "enter"},
                                               {SDLK_SPACE, "space"},
                                               {SDLK_ESCAPE, "esc"},
                                               {SDLK_LEFT, "left"},
                                               {SDLK_RIGHT, "right"},
                                               {SDLK_UP, "up"},
                                               {SDLK_DOWN, "down"},
                                               {SDLK_BACKSPACE, "backspace"},
                                               {SDLK_DELETE, "delete"},
                                               {SDLK_HOME, "home"},
                                               {SDLK_END, "end"},
                                               {SDLK_PAGEUP, "pageup"},
                                               {SDLK_PAGEDOWN, "pagedown"},
                                               {SDLK_INSERT, "insert"},
                                               {SDLK_F1, "f1"},
                                               {SDLK_F2, "f2"},
                                               {SDLK_F3, "f3"},
                                               {SDLK_F4, "f4"},
                                               {SDLK_F5, "f5"},
                                               {SDLK_F6, "f6"},
                                               {SDLK_F7, "f7"},
                                               {SDLK_F8, "f8"},
                                               {SDLK_F9, "f9"},
                                               {SDLK_F10, "f10"},
                                               {SDLK_F11, "f11"},
                                               {SDLK_F12, "f12"},
                                               {SDLK_AC_BACK, "esc"},
                                               {SDLK_KP_PLUS, "+"},
                                               {SDLK_KP_MINUS, "-"},
                                               {SDLK_PAUSE, "pause"},
                                               {SDLK_APPLICATION, "menu"},
                                               {SDLK_PRINTSCREEN, "print"}}};

// Digits by place, as some keyboards write them with Shift only.
std::string digit_of(SDL_Scancode code) {
  if (code >= SDL_SCANCODE_1 && code <= SDL_SCANCODE_9)
    return std::string(1, static_cast<char>('1' + (code - SDL_SCANCODE_1)));
  if (code >= SDL_SCANCODE_KP_1 && code <= SDL_SCANCODE_KP_9) {
    return std::string(1, static_cast<char>('1' + (code - SDL_SCANCODE_KP_1)));
  }
  return code == SDL_SCANCODE_0 || code == SDL_SCANCODE_KP_0 ? "0" : "";
}

// What the key writes on most keyboards, where this one has other letters.
std::string latin_of(SDL_Scancode code) {
  const std::string name = SDL_GetScancodeName(code);
  return name.size() == 1 ? std::string(1, static_cast<char>(std::tolower(name[0]))) : "";
}

std::string plain_name(const SDL_Keysym& key) {
  if (std::string digit = digit_of(key.scancode); !digit.empty()) return digit;
  for (const NamedKey& named : kNamedKeys) {
    if (named.code == key.sym) return std::string(named.name);
  }
  if (key.sym > ' ' && key.sym < 127) return std::string(1, static_cast<char>(std::tolower(key.sym)));
  return (key.sym & SDLK_SCANCODE_MASK) != 0 ? std::string() : latin_of(key.scancode);
}

bool writes(const SDL_Keysym& key) {
  const std::string name = plain_name(key);
  return (key.mod & (KMOD_CTRL | KMOD_GUI)) == 0 && (name.size() == 1 || name == "space");
}

// One press is one decision, however long it lasts; what moves or edits goes on.
bool goes_on(const std::string& name) {
  return name != "enter" && name != "space" && name != "esc" && name.size() != 1;
}

std::optional<Input> key_input(const SDL_KeyboardEvent& e, bool text_entry) {
  const SDL_Keysym& key = e.keysym;
  std::string name = plain_name(key);
  if (name.empty() || (text_entry && writes(key))) return {};
  if (e.repeat != 0 && !goes_on(name)) return {};
  // AltGr writes characters; it is no command.
  if ((key.mod & (KMOD_MODE | KMOD_RALT)) != 0 && name.size() == 1) return {};
  if ((key.mod & KMOD_SHIFT) != 0 && digit_of(key.scancode).empty()) name = "shift+" + name;
  if ((key.mod & KMOD_ALT) != 0) name = "alt+" + name;
  if ((key.mod & (KMOD_CTRL | KMOD_GUI)) != 0) name = "ctrl+" + name;
  return Input{.type = Input::Type::key, .key = std::move(name), .repeated = e.repeat != 0};
}

ui::Point scaled(int x, int y, ui::Size ratio) {
  return {(static_cast<float>(x) + 0.5F) * ratio.w, (static_cast<float>(y) + 0.5F) * ratio.h};
}

std::optional<Input> button_input(const SDL_MouseButtonEvent& e, ui::Size ratio) {
  const bool down = e.type == SDL_MOUSEBUTTONDOWN;
  if (e.button == SDL_BUTTON_X1 && down) return Input{.type = Input::Type::key, .key = "esc"};
  if (e.button == SDL_BUTTON_RIGHT && down) return Input{.type = Input::Type::inspect, .at = scaled(e.x, e.y, ratio)};
  if (e.button != SDL_BUTTON_LEFT) return {};
  return Input{.type = down ? Input::Type::press : Input::Type::release, .at = scaled(e.x, e.y, ratio)};
}

Input dropped_file(const SDL_DropEvent& e) {
  const std::unique_ptr<char, decltype(&SDL_free)> path(e.file, SDL_free);
  return {.type = Input::Type::open_file, .key = path.get()};
}

std::optional<Input> window_input(const SDL_WindowEvent& e) {
  switch (e.event) {
    case SDL_WINDOWEVENT_FOCUS_LOST: return Input{.type = Input::Type::focus_lost};
    case SDL_WINDOWEVENT_FOCUS_GAINED: return Input{.type = Input::Type::focus_gained};
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN: return Input{.type = Input::Type::minimised};
    case SDL_WINDOWEVENT_LEAVE: return Input{.type = Input::Type::move, .at = {-1, -1}};
    default: return {};
  }
}

}  // namespace

std::optional<Input> to_input(const SDL_Event& e, ui::Size ratio, bool text_entry) {
  switch (e.type) {
    case SDL_MOUSEMOTION: return Input{.type = Input::Type::move, .at = scaled(e.motion.x, e.motion.y, ratio)};
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: return button_input(e.button, ratio);
    case SDL_MOUSEWHEEL: {
      const float notches = e.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -e.wheel.preciseY : e.wheel.preciseY;
      return Input{.type = Input::Type::wheel, .at = scaled(e.wheel.mouseX, e.wheel.mouseY, ratio), .wheel = notches};
    }
    case SDL_KEYDOWN: return key_input(e.key, text_entry);
    case SDL_TEXTINPUT:
      if (!text_entry) return {};
      return Input{.type = Input::Type::text, .key = e.text.text};
    case SDL_WINDOWEVENT: return window_input(e.window);
    case SDL_DROPFILE: return dropped_file(e.drop);
    case SDL_QUIT: return Input{.type = Input::Type::quit};
    default: return {};
  }
}

std::string name_on_key(const std::string& name) {
  const auto key = to_keysym(name);
  if (!key) return {};
  // A layout that lacks the letter has another one on its key.
  const SDL_Scancode code = key->scancode != SDL_SCANCODE_UNKNOWN ? key->scancode
                                                                  : SDL_GetScancodeFromName(name.c_str());
  return SDL_GetKeyName(SDL_GetKeyFromScancode(code));
}

std::optional<SDL_Keysym> to_keysym(std::string_view name) {
  SDL_Keysym key{};
  constexpr std::array<std::pair<std::string_view, SDL_Keymod>, 3> kModifiers{
      {{"ctrl+", KMOD_LCTRL}, {"alt+", KMOD_LALT}, {"shift+", KMOD_LSHIFT}}};
  for (const auto& [prefix, modifier] : kModifiers) {
    if (name.size() <= prefix.size() || !name.starts_with(prefix)) continue;
    name.remove_prefix(prefix.size());
    key.mod = static_cast<std::uint16_t>(key.mod | modifier);
  }
  const auto* named = std::find_if(kNamedKeys.begin(), kNamedKeys.end(),
                                   [&](const NamedKey& k) { return k.name == name; });
  if (named != kNamedKeys.end())
    key.sym = named->code;
  else if (name.size() == 1 && name[0] > ' ' && name[0] < 127)
    key.sym = std::tolower(name[0]);
  else
    return {};
  key.scancode = SDL_GetScancodeFromKey(key.sym);
  if (key.sym >= '1' && key.sym <= '9') key.scancode = static_cast<SDL_Scancode>(SDL_SCANCODE_1 + (key.sym - '1'));
  if (key.sym == '0') key.scancode = SDL_SCANCODE_0;
  return key;
}

}  // namespace prowl::sdl
