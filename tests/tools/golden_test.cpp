// `prowl-cli approve` rewrites the files when a change of the rules was meant.
#include "catch.hpp"

#include "cli.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"
#include "tools/golden.hpp"

namespace prowl::test {
namespace {

tools::OpenGame open(const Game* game) {
  auto rules = game->load(to_path(PROWL_SOURCE_DIR "/rules"));
  REQUIRE(rules);
  return {game, std::make_shared<const RuleSet>(std::move(*rules))};
}

std::string golden_file(const tools::Golden& golden) {
  const auto text = read_file(to_path(PROWL_SOURCE_DIR "/tests/golden/" + golden.name));
  INFO("run `prowl-cli approve`: " << golden.name);
  REQUIRE(text);
  return *text;
}

}  // namespace

TEST_CASE("The golden texts come out as they were approved") {
  for (const Game* game : all_games()) {
    const auto opened = open(game);
    for (const tools::Golden& golden : tools::goldens_of(opened)) {
      const std::string approved = golden_file(golden);
      CHECK_FALSE(approved.empty());
      INFO(golden.name);
      CHECK(*tools::golden_text(opened, golden, approved) == approved);
    }
  }
}

TEST_CASE("The golden playthroughs replay to every hash") {
  for (const Game* game : all_games()) {
    const auto opened = open(game);
    for (const tools::Golden& golden : tools::goldens_of(opened)) {
      if (golden.what != tools::Golden::record) continue;
      const auto m = Match::load(*game, opened.rules, golden_file(golden), golden.name);
      INFO((m ? golden.name : to_text(m.error())));
      REQUIRE(m);
      CHECK(m->outcome().over);
    }
  }
}

TEST_CASE("approve writes what is missing and leaves what is right") {
  const TempFolder temp;
  const std::string folder = to_utf8(temp.path());
  CHECK(cli({"approve", folder}).out.find("rewritten") != std::string::npos);
  CHECK(cli({"approve", folder}).out.starts_with("0 of "));
}

}  // namespace prowl::test
