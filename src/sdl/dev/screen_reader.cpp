#include "sdl/dev/screen_reader.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace prowl::sdl {
namespace {

constexpr std::size_t kMaxListed = 40;

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

const ui::Widget* find_widget(const ui::Scene& scene, const std::string& name) {
  const ui::Widget* disabled = nullptr;
  for (const ui::Widget& w : scene.widgets) {
    if (w.id == name) return &w;
  }
  for (const ui::Widget& w : scene.widgets) {
    if (w.name != name) continue;
    if (w.enabled && w.role != ui::Role::label && w.role != ui::Role::heading) return &w;
    if (disabled == nullptr) disabled = &w;
  }
  return disabled;
}

bool shows(const ui::Scene& scene, const std::string& text) {
  const auto in_draw = [&](const ui::Draw& d) { return d.op == ui::Draw::Op::text && contains(d.text, text); };
  const auto in_widget = [&](const ui::Widget& w) {
    return w.id == text || contains(w.name, text) || contains(w.value, text) || contains(w.reason, text);
  };
  return std::any_of(scene.draws.begin(), scene.draws.end(), in_draw) ||
         std::any_of(scene.widgets.begin(), scene.widgets.end(), in_widget);
}

std::string inventory(const ui::Scene& scene) {
  std::string out = "there is:";
  std::size_t listed = 0;
  for (const bool enabled : {true, false}) {
    for (const ui::Widget& w : scene.widgets) {
      if (w.enabled != enabled || ++listed > kMaxListed) continue;
      out += fmt::format("\n  {}{} \"{}\"", w.id, enabled ? "" : " (disabled)", w.name);
    }
  }
  if (listed == 0) out += " nothing";
  if (listed > kMaxListed) out += fmt::format("\n  and {} more", listed - kMaxListed);
  return out;
}

std::vector<ui::Widget> options_of(const ui::Scene& scene) {
  std::vector<ui::Widget> options;
  std::copy_if(scene.widgets.begin(), scene.widgets.end(), std::back_inserter(options),
               [](const ui::Widget& w) { return w.role == ui::Role::option && w.enabled; });
  return options;
}

}  // namespace prowl::sdl
