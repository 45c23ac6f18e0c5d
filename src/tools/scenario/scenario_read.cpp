#include "prowl/rules/options_json.hpp"
#include "prowl/rules/strict_json.hpp"
#include "tools/scenario/scenario.hpp"

namespace prowl::tools {
namespace {

void read_part(Reader& r, std::string_view key, bool wanted, nlohmann::json& out, bool array) {
  const auto* part = r.raw(key, wanted);
  if (part == nullptr) return;
  if (array ? !part->is_array() : !part->is_object())
    return r.complain(key, array ? "expected an array" : "expected an object");
  out = *part;
}

void read_one(Reader& r, Scenario& s) {
  s.place = r.place();
  std::vector<std::string> rules;
  r.get("name", s.name);
  r.get("game", s.game);
  r.get("seats", s.seats, 1, kMaxSeats);
  if (r.has("seed")) r.get("seed", s.seed);
  r.optional("rules", rules);
  r.optional("setup_error", s.setup_error);
  r.optional("preset", s.preset);
  read_options(r, s.options);
  if (!s.setup_error.empty()) return;
  read_part(r, "given", false, s.given, false);
  read_part(r, "do", false, s.steps, true);
  read_part(r, "expect", true, s.expect, false);
}

}  // namespace

Result<std::vector<Scenario>> read_scenarios(const nlohmann::json& json, const std::string& file) {
  const bool several = json.is_array();
  const std::size_t n = several ? json.size() : 1;
  std::vector<Scenario> out(n);
  for (std::size_t i = 0; i < n; ++i) {
    const auto& one = several ? json[i] : json;
    const std::string pointer = several ? "/" + std::to_string(i) : "";
    if (!one.is_object()) return fail(ErrorCode::bad_scenario, file + "#" + pointer, "A scenario is an object.");
    Reader r(one, file, pointer, ErrorCode::bad_scenario);
    read_one(r, out[i]);
    if (auto ok = r.finish(); !ok) return tl::unexpected(ok.error());
  }
  return out;
}

}  // namespace prowl::tools
