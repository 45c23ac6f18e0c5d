#pragma once
#include <filesystem>
#include <locale>
#include <optional>
#include <string>
#include <string_view>

namespace prowl {

/// The texts of one language, from the gettext catalogue <dir>/<code>/LC_MESSAGES/prowl.mo; where there is none,
/// nothing is found. Touches nobody's locale: numbers, streams and files stay in the "C" locale.
class Messages {
 public:
  Messages(const std::filesystem::path& locale_dir, std::string_view code);
  /// The text under `key`, with a number in its plural form (a text without plural forms fits any number), or nullptr.
  /// It lives as long as the last copy of these Messages.
  [[nodiscard]] const char* find(const std::string& key, std::optional<long long> n = {}) const;

 private:
  std::locale locale_;
};

}  // namespace prowl
