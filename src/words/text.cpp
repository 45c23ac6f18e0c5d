#include "words/text.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include <fmt/args.h>
#include <fmt/format.h>

namespace prowl::ui {
namespace {

constexpr std::array kLanguages{Language{"en", "English"}, Language{"fr", "Français"}, Language{"nl", "Nederlands"}};

const char* accented(char c) {
  static constexpr std::string_view kPlain = "aceinouyAEIOUCN";
  static constexpr std::array kAccented{"á", "ç", "é", "ï", "ñ", "ö", "ü", "ý", "Å", "É", "Ï", "Ö", "Ü", "Ç", "Ñ"};
  const auto at = kPlain.find(c);
  return at == std::string_view::npos ? nullptr : kAccented[at];
}

using Filling = fmt::dynamic_format_arg_store<fmt::format_context>;

/// How a text says what stands in it: each by its name, or all in their order.
enum class Fields : unsigned char { named, in_order };

// Texts name what stands in them and no more: a width could ask for any amount of room, a number for what is not there.
bool plain_fields(std::string_view text, Fields fields) {
  for (auto at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
    if (text.substr(at, 2) == "{{") {
      ++at;
      continue;
    }
    const std::string_view field = text.substr(at + 1, text.find('}', at) - at - 1);
    if (field.find(':') != std::string_view::npos) return false;
    const bool named = !field.empty() && std::isdigit(static_cast<unsigned char>(field.front())) == 0;
    if (fields == Fields::named ? !named : !field.empty()) return false;
  }
  return true;
}

// A malformed text comes back as it is.
std::string filled(std::string_view text, const Filling& args, Fields fields) {
  if (!plain_fields(text, fields)) return std::string(text);
  try {
    return fmt::vformat(text, args);
  } catch (const fmt::format_error&) {
    return std::string(text);
  }
}

// "folder/save.prowl:3" without its folders; what follows # is a place inside the file.
std::string file_name(const std::string& place) {
  const auto inside = std::min(place.find('#'), place.size());
  const auto slash = place.find_last_of("/\\", inside);
  return slash == std::string::npos || slash >= inside ? place : place.substr(slash + 1);
}

// 40 % more, in words, so that long texts can wrap as a real language would.
std::string padding(std::size_t length) {
  static constexpr std::string_view kWords = " dolör sit amét consectetür elit sed";
  std::string more;
  while (more.size() * 5 < length * 2) more += kWords.substr(0, std::min(kWords.size(), std::size_t{7}));
  return more;
}

}  // namespace

Texts::Texts(std::filesystem::path locale_dir) : dir_(std::move(locale_dir)), english_(dir_, "en"), local_(english_) {}

bool Texts::set_language(std::string_view code) {
  const bool known = code == "xx" || std::any_of(kLanguages.begin(), kLanguages.end(),
                                                 [&](const Language& l) { return l.code == code; });
  if (!known) return false;
  code_ = code;
  local_ = code == "en" || code == "xx" ? english_ : Messages(dir_, code);
  return true;
}

std::string Texts::find(std::string_view key, std::optional<long long> n) const {
  std::string id(key);
  if (const char* found = local_.find(id, n)) return code_ == "xx" ? pseudo(found) : found;
  missing_.insert(id);
  if (const char* found = english_.find(id, n)) return found;
  return id;
}

std::string Texts::tr(std::string_view key, const Args& args) const { return fill_text(find(key, {}), args); }

std::string Texts::labelled(std::string_view label, std::string_view text) const {
  return label.empty() ? std::string(text) : tr("labelled", {{"label", label}, {"text", text}});
}

std::string Texts::trn(std::string_view key, long long n, Args args) const {
  args.emplace_back("n", n);
  return fill_text(find(key, n), args);
}

bool Texts::has(std::string_view key) const {
  const std::string id(key);
  return local_.find(id) != nullptr || english_.find(id) != nullptr;
}

// Errors have their English words as keys.
std::string Texts::of_english(const std::string& words) const {
  const char* found = words.empty() ? nullptr : local_.find(words);  // the empty key is the catalogue's own head
  return found == nullptr ? words : found;
}

std::string Texts::error(const Error& e) const {
  Filling args;
  for (const std::string& a : e.args) args.push_back(of_english(a));
  std::string words = of_english(e.pattern.empty() ? e.message : e.pattern);
  if (!e.args.empty()) words = filled(words, args, Fields::in_order);
  if (code_ == "xx") words = pseudo(words);
  const std::string place = file_name(e.place);
  if (!place.empty()) words.insert(std::min(words.find('\n'), words.size()), " (" + place + ")");
  return words;
}

std::vector<Language> Texts::languages() { return {kLanguages.begin(), kLanguages.end()}; }

std::string Texts::from_system(std::string_view name) {
  std::string code(name.substr(0, 2));
  std::transform(code.begin(), code.end(), code.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const bool whole = name.size() == 2 || (name.size() > 2 && std::isalpha(static_cast<unsigned char>(name[2])) == 0);
  for (const Language& l : kLanguages)
    if (whole && l.code == code) return code;
  return "en";
}

std::string fill_text(std::string_view text, const Args& args) {
  if (text.find('{') == std::string_view::npos && text.find('}') == std::string_view::npos) return std::string(text);
  Filling store;
  for (const Arg& arg : args) store.push_back(fmt::arg(std::string(arg.name).c_str(), arg.value));
  return filled(text, store, Fields::named);
}

// Figures and signs are the same in every language: only words grow.
std::string pseudo(std::string_view text) {
  int inside = 0;
  const bool wordless = std::none_of(text.begin(), text.end(), [&](char c) {
    inside += c == '{' ? 1 : c == '}' ? -1 : 0;
    return inside == 0 && accented(c) != nullptr;
  });
  if (wordless) return std::string(text);
  std::string out = "[";
  int depth = 0;
  for (const char c : text) {
    depth += c == '{' ? 1 : 0;
    const char* replaced = depth == 0 ? accented(c) : nullptr;
    if (replaced != nullptr)
      out += replaced;
    else
      out += c;
    depth -= c == '}' ? 1 : 0;
  }
  return out + padding(text.size()) + "]";
}

}  // namespace prowl::ui
