// What `expect` says of a position that play reaches can be given, and then holds.
#include "support/round_trip.hpp"
#include "games/fate/rules/data/lens.hpp"
#include "games/fate/rules/fate.hpp"
#include "games/fate/scenario/reading.hpp"

namespace prowl::fate {
namespace {

using nlohmann::json;

constexpr std::string_view kBoth[] = {
    "crew",       "phase",     "active",  "turn",       "actions",    "skip_card",       "morale",  "at",
    "alien",      "ash",       "scrap",   "scrap_pile", "items",      "supply",          "coolant", "tokens",
    "captured",   "deck",      "discard", "stack",      "objectives", "objectives_done", "mission", "revealed",
    "ash_damage", "countdown", "holder"};

}  // namespace

TEST_CASE("What a scenario expects of a position of Fate it can give, and then it holds", "[fate]") {
  test::Complaints found;
  test::at_positions("fate", 12, [&](const test::Table& t, const State& s) {
    if (kGame.prompt(*t.rules, s).id != "act") return;
    json given = test::described(fields(), *t.rules, s, kBoth);
    const json expect = given;
    given["ability_used"] = get(s, R::ability_uses);
    found.add(t, given, expect);
  });
  found.check(1000);
}

}  // namespace prowl::fate
