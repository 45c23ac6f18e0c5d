#include "prowl/rules/utf8.hpp"

#include <boost/locale/utf.hpp>

namespace prowl {

bool is_utf8(std::string_view text) {
  using Utf8 = boost::locale::utf::utf_traits<char>;
  for (const char *at = text.data(), *end = at + text.size(); at != end;)
    if (!boost::locale::utf::is_valid_codepoint(Utf8::decode(at, end))) return false;
  return true;
}

}  // namespace prowl
