#pragma once
#include <string_view>

namespace prowl {

/// Whether all of it is UTF-8, as what is drawn, printed or put into JSON must be.
bool is_utf8(std::string_view text);

}  // namespace prowl
