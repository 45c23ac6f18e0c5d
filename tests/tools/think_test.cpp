// Every number that is told of a bot's mind can be reckoned again from the save and the seat's own view.
#include <bit>

#include <fmt/format.h>

#include "catch.hpp"
#include "cli.hpp"
#include "prowl/ai/bot.hpp"
#include "prowl/ai/review.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/match/playthrough.hpp"
#include "prowl/rules/files.hpp"
#include "support/temp_folder.hpp"

namespace prowl::test {
namespace {

Seat asked(const Match& m) {
  const unsigned players = m.waiting() & 0xFFU;
  return players == 0 ? Seat::table : seat(std::countr_zero(players));
}

Match played(const Game& game, std::shared_ptr<const RuleSet> rules, int seats, std::size_t moves) {
  Match m = *Match::start(game, std::move(rules), {}, std::vector<SeatInfo>(static_cast<std::size_t>(seats)), 7);
  const Decide decide = uniform_choice(1);
  while (m.waiting() != 0 && (m.length() < moves || m.view(asked(m)).options.size() < 2))
    REQUIRE(!m.submit(asked(m), decide(m.view(asked(m)))));
  return m;
}

}  // namespace

TEST_CASE("think tells what a level makes of a table by one seat's view, and comes out the same again") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "a.prowl");
  for (const char* name : {"nostromo", "not_alone", "fate"}) {
    const Game& game = *find_game(name);
    const auto rules = std::make_shared<const RuleSet>(game.load(to_path(PROWL_SOURCE_DIR "/rules")).value());
    const Match m = played(game, rules, 3, 40);
    const Seat who = asked(m);
    REQUIRE(is_player(who));
    REQUIRE(write_atomic(to_path(file), m.save()));
    const auto told = cli({"think", file, "--seat", to_notation(who), "--level", "skilled"}).json();
    const View v = m.view(who);
    Rng rng(v.events.size());
    const Thought thought = make_bot("skilled", game, *rules)->think(v, rng, {});
    INFO(name);
    CHECK(told["seed"] == v.events.size());
    CHECK(told["playouts"] == thought.playouts);
    REQUIRE(told["ideas"].size() == thought.ideas.size());
    double all = 0;
    for (std::size_t i = 0; i < thought.ideas.size(); ++i) {
      const auto& idea = told["ideas"][i];
      all += idea["chance"].get<double>();
      CHECK(idea["action"] == to_notation(rules->catalogue, who, thought.ideas[i].action));
      CHECK(idea["chance"] == thought.ideas[i].chance);
      CHECK(idea.contains("worth") == thought.ideas[i].reckoned());
    }
    CHECK(all == Approx(1));
    Rng again(v.events.size());
    const auto belief = believe(game, *rules, v, again);
    CHECK(told["belief"].is_null() == !belief);
    if (belief) CHECK(told["belief"]["somebody"].size() == belief->somebody.size());
    // Earlier than that it is the table of then, as it was.
    std::size_t at = 0;
    std::uint64_t key = 0;
    m.retrace([&](const Match& then, const Move*) {
      if (then.length() <= m.length() / 2) at = then.length(), key = then.view(who).info_key();
    });
    REQUIRE(at > 0);
    const auto then = cli({"think", file, "--seat", to_notation(who), "--at", std::to_string(at), "--level", "basic"})
                          .json();
    CHECK(then["at"] == at);
    CHECK(then["info_key"] == fmt::format("{:016x}", key));
    CHECK(cli({"think", file, "--seat", to_notation(who), "--at", "0"}).err.find("--at") != std::string::npos);
  }
}

TEST_CASE("think refuses what is no match, no seat, no level and no moment of it") {
  const TempFolder temp;
  const std::string file = to_utf8(temp.path() / "a.prowl");
  const Game& game = *find_game("not_alone");
  const auto rules = std::make_shared<const RuleSet>(game.load(to_path(PROWL_SOURCE_DIR "/rules")).value());
  REQUIRE(write_atomic(to_path(file), played(game, rules, 2, 4).save()));
  CHECK(cli({"think", file + "x", "--seat", "p1"}).code == 2);
  CHECK(cli({"think", file, "--seat", "p5"}).code == 2);
  CHECK(cli({"think", file, "--seat", "p1", "--at", "9999"}).err.find("--at") != std::string::npos);
  CHECK(cli({"think", file, "--seat", "p1", "--level", "oracle"}).err.find("no such level") != std::string::npos);
}

}  // namespace prowl::test
