#pragma once
#include <string>

#include "prowl/core/result.hpp"

namespace prowl::sdl {

constexpr std::size_t kLeastPin = 4, kMostPin = 12;

/// A PIN is four to twelve digits.
bool is_pin(const std::string&);
/// The line for kiosk.json: crypt(3) with the system's best method and a salt of its own. Error: unsupported, where the
/// system has no crypt.
Result<std::string> hash_pin(const std::string& pin);
bool check_pin(const std::string& pin, const std::string& hash);

}  // namespace prowl::sdl
