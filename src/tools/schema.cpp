#include "tools/schema.hpp"

#include <algorithm>
#include <exception>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace prowl::tools {
namespace {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

// valijson names a place as "<root>", "[key]", "[0]".
std::string pointer_of(const std::vector<std::string>& path) {
  std::string out;
  for (const auto& part : path) {
    if (part.size() < 2 || part.front() != '[') continue;
    out += '/';
    for (const char c : part.substr(1, part.size() - 2)) out += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
  }
  return out;
}

// valijson says of everything round a fault that it failed, too.
bool repeats(const valijson::ValidationResults::Error& e, const std::vector<valijson::ValidationResults::Error>& all) {
  if (!e.description.starts_with("Failed to validate")) return false;
  return std::any_of(all.begin(), all.end(), [&](const valijson::ValidationResults::Error& other) {
    return other.context.size() > e.context.size() &&
           std::equal(e.context.begin(), e.context.end(), other.context.begin());
  });
}

}  // namespace

std::vector<Error> check_schema(const nlohmann::json& json, const std::string& file, const nlohmann::json& schema,
                                const std::string& schema_file) {
  std::vector<Error> out;
  valijson::Schema parsed;
  try {
    valijson::SchemaParser parser;
    parser.populateSchema(Adapter(schema), parsed);
  } catch (const std::exception& e) {
    return {{ErrorCode::bad_rules, schema_file, e.what()}};
  }
  valijson::ValidationResults results;
  if (valijson::Validator().validate(parsed, Adapter(json), &results)) return out;
  std::vector<valijson::ValidationResults::Error> errors;
  for (valijson::ValidationResults::Error error; results.popError(error);) errors.push_back(error);
  for (const auto& e : errors)
    if (!repeats(e, errors)) out.push_back({ErrorCode::bad_rules, file + "#" + pointer_of(e.context), e.description});
  return out;
}

}  // namespace prowl::tools
