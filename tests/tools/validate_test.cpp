#include "catch.hpp"

#include <fstream>

#include "cli.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"
#include "tools/schema.hpp"

namespace prowl::test {
namespace {

namespace fs = std::filesystem;

// A copy of the project's rules that a test may spoil.
struct Rules {
  TempFolder temp;
  fs::path dir = temp.path() / "rules";
  Rules() { fs::copy(fs::path(PROWL_SOURCE_DIR) / "rules", dir, fs::copy_options::recursive); }
  void edit(const std::string& file, const std::string& from, const std::string& to) {
    std::string text = *read_file(dir / file);
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    std::ofstream(dir / file, std::ios::binary) << text.replace(at, from.size(), to);
  }
  Call validate() const { return cli({"validate", to_utf8(dir)}); }
};

}  // namespace

TEST_CASE("The rules that come with the program are valid, and so are their scenarios") {
  const Call call = cli({"validate", PROWL_SOURCE_DIR "/rules"});
  INFO(call.err);
  CHECK(call.code == 0);
}

TEST_CASE("Every wrong thing in the rules is told with its file and pointer") {
  Rules rules;
  rules.edit("nostromo/rulings.json", "\"question\"", "\"quest\"");
  rules.edit("nostromo/game.json", "{", "{ \"speed\": 3,");
  const Call call = rules.validate();
  CHECK(call.code == 1);
  CHECK(call.err.find("rulings.json#/") != std::string::npos);
  CHECK(call.err.find("game.json#") != std::string::npos);
  CHECK(call.err.find("speed") != std::string::npos);
}

TEST_CASE("A duplicate key, a deep nest and half a file are told with their line") {
  for (const std::string& text :
       {std::string(R"({"id": 1, "id": 2})"), std::string(100'000, '['), std::string("{\"id\"")}) {
    Rules rules;
    std::ofstream(rules.dir / "nostromo" / "game.json", std::ios::binary) << text;
    const Call call = rules.validate();
    CHECK(call.code == 1);
    CHECK(call.err.find("game.json:1:") != std::string::npos);
  }
}

TEST_CASE("No folder, a file and a folder without rules are wrong input") {
  const TempFolder temp;
  const auto says = [](const std::string& folder, const std::string& text) {
    const Call call = cli({"validate", folder});
    return call.code == 2 && call.err.find(text) != std::string::npos;
  };
  CHECK(says("no/such/folder", "There is no such folder."));
  CHECK(says(PROWL_SOURCE_DIR "/README.md", "This is a file, not a folder."));
  CHECK(says(to_utf8(temp.path()), "There are no rule files of any game in this folder."));
}

TEST_CASE("One error is told as one") {
  Rules rules;
  rules.edit("nostromo/rulings.json", "{", "");
  CHECK(rules.validate().out.ends_with(" files checked, 1 error\n"));
}

TEST_CASE("Golden texts are written neither into a folder of other things nor into none") {
  const TempFolder temp;
  const std::string none = to_utf8(temp.path() / "none");
  CHECK(cli({"approve", none}).code == 2);
  CHECK_FALSE(fs::exists(none));
  REQUIRE(write_atomic(temp.path() / "letter", "mine"));
  CHECK(cli({"approve", to_utf8(temp.path())}).code == 2);
  CHECK(std::distance(fs::directory_iterator(temp.path()), {}) == 1);
}

TEST_CASE("A schema error names the pointer of what is wrong") {
  const auto schema = nlohmann::json::parse(R"({"properties": {"a/b": {"items": {"type": "integer"}}}})");
  const auto errors = tools::check_schema(nlohmann::json::parse(R"({"a/b": [1, "x"]})"), "f.json", schema, "s.json");
  REQUIRE_FALSE(errors.empty());
  CHECK(std::any_of(errors.begin(), errors.end(), [](const Error& e) { return e.place == "f.json#/a~1b/1"; }));
}

TEST_CASE("cards and tables list what the rules hold") {
  const auto cards = cli({"cards", "nostromo", "--json"}).json();
  CHECK(cards.size() >= 5);
  for (const auto& card : cards) {
    const auto source = card["source"].get<std::string>();
    CHECK((source == "seed" || source == "public" || source == "deduced" || source == "reconstructed"));
  }
  const auto tables = cli({"tables"}).json();
  CHECK(tables["nostromo"]["seats"].size() == 7);
  CHECK(tables["nostromo"]["options"].contains("alien_rotation"));
  CHECK(tables["not_alone"]["options"]["dodged_token"]["of"] == "sanctuary");
  CHECK_FALSE(tables["not_alone"]["options"]["detour"].contains("of"));
  CHECK(cli({"tables", "chess"}).code == 2);
}

TEST_CASE("The manual page names every command with a line of its own") {
  const std::string help = cli({"--help"}).out;
  const auto page = read_file(to_path(PROWL_SOURCE_DIR) / "packaging" / "linux" / "prowl-cli.6").value();
  std::istringstream lines(help.substr(help.find("Subcommands:")));
  int found = 0;
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) {
    // A name stands two blanks in; what goes on below it is further in.
    if (!line.starts_with("  ") || line.size() < 3 || line[2] == ' ') continue;
    const std::string name = line.substr(2, line.find(' ', 2) - 2);
    INFO(name);
    CHECK(page.find("\n.TP\n.B " + name + "\n") != std::string::npos);
    ++found;
  }
  CHECK(found >= 18);
}

TEST_CASE("bench reports every game and a signature that stays") {
  const auto run = [] { return cli({"bench", "--json", "--runs", "1", "--seconds", "0.02"}).json(); };
  const auto a = run();
  for (const char* key : {"decisions_per_s", "games_per_s", "state_bytes", "copy_ns", "view_ns", "determinize_ns"})
    CHECK(a["games"]["nostromo"][key].get<double>() > 0);
  CHECK(a["signature"] == run()["signature"]);
}

}  // namespace prowl::test
