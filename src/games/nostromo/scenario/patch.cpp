#include "games/nostromo/rules/nostromo.hpp"
#include "games/nostromo/scenario/patcher.hpp"

namespace prowl::nostromo {

Result<void> patch(const RuleSet& rules, State& s, const nlohmann::json& given) {
  State patched = s;
  NullSink sink;
  Flow flow{data_of(rules), rules.catalogue, patched, sink};
  PatchReader in(rules, patched, given);
  Patcher(flow, in).all();
  if (auto ok = in.finish(); !ok) return ok;
  s = patched;
  return {};
}

}  // namespace prowl::nostromo
