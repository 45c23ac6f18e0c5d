#include "prowl/rules/messages.hpp"

#include <cstdint>
#include <exception>
#include <vector>

#include <boost/locale/gnu_gettext.hpp>
#include <boost/locale/message.hpp>

#include "prowl/rules/files.hpp"
#include "prowl/rules/utf8.hpp"

namespace prowl {
namespace {

using Facet = boost::locale::message_format<char>;

constexpr std::size_t kMaxHead = 4096;

/// A gettext catalogue as it lies on the disk (GNU gettext, "The Format of GNU MO Files"). Boost.Locale would read
/// wherever the file says.
class MoFile {
 public:
  explicit MoFile(std::string_view bytes) : bytes_(bytes) {}

  bool good() {
    if (bytes_.size() < 28) return false;
    swapped_ = number(0) == 0xde120495;
    if (number(0) != 0x950412de) return false;
    const std::uint64_t count = number(8), keys = number(12), texts = number(16);
    if (!inside(keys, 8 * count) || !inside(texts, 8 * count)) return false;
    for (std::uint64_t i = 0; i < count; ++i) {
      if (!is_text(keys + 8 * i) || !is_text(texts + 8 * i)) return false;
      // The head, with the rule for plurals.
      if (bytes_[number(keys + 8 * i + 4)] == 0 && number(texts + 8 * i) > kMaxHead) return false;
    }
    return good_hashes(number(20), number(24), count);
  }

 private:
  bool inside(std::uint64_t from, std::uint64_t length) const {
    return from <= bytes_.size() && length <= bytes_.size() - from;
  }
  std::uint32_t number(std::uint64_t at) const {
    std::uint32_t out = 0;
    for (std::size_t i = 0; i < 4; ++i)
      out = out << 8U | static_cast<unsigned char>(bytes_[at + (swapped_ ? i : 3 - i)]);
    return out;
  }
  // Each ends with a zero, which its length does not count.
  bool is_text(std::uint64_t entry) const {
    const std::uint64_t length = number(entry), from = number(entry + 4);
    return inside(from, length + 1) && bytes_[from + length] == 0 && is_utf8(bytes_.substr(from, length));
  }
  bool good_hashes(std::uint64_t buckets, std::uint64_t at, std::uint64_t count) const {
    if (buckets < 3 || !inside(at, 4 * buckets)) return false;
    for (std::uint64_t i = 0; i < buckets; ++i)
      if (number(at + 4 * i) > count) return false;
    return true;
  }

  std::string_view bytes_;
  bool swapped_ = false;
};

std::locale load(const std::filesystem::path& dir, std::string_view code) {
  namespace gettext = boost::locale::gnu_gettext;
  gettext::messages_info info;
  info.language = code;
  info.encoding = "UTF-8";
  info.paths = {to_utf8(dir)};
  info.domains.emplace_back("prowl");
  info.callback = [](const std::string& file, const std::string&) -> std::vector<char> {
    const auto bytes = read_file(to_path(file));
    return bytes && MoFile(*bytes).good() ? std::vector<char>(bytes->begin(), bytes->end()) : std::vector<char>{};
  };
  // It may name letters or plurals that nobody knows.
  try {
    return {std::locale::classic(), gettext::create_messages_facet<char>(info)};
  } catch (const std::exception&) {
    return std::locale::classic();
  }
}

}  // namespace

Messages::Messages(const std::filesystem::path& locale_dir, std::string_view code) : locale_(load(locale_dir, code)) {}

const char* Messages::find(const std::string& key, std::optional<long long> n) const {
  if (!std::has_facet<Facet>(locale_)) return nullptr;
  const auto& messages = std::use_facet<Facet>(locale_);
  const char* found = n ? messages.get(0, nullptr, key.c_str(), static_cast<int>(*n)) : nullptr;
  if (found == nullptr) found = messages.get(0, nullptr, key.c_str());
  return found != nullptr && *found != '\0' ? found : nullptr;
}

}  // namespace prowl
