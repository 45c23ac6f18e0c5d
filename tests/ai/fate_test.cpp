// What a thinking crew of Fate does where there can be no two opinions.
#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "prowl/ai/bot.hpp"
#include "prowl/core/notation.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/rules/files.hpp"

namespace prowl::test {
namespace {

const Game& game() { return *find_game("fate"); }

const RuleSet& rules() {
  static const RuleSet loaded = game().load(to_path(PROWL_SOURCE_DIR) / "rules").value();
  return loaded;
}

State position(const char* given, int seats) {
  State s = game().setup(rules(), {{"crew_pick", "fixed"}, {"first", "1"}}, seats).value();
  Rng rng(1);
  NullSink sink;
  while (awaits(s, Seat::chance)) game().apply(rules(), s, Seat::chance, sample_chance(s, rng), sink);
  REQUIRE(game().patch(rules(), s, nlohmann::json::parse(given)).has_value());
  return s;
}

void always(const State& s, Seat who, const std::string& line) {
  REQUIRE(awaits(s, who));
  for (const char* level : {"expert", "master"}) {
    const auto bot = make_bot(level, game(), rules());
    Rng rng(7);
    INFO(level);
    CHECK(to_notation(rules().catalogue, who, bot->decide(make_view(game(), rules(), s, who), rng)) == line);
  }
}

}  // namespace

TEST_CASE("A thinking crew of Fate makes the move that wins") {
  always(position(R"({"revealed": "blow_up", "at": {"ripley": "c11", "dallas": "airlock"},
                      "coolant": {"ripley": 1, "dallas": 1}, "scrap": {"ripley": 1, "dallas": 1}})",
                  2),
         seat(0), "p1 move airlock");
  always(position(R"({"revealed": "sympathies", "ash_damage": 3, "at": {"ripley": "c12"}, "alien": "nest",
                      "items": {"ripley": ["incinerator"]}})",
                  1),
         seat(0), "p1 incinerate");
}

TEST_CASE("A thinking crew of Fate spends a prod rather than its last Morale") {
  State s = position(R"({"at": {"ripley": "c8", "dallas": "galley"}, "alien": "docking", "morale": 3, "scrap": {},
                         "items": {"ripley": ["electric_prod"]}, "deck_top": ["stalk"]})",
                     2);
  NullSink sink;
  game().apply(rules(), s, seat(0), parse_notation(rules().catalogue, "p1 pass")->second, sink);
  always(s, Seat::table, "table use_prod ripley");
}

}  // namespace prowl::test
