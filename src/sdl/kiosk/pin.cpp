#include "sdl/kiosk/pin.hpp"

#include <algorithm>

#ifdef PROWL_CRYPT
#include <memory>

#include <crypt.h>
#endif

namespace prowl::sdl {
namespace {

#ifdef PROWL_CRYPT
std::string crypted(const std::string& pin, const std::string& setting) {
  const auto data = std::make_unique<crypt_data>();
  const char* out = crypt_r(pin.c_str(), setting.c_str(), data.get());
  return out == nullptr || out[0] == '*' ? std::string() : std::string(out);
}
#endif

}  // namespace

bool is_pin(const std::string& text) {
  return text.size() >= kLeastPin && text.size() <= kMostPin &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Result<std::string> hash_pin(const std::string& pin) {
#ifdef PROWL_CRYPT
  char setting[CRYPT_GENSALT_OUTPUT_SIZE];
  if (crypt_gensalt_rn(nullptr, 0, nullptr, 0, setting, sizeof setting) != nullptr)
    if (std::string hash = crypted(pin, setting); !hash.empty()) return hash;
#endif
  (void)pin;
  return fail(ErrorCode::unsupported, "", "This system has no crypt(3) for PINs.");
}

// Compared in the same time wherever they differ.
bool check_pin(const std::string& pin, const std::string& hash) {
#ifdef PROWL_CRYPT
  const std::string made = crypted(pin, hash);
  if (made.empty() || made.size() != hash.size()) return false;
  unsigned differ = 0;
  for (std::size_t i = 0; i < made.size(); ++i) differ |= static_cast<unsigned>(made[i] ^ hash[i]);
  return differ == 0;
#else
  (void)pin;
  (void)hash;
  return false;
#endif
}

}  // namespace prowl::sdl
