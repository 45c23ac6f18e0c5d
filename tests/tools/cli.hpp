#pragma once
#include <sstream>

#include <nlohmann/json.hpp>

#include "prowl/games/registry.hpp"
#include "support/null_game.hpp"
#include "tool.hpp"

namespace prowl::test {

/// One call of the program, without a process.
struct Call {
  int code = 0;
  std::string out, err;
  nlohmann::json json() const { return nlohmann::json::parse(out); }
};

inline Call cli(std::vector<std::string> arguments, const std::string& input = "") {
  static const Game* const kGames[] = {&null_game(), all_games().front()};
  std::istringstream in(input);
  std::ostringstream out, err;
  tools::Context context{in, out, err, kGames, false, {}, {}};
  const int code = tools::run_cli(context, std::move(arguments));
  return {code, out.str(), err.str()};
}

}  // namespace prowl::test
