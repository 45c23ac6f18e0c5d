#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace prowl {

/// Whether all of it is UTF-8, as what is drawn, printed or put into JSON must be.
bool is_utf8(std::string_view text);

/// The beginning of `text` as far as `most` bytes have room for it, no character cut in two.
std::string cut_utf8(std::string text, std::size_t most);
/// `text` without its last character.
std::string without_last(std::string text);

}  // namespace prowl
