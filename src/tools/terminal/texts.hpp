#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "prowl/rules/messages.hpp"

namespace prowl::tools {

/// Texts of one language from the program's gettext catalogue; where there is none, nothing is found.
class Texts {
 public:
  using Arguments = std::vector<std::pair<std::string, std::string>>;

  Texts(const std::filesystem::path& locale_dir, std::string_view language);
  /// The text under `key` with `{name}` replaced; with a number, its plural form, and `{n}`.
  std::optional<std::string> find(const std::string& key, Arguments arguments = {}, std::optional<int> n = {}) const;

 private:
  Messages messages_;
};

}  // namespace prowl::tools
