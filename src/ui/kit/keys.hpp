#pragma once
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "words/text.hpp"

namespace prowl::ui {

/// Something that a key does wherever it stands on the screen; `key` is the one it has at first, which widgets name.
struct KeyAction {
  std::string_view id, key;
};
/// In the order of the settings. Arrows, Tab, Enter, Space, Esc, digits and the keys that turn pages are nobody's: they
/// stay what they are.
const std::vector<KeyAction>& key_actions();
bool is_key_action(std::string_view key);

/// Which key does what. A key that was given to another action, and that of an action which has another now, do nothing
/// else.
class Keys {
 public:
  /// "log=k" a line, as settings keep it. What can't be is as at first.
  explicit Keys(const std::string& setting = "");
  std::string setting() const;

  /// What a pressed key means: the key that widgets name; "" when it means nothing.
  std::string meaning(const std::string& pressed) const;
  /// The key that does what this one did at first.
  std::string pressed_for(std::string_view key) const;

  enum class Bound : unsigned char { done, fixed, taken };
  /// `taken`: `by` is the action that has the key.
  Bound bind(std::string_view action, const std::string& key, std::string_view* by = nullptr);

 private:
  std::map<std::string, std::string, std::less<>> own_;  ///< by action: a key other than at first
};

/// A key as the layout calls it, without "ctrl+" and the like.
using KeyName = std::function<std::string(const std::string&)>;
/// What is written on the keys: "Ctrl+Z". `name` may be empty.
std::string key_label(const Texts&, const KeyName& name, std::string key);

}  // namespace prowl::ui
