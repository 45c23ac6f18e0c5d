// What the commands that measure bots print, and that their shards are parts of one whole.
#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "cli.hpp"
#include "prowl/ai/bot.hpp"
#include "tools/strength/contest.hpp"

namespace prowl::test {
namespace {

using Arguments = std::vector<std::string>;

nlohmann::json answer(Arguments call, const Arguments& more = {}) {
  call.insert(call.end(), more.begin(), more.end());
  call.emplace_back("--json");
  const Call made = cli(call);
  INFO(made.err);
  REQUIRE(made.code == 0);
  return made.json();
}

void check_sums(const nlohmann::json& whole, const nlohmann::json& one, const nlohmann::json& two) {
  CHECK(one["pairs"].get<int>() + two["pairs"].get<int>() == whole["pairs"].get<int>());
  for (const char* key : {"sum", "squares"})
    CHECK(one[key].get<double>() + two[key].get<double>() == Approx(whole[key].get<double>()));
}

void check_interval(const nlohmann::json& j) {
  CHECK(j["low"].get<double>() <= j["points"].get<double>());
  CHECK(j["points"].get<double>() <= j["high"].get<double>());
  CHECK(j["low"].get<double>() >= 0);
  CHECK(j["high"].get<double>() <= 1);
}

}  // namespace

TEST_CASE("levels names the levels of a game, weakest first") {
  const Arguments names{"novice", "casual", "skilled", "expert", "master"};
  for (const char* game : {"not_alone", "nostromo", "fate"}) CHECK(answer({"levels", game}) == names);
  CHECK(cli({"levels", "fate"}).out == "novice\ncasual\nskilled\nexpert\nmaster\n");
}

TEST_CASE("duel tells the share of the points and how sure it is, its shards add up") {
  const Arguments call{"duel", "not_alone", "--a", "basic", "--b", "random", "--seats", "3", "--games", "6"};
  const auto whole = answer(call);
  CHECK(whole["game"] == "not_alone");
  CHECK(whole["a"] == "basic");
  CHECK(whole["b"] == "random");
  CHECK(whole["seats"] == 3);
  CHECK(whole["pairs"] == 6);
  check_interval(whole);
  check_sums(whole, answer(call, {"--shard", "1/2"}), answer(call, {"--shard", "2/2"}));
}

TEST_CASE("An expansion is called by its own name wherever a game is") {
  const Arguments by_option{"not_alone", "--option", "sanctuary=yes"}, by_name{"sanctuary"};
  const std::vector<std::pair<std::string, Arguments>> calls{
      {"sim", {"--seats", "3", "--games", "4", "--bots", "basic"}},
      {"duel", {"--seats", "3", "--games", "2", "--a", "basic", "--b", "random"}},
      {"ladder", {"--seats", "2", "--games", "2", "--levels", "novice"}},
      {"gap", {"--seats", "3", "--positions", "3", "--budget", "50"}},
  };
  const auto told = [](const std::string& name, const Arguments& game, const Arguments& more) {
    Arguments call{name};
    call.insert(call.end(), game.begin(), game.end());
    nlohmann::json j = answer(call, more);
    for (const char* own : {"game", "seconds", "decisions_per_s", "ms_median", "ms_p99", "near"})
      if (j.is_object()) j.erase(own);
    return j;
  };
  for (const auto& [name, more] : calls) {
    INFO(name);
    const auto expansion = told(name, by_name, more);
    CHECK(expansion == told(name, by_option, more));
    CHECK(expansion != told(name, {"not_alone"}, more));
  }
  CHECK(cli({"fit", "sanctuary", "--seats", "2", "--games", "2"}).out ==
        cli({"fit", "not_alone", "--seats", "2", "--games", "2", "--option", "sanctuary=yes"}).out);
  CHECK(cli({"levels", "sanctuary"}).out == cli({"levels", "not_alone"}).out);
  CHECK(cli({"cards", "sanctuary"}).out == cli({"cards", "not_alone"}).out);
  CHECK(cli({"tables", "sanctuary"}).out == cli({"tables", "not_alone"}).out);
  CHECK(cli({"exploit", "sanctuary", "--level", "basic"}).err.find("too large") != std::string::npos);
  CHECK(cli({"play", "sanctuary", "--seed", "5"}, "card\nquit\n").out.find("Monolith") != std::string::npos);
}

TEST_CASE("Of few pairs the interval is as wide as they leave it open, of many it is what it was") {
  using tools::Points;
  const auto interval = [](const std::vector<double>& points, int times = 1) {
    Points p;
    for (int i = 0; i < times; ++i)
      for (const double n : points) p.add(n);
    return p.interval();
  };
  CHECK(interval({}) == std::pair(0.0, 1.0));
  CHECK(interval({1}) == std::pair(0.0, 1.0));
  CHECK(interval({1, 1}).first == Approx(0.158).margin(0.001));  // Clopper and Pearson
  CHECK(interval({1, 1}).second == 1);
  CHECK(interval({0}, 20).first == 0);
  CHECK(interval({0}, 20).second == Approx(0.168).margin(0.001));
  CHECK(interval({0.5}, 10).first < 0.4);
  CHECK(interval({0.5}, 10).second > 0.6);
  // Student's, with 3 and with 9 degrees of freedom.
  CHECK(interval({0.4, 0.6}, 2).second == Approx(0.5 + 3.182 * 0.1 / std::sqrt(3)).epsilon(0.005));
  CHECK(interval({0.4, 0.6}, 5).first == Approx(0.5 - 2.262 * 0.1 / 3).epsilon(0.005));
  CHECK(interval({0, 1}, 200).first == Approx(0.5 - 1.96 * 0.5 / std::sqrt(399)).margin(0.0005));
}

TEST_CASE("In a duel of a player with itself each wins half") {
  CHECK(answer({"duel", "nostromo", "--a", "basic", "--b", "basic", "--seats", "2", "--games", "5"})["points"] == 0.5);
  CHECK(answer({"duel", "fate", "--a", "basic", "--b", "basic", "--seats", "2", "--games", "2"})["points"] == 0.5);
}

TEST_CASE("ladder holds a level against the one below and the plain players, its shards add up") {
  const Arguments call{"ladder", "not_alone", "--preset", "na1", "--levels", "casual", "--games", "4"};
  const auto whole = answer(call), one = answer(call, {"--shard", "1/2"}), two = answer(call, {"--shard", "2/2"});
  Arguments over;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    CHECK(whole[i]["level"] == "casual");
    over.push_back(whole[i]["over"]);
    check_interval(whole[i]);
    check_sums(whole[i], one[i], two[i]);
  }
  CHECK(over == Arguments{"novice", "random", "newcomer", "basic"});
}

TEST_CASE("exploit tells what a best answer gains on each side, and the value of the duel") {
  const Arguments call{"exploit",        "not_alone", "--preset", "na1",    "--option",
                       "assimilation=1", "--option",  "rescue=5", "--level"};
  const auto basic = answer(call, {"basic"}), master = answer(call, {"master"});
  CHECK(basic["level"] == "basic");
  CHECK(basic["assimilation"] == 1);
  CHECK(basic["value"] == master["value"]);
  for (const char* side : {"creature", "hunted"}) {
    CHECK(basic[side].get<double>() > 0.05);
    CHECK(master[side].get<double>() == Approx(0.0).margin(0.005));
  }
}

TEST_CASE("exploit tells from where Assimilation started, whether an option says so or the rules") {
  const auto found = answer({"exploit", "not_alone", "--preset", "na1", "--level", "basic", "--option", "rescue=1"});
  CHECK(found["assimilation"] == 7);
}

TEST_CASE("gap tells how near to equilibrium a turn is solved, its shards add up") {
  const Arguments call{"gap", "nostromo", "--seats", "3", "--positions", "12", "--budget", "200"};
  const auto whole = answer(call), one = answer(call, {"--shard", "1/2"}), two = answer(call, {"--shard", "2/2"});
  CHECK(whole["others"] == 2);
  CHECK(whole["positions"].get<int>() >= 6);
  CHECK(whole["gap_median"].get<double>() <= whole["gap_p99"].get<double>());
  CHECK(whole["gap_p99"].get<double>() <= 0.001);
  CHECK(whole["ms_median"].get<double>() <= whole["ms_p99"].get<double>());
  for (const char* key : {"positions", "near"}) CHECK(one[key].get<int>() + two[key].get<int>() == whole[key]);
}

TEST_CASE("As one joint matrix a turn is solved as near, with a row for each way in which the others choose together") {
  const Arguments call{"gap", "not_alone", "--seats", "3", "--positions", "9", "--budget", "200"};
  const auto apart = answer(call), joint = answer(call, {"--joint"});
  CHECK(joint["joint"] == true);
  CHECK(joint["positions"] == apart["positions"]);
  CHECK(joint["rows_most"].get<double>() > apart["rows_most"].get<double>());
  CHECK(joint["gap_p99"].get<double>() <= 0.001);
}

TEST_CASE("fit prints a line of weights for each part, the same ones for the same seed") {
  const Arguments call{"fit", "not_alone", "--seats", "2", "--games", "3"};
  const Call made = cli(call);
  REQUIRE(made.code == 0);
  CHECK(made.out.front() == '{');
  CHECK(std::count(made.out.begin(), made.out.end(), '\n') == 1);
  CHECK(cli(call).out == made.out);
}

TEST_CASE("Wrong use of the commands that measure says what is wrong, with exit code 2") {
  const std::vector<std::pair<Arguments, std::string>> wrong{
      {{"levels", "chess"}, "There is no game `chess`"},
      {{"duel", "fate", "--a", "oracle", "--b", "basic"}, "--a oracle: There is no bot `oracle`"},
      {{"duel", "fate", "--a", "basic", "--b", "basic,random"}, "--b basic,random: One level is wanted here."},
      {{"duel", "fate", "--a", "basic"}, "--b"},
      {{"duel", "fate", "--a", "basic", "--b", "basic", "--shard", "0/2"}, "A shard is i/n"},
      {{"duel", "fate", "--a", "basic", "--b", "basic", "--seats", "9"}, "1 to 5 players"},
      {{"ladder", "fate", "--levels", "basic"}, "There is no level `basic`"},
      {{"ladder", "fate", "--shard", "3/2"}, "A shard is i/n"},
      {{"ladder", "not_alone", "--preset", "duel"}, "There is no preset `duel`"},
      {{"exploit", "not_alone", "--preset", "na1", "--level", "oracle"}, "--level oracle: There is no bot `oracle`"},
      {{"exploit", "not_alone", "--preset", "na1", "--level", "novice,expert"}, "One level is wanted here."},
      {{"exploit", "not_alone", "--preset", "na1", "--level", "basic", "--option", "side=2"},
       "--option side=2: With this the table of --preset na1 is too large"},
      {{"exploit", "not_alone", "--level", "basic"}, "too large for an exact best response"},
      {{"exploit", "fate", "--level", "basic"}, "too large for an exact best response"},
      {{"gap", "fate", "--seats", "2"}, "Nothing is chosen in secret"},
      {{"gap", "nostromo"}, "--seats"},
      {{"gap", "nostromo", "--seats", "3", "--shard", "x"}, "A shard is i/n"},
      {{"fit", "null", "--seats", "2"}, "Nothing is learned"},
      {{"duel", "fate", "--a", "basic", "--b", "basic", "--games", "-1"}, "--games: a whole number from 1 on, not -1"},
      {{"ladder", "fate", "--games", "0"}, "--games: a whole number from 1 on, not 0"},
      {{"gap", "nostromo", "--seats", "3", "--positions", "-5"}, "--positions: a whole number from 1 on"},
      {{"gap", "nostromo", "--seats", "3", "--budget", "-5"}, "--budget: a whole number from 1 on"},
      {{"fit", "nostromo", "--seats", "3", "--games", "0"}, "--games: a whole number from 1 on"},
      {{"fit", "nostromo", "--seats", "3", "--wander", "500"}, "--wander: 500 is too large: at most 100"},
  };
  for (const auto& [arguments, text] : wrong) {
    const Call call = cli(arguments);
    INFO(arguments[0] << ": " << call.err);
    CHECK(call.code == 2);
    CHECK(call.out.empty());
    CHECK(call.err.find(text) != std::string::npos);
  }
}

}  // namespace prowl::test
