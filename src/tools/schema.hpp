#pragma once
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "prowl/core/result.hpp"

namespace prowl::tools {

/// Everything in `json` (of `file`) that `schema` (JSON Schema, draft 7) forbids, each at file#/pointer.
/// One error only, naming the schema file, when the schema itself is broken.
std::vector<Error> check_schema(const nlohmann::json& json, const std::string& file, const nlohmann::json& schema,
                                const std::string& schema_file);

}  // namespace prowl::tools
