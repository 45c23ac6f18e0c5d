#include "games/fate/rules/data/words.hpp"
#include "games/fate/rules/fate.hpp"
#include "games/fate/scenario/reading.hpp"

namespace prowl::fate {

namespace {

// A token may be asked for by name, or as there (true) and not there (false).
nlohmann::json split_tokens(nlohmann::json expect) {
  const auto tokens = expect.find("tokens");
  if (tokens == expect.end() || !tokens->is_object()) return expect;
  nlohmann::json named = nlohmann::json::object(), there = nlohmann::json::object();
  for (const auto& item : tokens->items()) (item.value().is_boolean() ? there : named)[item.key()] = item.value();
  *tokens = named;
  if (!there.empty()) expect["has_token"] = there;
  return expect;
}

}  // namespace

Result<void> check(const RuleSet& rules, const State& s, const nlohmann::json& expect) {
  return Expectation(s, spell_crew).all(fields(), rules, expect.is_object() ? split_tokens(expect) : expect);
}

}  // namespace prowl::fate
