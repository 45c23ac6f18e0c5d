#include "texts.hpp"

#include <boost/locale/gnu_gettext.hpp>
#include <boost/locale/message.hpp>

#include "prowl/rules/files.hpp"

namespace prowl::tools {
namespace {

using Messages = boost::locale::message_format<char>;

// Only the messages facet: numbers, streams and files stay in the "C" locale.
std::locale load_messages(const std::filesystem::path& dir) {
  namespace gettext = boost::locale::gnu_gettext;
  gettext::messages_info info;
  info.language = "en";
  info.encoding = "UTF-8";
  info.paths = {to_utf8(dir)};
  info.domains.emplace_back("prowl");
  info.callback = [](const std::string& file, const std::string&) -> std::vector<char> {
    const auto bytes = read_file(to_path(file));
    return bytes ? std::vector<char>(bytes->begin(), bytes->end()) : std::vector<char>{};
  };
  return {std::locale::classic(), gettext::create_messages_facet<char>(info)};
}

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

Texts::Texts(const std::filesystem::path& locale_dir) : locale_(load_messages(locale_dir)) {}

std::optional<std::string> Texts::find(const std::string& key, Arguments arguments, std::optional<int> n) const {
  if (!std::has_facet<Messages>(locale_)) return std::nullopt;
  const auto& messages = std::use_facet<Messages>(locale_);
  const char* text = n ? messages.get(0, nullptr, key.c_str(), *n) : nullptr;
  if (text == nullptr) text = messages.get(0, nullptr, key.c_str());
  if (text == nullptr || *text == '\0') return std::nullopt;
  if (n) arguments.emplace_back("n", std::to_string(*n));
  return filled(text, arguments);
}

}  // namespace prowl::tools
