#include <algorithm>

#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/rules/steps/row.hpp"
#include "games/not_alone/scenario/reading.hpp"
#include "games/not_alone/scenario/spelling.hpp"

namespace prowl::not_alone {

namespace {

using nlohmann::json;

// `phase` may name a step of the turn as well.
json spell_phases(json expect) {
  for (const char* key : {"phase", "step"}) {
    const auto at = expect.find(key);
    if (at == expect.end() || (!at->is_string() && !at->is_number_integer())) continue;
    *at = spell_phase(at->is_string() ? at->get<std::string>() : at->dump());
  }
  const auto phase = expect.find("phase");
  if (phase == expect.end() || !phase->is_string() || turn_step(phase->get_ref<const std::string&>()) == nullptr ||
      expect.contains("step"))
    return expect;
  expect["step"] = *phase;
  expect.erase("phase");
  return expect;
}

}  // namespace

Result<void> check(const RuleSet& rules, const State& s, const json& expect) {
  return Expectation(s, spell).all(fields(), rules, expect.is_object() ? spell_phases(spell_keys(expect)) : expect);
}

}  // namespace prowl::not_alone
