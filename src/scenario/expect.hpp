#pragma once
#include <span>

#include "scenario/field.hpp"

namespace prowl {

/// Compares what a scenario wants with what a state says, in the words of one game. An error names the first difference
/// by its pointer inside `expect`.
class Expectation {
 public:
  explicit Expectation(const State& s, Spelling spell = spell_plainly) : s_(s), spell_(spell) {}

  /// All names of `expect`; those that no field reads are errors.
  Result<void> all(std::span<const Field>, const RuleSet&, const nlohmann::json& expect) const;
  /// Objects are compared as far as `want` names members. An array may be wanted whole (one item without brackets, none
  /// as null), or as an object of `has`, `lacks`, `is` and `size`.
  Result<void> compare(const std::string& place, const nlohmann::json& want, const nlohmann::json& is,
                       bool ordered) const;

 private:
  Result<void> members(const std::string& place, const nlohmann::json& want, const nlohmann::json& is,
                       bool ordered) const;
  Result<void> contents(const std::string& place, const nlohmann::json& want, const nlohmann::json& is,
                        bool ordered) const;
  Result<void> holds(const std::string& place, const nlohmann::json& items, nlohmann::json is, bool wanted) const;
  bool same(const nlohmann::json& want, const nlohmann::json& is) const;
  bool same_fact(const nlohmann::json& want, const nlohmann::json& is) const;
  bool same_items(const nlohmann::json& want, const nlohmann::json& is, bool ordered) const;

  const State& s_;
  Spelling spell_;
};

}  // namespace prowl
