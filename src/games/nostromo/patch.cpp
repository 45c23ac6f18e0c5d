#include "nostromo/nostromo.hpp"
#include "nostromo/patcher.hpp"

namespace prowl::nostromo {

Result<void> patch(const RuleSet& rules, State& s, const nlohmann::json& given) {
  if (!given.is_object()) return fail(ErrorCode::bad_scenario, "given", "expected an object");
  State patched = s;
  NullSink sink;
  Flow flow{data_of(rules), rules.catalogue, patched, sink};
  Reader reader(given, "given", "", ErrorCode::bad_scenario);
  Patcher(flow, reader, rules).all();
  if (auto ok = reader.finish(); !ok) return ok;
  s = patched;
  return {};
}

}  // namespace prowl::nostromo
