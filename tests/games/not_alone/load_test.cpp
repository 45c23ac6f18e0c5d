// Rule files of Not Alone that say something wrong.
#include "catch.hpp"
#include "not_alone/not_alone.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::not_alone {
namespace {

namespace fs = std::filesystem;

/// What loading says after one change to one file.
std::string problem(const char* file, const std::string& from, const std::string& to) {
  const test::TempFolder folder;
  const fs::path dir = folder.path() / "not_alone";
  fs::copy(fs::path(PROWL_SOURCE_DIR) / "rules" / "not_alone", dir);
  std::string text = read_file(dir / file).value();
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  text.replace(at, from.size(), to);
  REQUIRE(write_atomic(dir / file, text));
  const auto loaded = kGame.load(folder.path());
  return loaded ? std::string() : to_text(loaded.error());
}

bool says(const std::string& text, std::string_view place, std::string_view what) {
  INFO(text);
  const bool both = text.find(place) != text.npos && text.find(what) != text.npos;
  CHECK(both);
  return both;
}

}  // namespace

TEST_CASE("A wrong rule file of Not Alone is refused with its name and place", "[not_alone]") {
  says(problem("cards.json", "\"recover 2\"", "\"sing 2\""), "cards.json#/survival/3/do", "no deed 'sing 2'");
  says(problem("cards.json", "\"effect despair\"", "\"effect joy\""), "cards.json#/hunt/0/do", "effect joy");
  says(problem("cards.json", "\"id\": \"virus\"", "\"id\": \"clone\""), "cards.json#/hunt", "twice");
  says(problem("cards.json", "\"symbol\": \"artemia\"", "\"symbol\": \"moon\""), "cards.json#/hunt/0/symbol", "moon");
  says(problem("board.json", "\"jungle\", \"river\"", "\"jungle\", \"jungle\""), "board.json#/planet", "twice");
  says(problem("setup.json", "\"seats\": 3", "\"seats\": 4"), "setup.json#/players", "3 players are missing");
  says(problem("presets.json", "\"cards\": \"no\"", "\"cards\": \"some\""), "presets.json", "some");
  says(problem("rulings.json", "\"option\": \"detour\"", "\"option\": \"bypass\""), "rulings.json", "bypass");
}

TEST_CASE("All Hunt and Survival cards of both boxes say where they come from", "[not_alone]") {
  const auto rules = kGame.load(PROWL_SOURCE_DIR "/rules").value();
  int hunt = 0, survival = 0;
  for (const CardInfo& card : rules.cards) {
    hunt += card.group == "hunt";
    survival += card.group == "survival";
    CHECK_FALSE(card.source.empty());
  }
  CHECK(hunt == kHuntCards + kMoreHunt);
  CHECK(survival == kSurvivalCards + kMoreSurvival);
}

}  // namespace prowl::not_alone
