#pragma once
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "prowl/core/result.hpp"
#include "prowl/rules/messages.hpp"

namespace prowl::ui {

/// A named argument of a text: `{name}` in the catalogue.
struct Arg {
  std::string_view name;
  std::string value;
  Arg(std::string_view n, std::string v) : name(n), value(std::move(v)) {}
  Arg(std::string_view n, std::string_view v) : name(n), value(v) {}
  Arg(std::string_view n, const char* v) : name(n), value(v) {}
  Arg(std::string_view n, long long v) : name(n), value(std::to_string(v)) {}
  Arg(std::string_view n, int v) : name(n), value(std::to_string(v)) {}
};
using Args = std::vector<Arg>;

struct Language {
  std::string_view code, name;  ///< "fr", "Français"
};

/// Texts by key from gettext catalogues (<dir>/<code>/LC_MESSAGES/prowl.mo). A key missing in the language is taken
/// from English, then shown as itself, and noted. A malformed text is shown with its braces. Language "xx" is English
/// made 40 % longer, with accents and brackets: for finding what is clipped and what was never translated.
class Texts {
 public:
  explicit Texts(std::filesystem::path locale_dir);
  /// "en", "fr", "nl", "xx"; false (and nothing changes) for others.
  bool set_language(std::string_view code);
  const std::string& language() const { return code_; }

  std::string tr(std::string_view key, const Args& = {}) const;
  /// With plural forms; `{n}` is the number.
  std::string trn(std::string_view key, long long n, Args = {}) const;
  /// "label: text" as the language writes it; `text` alone without a label.
  std::string labelled(std::string_view label, std::string_view text) const;
  bool has(std::string_view key) const;
  /// What is wrong, after the name of the file without its folders. English where the catalogue of errors has nothing.
  std::string error(const Error&) const;

  /// Keys that were asked for and found nowhere.
  const std::set<std::string>& missing() const { return missing_; }

  static std::vector<Language> languages();  ///< without "xx"
  /// The language for LANG-like text ("nl_BE.UTF-8", "fr-FR"), else "en".
  static std::string from_system(std::string_view name);

 private:
  std::string find(std::string_view key, std::optional<long long> n) const;
  std::string of_english(const std::string& words) const;

  std::filesystem::path dir_;
  std::string code_ = "en";
  Messages english_, local_;
  mutable std::set<std::string> missing_;
};

/// "{a} and {b}" with arguments put in; malformed texts come back as they are.
std::string fill_text(std::string_view text, const Args&);
/// The pseudo-language: keeps everything in braces.
std::string pseudo(std::string_view text);

}  // namespace prowl::ui
