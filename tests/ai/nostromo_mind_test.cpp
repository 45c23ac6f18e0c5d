// What the strongest player of Nostromo does where there can be no two opinions, and that it can't be foreseen.
#include <algorithm>
#include <set>
#include <tuple>

#include <nlohmann/json.hpp>

#include "ai/mind.hpp"
#include "catch.hpp"
#include "prowl/ai/bot.hpp"
#include "prowl/ai/review.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"

namespace prowl::test {
namespace {

const Game& game() { return *find_game("nostromo"); }

const RuleSet& rules() {
  static const RuleSet loaded = game().load(to_path(PROWL_SOURCE_DIR) / "rules").value();
  return loaded;
}

State position(const char* given) {
  State s = game().setup(rules(), {{"alien", "1"}}, 5).value();
  Rng rng(1);
  NullSink sink;
  while (awaits(s, Seat::chance)) game().apply(rules(), s, Seat::chance, sample_chance(s, rng), sink);
  REQUIRE(game().patch(rules(), s, nlohmann::json::parse(given)).has_value());
  return s;
}

State after(State s, Seat who, std::string_view line) {
  const auto move = parse_notation(rules().catalogue, line);
  REQUIRE(move);
  NullSink sink;
  game().apply(rules(), s, who, move->second, sink);
  return s;
}

/// What the master does, in six moods.
std::set<std::string> choices(const State& s, Seat who) {
  REQUIRE(awaits(s, who));
  std::set<std::string> out;
  for (std::uint64_t mood = 1; mood <= 6; ++mood) {
    Rng rng(mood);
    const auto bot = make_bot("master", game(), rules());
    out.insert(to_notation(rules().catalogue, who, bot->decide(make_view(game(), rules(), s, who), rng)));
  }
  return out;
}

constexpr Seat p1 = seat(0), p2 = seat(1);

}  // namespace

TEST_CASE("An Alien that lacks one egg visits the only room in which anybody can be", "[nostromo]") {
  const State s = position(R"({"phase": "hunt", "roles": {"p5": "android"}, "eggs": 5,
      "tokens": {"p2": {"characters": ["mess"]}, "p3": {"characters": ["mess"]}, "p4": {"characters": ["mess"]},
                 "p5": {"characters": ["mess"]}}})");
  CHECK(choices(s, p1) == std::set<std::string>{"p1 visit mess"});
}

TEST_CASE("Crew hides from the Alien when the last egg is at stake", "[nostromo]") {
  State s = position(
      R"({"phase": "hunt", "roles": {"p5": "android"}, "eggs": 5, "hands": {"p2": ["hide", "airlocks", "airlocks", "reorganise"]},
      "tokens": {"p2": {"characters": ["cargo"]}, "p3": {"characters": ["mess"]}, "p4": {"characters": ["mess"]},
                 "p5": {"characters": ["mess"]}}})");
  s = after(s, p1, "p1 visit cargo");
  s = after(s, p2, "p2 pass");
  CHECK(choices(s, p2) == std::set<std::string>{"p2 play hide"});
}

TEST_CASE("Whoever holds all elements and the flamethrower goes to the hangar", "[nostromo]") {
  const State s = position(R"({"phase": "placement", "roles": {"p5": "android"}, "eggs": 5,
      "objects": {"flamethrower": "p2"}, "hands": {"p2": ["vents", "hide", "airlocks", "reorganise", "draw"]}})");
  CHECK(choices(s, p2) == std::set<std::string>{"p2 place brandt hangar"});
}

TEST_CASE("Nobody can foresee where crew hides, nor what the Alien visits", "[nostromo]") {
  const State placing = position(R"({"phase": "placement", "roles": {"p5": "android"}})");
  CHECK(choices(placing, p2).size() > 1);
  const State hunting = position(R"({"phase": "hunt", "roles": {"p5": "android"},
      "tokens": {"p2": {"characters": ["mess"]}, "p3": {"characters": ["cargo"]}, "p4": {"characters": ["hangar"]},
                 "p5": {"characters": ["computer"]}}})");
  CHECK(choices(hunting, p1).size() > 1);
}

TEST_CASE("Once somebody is off the board the others still hide only where tokens lie", "[nostromo]") {
  const State s = position(R"({"phase": "hunt", "roles": {"p5": "android"},
      "tokens": {"p2": {"characters": ["mess"]}, "p3": {"characters": ["cargo"]}, "p4": {"characters": ["cargo"]},
                 "p5": {"characters": []}}})");
  Rng rng(1);
  const auto belief = believe(game(), rules(), make_view(game(), rules(), s, Seat::table), rng);
  REQUIRE(belief);
  for (const Belief::Share& share : belief->somebody) {
    const std::string& name = rules().catalogue.zones[static_cast<std::size_t>(index(share.zone))].name;
    INFO(name);
    CHECK((name == "mess" || name == "cargo"));
  }
  CHECK(belief->somebody.size() == 2);
}

TEST_CASE("What somebody says is true about as often as their level says, the android's too", "[nostromo]") {
  const State s = position(R"({"phase": "placement", "roles": {"p5": "android"}})");
  const ai::Chase& chase = *ai::chase_of(game());
  for (const auto& [level, who, tries] :
       {std::tuple{"casual", p2, 600}, std::tuple{"skilled", p2, 120}, std::tuple{"master", seat(4), 12}}) {
    const View v = make_view(game(), rules(), s, who);
    int said = 0, kept = 0;
    for (int i = 0; i < tries; ++i) {
      Rng rng(static_cast<std::uint64_t>(i) + 1);
      const auto bot = make_bot(level, game(), rules());
      const Thought t = bot->think(v, rng, {});
      const Action chosen = drawn(t, v, rng);
      for (int word = 0; word < 8; ++word)
        if (const auto where = bot->say(v, t, chosen, rng)) ++said, kept += *where == chase.about(chosen) ? 1 : 0;
    }
    INFO(level << ": " << kept << " of " << said);
    REQUIRE(said > 30);
    CHECK(kept * 100 > said * 35);
    CHECK(kept * 100 < said * 90);
  }
}

}  // namespace prowl::test
