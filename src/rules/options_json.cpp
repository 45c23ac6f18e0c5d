#include "prowl/rules/options_json.hpp"

namespace prowl {

void read_options(Reader& r, Options& out) {
  const auto* options = r.raw("options", false);
  if (options == nullptr) return;
  if (!options->is_object()) return r.complain("options", "expected an object");
  for (const auto& [name, value] : options->items())
    out[name] = value.is_string() ? value.get<std::string>() : value.dump();
}

}  // namespace prowl
