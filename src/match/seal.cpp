#include "match/seal.hpp"

#include <array>

#ifndef XXH_INLINE_ALL
#define XXH_INLINE_ALL
#endif
#include <xxhash.h>

#include "prowl/core/chance.hpp"

namespace prowl {
namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t kLine = 76;
constexpr std::uint64_t kStream = 0x5ea1;

std::string mask_bytes(std::string_view text, std::uint64_t nonce) {
  Rng stream(mix(nonce, kStream));
  std::string out(text);
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (i % 8 == 0) word = stream.next();
    out[i] = static_cast<char>(static_cast<std::uint8_t>(out[i]) ^ static_cast<std::uint8_t>(word >> (8 * (i % 8))));
  }
  return out;
}

std::uint32_t byte_at(std::string_view bytes, std::size_t i) {
  return i < bytes.size() ? static_cast<std::uint8_t>(bytes[i]) : 0U;
}

std::string encode(std::string_view bytes) {
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::uint32_t three = byte_at(bytes, i) << 16U | byte_at(bytes, i + 1) << 8U | byte_at(bytes, i + 2);
    for (std::size_t k = 0; k < 4; ++k) {
      const bool padding = i + k > bytes.size();
      out += padding ? '=' : kAlphabet[three >> (18U - 6U * k) & 63U];
    }
    if (i / 3 % (kLine / 4) == kLine / 4 - 1) out += '\n';
  }
  if (!out.empty() && out.back() != '\n') out += '\n';
  return out;
}

std::array<std::int8_t, 256> decode_table() {
  std::array<std::int8_t, 256> table{};
  table.fill(-1);
  for (std::size_t i = 0; i < kAlphabet.size(); ++i)
    table[static_cast<std::uint8_t>(kAlphabet[i])] = static_cast<std::int8_t>(i);
  return table;
}

std::optional<std::string> decode(std::string_view text) {
  static const auto table = decode_table();
  std::string out;
  std::uint32_t bits = 0;
  int have = 0;
  for (const char c : text) {
    if (c == '\n' || c == '\r' || c == '=') continue;
    const int value = table[static_cast<std::uint8_t>(c)];
    if (value < 0) return std::nullopt;
    bits = (bits << 6U | static_cast<std::uint32_t>(value)) & 0xFFFFU;
    have += 6;
    if (have < 8) continue;
    have -= 8;
    out += static_cast<char>(bits >> static_cast<unsigned>(have) & 0xFFU);
  }
  return out;
}

}  // namespace

std::uint64_t text_hash(std::string_view text) { return XXH64(text.data(), text.size(), 0); }

std::string seal(std::string_view plain, std::uint64_t nonce) { return encode(mask_bytes(plain, nonce)); }

std::optional<std::string> unseal(std::string_view text, std::uint64_t nonce) {
  auto bytes = decode(text);
  if (bytes) *bytes = mask_bytes(*bytes, nonce);
  return bytes;
}

}  // namespace prowl
