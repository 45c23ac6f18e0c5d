#include "catch.hpp"

#include <bit>

#include "cli.hpp"
#include "prowl/match/playthrough.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::test {
namespace {

// A match of three after some moves, stored in a folder that goes with it.
struct Saved {
  TempFolder temp;
  std::string file = to_utf8(temp.path() / "a.prowl");
  Match match = *Match::start(null_game(), null_rules(), {}, std::vector<SeatInfo>(3), 7);

  explicit Saved(std::size_t moves) {
    const Decide decide = uniform_choice(1);
    while (match.waiting() != 0 && match.length() < moves) {
      const unsigned players = match.waiting() & 0xFFU;
      const Seat who = players == 0 ? Seat::table : seat(std::countr_zero(players));
      REQUIRE(!match.submit(who, decide(match.view(who))));
    }
    store(match.save());
  }
  void store(const std::string& text) { REQUIRE(write_atomic(to_path(file), text)); }
};

}  // namespace

TEST_CASE("view shows a seat its own hand and hides the others'") {
  const Saved saved(3);
  const auto own = cli({"view", saved.file, "--seat", "p1"}).json();
  CHECK(own["seat"] == "p1");
  CHECK(own["prompt"]["id"] == "choose");
  for (const auto& card : own["zones"]["hand_p1"]) CHECK(card.contains("kind"));
  for (const auto& card : own["zones"]["hand_p2"]) CHECK_FALSE(card.contains("kind"));
  for (const auto& card : own["zones"]["deck"]) CHECK_FALSE(card.contains("kind"));
  CHECK(cli({"view", saved.file, "--seat", "1"}).json() == own);
  const auto table = cli({"view", saved.file, "--seat", "table"}).json();
  for (const auto& card : table["zones"]["hand_p1"]) CHECK_FALSE(card.contains("kind"));
  CHECK(table["options"].empty());
}

TEST_CASE("view lists the options that the seat has") {
  const Saved saved(1);
  const auto options = cli({"view", saved.file, "--seat", "2"}).json()["options"];
  REQUIRE_FALSE(options.empty());
  for (const auto& option : options) CHECK(option.get<std::string>().starts_with("p2 choose "));
}

TEST_CASE("replay prints the public log, or that of one seat") {
  const Saved saved(12);
  CHECK(cli({"replay", saved.file}).out.find("drew something hidden") != std::string::npos);
  CHECK(cli({"replay", saved.file}).out.find("marked") == std::string::npos);
  CHECK(cli({"replay", saved.file, "--seat", "p1"}).out.find("p1 marked ") != std::string::npos);
  const auto j = cli({"replay", saved.file, "--seat", "p1", "--json"}).json();
  CHECK(j["moves"] == saved.match.length());
  CHECK(j["log"].size() == saved.match.view(Seat{0}).events.size());
  CHECK(j["hash"] == "");  // of the whole truth
  CHECK(cli({"replay", saved.file, "--verify", "--json"}).json()["hash"] == "");
  CHECK(cli({"replay", Saved(1000).file, "--json"}).json()["hash"].get<std::string>().size() == 16);
}

TEST_CASE("replay --verify says yes, no, or that there is nothing to read") {
  Saved saved(1000);
  CHECK(cli({"replay", saved.file, "--verify"}).code == 0);
  std::string text = saved.match.save();
  const auto end = text.find("\nend ");
  text[end + 9] = text[end + 9] == '0' ? '1' : '0';
  saved.store(text);
  const Call call = cli({"replay", saved.file, "--verify", "--json"});
  CHECK(call.code == 1);
  CHECK(call.json()["verified"] == false);
  CHECK(call.err.find("a.prowl:") != std::string::npos);
  CHECK(cli({"replay", "no/such.prowl", "--verify"}).code == 2);
}

TEST_CASE("A save that can't be used gives exit code 2 and a reason") {
  Saved saved(5);
  CHECK(cli({"view", saved.file, "--seat", "p7"}).err.find("A seat is p1 to p3, or table.") != std::string::npos);
  for (const std::string& text :
       {std::string(), std::string("prowl-save 7\n"), std::string(90, '\0'), saved.match.save().substr(0, 150)}) {
    saved.store(text);
    for (const char* call : {"view", "replay"}) {
      const Call result = cli({call, saved.file, "--seat", "1"});
      CHECK(result.code == 2);
      CHECK(result.err.find("a.prowl") != std::string::npos);
      CHECK(result.out.empty());
    }
  }
}

}  // namespace prowl::test
