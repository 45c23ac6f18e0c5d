#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace prowl {

/// Masks `plain` so that an editor shows nothing readable: base64 in lines of 76. This hides, it does not protect.
std::string seal(std::string_view plain, std::uint64_t nonce);
/// Inverse of seal; nothing when `text` is not base64.
std::optional<std::string> unseal(std::string_view text, std::uint64_t nonce);
/// Serves as the nonce, and proves that an unsealed text is whole.
std::uint64_t text_hash(std::string_view text);

}  // namespace prowl
