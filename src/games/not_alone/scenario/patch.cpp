#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/scenario/patcher.hpp"
#include "games/not_alone/scenario/spelling.hpp"

namespace prowl::not_alone {

Result<void> patch(const RuleSet& rules, State& s, const nlohmann::json& given) {
  if (!given.is_object()) return fail(ErrorCode::bad_scenario, "", "expected an object");
  State patched = s;
  NullSink sink;
  Flow flow{data_of(rules), rules.catalogue, patched, sink};
  const nlohmann::json names = spell_keys(given);
  PatchReader in(rules, patched, names, spell);
  Patcher(flow, in).all();
  if (auto ok = in.finish(); !ok) return ok;
  s = patched;
  return {};
}

}  // namespace prowl::not_alone
