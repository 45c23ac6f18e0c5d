// Rule files of Not Alone that say something wrong.
#include "catch.hpp"
#include "games/not_alone/rules/not_alone.hpp"
#include "support/rule_files.hpp"

namespace prowl::not_alone {
namespace {

std::string problem(const std::string& file, const std::string& from, const std::string& to) {
  return prowl::test::rule_problem(kGame, file, from, to);
}
using prowl::test::says;

}  // namespace

TEST_CASE("A wrong rule file of Not Alone is refused with its name and place", "[not_alone]") {
  says(problem("cards.json", "\"recover 2\"", "\"sing 2\""), "cards.json#/survival/3/do", "no deed 'sing 2'");
  says(problem("cards.json", "\"effect despair\"", "\"effect joy\""), "cards.json#/hunt/0/do", "effect joy");
  says(problem("cards.json", "\"id\": \"virus\"", "\"id\": \"clone\""), "cards.json#/hunt", "twice");
  says(problem("cards.json", "\"symbol\": \"artemia\"", "\"symbol\": \"moon\""), "cards.json#/hunt/0/symbol", "moon");
  says(problem("board.json", "\"jungle\", \"river\"", "\"jungle\", \"jungle\""), "board.json#/planet", "twice");
  says(problem("setup.json", "\"seats\": 3", "\"seats\": 4"), "setup.json#/players", "3 players are missing");
  says(problem("presets.json", "\"cards\": \"no\"", "\"cards\": \"some\""), "presets.json", "some");
  says(problem("options.json", "\"name\": \"side\"", "\"name\": \"edge\""), "options.json#/options",
       "'side' is missing");
  says(problem("options.json", "\"name\": \"side\"", "\"name\": \"expert\""), "options.json#/options",
       "'expert' is there twice");
  says(problem("options.json", "\"of\": \"sanctuary\"", "\"of\": \"exploration\""), "options.json#/options/6/of",
       "expansion 'exploration'");
  says(problem("options.json", "\"of\": \"sanctuary\"", "\"of\": \"expert\""), "options.json#/options/6/of",
       "expansion 'expert'");
  says(problem("board.json", "\"side\": 2", "\"side\": 1"), "board.json#/sides", "side 2 is missing");
  says(problem("game.json", "\"start_places\": 5", "\"start_places\": 3"), "game.json#/start_places", "4");
  says(problem("options.json", "\"of\": \"sanctuary\", \"min\"", "\"min\""), "options.json#/options/6/of",
       "belongs to 'sanctuary'");
  says(problem("options.json", "\"name\": \"expert\"", "\"name\": \"expert\", \"of\": \"sanctuary\""),
       "options.json#/options/3/of", "no expansion");
  says(problem("options.json", "\"max\": 15", "\"max\": 16"), "options.json#/options/6", "from 0 to 15");
  says(problem("options.json", "[\"must\", \"may\"]", "[\"must\", \"should\"]"), "options.json#/options/11/choices",
       "should");
  says(problem("presets.json", "\"seats\": 2", "\"seats\": 8"), "presets.json: na1", "not 8");
  says(problem("pieces.json", "\"copies\": 7", "\"copies\": 6"), "pieces.json: lair", "uses 7 copies");
  says(problem("rulings.json", "\"option\": \"detour\"", "\"option\": \"bypass\""), "rulings.json", "bypass");
}

// Each of these would leave a step without an answer, or move a piece that is not there.
TEST_CASE("A card of Not Alone does only what can be done then", "[not_alone]") {
  says(problem("cards.json", "\"phase\": 2, \"do\": [\"swap_place\"]", "\"phase\": 1, \"do\": [\"swap_place\"]"),
       "cards.json: vortex", "phase");
  says(problem("cards.json", "[\"marker\"]", "[\"marker\", \"marker\"]"), "cards.json: ingenuity", "twice");
  says(problem("cards.json", "[\"copy_near\"]", "[\"copy_near\", \"heal 1\"]"), "cards.json: gate", "only deed");
  says(problem("cards.json", "[\"divert\"]", "[\"dodge\"]"), "cards.json: detour", "other side");
  says(problem("cards.json", "\"strip 2\"", "\"strip\""), "cards.json: ascendancy", "needs a number");
  says(problem("cards.json", "\"hunt_limit 2\"", "\"hunt_limit 4\""), "cards.json: tracking", "too high");
  says(problem("cards.json", "[\"take_up all\", \"bar\"]", "[\"bar\"]"), "cards.json: force_field", "take_up all");
  says(problem("cards.json", "\"effect stasis\"", "\"effect resolving\""), "cards.json: stasis", "no effect");
  says(problem("cards.json", "\"artemia\", \"places\": 2", "\"artemia\", \"places\": 1"), "cards.json: virus",
       "places");
  says(problem("board.json", "[\"lair\", \"jungle\"", "[\"lair\"], [], [\"jungle\""), "board.json: planet", "reached");
}

TEST_CASE("A wrong rule file of Sanctuary is refused with its name and place", "[not_alone]") {
  const char *cards = "sanctuary_cards.json", *figures = "sanctuary.json";
  says(problem(cards, "\"swap_hand\"", "\"swap_head\""), "sanctuary_cards.json#/survival/4/do", "no deed 'swap_head'");
  says(problem(cards, "\"feed 2\"", "\"eat 2\""), "sanctuary_cards.json#/evolutions/16/powers", "no power 'eat 2'");
  says(problem(cards, "\"level\": 2, \"cost\": 4", "\"level\": 1, \"cost\": 4"),
       "sanctuary_cards.json#/evolutions/15/level", "other level");
  says(problem(cards, "\"id\": \"medic\"", "\"id\": \"captain\""), "sanctuary_cards.json#/avatars/1/id", "twice");
  says(problem(cards, "\"phase\": 2, \"do\": [\"swap_hand\"]", "\"phase\": 1, \"do\": [\"swap_hand\"]"),
       "sanctuary_cards.json: camouflage", "phase");
  says(problem(cards, "\"do\": [\"cull\"]", "\"do\": [\"draw 1\"]"), "sanctuary_cards.json: culling", "other side");
  says(problem(cards, "\"do\": [\"gain_any\"]", "\"do\": [\"copy_near\"]"), "sanctuary_cards.json: survivor_11",
       "other side");
  says(problem(cards, "\"effect hunger 2\"", "\"effect hunger two\""), "sanctuary_cards.json#/hunt/11/do",
       "hunger two");
  says(problem(cards, "\"effect jamming\"", "\"effect jamming 2\""), "sanctuary_cards.json: jamming",
       "needs no number");
  says(problem(cards, "\"effect abduction\"", "\"effect hunger 3\""), "sanctuary_cards.json: abduction",
       "another number");
  says(problem(figures, "\"loop10\"", "\"loop11\""), "sanctuary.json#/track/0/spaces", "no bonus 'loop11'");
  says(problem(figures, "\"seats\": 4", "\"seats\": 3"), "sanctuary.json#/players", "4 players are missing");
  says(problem(figures, "\"optimiser\"", "\"captain\""), "sanctuary.json#/variant", "no Evolution 'captain'");
  says(problem(figures, "\"none\"] },\n    { \"side\": 2", "\"none\", \"none\"] },\n    { \"side\": 2"),
       "sanctuary.json#/track/0/spaces", "9 from Victory");
  says(problem(figures, "\"side\": 2, \"spaces\": [", "\"side\": 1, \"spaces\": ["), "sanctuary.json#/track/1/side",
       "twice");
  says(problem(figures, "\"stunner\"", "\"quick\""), "sanctuary.json#/variant/1/evolutions", "'quick' is there twice");
  says(problem(figures, "\"seats\": [4, 5]", "\"seats\": [3, 4, 5]"), "sanctuary.json#/variant/1/seats", "twice");
  says(problem(figures, "\"stunner\"", "\"brooding\""), "sanctuary_cards.json", "icon");
  says(problem(cards, "\"id\": \"captain\", \"phase\": 1, \"icon\": true", "\"id\": \"captain\", \"phase\": 1"),
       "sanctuary_cards.json: avatars", "6 Avatars");
  says(problem(cards, "[\"howl 2\",", "[\"howl 1\", \"howl 2\","), "sanctuary_cards.json#/evolutions/11/powers",
       "'howl' is there twice");
  says(problem(cards, "\"ark\", \"copies\": 4", "\"ark\", \"copies\": 5"), "sanctuary_cards.json: ark",
       "uses 4 copies");
  says(problem(figures, "\"cache\", \"ark\"", "\"cache\", \"wreck\""), "sanctuary.json#/planet", "from elsewhere");
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
