#include "tools/terminal/texts.hpp"

namespace prowl::tools {
namespace {

std::string filled(std::string text, const Texts::Arguments& arguments) {
  std::string out;
  std::string_view rest = text;
  for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    const auto close = rest.find('}', open);
    if (close == std::string_view::npos) break;
    out += rest.substr(0, open);
    const auto name = rest.substr(open + 1, close - open - 1);
    for (const auto& [known, value] : arguments)
      if (known == name) out += value;
    rest.remove_prefix(close + 1);
  }
  return out + std::string(rest);
}

}  // namespace

Texts::Texts(const std::filesystem::path& locale_dir, std::string_view language) : messages_(locale_dir, language) {}

std::optional<std::string> Texts::find(const std::string& key, Arguments arguments, std::optional<int> n) const {
  const char* text = messages_.find(key, n);
  if (text == nullptr) return std::nullopt;
  if (n) arguments.emplace_back("n", std::to_string(*n));
  return filled(text, arguments);
}

}  // namespace prowl::tools
