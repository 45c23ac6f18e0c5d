#include <nlohmann/json.hpp>

#include "prowl/rules/files.hpp"
#include "random_play.hpp"
#include "support/rule_files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::nostromo::test {

namespace {

namespace fs = std::filesystem;

std::string problem(const std::string& file, const std::string& from, const std::string& to) {
  return prowl::test::rule_problem(kGame, file, from, to);
}
using prowl::test::says;

}  // namespace

TEST_CASE("A wrong rule file is refused with its name and place", "[nostromo]") {
  says(problem("game.json", "\"eggs_to_win\": 6", "\"eggs_to_win\": \"six\""), "game.json#/eggs_to_win", "text");
  says(problem("game.json", "\"eggs_to_win\"", "\"eggs_to_loose\""), "game.json#", "\"eggs_to_win\" is missing");
  says(problem("game.json", "[\"reorganise\", \"draw\"]", "[\"reorganise\", \"sing\"]"), "game.json#/windows/a",
       "sing");
  says(problem("pieces.json", "\"id\": \"hide\"", "\"id\": \"vents\""), "pieces.json#/cards/1/id", "twice");
  says(problem("pieces.json", "\"start\": \"armoury\"", "\"start\": \"pool\""), "pieces.json#/objects/0/start", "pool");
  says(problem("setup.json", "\"seats\": 3", "\"seats\": 4"), "setup.json#/players", "twice");
  says(problem("setup.json", "\"ship\": \"p7\"", "\"ship\": \"p6\""), "board.json#/presets/p6", "missing");
  says(problem("setup.json", "\"rooms\": 7", "\"rooms\": 8"), "board.json#/presets/p7", "needs 8");
  says(problem("board.json", "[\"command\", \"mess\"]", "[\"command\", \"pool\"]"), "board.json#/presets", "pool");
  says(problem("options.json", "\"name\": \"bearer\"", "\"name\": \"carrier\""), "options.json#/options",
       "'bearer' is missing");
  says(problem("options.json", "\"rule\": \"R38\"", "\"rule\": \"R380\""), "rulings.json#/rulings",
       "needs the ruling 'R380'");
  says(problem("rulings.json", "\"option\": \"bearer\"", "\"option\": \"carrier\""), "rulings.json", "carrier");
  says(problem("options.json", "\"lazy\", \"eager\"", "\"lazy\", \"keen\""), "options.json#/options/14/choices",
       "keen");
  says(problem("options.json", "\"name\": \"alien\", \"min\": 0, \"max\": 8",
               "\"name\": \"alien\", \"min\": 0, \"max\": 9"),
       "options.json#/options/0", "from 0 to 8");
  says(problem("pieces.json", "\"copies\": 6", "\"copies\": 5"), "pieces.json#/roles", "each of 8");
  says(problem("game.json", "{", "{ \"id\": \"nostromo\","), "game.json:3:3", "twice");
}

TEST_CASE("The hash of the rules changes with a rule and not with a space", "[nostromo]") {
  const prowl::test::TempFolder folder;
  const fs::path dir = folder.path() / "nostromo";
  fs::copy(fs::path(PROWL_SOURCE_DIR) / "rules" / "nostromo", dir);
  const auto hash_with = [&](const std::string& from, const std::string& to) {
    std::string text = read_file(fs::path(PROWL_SOURCE_DIR) / "rules" / "nostromo" / "game.json").value();
    text.replace(text.find(from), from.size(), to);
    REQUIRE(write_atomic(dir / "game.json", text));
    return kGame.load(folder.path()).value().hash;
  };
  CHECK(hash_with("\"eggs_to_win\": 6", "\"eggs_to_win\":   6") == rules().hash);
  CHECK(hash_with("\"eggs_to_win\": 6", "\"eggs_to_win\": 7") != rules().hash);
}

TEST_CASE("A setting that does not exist, or not with that value, is refused by name", "[nostromo]") {
  const auto said = [](const Options& options, int seats) {
    const auto s = kGame.setup(rules(), options, seats);
    return s ? std::string() : to_text(s.error());
  };
  says(said({}, 1), "seats", "2 to 8");
  says(said({}, 9), "seats", "not 9");
  says(said({{"speed", "fast"}}, 3), "speed", "no option");
  says(said({{"bearer", "dog"}}, 3), "bearer", "seat, character");
  says(said({{"timer", "5"}}, 3), "timer", "10 to 100");
  says(said({{"turn_cap", "x"}}, 3), "turn_cap", "1 to 1000");
  says(said({{"alien", "4"}}, 3), "alien", "no seat 4");
  says(said({{"ship", "custom"}}, 3), "ship_plan", "");
  says(said({{"ship", "custom"}, {"ship_plan", "{\"rooms\":{}"}}, 3), "ship_plan", "");
  says(said({{"ship", "custom"}, {"ship_plan", "{\"rooms\":{},\"airlocks\":[]}"}}, 3), "ship_plan", "armoury");
}

}  // namespace prowl::nostromo::test
