#pragma once
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "prowl/core/result.hpp"

namespace prowl {

inline constexpr std::size_t kMaxJsonBytes = std::size_t{4} << 20;
inline constexpr int kMaxJsonDepth = 64;

/// Parses JSON that a person may have written: refuses a duplicate key, nesting over kMaxJsonDepth (while parsing,
/// without recursion), more than kMaxJsonBytes, broken UTF-8 and anything after the value. Error: bad_json at
/// "file:line:column", both from 1, the column in bytes.
Result<nlohmann::json> parse_json(std::string_view text, std::string_view file);

/// read_file, then parse_json.
Result<nlohmann::json> load_json(const std::string& utf8_path);

/// Reads one object key by key and notes everything that is wrong with it, each at "file#/json/pointer".
///
///   Reader r(json, "pieces.json");
///   r.get("copies", copies, 1, 9);                     // required; `copies` stays as it was if wrong
///   r.optional("note", note);                          // may be missing
///   r.each("cards", [&](Reader& card) { card.get("id", id); });
///   if (auto ok = r.finish(); !ok) return tl::unexpected(ok.error());
///
/// Every read returns whether the value was taken. Readers of inner objects share the list of errors with their outer
/// one, and finish with it. The JSON must outlive the Reader.
class Reader {
 public:
  Reader(const nlohmann::json& value, std::string file, std::string pointer = "",
         ErrorCode code = ErrorCode::bad_rules);

  bool get(std::string_view key, bool& out) { return read(key, out, true); }
  bool get(std::string_view key, std::string& out) { return read(key, out, true); }
  bool get(std::string_view key, int& out, int min, int max) { return read(key, out, min, max, true); }
  bool get(std::string_view key, double& out, double min, double max) { return read(key, out, min, max, true); }
  bool get(std::string_view key, std::vector<std::string>& out) { return read(key, out, true); }
  bool get(std::string_view key, std::vector<int>& out, int min, int max) { return read(key, out, min, max, true); }
  bool optional(std::string_view key, bool& out) { return read(key, out, false); }
  bool optional(std::string_view key, std::string& out) { return read(key, out, false); }
  bool optional(std::string_view key, int& out, int min, int max) { return read(key, out, min, max, false); }
  bool optional(std::string_view key, double& out, double min, double max) { return read(key, out, min, max, false); }
  bool optional(std::string_view key, std::vector<std::string>& out) { return read(key, out, false); }
  bool optional(std::string_view key, std::vector<int>& out, int min, int max) {
    return read(key, out, min, max, false);
  }

  /// Any 64-bit unsigned number (seeds, hashes).
  bool get(std::string_view key, std::uint64_t& out);

  /// The index of the text under `key` among `names`; an error lists the names.
  bool get_name(std::string_view key, std::size_t& out, std::span<const std::string_view> names, bool required = true);

  /// The value under `key`, of any type, or null when it is missing (an error if required).
  const nlohmann::json* raw(std::string_view key, bool required = true);

  /// Calls `read` with a Reader of the object under `key`; false, without a call, if there is none.
  bool object(std::string_view key, const std::function<void(Reader&)>& read, bool required = true);
  /// The same for every element of an array of objects, in order.
  bool each(std::string_view key, const std::function<void(Reader&)>& read, bool required = true);
  /// The same for every member of an object of objects, in the order of the names.
  bool each_member(std::string_view key, const std::function<void(std::string_view, Reader&)>& read,
                   bool required = true);

  [[nodiscard]] bool has(std::string_view key) const;
  /// All that this Reader stands on.
  [[nodiscard]] const nlohmann::json& value() const { return *value_; }
  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] const std::string& pointer() const { return pointer_; }
  /// "file#/pointer/key"
  [[nodiscard]] std::string place(std::string_view key = "") const;

  /// Notes an error of the caller's own (a cross-check) at `key`, or at the object itself.
  void complain(std::string_view key, Sentence);

  /// Notes every key that nobody asked for ("$schema" at the root is let pass).
  /// Error: the first of all errors with its place; the message goes on with one line for each of the others.
  Result<void> finish();
  /// All errors noted so far, here and in inner objects.
  [[nodiscard]] const std::vector<Error>& errors() const { return *errors_; }

 private:
  Reader(const nlohmann::json& value, const Reader& outer, std::string pointer);

  bool read(std::string_view key, bool& out, bool required);
  bool read(std::string_view key, std::string& out, bool required);
  bool read(std::string_view key, int& out, int min, int max, bool required);
  bool read(std::string_view key, double& out, double min, double max, bool required);
  bool read(std::string_view key, std::vector<std::string>& out, bool required);
  bool read(std::string_view key, std::vector<int>& out, int min, int max, bool required);
  const nlohmann::json* typed(std::string_view key, nlohmann::json::value_t type, bool required);
  bool wrong_type(std::string_view key, std::string_view expected, const nlohmann::json& found);
  void note_unknown_keys();

  const nlohmann::json* value_;
  std::string file_;
  std::string pointer_;
  ErrorCode code_;
  std::vector<std::string> asked_;
  std::shared_ptr<std::vector<Error>> errors_;
};

/// A whole file: load_json, then `read` with a Reader of it, then finish(). The first error of these.
Result<void> read_json(const std::filesystem::path& file, const std::function<void(Reader&)>& read);

}  // namespace prowl
