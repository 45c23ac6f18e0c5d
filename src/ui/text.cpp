#include "text.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include <boost/locale/gnu_gettext.hpp>
#include <boost/locale/message.hpp>
#include <fmt/args.h>
#include <fmt/format.h>

#include "prowl/rules/files.hpp"

namespace prowl::ui {
namespace {

using Messages = boost::locale::message_format<char>;

constexpr std::array kLanguages{Language{"en", "English"}, Language{"fr", "Français"}, Language{"nl", "Nederlands"}};

// Only the messages facet, so that numbers, streams and files stay in the "C" locale.
std::locale load_messages(const std::filesystem::path& dir, std::string_view code) {
  namespace gettext = boost::locale::gnu_gettext;
  gettext::messages_info info;
  info.language = code;
  info.encoding = "UTF-8";
  info.paths = {to_utf8(dir)};
  info.domains.emplace_back("prowl");
  info.callback = [](const std::string& file, const std::string&) -> std::vector<char> {
    const auto bytes = read_file(to_path(file));
    return bytes ? std::vector<char>(bytes->begin(), bytes->end()) : std::vector<char>{};
  };
  return {std::locale::classic(), gettext::create_messages_facet<char>(info)};
}

const char* look_up(const std::locale& where, const std::string& key, long long n, bool plural) {
  if (!std::has_facet<Messages>(where)) return nullptr;
  const auto& messages = std::use_facet<Messages>(where);
  const char* found = plural ? messages.get(0, nullptr, key.c_str(), static_cast<int>(n)) : nullptr;
  if (found == nullptr) found = messages.get(0, nullptr, key.c_str());  // a text without plural forms fits any number
  return found != nullptr && *found != '\0' ? found : nullptr;
}

const char* accented(char c) {
  static constexpr std::string_view kPlain = "aceinouyAEIOUCN";
  static constexpr std::array kAccented{"á", "ç", "é", "ï", "ñ", "ö", "ü", "ý", "Å", "É", "Ï", "Ö", "Ü", "Ç", "Ñ"};
  const auto at = kPlain.find(c);
  return at == std::string_view::npos ? nullptr : kAccented[at];
}

// 40 % more, in words, so that long texts can wrap as a real language would.
std::string padding(std::size_t length) {
  static constexpr std::string_view kWords = " dolör sit amét consectetür elit sed";
  std::string more;
  while (more.size() * 5 < length * 2) more += kWords.substr(0, std::min(kWords.size(), std::size_t{7}));
  return more;
}

}  // namespace

Texts::Texts(std::filesystem::path locale_dir) : dir_(std::move(locale_dir)), english_(load_messages(dir_, "en")), local_(english_) {}

bool Texts::set_language(std::string_view code) {
  const bool known = code == "xx" || std::any_of(kLanguages.begin(), kLanguages.end(), [&](const Language& l) { return l.code == code; });
  if (!known) return false;
  code_ = code;
  local_ = code == "en" || code == "xx" ? english_ : load_messages(dir_, code);
  return true;
}

std::string Texts::find(std::string_view key, long long n, bool plural) const {
  const std::string id(key);
  if (const char* found = look_up(local_, id, n, plural)) return code_ == "xx" ? pseudo(found) : found;
  missing_.insert(id);
  if (const char* found = look_up(english_, id, n, plural)) return found;
  return id;
}

std::string Texts::tr(std::string_view key, const Args& args) const { return fill_text(find(key, 1, false), args); }

std::string Texts::trn(std::string_view key, long long n, Args args) const {
  args.emplace_back("n", n);
  return fill_text(find(key, n, true), args);
}

bool Texts::has(std::string_view key) const {
  const std::string id(key);
  return look_up(local_, id, 1, false) != nullptr || look_up(english_, id, 1, false) != nullptr;
}

std::vector<Language> Texts::languages() { return {kLanguages.begin(), kLanguages.end()}; }

std::string Texts::from_system(std::string_view name) {
  std::string code(name.substr(0, 2));
  std::transform(code.begin(), code.end(), code.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const bool whole = name.size() == 2 || (name.size() > 2 && std::isalpha(static_cast<unsigned char>(name[2])) == 0);
  for (const Language& l : kLanguages)
    if (whole && l.code == code) return code;
  return "en";
}

std::string fill_text(std::string_view text, const Args& args) {
  if (text.find('{') == std::string_view::npos && text.find('}') == std::string_view::npos) return std::string(text);
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const Arg& arg : args) store.push_back(fmt::arg(std::string(arg.name).c_str(), arg.value));
  try {
    return fmt::vformat(text, store);
  } catch (const fmt::format_error&) {
    return std::string(text);
  }
}

std::string pseudo(std::string_view text) {
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
