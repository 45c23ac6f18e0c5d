#pragma once
#include <cstdint>
#include <string_view>

namespace prowl::sdl {

/// The code point at `at`, which moves on behind it. Broken bytes give U+FFFD, one at a time.
inline std::uint32_t next_code_point(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t lead = byte(at++);
  if (lead < 0x80) return lead;
  const int more = lead >= 0xf0 && lead < 0xf8 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc2 ? 1 : 0;
  if (more == 0 || lead >= 0xf8 || at + static_cast<std::size_t>(more) > text.size()) return 0xfffd;
  std::uint32_t code = lead & (0x3fU >> more);
  for (int i = 0; i < more; ++i) {
    const std::uint8_t next = byte(at + static_cast<std::size_t>(i));
    if ((next & 0xc0U) != 0x80U) return 0xfffd;
    code = code << 6 | (next & 0x3fU);
  }
  at += static_cast<std::size_t>(more);
  return code;
}

}  // namespace prowl::sdl
