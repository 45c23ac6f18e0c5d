// What `expect` says of a position that play reaches can be given, and then holds.
#include "support/round_trip.hpp"
#include "games/not_alone/rules/data/lens.hpp"
#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/scenario/reading.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::not_alone {
namespace {

using nlohmann::json;

constexpr std::string_view kBase[] = {
    "creature",         "side",      "turn",      "phase",        "step",        "rescue",
    "assimilation",     "will",      "marker",    "tokens",       "hands",       "discards",
    "played",           "reserve",   "hunt_deck", "hunt_discard", "hunt_played", "survival_deck",
    "survival_discard", "positions", "effects",   "used",         "hunt_limit",  "hunts_played",
    "survival_played",  "resisted",  "gave_up",   "standing",     "dodging",     "detecting",
    "pending",          "waiting"};
constexpr std::string_view kVariantToo[] = {"avatars", "developed", "dormant", "spent"};
constexpr std::string_view kCityToo[] = {"sanctuary",
                                         "loop",
                                         "defence",
                                         "fortified",
                                         "stalled",
                                         "dna",
                                         "survivors",
                                         "held",
                                         "survivor_deck",
                                         "survivor_discard",
                                         "evolutions",
                                         "evolution_deck_1",
                                         "evolution_deck_2",
                                         "evolution_discard_1",
                                         "evolution_discard_2",
                                         "territory",
                                         "prophesied",
                                         "target_role"};

/// Between two steps of a turn: nothing is being carried out, and whoever is asked has not begun to answer.
bool is_start(const State& s) {
  if (s.frame_count > 2 || get(s, R::phase) == 0) return false;
  if (s.frame_count == 2) return static_cast<Step>(top_frame(s).step) == Step::window;
  const Step step = static_cast<Step>(top_frame(s).step);
  for (int i = 0; i < s.seats; ++i)
    if (chosen_count(s, seat(i)) != 0 || owed(s, seat(i)) != 0) return false;
  return step == Step::choice || step == Step::hunt;
}

json said(const test::Table& t, const State& s) {
  json out = test::described(fields(), *t.rules, s, kBase);
  if (has_city(s) || flag(s, kVariant)) out.update(test::described(fields(), *t.rules, s, kVariantToo));
  if (has_city(s)) out.update(test::described(fields(), *t.rules, s, kCityToo));
  return out;
}

/// Which card a Flashback has copied, `effects` of `expect` does not say.
bool tells_all(const json& said) {
  const auto holds = [](const json& list, const char* name) {
    return std::find(list.begin(), list.end(), name) != list.end();
  };
  return !holds(said["hunt_played"], "flashback") && !holds(said["hunt_discard"], "flashback");
}

/// By seat, the items of one list that the other lacks.
json without(json from, const json& others) {
  for (const auto& seat : from.items())
    for (const json& other : others[seat.key()])
      if (const auto at = std::find(seat.value().begin(), seat.value().end(), other); at != seat.value().end())
        seat.value().erase(at);
  return from;
}

}  // namespace

TEST_CASE("What a scenario expects of a position of Not Alone it can give, and then it holds", "[not_alone]") {
  test::Complaints found;
  test::at_positions("not_alone", 12, [&](const test::Table& t, const State& s) {
    if (!is_start(s)) return;
    constexpr std::string_view kUnresolved[] = {"unresolved"};
    json expect = said(t, s), given = expect;
    if (!tells_all(expect)) return;
    expect.update(test::described(fields(), *t.rules, s, kUnresolved));
    given["resolved"] = without(expect["positions"], expect["unresolved"]);
    found.add(t, given, expect);
  });
  found.check(1000);
}

}  // namespace prowl::not_alone
