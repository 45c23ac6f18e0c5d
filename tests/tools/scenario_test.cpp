#include "catch.hpp"

#include <fstream>

#include "cli.hpp"
#include "support/temp_folder.hpp"

namespace prowl::test {
namespace {

Call scenario(const std::string& text) {
  const TempFolder temp;
  const std::string file = (temp.path() / "case.json").string();
  std::ofstream(file, std::ios::binary) << text;
  return cli({"scenario", file});
}

Call steps(const std::string& list, const std::string& more = "") {
  return scenario(R"({"name": "x", "game": "null", "seats": 2, "expect": {"turn": 0}, "do": )" + list + more + "}");
}

// Everybody chooses by name; what the hands are, the seed decides.
const char* const kAnyChoice = R"("p1 choose green", "p1 confirm", "p2 choose green", "p2 confirm")";

bool says(const Call& call, const std::string& text) {
  INFO(call.err);
  return call.err.find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("A scenario that holds is counted as passed") {
  const Call call = scenario(R"([{"name": "one", "game": "null", "seats": 3, "expect": {"turn": 0}},
    {"name": "two", "game": "null", "seats": 3, "given": {"turn": 2}, "expect": {"turn": 2}}])");
  CHECK(call.code == 0);
  CHECK(call.out == "2 passed, 0 failed\n");
}

TEST_CASE("A difference fails with its name and its pointer") {
  const Call call = scenario(R"([{"name": "late", "game": "null", "seats": 3, "expect": {"turn": 1}}])");
  CHECK(call.code == 1);
  CHECK(call.out == "0 passed, 1 failed\n");
  CHECK(says(call, "late\n"));
  CHECK(says(call, "case.json#/0/expect/turn: it is 0"));
}

TEST_CASE("What is wrong with a scenario has a place, and a line of its own") {
  const Call no_game = scenario(R"([{"name": "x", "game": "chess", "seats": 2, "expect": {}}])");
  CHECK(says(no_game, "case.json#/0/game: There is no game `chess`"));
  const Call two = scenario(R"({"name": "x", "game": "null", "seats": 2, "seed": -1})");
  CHECK(says(two, "case.json#/seed: -1 is not between 0 and"));
  CHECK(two.err.find("\n  ", two.err.find("/seed")) != std::string::npos);
}

TEST_CASE("A refused move must be refused, for the reason given") {
  CHECK(steps(R"([{"refused": "p1 pass", "rule": "not_now"}, {"refused": "p1 confirm"}])").code == 0);
  CHECK(says(steps(R"([{"refused": "p1 pass", "rule": "not_in_hand"}])"),
             "case.json#/do/0/rule: `p1 pass` is refused for another reason: not_now (2)."));
  CHECK(says(steps(std::string("[{\"refused\": ") + "\"p1 choose green\"}]", R"(, "seed": 2)"), "/do/0"));
}

TEST_CASE("A move must be legal, asked for and well written") {
  CHECK(says(steps(R"(["p1 pass"])"), "case.json#/do/0: `p1 pass` is refused: not_now (2)."));
  CHECK(says(steps(R"(["p1 fly"])"), "case.json#/do/0: `p1 fly`: there is no verb 'fly'"));
  CHECK(says(steps(R"(["table finish"])"),
             "case.json#/do/0: `table finish`: nobody asks table now; the prompt is `choose`."));
  CHECK(says(steps(R"([5])"), "case.json#/do/0"));
  CHECK(says(steps(R"([{"refuse": "p1 pass"}])"), "case.json#/do/0/refuse"));
}

TEST_CASE("A line that fails tells what its seat may do instead, and not more than can be read") {
  const std::string table = R"({"name": "x", "game": "nostromo", "seats": 5, "expect": {"turn": 1},
    "given": {"phase": "hunt", "tokens": {"p2": {"characters": ["mess"]}}}, "do": )";
  const std::string may = "p1 may: `pass`, `visit armoury`, `visit command`, ";
  CHECK(says(scenario(table + R"(["p1 visit stasis"]})"), may));
  CHECK(says(scenario(table + R"(["p1 fly"]})"), may));
  CHECK(says(scenario(table + R"([{"refused": "p1 visit moon"}]})"), may));
  CHECK(says(scenario(table + R"(["p2 pass"]})"), "p2 may do nothing."));
  const std::string placing =
      R"({"name": "x", "game": "nostromo", "seats": 3, "expect": {"turn": 1}, "given": {}, "do": ["p2 pass"]})";
  const std::string passing =
      R"({"name": "x", "game": "nostromo", "seats": 3, "expect": {"turn": 1}, "given": {}, "do": [{"until": "hunt"}]})";
  CHECK(says(scenario(passing), "p2 can't pass at `placement`. p2 may: `place brandt armoury`, "));
  CHECK(says(scenario(placing), "`place brandt armoury`"));
  CHECK(says(scenario(placing), " more."));
  CHECK(scenario(placing).err.size() < 1000);
}

TEST_CASE("A line that fails tells nothing of a seat that is not at the table") {
  CHECK_FALSE(says(steps(R"(["p5 fly"])"), "may"));
  CHECK_FALSE(says(steps(R"(["chance fly"])"), "may"));
}

TEST_CASE("A seat takes its last choice back, or one that it names") {
  const auto null_case = [](const std::string& list) {
    Call call;
    for (int n = 1; n < 60; ++n) {
      call = steps(list, ", \"seed\": " + std::to_string(n));
      if (call.err.find("green` is refused") == std::string::npos) break;
    }
    return call;
  };
  CHECK(
      null_case(
          R"(["p1 choose green", {"retract": "p1"}, "p1 choose green", "p1 confirm", {"retract": "p1"}, "p1 confirm"])")
          .code == 0);
  CHECK(null_case(R"(["p1 choose green", {"retract": "p1 choose green"}, {"retract": "p1", "refused": true}])").code ==
        0);
  CHECK(
      null_case(
          R"(["p1 choose green", "p1 confirm", "p2 choose green", {"retract": "p1"}, {"retract": "p1"}, "p2 confirm"])")
          .code == 0);
  CHECK(says(null_case(R"(["p1 choose green", {"retract": "p1", "refused": true}])"),
             "case.json#/do/1/retract: `p1` can be taken back."));
  CHECK(says(steps(R"([{"retract": "p1"}])"), "case.json#/do/0/retract: `p1` can not be taken back."));
  CHECK(says(steps(R"([{"retract": "p9"}])"), "case.json#/do/0/retract: `p9`: 'p9' is not a seat"));
  CHECK(says(steps(R"([{"retract": "p1 fly"}])"), "there is no verb 'fly'"));
  CHECK(says(steps(R"([{"retract": "p1", "rule": "x"}])"), "case.json#/do/0/rule"));
}

TEST_CASE("What is told is forgotten with the choice that is taken back") {
  const std::string table = R"({"name": "x", "game": "null", "seats": 2, "seed": )";
  int held = 0;
  for (int n = 1; n < 60; ++n) {
    const Call call = scenario(
        table + std::to_string(n) +
        R"(, "do": ["p1 choose green", {"expect": {"told": {"p1": {"event": "p1 marked", "count": 1}}}},
      {"retract": "p1"}], "expect": {"told": {"p1": [{"event": "marked", "count": 0}]}}})");
    held += call.code == 0;
    CHECK((call.code == 0 || says(call, "is refused")));
  }
  CHECK(held > 0);
}

TEST_CASE("A chance line answers the next draw, before or after the move that causes it") {
  const std::string choices = std::string("[") + kAnyChoice + ", \"p1 pass\", ";
  std::string seed;
  for (int n = 1; n < 50 && seed.empty(); ++n) {
    const std::string more = ", \"seed\": " + std::to_string(n);
    if (steps(choices + R"({"refused": "p2 confirm"}])", more).code == 0) seed = more;
  }
  REQUIRE_FALSE(seed.empty());
  CHECK(steps(choices + R"("p2 pass", "chance index 1", {"expect": {"turn": 1}}])", seed)
            .err.find("/expect/turn: it is 1") != std::string::npos);
  CHECK(steps(choices + R"("chance index 1", "p2 pass", {"expect": {"turn": 1}}])", seed)
            .err.find("/expect/turn: it is 1") != std::string::npos);
  CHECK(says(steps(choices + R"("p2 pass", "chance index 2"])", seed), "Chance is asked for an index from 0 to 1."));
  CHECK(says(steps(choices + R"("chance index 1"])", seed), "/do/5: Chance was never asked for this."));
}

TEST_CASE("until passes for everybody until the prompt comes") {
  const std::string choices = std::string("[") + kAnyChoice;
  bool met = false;
  for (int n = 1; n < 50 && !met; ++n)
    met = scenario(R"({"name": "x", "game": "null", "seats": 2, "seed": )" + std::to_string(n) +
                   R"(, "expect": {"turn": 1}, "do": )" + choices + R"(, {"until": "choose"}]})")
              .code == 0;
  CHECK(met);
  CHECK(says(steps(R"([{"until": "react"}])"), "p1 can't pass at `choose`"));
}

TEST_CASE("A set-up that must be refused is, with the text given") {
  CHECK(scenario(R"({"name": "x", "game": "null", "seats": 5, "setup_error": "2 to 4 players"})").code == 0);
  CHECK(scenario(R"({"name": "x", "game": "null", "seats": 5, "setup_error": "lair"})").code == 1);
  CHECK(scenario(R"({"name": "x", "game": "null", "seats": 4, "setup_error": "players"})").code == 1);
  CHECK(scenario(R"({"name": "x", "game": "null", "seats": 5, "expect": {"turn": 0}})").code == 1);
}

TEST_CASE("A preset brings its options, for its number of players, and an option of the scenario replaces its own") {
  const auto at = [](const std::string& preset, int seats, const std::string& ash, const std::string& more = "") {
    return scenario(R"({"name": "x", "game": "fate", "preset": ")" + preset + R"(", "seats": )" +
                    std::to_string(seats) + more + R"(, "given": {}, "expect": {"ash": )" + ash + "}}");
  };
  CHECK(at("ash", 2, R"("medbay")").code == 0);
  CHECK(at("ash", 2, "null", R"(, "options": {"ash": "off"})").code == 0);
  CHECK(says(at("ash", 3, "null"), "case.json#/seats: This preset is for 2 players."));
  CHECK(says(at("dust", 2, "null"), "case.json#/preset: There is no such preset."));
}

TEST_CASE("A file that is no scenario is wrong input, with its place") {
  const std::vector<std::pair<std::string, std::string>> wrong{
      {"", "case.json:1:1"},
      {"[3]", "case.json#/0"},
      {R"({"name": "x"})", "case.json#"},
      {R"({"name": "x", "game": "null", "seats": 2, "expect": {}, "want": 1})", "case.json#/want"},
      {R"({"name": "x", "game": "null", "seats": 2, "expect": 4})", "case.json#/expect"},
      {R"({"name": "x", "name": "y"})", "case.json:1"},
  };
  for (const auto& [text, place] : wrong) {
    const Call call = scenario(text);
    CHECK(call.code == 2);
    CHECK(says(call, place));
  }
  CHECK(cli({"scenario", "no/such/file.json"}).code == 2);
}

TEST_CASE("Files fail in their order on any number of threads") {
  const TempFolder temp;
  std::vector<std::string> call = {"scenario"};
  for (int i = 0; i < 9; ++i) {
    call.push_back((temp.path() / ("case_" + std::to_string(i) + ".json")).string());
    const std::string turn = std::to_string(i % 2);
    std::ofstream(call.back(), std::ios::binary)
        << R"({"name": "x", "game": "null", "seats": 2, "expect": {"turn": )" + turn + "}}";
  }
  const Call one = cli([&] { return call.insert(call.end(), {"--jobs", "1"}), call; }());
  call.back() = "3";
  const Call three = cli(call);
  CHECK(one.out == "5 passed, 4 failed\n");
  CHECK(three.out == one.out);
  CHECK(three.err == one.err);
  CHECK(one.err.find("case_1.json") < one.err.find("case_3.json"));
}

TEST_CASE("What a seat sees and is told can be expected of any game") {
  const auto after_choice = [](const std::string& expect) {
    std::string seed = R"({"name": "x", "game": "null", "seats": 2, "seed": 1, "do": [")";
    Call call;
    // Which colours p1 holds, the seed decides.
    for (const char* colour : {"red", "blue", "green"}) {
      std::string want = expect;
      for (auto at = want.find("COLOUR"); at != want.npos; at = want.find("COLOUR")) want.replace(at, 6, colour);
      call = scenario(seed + "p1 choose " + colour + R"("], "expect": )" + want + "}");
      if (call.err.find("is refused") == std::string::npos) break;
    }
    return call;
  };
  CHECK(after_choice(R"({"turn": 0, "sees": {"p1": {"turn": 0}, "table": {"turn": 0}}})").code == 0);
  CHECK(
      after_choice(
          R"({"told": {"p1": {"has": ["p1 marked COLOUR", "p2 drew ?"]}, "p2": {"lacks": ["p1 marked COLOUR", "p1 marked ?"]}}})")
          .code == 0);
  CHECK(says(after_choice(R"({"sees": {"p1": {"turn": 1}}})"), "case.json#/expect/sees/p1/turn: it is 0"));
  CHECK(says(after_choice(R"({"sees": {"p3": {"turn": 0}}})"), "case.json#/expect/sees/p3: There is no such seat"));
  CHECK(says(after_choice(R"({"sees": 3})"), "case.json#/expect/sees: Expected an object"));
  CHECK(says(after_choice(R"({"told": {"p2": {"has": ["p1 marked COLOUR"]}}})"), "case.json#/expect/told/p2/has"));
  CHECK(says(after_choice(R"({"told": {"p1": {"lacks": ["p1 marked COLOUR"]}}})"), "case.json#/expect/told/p1/lacks"));
  CHECK(says(after_choice(R"({"told": {"p1": {"contains": []}}})"), "case.json#/expect/told/p1/contains"));
  CHECK(
      after_choice(
          R"({"told": {"p1": {"has": ["p2 drew ?", {"event": "p2 drew", "count": 3}, {"event": "drew", "count": 6}], "lacks": "p2 marked ?"}}})")
          .code == 0);
  CHECK(
      after_choice(R"({"told": {"p2": [{"event": "p1 drew ?", "count": 3}, {"event": "marked", "count": 0}]}})").code ==
      0);
  CHECK(says(after_choice(R"({"told": {"p1": {"has": [{"event": "drew", "count": 5}]}}})"),
             "case.json#/expect/told/p1/has: "));
  CHECK(says(after_choice(R"({"told": {"p1": {"lacks": [{"event": "drew", "count": 6}]}}})"),
             "case.json#/expect/told/p1/lacks: "));
  CHECK(says(after_choice(R"({"told": {"p1": {"event": "p2 drow", "count": 0}}})"),
             "case.json#/expect/told/p1: There is no event"));
  CHECK(says(after_choice(R"({"told": {"p1": {"event": "drew", "count": "two"}}})"), "case.json#/expect/told/p1"));
  CHECK(says(after_choice(R"({"told": {"p1": {"has": [3]}}})"), "case.json#/expect/told/p1/has"));
}

TEST_CASE("Windows that lie before a line are passed, those after the last line are not") {
  const std::string table = R"({"name": "x", "game": "nostromo", "seats": 5, "given": {"phase": "window_a",
    "tokens": {"p2": {"characters": ["mess"]}}, "hands": {"p2": ["airlocks"], "p3": ["draw"]}}, "do": )";
  CHECK(scenario(table + R"(["p1 visit cargo"], "expect": {"phase": "window_b", "waiting": ["p2", "p3"]}})").code == 0);
  CHECK(scenario(table + R"([{"refused": "p1 visit stasis", "rule": "no-such-room"}], "expect": {"phase": "hunt"}})")
            .code == 0);
  CHECK(scenario(table + R"([{"refused": "p1 visit stasis"}], "expect": {"phase": "window_a"}})").code == 0);
  CHECK(says(scenario(table + R"([{"refused": "p1 visit cargo", "rule": "same_room"}], "expect": {"turn": 1}})"),
             "is refused for another reason: not_your_turn"));
  CHECK(says(scenario(table + R"(["p4 play draw"], "expect": {"turn": 1}})"),
             "nobody asks p4 now; the prompt is `window_a`"));
}

TEST_CASE("An unknown name inside given or expect fails with its pointer") {
  const Call call = scenario(
      R"({"name": "x", "game": "null", "seats": 2, "given": {"trun": 1}, "expect": {"turn": 0}})");
  CHECK(call.code == 1);
  CHECK(says(call, "case.json#/given/trun: unknown name"));
}

}  // namespace prowl::test
