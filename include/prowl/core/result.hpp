#pragma once
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace prowl {

/// What kind of wrong input it was; decides the exit code and how the client reacts.
enum class ErrorCode { bad_json, bad_rules, bad_save, bad_action, bad_option, bad_scenario, io, not_found, unsupported };

/// Wrong input (never a broken contract: those assert). `place` is a file with a line or JSON pointer, or a
/// notation line; `message` is a full sentence for the user, in English, for tools and logs.
struct Error {
  ErrorCode code{};
  std::string place;
  std::string message;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ErrorCode code, std::string place, std::string message) {
  return tl::unexpected<Error>(Error{code, std::move(place), std::move(message)});
}

/// "file:12: message"
inline std::string to_text(const Error& e) { return e.place.empty() ? e.message : e.place + ": " + e.message; }

}  // namespace prowl
