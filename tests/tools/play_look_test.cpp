#include "catch.hpp"

#include "cli.hpp"

namespace prowl::test {
namespace {

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Call play(const std::string& game, const std::string& input, std::vector<std::string> more = {}) {
  std::vector<std::string> arguments{"play", game, "--seats", "3", "--seed", "5", "--bots", "human,random,random"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return cli(arguments, input);
}

}  // namespace

TEST_CASE("map lists the board with what lies beside what") {
  const std::string fate = play("fate", "map\nquit\n").out;
  CHECK(contains(fate, "  Bridge: corridor 2, corridor 1\n"));
  CHECK(contains(fate, "  corridor 13: corridor 12, Nest\n"));
  const std::string planet = play("not_alone", "map\nquit\n").out;
  CHECK(contains(planet, "  1 Lair: Jungle, Swamp\n"));
  CHECK(contains(planet, "  10 Artefact: Rover, Source\n"));
  const std::string ship = play("nostromo", "map\nquit\n").out;
  CHECK(contains(ship, " (airlock)"));
  CHECK(contains(play("null", "map\nquit\n").out, "This game has no board."));
}

TEST_CASE("card tells what any card says, and alone which cards play") {
  const Call one = play("not_alone", "card despair\nquit\n");
  CHECK(contains(one.out, "Despair (Explore)\nFor the rest of the turn nobody may play or draw Survival cards."));
  CHECK(contains(play("not_alone", "card quatsch\nquit\n").out, "There is no card quatsch;"));
  CHECK(contains(play("fate", "card RIPLEY\nquit\n", {"--lang", "fr"}).out, "Quatre actions"));
  const std::string base = play("not_alone", "card\nquit\n").out;
  CHECK(contains(base, "Lair, Jungle, "));
  CHECK_FALSE(contains(base, "Monolith"));
  CHECK(contains(play("not_alone", "card\nquit\n", {"--option", "sanctuary=yes"}).out, "Monolith"));
}

TEST_CASE("The first screen names `help`") { CHECK(play("null", "quit\n").out.starts_with("`help` lists")); }

TEST_CASE("Commands work where the keyboard is handed over, which only Enter does") {
  const std::vector<std::string> table{"play", "null", "--seats", "3", "--seed", "5", "--bots", "human"};
  const Call help = cli(table, "help\nnonsense\n\n1\n");
  const auto first = help.out.find("Hand the keyboard to Seat 1");
  const auto told = help.out.find("take your last move back"), own = help.out.find("hand p1: ");
  REQUIRE(own != std::string::npos);
  CHECK(first < told);
  CHECK(told < own);
  const Call quit = cli(table, "quit\n\n1\n");
  CHECK(quit.code == 0);
  CHECK_FALSE(contains(quit.out, "Seat 1 (p1)>"));
}

TEST_CASE("A refusal is told once") {
  const std::string out = play("nostromo", "why confirm\nquit\n").out;
  CHECK_FALSE(contains(out, "Not now"));
}

TEST_CASE("An option that wants a file says how it is given") {
  const auto ship = [](const std::string& plan) {
    std::vector<std::string> arguments{"play", "nostromo", "--option", "ship=custom"};
    if (!plan.empty()) arguments.insert(arguments.end(), {"--option", "ship_plan=" + plan});
    const Call call = cli(arguments);
    CHECK(call.code == 2);
    return call.err;
  };
  CHECK(contains(ship(""), "A ship of your own needs `ship_plan=@FILE`."));
  CHECK(contains(ship("ship.json"), "A file is named as `@ship.json`."));
  CHECK(contains(ship("@"), "--option ship_plan=@: The name of the file is missing."));
  CHECK(contains(ship("@none.json"), "There is no such file."));
}

}  // namespace prowl::test
