#include "catch.hpp"

#include "cli.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::test {
namespace {

nlohmann::json sim(const std::string& shard, const std::string& seed = "3") {
  const Call call = cli({"sim", "null", "--seats", "3", "--games", "10", "--seed", seed, "--shard", shard, "--json"});
  REQUIRE(call.code == 0);
  return call.json();
}

std::uint64_t digest(const nlohmann::json& j) { return std::stoull(j["digest"].get<std::string>(), nullptr, 16); }

}  // namespace

TEST_CASE("sim reports what others read") {
  const auto j = sim("1/1");
  CHECK(j["game"] == "null");
  CHECK(j["seats"] == 3);
  CHECK(j["games"] == 10);
  CHECK(j["stuck"] == 0);
  CHECK(j["turns"]["mean"] == 3.0);
  CHECK(j["turns"]["max"] == 3);
  CHECK(j["wins"]["bold"].get<double>() + j["wins"]["meek"].get<double>() == Approx(1.0));
  CHECK(j["decisions"].get<int>() > 100);
  CHECK(j["seconds"].get<double>() >= 0);
}

TEST_CASE("sim gives the same digest for the same seed and another for another") {
  CHECK(digest(sim("1/1")) == digest(sim("1/1")));
  CHECK(digest(sim("1/1")) != digest(sim("1/1", "4")));
}

TEST_CASE("sim comes to the same on any number of threads") {
  const auto on = [](const char* jobs) {
    auto j = cli({"sim", "null", "--seats", "3", "--games", "10", "--jobs", jobs, "--json"}).json();
    for (const char* of_time : {"seconds", "decisions_per_s"}) j.erase(of_time);
    return j;
  };
  CHECK(on("1")["games"] == 10);
  for (const char* jobs : {"3", "16", "0"}) CHECK(on("1") == on(jobs));
}

TEST_CASE("The shards of one seed add up") {
  const auto all = sim("1/1"), a = sim("1/3"), b = sim("2/3"), c = sim("3/3");
  CHECK(digest(a) + digest(b) + digest(c) == digest(all));
  for (const char* key : {"games", "decisions", "rounds"})
    CHECK(a[key].get<int>() + b[key].get<int>() + c[key].get<int>() == all[key].get<int>());
}

TEST_CASE("sim without a number of seats plays with the fewest that the game allows") {
  CHECK(cli({"sim", "null", "--games", "2", "--json"}).json()["seats"] == null_game().min_seats);
}

TEST_CASE("Wrong use of sim says what is wrong, on the error stream, with exit code 2") {
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong{
      {{"sim", "chess", "--seats", "3"}, "There is no game `chess`; there is null, "},
      {{"sim", "null", "--seats", "9"}, "2 to 4 players"},
      {{"sim", "null", "--seats", "3", "--bots", "oracle"}, "There is no bot `oracle`"},
      {{"sim", "null", "--seats", "3", "--shard", "4/3"}, "A shard is i/n"},
      {{"sim", "null", "--seats", "3", "--shard", "x"}, "A shard is i/n"},
      {{"sim", "null", "--seats", "3", "--option", "pace"}, "An option is name=value"},
      {{"sim", "null", "--preset", "duel"}, "There are no presets for null."},
      {{"sim", "not_alone", "--preset", "duel"}, "There is no preset `duel` for not_alone; there is na1."},
      {{"sim", "null", "--seats", "3", "--option", "hue=red"}, "hue"},
      {{"sim", "null", "--seats", "many"}, "--seats"},
      {{"sim", "chess", "--seats", "2"}, ", fate, sanctuary, sanctuary_"},
      {{"sim", "not_alone", "--preset", "na1", "--seats", "5"}, "The preset `na1` is a table for 2."},
      {{"sim", "null", "--seats", "2", "--bots", "random,random,random"}, "more bots than seats: 3 for 2"},
      {{"play", "fate", "--seats", "1", "--bots", "basic,human"}, "more bots than seats: 2 for 1"},
      {{"sim", "fate", "--seats", "2", "--bots", "oracle"}, "runner, search:N, level:C:P:N:H."},
      {{"sim", "fate", "--seats", "2", "--bots", "search:0"}, "from 1 on"},
      {{"sim", "fate", "--seats", "2", "--bots", "level:150:0:1:1"}, "together 100 at most"},
      {{"sim", "fate", "--seats", "2", "--bots", "level:1:2:3:4:5"}, "up to four whole numbers"},
      {{"--rules", "no/such", "levels", "fate"}, "no/such: There is no such folder."},
      {{"fly"}, "There is no `fly`; there is play, sim, "},
      {{"--rules", "x", "fly"}, "There is no `fly`; "},
      {{"sim", "null", "--seats", "0"}, "--seats: a whole number from 1 on, not 0"},
      {{"sim", "null", "--seats", "3", "--games", "-3"}, "--games: a whole number from 1 on, not -3"},
      {{"sim", "null", "--seats", "3", "--games", "2.5"}, "--games: a whole number from 1 on, not 2.5"},
      {{"sim", "null", "--seats", "3", "--games", "9999999999"}, "--games: 9999999999 is too large"},
      {{"sim", "null", "--seats", "3", "--seed", "-1"}, "--seed: a whole number from 0 on, not -1"},
      {{"sim", "null", "--seats", "3", "--seed", "18446744073709551616"}, "at most 18446744073709551615"},
      {{"sim", "null", "--seats", "3", "--jobs", "-1"}, "--jobs: a whole number from 0 on, not -1"},
      {{"sim", "null", "--seats", "3", "--shard", "-1/-1"}, "A shard is i/n"},
      {{"bench", "--seconds", "0"}, "--seconds: a number above 0, not 0"},
      {{}, "subcommand"},
  };
  for (const auto& [arguments, text] : wrong) {
    const Call call = cli(arguments);
    INFO(call.err);
    CHECK(call.code == 2);
    CHECK(call.out.empty());
    CHECK(call.err.find(text) != std::string::npos);
  }
}

TEST_CASE("A preset brings its seats and options, options of the call replace its own") {
  const auto j = cli({"sim", "not_alone", "--preset", "na1", "--games", "5", "--json"}).json();
  CHECK(j["seats"] == 2);
  const auto own = cli({"sim", "not_alone", "--preset", "na1", "--games", "5", "--option", "assimilation=1", "--json"})
                       .json();
  CHECK(own["decisions"].get<int>() < j["decisions"].get<int>());
}

TEST_CASE("A ship that can't be flown is refused with its file") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "ship.json");
  for (const std::string_view ship :
       {R"({"rooms": {"lair": [0, 0]}, "airlocks": []})", R"({"rooms": 1, "airlocks": []})"}) {
    REQUIRE(write_atomic(to_path(file), ship));
    for (const char* call : {"sim", "play"})
      CHECK(cli({call, "nostromo", "--seats", "3", "--bots", "random", "--option", "ship=custom", "--option",
                 "ship_plan=@" + file})
                .err.starts_with(file));
  }
}

TEST_CASE("One of a thing is told as one") {
  CHECK(cli({"sim", "null", "--seats", "3", "--games", "1"}).out.starts_with("1 game of null with 3 seats "));
  CHECK(cli({"sim", "null", "--seats", "3", "--games", "2"}).out.starts_with("2 games of null "));
}

TEST_CASE("The program tells its version, and what is taken for what is left out") {
  const Call version = cli({"--version"});
  CHECK(version.code == 0);
  CHECK(version.out.starts_with("prowl-cli 1."));
  const std::string help = cli({"sim", "--help"}).out;
  CHECK(help.find("--games UINT=100 ") != std::string::npos);
  CHECK(help.find("--seats INT ") != std::string::npos);  // the number is the game's
}

TEST_CASE("The ship that README.md shows can be flown, and each error of one names its file") {
  const TempFolder temp;
  const std::string readme = *read_file(to_path(PROWL_SOURCE_DIR "/README.md")), fence = "```json\n";
  const auto from = readme.find(fence) + fence.size();
  const std::string file = to_utf8(temp.path() / "ship.json"),
                    ship = readme.substr(from, readme.find("```", from) - from);
  const auto sim = [&](const std::string& text) {
    REQUIRE(write_atomic(to_path(file), text));
    return cli({"sim", "nostromo", "--seats", "5", "--games", "1", "--option", "ship=custom", "--option",
                "ship_plan=@" + file});
  };
  CHECK(sim(ship).err.empty());
  CHECK(sim("").err.starts_with(file));
  CHECK(sim("{}").err.find("\n" + file + "#: The key \"airlocks\" is missing.") != std::string::npos);
}

TEST_CASE("An output that can't be written ends with exit code 2") {
  std::istringstream in;
  std::ostringstream out, err;
  out.setstate(std::ios::badbit);
  tools::Context context{in, out, err, all_games(), false, {}, {}};
  CHECK(tools::run_cli(context, {"cards", "nostromo"}) == 2);
  CHECK(err.str() == "The output can't be written.\n");
}

}  // namespace prowl::test
