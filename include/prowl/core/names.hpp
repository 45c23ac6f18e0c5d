#pragma once
#include <string_view>

namespace prowl {

/// What a kind, zone or counter is called apart from the seat that has it: "hand" for "hand_p2"; other names stay as they are.
constexpr std::string_view name_stem(std::string_view name) {
  constexpr std::size_t kTail = 3;
  if (name.size() <= kTail) return name;
  const std::string_view tail = name.substr(name.size() - kTail);
  return tail.starts_with("_p") && tail[2] >= '1' && tail[2] <= '8' ? name.substr(0, name.size() - kTail) : name;
}

}  // namespace prowl
