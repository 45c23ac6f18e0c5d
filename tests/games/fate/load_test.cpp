#include "catch.hpp"
#include "games/fate/rules/fate.hpp"
#include "prowl/rules/files.hpp"
#include "support/rule_files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::fate {
namespace {

namespace fs = std::filesystem;

std::string problem(const std::string& file, const std::string& from, const std::string& to) {
  return prowl::test::rule_problem(kGame, file, from, to);
}
using prowl::test::says;

}  // namespace

TEST_CASE("A wrong rule file of Fate is refused with its name and place") {
  says(problem("game.json", "\"alien_loss\": 2", "\"alien_loss\": \"two\""), "game.json#/alien_loss", "text");
  says(problem("game.json", "\"countdown\": 4", "\"countdown\": 0"), "game.json#/countdown", "");
  says(problem("board.json", "[\"muthur\", \"c1\"], ", ""), "board.json#/corridors", "muthur");
  says(problem("board.json", "[\"nest\", \"c13\"]", "[\"nest\", \"pool\"]"), "board.json#/corridors", "pool");
  says(problem("pieces.json", "\"id\": \"dallas\"", "\"id\": \"ripley\""), "pieces.json#/crew", "twice");
  says(problem("pieces.json", "\"room\": \"airlock\", \"source\": \"public\" },\n    { \"id\": \"where",
               "\"room\": \"pool\", \"source\": \"public\" },\n    { \"id\": \"where"),
       "pieces.json#/objectives/4/room", "pool");
  says(problem("pieces.json", "\"ability\": \"look\"", "\"ability\": \"guess\""), "pieces.json#/crew/2/ability",
       "guess");
  says(problem("pieces.json", "\"id\": \"hunt\"", "\"id\": \"stalk\""), "pieces.json#/encounters",
       "names of their own");
  says(problem("pieces.json", "\"id\": \"hunt\"", "\"id\": \"Hunt!\""), "pieces.json#/encounters",
       "names of their own");
  says(problem("setup.json", "\"count\": 3", "\"count\": 4"), "setup.json#/crew", "twice");
  says(problem("setup.json", "\"muthur\": 2", "\"muthur\": 20"), "setup.json#/scrap", "that much scrap");
  says(problem("setup.json", ", \"hypersleep\"]", "]"), "setup.json#/coolant", "canister");
  says(problem("setup.json", "[\"garage\", \"workshop\", \"maintenance\"]", "[\"garage\", \"c1\"]"),
       "setup.json#/concealed", "no room 'c1'");
  says(problem("setup.json", "[\"garage\", \"workshop\", \"maintenance\"]", "[\"garage\", \"garage\"]"),
       "setup.json#/concealed", "twice");
  says(problem("options.json", "\"solo_crew\", \"min\": 1, \"max\": 5", "\"solo_crew\", \"min\": 1, \"max\": 6"),
       "options.json#/options", "from 1 to 5");
  says(problem("options.json", "\"solo_crew\", \"min\": 1", "\"solo_crew\", \"min\": 0"), "options.json#/options",
       "from 1 to 5");
  says(problem("options.json", "\"first\", \"min\": 0, \"max\": 5", "\"first\", \"min\": 0, \"max\": 6"),
       "options.json#/options", "from 0 to 5");
  says(problem("options.json", "\"directors_cut\", \"choices\": [\"off\", \"on\"]",
               "\"directors_cut\", \"choices\": [\"off\", \"yes\"]"),
       "options.json#/options", "no choice 'yes'");
  says(problem("options.json", "\"name\": \"any_carrier\"", "\"name\": \"each_carrier\""), "options.json#/options",
       "any_carrier");
  says(problem("options.json", "\"name\": \"any_carrier\"", "\"name\": \"each_carrier\""),
       "options.json#/options/9/name", "know no option");
}

TEST_CASE("A number of Fate that nothing would ever use is refused") {
  says(problem("pieces.json", "\"ability\": \"none\", \"uses_per_turn\": 0",
               "\"ability\": \"none\", \"uses_per_turn\": 1"),
       "pieces.json#/crew/1/uses_per_turn", "nothing uses");
  says(problem("pieces.json", "\"cost\": 2, \"uses\": 0", "\"cost\": 2, \"uses\": 1"), "pieces.json#/items/0/uses", "");
  says(problem("pieces.json", "\"cost\": 3, \"uses\": 2", "\"cost\": 3, \"uses\": 0"), "pieces.json#/items/2/uses", "");
  says(problem("pieces.json", "\"copies\": 8, \"loss\": 0", "\"copies\": 8, \"loss\": 1"), "pieces.json#/tokens/0/loss",
       "");
}

TEST_CASE("The board of Fate joins each pair once, and its decks by ladders alone") {
  says(problem("board.json", "[\"muthur\", \"c1\"],", "[\"muthur\", \"c1\"], [\"c1\", \"muthur\"],"),
       "board.json#/corridors", "there twice");
  says(problem("board.json", "\"c9\", \"c10\", \"c11\"],", "\"c9\", \"c10\"],"), "board.json#/corridors",
       "only a ladder");
  says(problem("board.json", "[\"docking\", \"maintenance\"]", "[\"galley\", \"docking\"]"), "board.json#/ladders",
       "only a ladder");
}

TEST_CASE("A preset of Fate is a table that can be set up") {
  says(problem("presets.json", "\"hardest\", \"seats\": 5", "\"hardest\", \"seats\": 6"), "presets.json: hardest",
       "not 6");
  says(problem("presets.json", "\"solo_two\", \"seats\": 1", "\"solo_two\", \"seats\": 2"), "presets.json: solo_two",
       "single player");
}

TEST_CASE("A box with more pieces than a table holds is refused") {
  std::string cards = "\"encounters\": [";
  for (const char c : std::string_view("abcdefg"))
    cards += std::string("{ \"id\": \"more_") + c +
             "\", \"kind\": \"alien\", \"copies\": 15, \"ash\": 1, \"source\": \"public\" },";
  const std::string from = "\"encounters\": [\n    { \"id\": \"quiet_muthur\", \"kind\": \"quiet\", \"copies\": ";
  const std::string to = cards + "{ \"id\": \"quiet_muthur\", \"kind\": \"quiet\", \"copies\": ";
  CHECK(problem("pieces.json", from + "1", to + "1").empty());
  says(problem("pieces.json", from + "1", to + "15"), "pieces.json#", "too many");
}

TEST_CASE("A reconstructed card can be replaced in the rules alone") {
  const prowl::test::TempFolder folder;
  const fs::path dir = folder.path() / "fate";
  fs::copy(fs::path(PROWL_SOURCE_DIR) / "rules" / "fate", dir);
  std::string text = read_file(dir / "pieces.json").value();
  const std::string from = R"("id": "quiet_garage", "kind": "quiet", "copies": 1, "room": "garage", "scrap": 2)";
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  text.replace(at, from.size(), R"("id": "quiet_nest", "kind": "quiet", "copies": 1, "room": "nest", "scrap": 1)");
  REQUIRE(write_atomic(dir / "pieces.json", text));
  const auto rules = kGame.load(folder.path());
  REQUIRE(rules);
  const int card = rules->catalogue.find_kind("quiet_nest");
  REQUIRE(card > 0);
  CHECK(card_facts(*rules, kind(card)).room == zones::nest);
  CHECK(rules->catalogue.find_kind("quiet_garage") < 0);
}

TEST_CASE("The box says where each card comes from") {
  const auto rules = kGame.load(fs::path(PROWL_SOURCE_DIR) / "rules");
  REQUIRE(rules);
  int cards = 0, made_up = 0;
  for (const CardInfo& c : rules->cards)
    if (c.group == "encounter") {
      cards += c.copies;
      made_up += c.source == "reconstructed" ? c.copies : 0;
    }
  CHECK(cards == 21);
  CHECK(made_up == 11);
}

}  // namespace prowl::fate
