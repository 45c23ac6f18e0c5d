#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"
#include "prowl/rules/strict_json.hpp"

namespace prowl {
namespace {

using nlohmann::json;

// Reads the text while telling the handler below how far the parser has come, which its events don't say.
class Cursor {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  Cursor() = default;
  Cursor(const char* at, const char** shared) : at_(at), shared_(shared) {}
  reference operator*() const { return *at_; }
  Cursor& operator++() {
    *shared_ = ++at_;
    return *this;
  }
  Cursor operator++(int) {
    Cursor before = *this;
    ++*this;
    return before;
  }
  bool operator==(const Cursor& other) const { return at_ == other.at_; }

 private:
  const char* at_ = nullptr;
  const char** shared_ = nullptr;
};

std::string place_of(std::string_view text, std::size_t offset, std::string_view file) {
  const std::string_view before = text.substr(0, offset);
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::size_t newline = before.rfind('\n');
  const std::size_t column = offset - (newline == std::string_view::npos ? 0 : newline + 1) + 1;
  return fmt::format("{}:{}:{}", file, line, column);
}

// Bytes of broken UTF-8 would break every place that prints the message.
std::string printable(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte > 0x7e) {
      out += fmt::format("<{:02x}>", byte);
    } else {
      out += c;
    }
  }
  return out;
}

/// Builds the value without recursion; every refusal ends the parse at once.
class Builder final : public nlohmann::json_sax<json> {
 public:
  Builder(std::string_view text, std::string_view file) : text_(text), file_(file), at_(text.data()) {}

  Cursor begin() { return {text_.data(), &at_}; }
  Cursor end() { return {text_.data() + text_.size(), &at_}; }
  Result<json> take() && {
    if (failed_) return tl::unexpected<Error>(std::move(error_));
    return std::move(root_);
  }

  bool null() override { return add(nullptr) != nullptr; }
  bool boolean(bool value) override { return add(value) != nullptr; }
  bool number_integer(number_integer_t value) override { return add(value) != nullptr; }
  bool number_unsigned(number_unsigned_t value) override { return add(value) != nullptr; }
  bool number_float(number_float_t value, const string_t&) override { return add(value) != nullptr; }
  bool string(string_t& value) override { return add(std::move(value)) != nullptr; }
  bool binary(binary_t&) override { return refuse(offset(), "Binary values are no JSON."); }
  bool start_object(std::size_t) override { return open(json::object()); }
  bool start_array(std::size_t) override { return open(json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& value) override {
    if (open_.back()->contains(value)) {
      return refuse(start_of_string(), say("The key {} stands here twice.", json(value).dump()));
    }
    key_ = std::move(value);
    return true;
  }

  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& exception) override {
    std::string_view what = exception.what();
    for (const std::string_view lead : {"] ", ": "}) {
      const std::size_t found = what.find(lead);
      if (found != std::string_view::npos) what.remove_prefix(found + lead.size());
    }
    const std::size_t at = std::min(position == 0 ? offset() : position, text_.size() + 1);
    return refuse(at == 0 ? 0 : at - 1, say("This is no JSON: {}.", printable(what)));
  }

 private:
  [[nodiscard]] std::size_t offset() const { return static_cast<std::size_t>(at_ - text_.data()); }

  // The parser stands just behind the closing quote.
  [[nodiscard]] std::size_t start_of_string() const {
    std::size_t quote = text_.rfind('"', offset() - 1);
    do {
      quote = text_.rfind('"', quote - 1);
    } while (is_escaped(quote));
    return quote;
  }
  [[nodiscard]] bool is_escaped(std::size_t quote) const {
    std::size_t backslashes = 0;
    while (backslashes < quote && text_[quote - 1 - backslashes] == '\\') ++backslashes;
    return backslashes % 2 == 1;
  }

  template <class T>
  json* add(T&& value) {
    if (open_.empty()) {
      root_ = std::forward<T>(value);
      return &root_;
    }
    json& outer = *open_.back();
    if (outer.is_object()) return &(outer[key_] = std::forward<T>(value));
    outer.push_back(std::forward<T>(value));
    return &outer.back();
  }

  bool open(json container) {
    if (open_.size() >= kMaxJsonDepth) {
      return refuse(offset() - 1, say("Nested more than {} deep.", kMaxJsonDepth));
    }
    open_.push_back(add(std::move(container)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  bool refuse(std::size_t offset, Sentence what) {
    failed_ = true;
    error_ = make_error(ErrorCode::bad_json, place_of(text_, offset, file_), std::move(what));
    return false;
  }

  std::string_view text_;
  std::string_view file_;
  const char* at_;
  json root_;
  std::vector<json*> open_;
  std::string key_;
  bool failed_ = false;
  Error error_;
};

}  // namespace

Result<json> parse_json(std::string_view text, std::string_view file) {
  if (text.size() > kMaxJsonBytes) {
    return fail(ErrorCode::bad_json, std::string(file), say("Larger than {} bytes.", kMaxJsonBytes));
  }
  if (text.empty()) return fail(ErrorCode::bad_json, fmt::format("{}:1:1", file), "The file is empty.");
  Builder builder(text, file);
  json::sax_parse(builder.begin(), builder.end(), &builder);
  return std::move(builder).take();
}

Result<json> load_json(const std::string& utf8_path) {
  auto bytes = read_file(to_path(utf8_path), kMaxJsonBytes);
  if (!bytes) return tl::unexpected<Error>(std::move(bytes.error()));
  return parse_json(*bytes, utf8_path);
}

}  // namespace prowl
