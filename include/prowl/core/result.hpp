#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>
#include <tl/expected.hpp>

namespace prowl {

/// What kind of wrong input it was; decides the exit code and how the client reacts.
enum class ErrorCode {
  bad_json,
  bad_rules,
  bad_save,
  bad_action,
  bad_option,
  bad_scenario,
  io,
  not_found,
  unsupported
};

/// What is wrong in English, and what it was made from: `pattern` with a {} for each of `args` is its key in the
/// catalogues.
struct Sentence {
  std::string text, pattern;
  std::vector<std::string> args;
  Sentence(std::string words) : text(std::move(words)), pattern(text) {}
  Sentence(const char* words) : Sentence(std::string(words)) {}
  Sentence(std::string words, std::string_view from, std::vector<std::string> with)
      : text(std::move(words)), pattern(from), args(std::move(with)) {}
};

/// As fmt::format, for patterns with plain {} only.
template <class... A>
Sentence say(fmt::format_string<const A&...> pattern, const A&... args) {
  const fmt::string_view from = pattern;
  return {fmt::format(pattern, args...), {from.data(), from.size()}, {fmt::format("{}", args)...}};
}

/// Wrong input (never a broken contract: those assert). `place` is a file with a line or JSON pointer, or a
/// notation line; `message` is a full sentence for the user, in English, for tools and logs.
struct Error {
  ErrorCode code{};
  std::string place;
  std::string message;
  std::string pattern{};  ///< of the Sentence
  std::vector<std::string> args{};
};

template <class T>
using Result = tl::expected<T, Error>;

inline Error make_error(ErrorCode code, std::string place, Sentence s) {
  return {code, std::move(place), std::move(s.text), std::move(s.pattern), std::move(s.args)};
}
inline tl::unexpected<Error> fail(ErrorCode code, std::string place, Sentence what) {
  return tl::unexpected<Error>(make_error(code, std::move(place), std::move(what)));
}
/// The same error of another kind, or of another place.
inline Error coded(ErrorCode code, Error e) {
  e.code = code;
  return e;
}
inline Error placed(std::string place, Error e) {
  e.place = std::move(place);
  return e;
}

/// "file:12: message"
inline std::string to_text(const Error& e) { return e.place.empty() ? e.message : e.place + ": " + e.message; }

}  // namespace prowl
