#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tools/tool.hpp"

namespace prowl::tools {

/// One rule test case as read (tests/scenarios/README.md). The parts stay JSON: `place` + pointer names each of them.
struct Scenario {
  std::string place;  ///< "file#/3"
  std::string name, game, setup_error, preset;
  int seats = 0;
  std::uint64_t seed = 1;
  Options options;
  nlohmann::json given, steps, expect;  ///< null where missing
};

/// All scenarios of one file. Errors: unknown or missing keys, wrong types, at file#/pointer.
Result<std::vector<Scenario>> read_scenarios(const nlohmann::json& json, const std::string& file);
/// The first thing that doesn't hold, with its place.
Result<void> run_scenario(const OpenGame& game, const Scenario& scenario);

}  // namespace prowl::tools
