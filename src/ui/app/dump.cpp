#include "ui/app/dump.hpp"

#include <fmt/format.h>

namespace prowl::ui {
namespace {

std::string line(const Widget& w, bool focused) {
  std::string out = fmt::format("{} {} \"{}\"", role_name(w.role), w.id, w.name);
  if (!w.value.empty()) out += fmt::format(" = \"{}\"", w.value);
  if (!w.enabled) out += fmt::format(" disabled (\"{}\")", w.reason);
  if (w.primary) out += " primary";
  if (w.secret) out += " secret";
  if (!w.hotkey.empty()) out += fmt::format(" key {}", w.hotkey);
  if (focused) out += " focus";
  return out + fmt::format(" [{:.0f} {:.0f} {:.0f} {:.0f}]", w.box.x, w.box.y, w.box.w, w.box.h);
}

}  // namespace

const char* role_name(Role role) {
  static constexpr const char* kNames[] = {"button", "option", "toggle",  "choice", "slider", "field",
                                           "tab",    "row",    "card",    "place",  "token",  "seat",
                                           "link",   "label",  "heading", "region"};
  return kNames[static_cast<std::size_t>(role)];
}

std::string dump_scene(const std::string& screen, const Scene& scene, const std::string& focus) {
  std::string out = "screen " + screen + "\n";
  for (const Widget& w : scene.widgets) out += line(w, w.id == focus) + "\n";
  for (const std::string& text : scene.clipped) out += fmt::format("clipped \"{}\"\n", text);
  return out;
}

}  // namespace prowl::ui
