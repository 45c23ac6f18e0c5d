#include "ui/kit/keys.hpp"

#include <algorithm>
#include <array>
#include <sstream>

namespace prowl::ui {
namespace {

const KeyAction* action_of(std::string_view id) {
  const auto& all = key_actions();
  const auto at = std::find_if(all.begin(), all.end(), [&](const KeyAction& a) { return a.id == id; });
  return at == all.end() ? nullptr : &*at;
}

const KeyAction* action_with(std::string_view key) {
  const auto& all = key_actions();
  const auto at = std::find_if(all.begin(), all.end(), [&](const KeyAction& a) { return a.key == key; });
  return at == all.end() ? nullptr : &*at;
}

// So that nobody can lock themselves out; and what windows, desktops and the staff of a shop listen to.
bool stays(std::string_view key) {
  static constexpr std::array<std::string_view, 24> kStay{
      "f2",     "esc",          "enter",  "space",  "tab",      "left",      "right",  "up",
      "down",   "home",         "end",    "pageup", "pagedown", "backspace", "delete", "menu",
      "ctrl+v", "shift+insert", "ctrl+q", "ctrl+w", "f9",       "f11",       "print",  "pause"};
  const auto plain = key.starts_with("shift+") ? key.substr(6) : key;
  if (key.empty() || key.find("alt+") != std::string_view::npos) return true;
  if (plain.size() == 1 && plain[0] >= '0' && plain[0] <= '9') return true;
  return std::find(kStay.begin(), kStay.end(), key) != kStay.end() ||
         std::find(kStay.begin(), kStay.end(), plain) != kStay.end();
}

std::string capital(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

}  // namespace

const std::vector<KeyAction>& key_actions() {
  static const std::vector<KeyAction> all{
      {"continue", "c"}, {"undo", "ctrl+z"}, {"hide", "h"},   {"options", "o"},     {"never", "n"}, {"enlarge", "z"},
      {"rules", "f1"},   {"aid", "f3"},      {"menu", "f10"}, {"log", "l"},         {"facts", "i"}, {"hint", "t"},
      {"advice", "a"},   {"plan", "j"},      {"belief", "b"}, {"look", "y"},        {"say", "s"},   {"practise", "p"},
      {"watch", "w"},    {"back", ","},      {"on", "."},     {"fullscreen", "f11"}};
  return all;
}

bool is_key_action(std::string_view key) { return action_with(key) != nullptr; }

Keys::Keys(const std::string& setting) {
  std::istringstream in(setting);
  std::map<std::string, std::string, std::less<>> wanted;
  for (std::string line; std::getline(in, line);)
    if (const auto at = line.find('='); at != std::string::npos) wanted[line.substr(0, at)] = line.substr(at + 1);
  std::vector<std::string> taken;
  for (const KeyAction& a : key_actions()) {
    const auto own = wanted.find(a.id);
    const std::string key = own == wanted.end() ? std::string(a.key) : own->second;
    if ((own != wanted.end() && stays(key)) || std::find(taken.begin(), taken.end(), key) != taken.end()) {
      own_.clear();
      return;
    }
    taken.push_back(key);
    if (key != a.key) own_[std::string(a.id)] = key;
  }
}

std::string Keys::setting() const {
  std::string out;
  for (const auto& [action, key] : own_) out += action + "=" + key + "\n";
  return out;
}

std::string Keys::meaning(const std::string& pressed) const {
  for (const auto& [action, key] : own_)
    if (key == pressed) return std::string(action_of(action)->key);
  const KeyAction* first = action_with(pressed);
  return first != nullptr && own_.contains(first->id) ? std::string() : pressed;
}

std::string Keys::pressed_for(std::string_view key) const {
  const KeyAction* action = action_with(key);
  const auto own = action == nullptr ? own_.end() : own_.find(action->id);
  return own == own_.end() ? std::string(key) : own->second;
}

Keys::Bound Keys::bind(std::string_view id, const std::string& key, std::string_view* by) {
  const KeyAction* action = action_of(id);
  if (action == nullptr || (stays(key) && key != action->key)) return Bound::fixed;
  for (const KeyAction& a : key_actions()) {
    if (a.id == id || pressed_for(a.key) != key) continue;
    if (by != nullptr) *by = a.id;
    return Bound::taken;
  }
  own_.erase(std::string(id));
  if (key != action->key) own_[std::string(id)] = key;
  return Bound::done;
}

std::string key_label(const Texts& texts, const KeyName& name, std::string key) {
  std::string before;
  for (const std::string_view modifier : {"ctrl", "alt", "shift"}) {
    if (key.size() <= modifier.size() + 1 || !key.starts_with(modifier) || key[modifier.size()] != '+') continue;
    before += texts.tr("key." + std::string(modifier)) + "+";
    key.erase(0, modifier.size() + 1);
  }
  const std::string named = name ? name(key) : std::string();
  return before + (named.empty() ? capital(key) : named);
}

}  // namespace prowl::ui
