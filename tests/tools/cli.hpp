#pragma once
#include <sstream>
#include <vector>

#include <nlohmann/json.hpp>

#include "prowl/games/registry.hpp"
#include "support/null_game.hpp"
#include "tools/tool.hpp"

namespace prowl::test {

/// One call of the program, without a process.
struct Call {
  int code = 0;
  std::string out, err;
  nlohmann::json json() const { return nlohmann::json::parse(out); }
};

inline Call cli(std::vector<std::string> arguments, const std::string& input = "") {
  static const std::vector<const Game*> kGames = [] {
    std::vector<const Game*> games{&null_game()};
    games.insert(games.end(), all_games().begin(), all_games().end());
    return games;
  }();
  std::istringstream in(input);
  std::ostringstream out, err;
  tools::Context context{in, out, err, kGames, false, {}, {}};
  const int code = tools::run_cli(context, std::move(arguments));
  return {code, out.str(), err.str()};
}

}  // namespace prowl::test
