#include "prowl/rules/strict_json.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "prowl/rules/files.hpp"

namespace prowl {
namespace {

using nlohmann::json;
using Type = json::value_t;

std::string_view name_of(Type type) {
  switch (type) {
    case Type::null: return "null";
    case Type::object: return "an object";
    case Type::array: return "an array";
    case Type::string: return "a text";
    case Type::boolean: return "true or false";
    case Type::number_integer:
    case Type::number_unsigned: return "a whole number";
    case Type::number_float: return "a number with a fraction";
    default: return "something else";
  }
}

std::string escaped(std::string_view key) {
  std::string out;
  for (const char c : key) {
    if (c == '~') {
      out += "~0";
    } else if (c == '/') {
      out += "~1";
    } else {
      out += c;
    }
  }
  return out;
}

std::string child(const std::string& pointer, std::string_view key) { return pointer + "/" + escaped(key); }

// A large unsigned number must not turn negative on its way into the range check.
bool is_in_range(const json& value, int min, int max) {
  if (value.is_number_unsigned()) {
    const auto number = value.get<std::uint64_t>();
    return max >= 0 && number <= static_cast<std::uint64_t>(max) &&
           (min < 0 || number >= static_cast<std::uint64_t>(min));
  }
  const auto number = value.get<std::int64_t>();
  return number >= min && number <= max;
}

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

}  // namespace

Reader::Reader(const json& value, std::string file, std::string pointer, ErrorCode code)
    : value_(&value),
      file_(std::move(file)),
      pointer_(std::move(pointer)),
      code_(code),
      errors_(std::make_shared<std::vector<Error>>()) {
  if (!value.is_object()) complain("", say("Expected an object, found {}.", name_of(value.type())));
}

Reader::Reader(const json& value, const Reader& outer, std::string pointer)
    : value_(&value), file_(outer.file_), pointer_(std::move(pointer)), code_(outer.code_), errors_(outer.errors_) {}

std::string Reader::place(std::string_view key) const {
  return fmt::format("{}#{}", file_, key.empty() ? pointer_ : child(pointer_, key));
}

void Reader::complain(std::string_view key, Sentence what) {
  errors_->push_back(make_error(code_, place(key), std::move(what)));
}

bool Reader::has(std::string_view key) const { return value_->is_object() && value_->find(key) != value_->end(); }

const json* Reader::raw(std::string_view key, bool required) {
  if (std::find(asked_.begin(), asked_.end(), key) == asked_.end()) asked_.emplace_back(key);
  if (!value_->is_object()) return nullptr;
  const auto found = value_->find(key);
  if (found != value_->end()) return &*found;
  if (required) complain("", say("The key \"{}\" is missing.", key));
  return nullptr;
}

bool Reader::wrong_type(std::string_view key, std::string_view expected, const json& found) {
  complain(key, say("Expected {}, found {}.", expected, name_of(found.type())));
  return false;
}

const json* Reader::typed(std::string_view key, Type type, bool required) {
  const json* value = raw(key, required);
  if (value == nullptr || value->type() == type) return value;
  wrong_type(key, name_of(type), *value);
  return nullptr;
}

bool Reader::read(std::string_view key, bool& out, bool required) {
  const json* value = typed(key, Type::boolean, required);
  if (value != nullptr) out = value->get<bool>();
  return value != nullptr;
}

bool Reader::read(std::string_view key, std::string& out, bool required) {
  const json* value = typed(key, Type::string, required);
  if (value != nullptr) out = value->get<std::string>();
  return value != nullptr;
}

bool Reader::read(std::string_view key, int& out, int min, int max, bool required) {
  const json* value = raw(key, required);
  if (value == nullptr) return false;
  if (!value->is_number_integer()) return wrong_type(key, "a whole number", *value);
  if (!is_in_range(*value, min, max)) {
    complain(key, say("{} is not between {} and {}.", value->dump(), min, max));
    return false;
  }
  out = value->get<int>();
  return true;
}

bool Reader::read(std::string_view key, double& out, double min, double max, bool required) {
  const json* value = raw(key, required);
  if (value == nullptr) return false;
  if (!value->is_number()) return wrong_type(key, "a number", *value);
  const auto number = value->get<double>();
  if (!(number >= min && number <= max)) {
    complain(key, say("{} is not between {} and {}.", value->dump(), min, max));
    return false;
  }
  out = number;
  return true;
}

bool Reader::read(std::string_view key, std::vector<std::string>& out, bool required) {
  const json* value = typed(key, Type::array, required);
  if (value == nullptr) return false;
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < value->size(); ++i) {
    const json& element = (*value)[i];
    if (!element.is_string()) {
      Reader(element, *this, child(pointer_, key)).wrong_type(std::to_string(i), "a text", element);
      return false;
    }
    texts.push_back(element.get<std::string>());
  }
  out = std::move(texts);
  return true;
}

bool Reader::read(std::string_view key, std::vector<int>& out, int min, int max, bool required) {
  const json* value = typed(key, Type::array, required);
  if (value == nullptr) return false;
  std::vector<int> numbers;
  for (std::size_t i = 0; i < value->size(); ++i) {
    const json& element = (*value)[i];
    Reader at(element, *this, child(pointer_, key));
    if (!element.is_number_integer()) return at.wrong_type(std::to_string(i), "a whole number", element);
    if (!is_in_range(element, min, max)) {
      at.complain(std::to_string(i), say("{} is not between {} and {}.", element.dump(), min, max));
      return false;
    }
    numbers.push_back(element.get<int>());
  }
  out = std::move(numbers);
  return true;
}

bool Reader::get(std::string_view key, std::uint64_t& out) {
  const json* value = raw(key);
  if (value == nullptr) return false;
  if (value->is_number_integer() && !value->is_number_unsigned()) {
    complain(key, say("{} is not between {} and {}.", value->dump(), 0, std::numeric_limits<std::uint64_t>::max()));
    return false;
  }
  if (!value->is_number_unsigned()) return wrong_type(key, "a whole number that is not negative", *value);
  out = value->get<std::uint64_t>();
  return true;
}

bool Reader::get_name(std::string_view key, std::size_t& out, std::span<const std::string_view> names, bool required) {
  const json* value = typed(key, Type::string, required);
  if (value == nullptr) return false;
  const auto found = std::find(names.begin(), names.end(), std::string_view(value->get_ref<const std::string&>()));
  if (found == names.end()) {
    complain(key, say("{} is unknown here; known are {}.", value->dump(), fmt::format("{}", fmt::join(names, ", "))));
    return false;
  }
  out = static_cast<std::size_t>(found - names.begin());
  return true;
}

bool Reader::object(std::string_view key, const std::function<void(Reader&)>& read, bool required) {
  const json* value = typed(key, Type::object, required);
  if (value == nullptr) return false;
  Reader inner(*value, *this, child(pointer_, key));
  read(inner);
  inner.note_unknown_keys();
  return true;
}

bool Reader::each(std::string_view key, const std::function<void(Reader&)>& read, bool required) {
  const json* value = typed(key, Type::array, required);
  if (value == nullptr) return false;
  for (std::size_t i = 0; i < value->size(); ++i) {
    const json& element = (*value)[i];
    Reader inner(element, *this, fmt::format("{}/{}", child(pointer_, key), i));
    if (!element.is_object()) {
      inner.wrong_type("", "an object", element);
      continue;
    }
    read(inner);
    inner.note_unknown_keys();
  }
  return true;
}

bool Reader::each_member(std::string_view key, const std::function<void(std::string_view, Reader&)>& read,
                         bool required) {
  const json* value = typed(key, Type::object, required);
  if (value == nullptr) return false;
  for (const auto& [name, member] : value->items()) {
    Reader inner(member, *this, child(child(pointer_, key), name));
    if (!member.is_object()) {
      inner.wrong_type("", "an object", member);
      continue;
    }
    read(name, inner);
    inner.note_unknown_keys();
  }
  return true;
}

void Reader::note_unknown_keys() {
  if (!value_->is_object()) return;
  for (const auto& [key, ignored] : value_->items()) {
    if (std::find(asked_.begin(), asked_.end(), key) != asked_.end() || (pointer_.empty() && key == "$schema"))
      continue;
    complain(key, say("This key is unknown here; known are {}.", joined(asked_)));
  }
}

Result<void> Reader::finish() {
  note_unknown_keys();
  if (errors_->empty()) return {};
  Error all = errors_->front();
  for (std::size_t i = 1; i < errors_->size(); ++i) all.message += "\n" + to_text((*errors_)[i]);
  return tl::unexpected<Error>(std::move(all));
}

Result<void> read_json(const std::filesystem::path& file, const std::function<void(Reader&)>& read) {
  const std::string path = to_utf8(file);
  const auto json = load_json(path);
  if (!json) return tl::unexpected(json.error());
  Reader reader(*json, path);
  read(reader);
  return reader.finish();
}

}  // namespace prowl
