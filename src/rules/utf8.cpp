#include "prowl/rules/utf8.hpp"

#include <utility>

#include <boost/locale/utf.hpp>

namespace prowl {

bool is_utf8(std::string_view text) {
  using Utf8 = boost::locale::utf::utf_traits<char>;
  for (const char *at = text.data(), *end = at + text.size(); at != end;)
    if (!boost::locale::utf::is_valid_codepoint(Utf8::decode(at, end))) return false;
  return true;
}

std::string cut_utf8(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  text.resize(most);
  return text;
}

std::string without_last(std::string text) {
  const std::size_t most = text.empty() ? 0 : text.size() - 1;
  return cut_utf8(std::move(text), most);
}

}  // namespace prowl
