// Counts of all ways to play the first decisions: they change when, and only when, the rules do. Those of the games are
// golden texts.
#include "tools/perft.hpp"
#include "catch.hpp"
#include "support/null_game.hpp"

namespace prowl::test {
namespace {

tools::OpenGame null_open() { return {&null_game(), null_rules()}; }

std::uint64_t leaves(int seats, int depth) {
  const State start = tools::after_decisions(null_game(), *null_rules(), {}, seats, 0);
  return tools::perft(null_game(), *null_rules(), start, depth);
}

}  // namespace

TEST_CASE("The first decisions can be made in so many ways") {
  CHECK(leaves(2, 6) == 25);
  CHECK(leaves(3, 8) == 50);
}

TEST_CASE("The counts of a game are written anew where they stood, and wherever there are none") {
  CHECK(tools::perft_text(null_open(), {}, "2 0 6 17\n3 0 8 50\n") == "2 0 6 25\n3 0 8 50\n");
  const std::string fresh = tools::perft_text(null_open(), {}, "");
  CHECK(fresh.starts_with("2 0 "));
  CHECK(tools::perft_text(null_open(), {}, fresh) == fresh);
}

}  // namespace prowl::test
