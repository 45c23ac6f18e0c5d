#pragma once
#include <filesystem>
#include <locale>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace prowl::tools {

/// English texts from the program's gettext catalogue; where there is none, nothing is found.
class Texts {
 public:
  using Arguments = std::vector<std::pair<std::string, std::string>>;

  explicit Texts(const std::filesystem::path& locale_dir);
  /// The text under `key` with `{name}` replaced; with a number, its plural form, and `{n}`.
  std::optional<std::string> find(const std::string& key, Arguments arguments = {}, std::optional<int> n = {}) const;

 private:
  std::locale locale_;
};

}  // namespace prowl::tools
