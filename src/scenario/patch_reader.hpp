#pragma once
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "prowl/rules/strict_json.hpp"
#include "scenario/words.hpp"

namespace prowl {

/// Reads the keys of a scenario's `given` for one table. Everything wrong is noted at its JSON pointer inside `given`.
class PatchReader {
 public:
  using json = nlohmann::json;
  using UseMember = std::function<void(const std::string& name, const json& value, const std::string& place)>;
  using UseText = std::function<void(const std::string& text, const std::string& place)>;

  /// `given` must outlive the reader.
  PatchReader(const RuleSet&, State&, const json& given, Spelling spell = spell_plainly);

  const RuleSet& rules() const { return rules_; }
  State& state() const { return s_; }
  bool has(std::string_view key) const { return keys_.has(key); }
  /// The value under `key`, or null.
  const json* raw(std::string_view key) { return keys_.raw(key, false); }
  std::string spell(std::string_view word) const { return spell_(s_, word); }
  /// The text at `place`, spelled as in the catalogue; a whole number counts as text. Empty if it is anything else.
  std::string text(const json& value, const std::string& place);

  /// Numbers and flags of the table; without the key the register stays as it is.
  void number(std::string_view key, Reg, int min, int max);
  void truth(std::string_view key, Reg);
  bool truth(std::string_view key);
  int integer(std::string_view key, int fallback, int min, int max);
  int integer(const json& value, const std::string& place, int min, int max);
  /// One of `names`, or `fallback`.
  std::size_t choice(std::string_view key, std::span<const std::string_view> names, std::size_t fallback);

  /// Identities by name. Unknown ones are noted and come back as Seat::table, Kind::hidden.
  Seat seat(const std::string& name, const std::string& place);
  Kind kind(const std::string& name, std::string_view group, const std::string& place);
  /// Mask of the seats under `key`.
  int seats(std::string_view key);
  /// Calls `use` for each member of the object, for each text of the list (or the one text without brackets; null is an
  /// empty list, as in `expect`).
  void members(std::string_view key, const UseMember& use);
  void members(const json& object, const std::string& place, const UseMember& use);
  void texts(std::string_view key, const UseText& use);
  void texts(const json& list, const std::string& place, const UseText& use);

  void complain(std::string place, std::string message);
  bool good() const { return errors_.empty() && keys_.errors().empty(); }
  /// Notes names that nobody asked for; the first error with its place, all others in its message.
  Result<void> finish();

 private:
  const RuleSet& rules_;
  State& s_;
  Spelling spell_;
  Reader keys_;
  std::vector<Error> errors_;
};

}  // namespace prowl
