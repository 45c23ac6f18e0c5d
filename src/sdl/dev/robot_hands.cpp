#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "sdl/app/input_map.hpp"
#include "sdl/dev/robot.hpp"
#include "sdl/dev/screen_reader.hpp"

namespace prowl::sdl {
namespace {

using Do = ui::RobotStep::Do;

constexpr int kMostTabs = 400;
constexpr const char* kAllOptions = "options.toggle";

}  // namespace

Result<ui::Widget> Robot::widget(const std::string& name) {
  settle();
  if (!holds([&] { return find_widget(scene(), name) != nullptr; })) {
    return broken(fmt::format("there is no \"{}\"; {}", name, inventory(scene())));
  }
  return *find_widget(scene(), name);
}

Result<ui::Point> Robot::place_of(const ui::Widget& w) {
  const ui::Point at = w.seen.centre();
  const ui::Size size = client_.canvas().size();
  if (w.seen.w < 1 || w.seen.h < 1) return broken(fmt::format("\"{}\" is scrolled out of view", w.id));
  if (at.x >= 0 && at.y >= 0 && at.x < size.w && at.y < size.h) return at;
  return broken(fmt::format("\"{}\" lies outside the window, at {:.0f}, {:.0f}", w.id, at.x, at.y));
}

// As a person does who has no wheel: the focus moves there, and the list follows.
Result<ui::Point> Robot::brought_into_view(const ui::Widget& w) {
  if (auto there = focus(w.id); !there) return tl::unexpected(there.error());
  const auto again = widget(w.id);
  return again ? place_of(*again) : tl::unexpected(again.error());
}

void Robot::move_to(ui::Point p) {
  const ui::Size ratio = client_.window().pixel_ratio();
  SDL_Event e{};
  e.type = SDL_MOUSEMOTION;
  e.motion.windowID = client_.window().id();
  e.motion.which = kRobotMouse;
  e.motion.x = static_cast<int>(p.x / ratio.w);
  e.motion.y = static_cast<int>(p.y / ratio.h);
  SDL_PushEvent(&e);
}

void Robot::button(bool down, ui::Point p) {
  const ui::Size ratio = client_.window().pixel_ratio();
  SDL_Event e{};
  e.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
  e.button.windowID = client_.window().id();
  e.button.which = kRobotMouse;
  e.button.button = SDL_BUTTON_LEFT;
  e.button.state = down ? SDL_PRESSED : SDL_RELEASED;
  e.button.clicks = 1;
  e.button.x = static_cast<int>(p.x / ratio.w);
  e.button.y = static_cast<int>(p.y / ratio.h);
  SDL_PushEvent(&e);
}

Result<void> Robot::click(const std::string& name, bool enabled) {
  if (hand_ == Hand::touch && enabled) return mean(name);
  const auto found = widget(name);
  if (!found) return tl::unexpected(found.error());
  if (found->enabled != enabled) {
    return broken(enabled ? fmt::format("\"{}\" is disabled: {}", name, found->reason)
                          : fmt::format("\"{}\" is enabled", name));
  }
  auto at = place_of(*found);
  if (!at && found->focusable) at = brought_into_view(*found);
  if (!at) return tl::unexpected(at.error());
  move_to(*at);
  settle();
  before_press();
  button(true, *at);
  button(false, *at);
  settle();
  return {};
}

Result<void> Robot::drag(const std::string& from, const std::string& to) {
  const auto source = widget(from), target = widget(to);
  if (!source) return tl::unexpected(source.error());
  if (!target) return tl::unexpected(target.error());
  const auto begin = place_of(*source), end = place_of(*target);
  if (!begin) return tl::unexpected(begin.error());
  if (!end) return tl::unexpected(end.error());
  move_to(*begin);
  before_press();
  button(true, *begin);
  settle();
  constexpr int kSteps = 6;
  for (int i = 1; i <= kSteps; ++i) {
    const float share = static_cast<float>(i) / kSteps;
    move_to({begin->x + (end->x - begin->x) * share, begin->y + (end->y - begin->y) * share});
    settle();
  }
  button(false, *end);
  settle();
  return {};
}

Result<void> Robot::pointer(const ui::RobotStep& step) {
  if (step.what == Do::click || step.what == Do::click_disabled) return click(step.a, step.what == Do::click);
  if (step.what == Do::drag) return drag(step.a, step.b);
  if (step.what == Do::choose) return choose(step);
  const auto found = widget(step.a);
  if (!found) return tl::unexpected(found.error());
  const auto at = place_of(*found);
  if (!at) return tl::unexpected(at.error());
  if (step.what == Do::swipe) return swipe(*at, static_cast<float>(step.n));
  move_to(*at);
  if (step.what == Do::wheel) {
    const ui::Size ratio = client_.window().pixel_ratio();
    SDL_Event e{};
    e.type = SDL_MOUSEWHEEL;
    e.wheel.windowID = client_.window().id();
    e.wheel.which = kRobotMouse;
    e.wheel.y = step.n;
    e.wheel.preciseY = static_cast<float>(step.n);
    e.wheel.mouseX = static_cast<int>(at->x / ratio.w);
    e.wheel.mouseY = static_cast<int>(at->y / ratio.h);
    SDL_PushEvent(&e);
  }
  settle();
  return {};
}

// Where the board is pointed at instead, the list of all options is asked for first.
Result<void> Robot::list_options(bool by_keys) {
  settle();
  holds([&] { return !options_of(scene()).empty() || find_widget(scene(), kAllOptions) != nullptr; });
  if (!options_of(scene()).empty() || find_widget(scene(), kAllOptions) == nullptr) return {};
  return by_keys ? press(kAllOptions) : click(kAllOptions, true);
}

Result<void> Robot::press(const std::string& name) {
  if (auto there = focus(name); !there) return there;
  return key("enter");
}

Result<void> Robot::choose(const ui::RobotStep& step) {
  if (auto listed = list_options(!step.b.empty()); !listed) return listed;
  if (!holds([&] { return !options_of(scene()).empty(); }))
    return broken("there is no option to choose; " + inventory(scene()));
  const std::vector<ui::Widget> options = options_of(scene());
  std::size_t index = step.a == "last" ? options.size() - 1 : 0;
  if (step.a == "random") {
    // Who can end a long choice ends it every other time, or one of hundreds would take for ever.
    const auto end = std::find_if(options.begin(), options.end(), [](const ui::Widget& w) { return w.primary; });
    const bool ends = end != options.end() && random_(2) == 0;
    index = ends ? static_cast<std::size_t>(end - options.begin())
                 : random_(static_cast<std::uint32_t>(options.size()));
  }
  const ui::Widget& chosen = options[index];
  if (step.b.empty()) return click(chosen.id, true);
  return press(chosen.id);
}

// Tab goes round; when the same widget comes a second time, this one cannot be reached.
Result<void> Robot::focus(const std::string& name) {
  const auto found = widget(name);
  if (!found) return tl::unexpected(found.error());
  std::vector<std::string> seen;
  for (int i = 0; i < kMostTabs; ++i) {
    if (client_.app().focused() == found->id) return {};
    if (auto pressed = key("tab"); !pressed) return pressed;
    const std::string now = client_.app().focused();
    if (std::count(seen.begin(), seen.end(), now) > 1) break;
    seen.push_back(now);
  }
  return broken(fmt::format("Tab does not reach \"{}\"; it went through: {}", found->id, fmt::join(seen, ", ")));
}

// The button that means that key.
Result<void> Robot::pad(const std::string& name) {
  const auto button = pad_button(name);
  if (!button) return broken(fmt::format("a game controller has no button \"{}\"", name));
  before_press();
  for (const std::uint32_t type : {SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP}) {
    SDL_Event e{};
    e.type = type;
    e.cbutton.which = kRobotPad;
    e.cbutton.button = static_cast<std::uint8_t>(*button);
    e.cbutton.state = type == SDL_CONTROLLERBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
    SDL_PushEvent(&e);
  }
  settle();
  return {};
}

Result<void> Robot::key(const std::string& name) {
  if (hand_ == Hand::pad) {
    const auto button = pad_button_of(name);
    return button.empty() ? broken(fmt::format("no button of a game controller means \"{}\"", name))
                          : pad(std::string(button));
  }
  const auto keysym = to_keysym(name);
  if (!keysym) return broken(fmt::format("unknown key \"{}\"", name));
  before_press();
  for (const std::uint32_t type : {SDL_KEYDOWN, SDL_KEYUP}) {
    SDL_Event e{};
    e.type = type;
    e.key.windowID = client_.window().id();
    e.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
    e.key.keysym = *keysym;
    SDL_PushEvent(&e);
  }
  settle();
  return {};
}

Result<void> Robot::type(const std::string& text) {
  settle();
  if (!client_.text_entry())
    return broken(fmt::format("nothing can be written; the focus is on \"{}\"", client_.app().focused()));
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<std::uint8_t>(text[end]) & 0xc0U) == 0x80U) ++end;
    SDL_Event e{};
    e.type = SDL_TEXTINPUT;
    e.text.windowID = client_.window().id();
    const std::size_t bytes = std::min(end - at, sizeof e.text.text - 1);
    std::copy_n(text.data() + at, bytes, e.text.text);
    SDL_PushEvent(&e);
    at = end;
    settle();
  }
  return {};
}

}  // namespace prowl::sdl
