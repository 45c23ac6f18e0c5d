#include "prowl/rules/messages.hpp"

#include <vector>

#include <boost/locale/gnu_gettext.hpp>
#include <boost/locale/message.hpp>

#include "prowl/rules/files.hpp"

namespace prowl {
namespace {

using Facet = boost::locale::message_format<char>;

std::locale load(const std::filesystem::path& dir, std::string_view code) {
  namespace gettext = boost::locale::gnu_gettext;
  gettext::messages_info info;
  info.language = code;
  info.encoding = "UTF-8";
  info.paths = {to_utf8(dir)};
  info.domains.emplace_back("prowl");
  info.callback = [](const std::string& file, const std::string&) -> std::vector<char> {
    const auto bytes = read_file(to_path(file));
    return bytes ? std::vector<char>(bytes->begin(), bytes->end()) : std::vector<char>{};
  };
  return {std::locale::classic(), gettext::create_messages_facet<char>(info)};
}

}  // namespace

Messages::Messages(const std::filesystem::path& locale_dir, std::string_view code) : locale_(load(locale_dir, code)) {}

const char* Messages::find(const std::string& key, std::optional<long long> n) const {
  if (!std::has_facet<Facet>(locale_)) return nullptr;
  const auto& messages = std::use_facet<Facet>(locale_);
  const char* found = n ? messages.get(0, nullptr, key.c_str(), static_cast<int>(*n)) : nullptr;
  if (found == nullptr) found = messages.get(0, nullptr, key.c_str());
  return found != nullptr && *found != '\0' ? found : nullptr;
}

}  // namespace prowl
