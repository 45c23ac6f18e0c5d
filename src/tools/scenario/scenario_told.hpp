#pragma once
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "prowl/core/catalogue.hpp"
#include "prowl/core/event.hpp"
#include "prowl/core/result.hpp"

namespace prowl::tools {

/// What the log tells `who`: "p2 plays smokescreen", with "?" for what is kept from it.
std::vector<std::string> lines_told(const Catalogue&, std::span<const Event>, Seat who);
/// Compares lines with `has` and `lacks` of a scenario's `told`, or with what alone stands for `has`. An error names
/// its pointer inside `want`.
Result<void> check_told(const Catalogue&, const std::vector<std::string>& lines, const nlohmann::json& want);

}  // namespace prowl::tools
