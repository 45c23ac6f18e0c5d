// What `expect` says of a position that play reaches can be given, and then holds.
#include "support/round_trip.hpp"
#include "games/nostromo/rules/data/lens.hpp"
#include "games/nostromo/rules/data/ship.hpp"
#include "games/nostromo/rules/nostromo.hpp"
#include "games/nostromo/rules/steps/flow.hpp"
#include "games/nostromo/scenario/reading.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::nostromo {
namespace {

using nlohmann::json;

constexpr std::string_view kBoth[] = {
    "alien",        "round",         "turn",        "been_alien", "scores",  "roles",   "unmasked",     "eliminated",
    "eggs",         "exhaustions",   "hands",       "deck",       "discard", "objects", "flame_locked", "figure",
    "airlocks_now", "airlocks_next", "reorganised", "standing",   "visited", "dead",    "phase"};

bool is_board(const json& place) { return place != "home" && place != "gone" && place != "dead" && place != "aside"; }

/// `tokens` of `given`, from what `expect` says of characters and decoys.
json tokens_of(const State& s, const json& characters, const json& decoys) {
  json out = json::object();
  in_seat_order(s, [&](Seat who) {
    if (is_eliminated(s, who)) return;
    const std::string name = to_notation(who);
    json placed = json::array(), away = json::array();
    for (const json& place : characters[name]) placed.push_back(is_board(place) ? place : json());
    for (const json& place : decoys[name])
      if (is_board(place)) away.push_back(place);
    out[name] = {{"characters", placed}, {"decoys", away}};
  });
  return out;
}

json ship_plan(const State& s) {
  const Ship ship = ship_of(s);
  json out = {{"rooms", json::object()}, {"airlocks", json::array()}};
  for (int a = 0; a < kRooms; ++a) {
    const auto i = static_cast<std::size_t>(a);
    if ((ship.in_play & room_bit(a)) != 0)
      out["rooms"][std::string(room_name(a))] = json::array({ship.cells[i].col, ship.cells[i].row});
    for (int b = 0; b < a; ++b)
      if ((ship.links[i] & room_bit(b)) != 0)
        out["airlocks"].push_back({std::string(room_name(a)), std::string(room_name(b))});
  }
  return out;
}

/// Where a turn may start in a scenario: nothing is being carried out, and nobody has answered.
bool is_start(const Prompt& prompt, const State& s) {
  if (prompt.id == "placement") return (s.waiting & kEveryone) == participants(s);
  return prompt.id.starts_with("window_") || prompt.id.starts_with("visit");
}

}  // namespace

TEST_CASE("What a scenario expects of a position of Nostromo it can give, and then it holds", "[nostromo]") {
  test::Complaints found;
  test::at_positions("nostromo", 6, [&](const test::Table& t, const State& s) {
    const Prompt prompt = kGame.prompt(*t.rules, s);
    if (!is_start(prompt, s)) return;
    json expect = test::described(fields(), *t.rules, s, kBoth);
    expect["ship"] = ship_plan(s);
    json given = expect;
    constexpr std::string_view kTokens[] = {"characters", "decoys"};
    const json places = test::described(fields(), *t.rules, s, kTokens);
    given["tokens"] = tokens_of(s, places["characters"], places["decoys"]);
    if (expect["phase"] == "hunt") given["visit"] = prompt.a;
    if (expect["phase"] == "window_r") given["visit"] = 2 - get(s, R::visits_left);
    expect.update(places);
    found.add(t, given, expect);
  });
  found.check(1000);
}

}  // namespace prowl::nostromo
