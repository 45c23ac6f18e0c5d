#include <algorithm>
#include <iterator>

#include "games/nostromo/rules/data/lens.hpp"
#include "games/nostromo/rules/data/ship.hpp"
#include "games/nostromo/rules/nostromo.hpp"
#include "games/nostromo/scenario/reading.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::nostromo {

namespace {

using nlohmann::json;

/// The ship as `given` takes it.
json plan_of(const Ship& ship) {
  json rooms = json::object(), airlocks = json::array();
  for (int i = 0; i < kRooms; ++i) {
    const Cell at = ship.cells[static_cast<std::size_t>(i)];
    if ((ship.in_play & room_bit(i)) != 0) rooms[std::string(room_name(i))] = json::array({at.col, at.row});
    for (int other = 0; other < i; ++other)
      if ((ship.links[static_cast<std::size_t>(i)] & room_bit(other)) != 0)
        airlocks.push_back({std::string(room_name(i)), std::string(room_name(other))});
  }
  return {{"rooms", rooms}, {"airlocks", airlocks}};
}

// An airlock has no direction, and no first one.
json sorted_pairs(json pairs) {
  for (json& pair : pairs)
    if (pair.is_array()) std::sort(pair.begin(), pair.end());
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

/// A plan as in `given`, or the numbers of rooms and airlocks; beside it what the ship has and lacks.
Result<void> check_ship_of(const Expectation& e, const State& s, json want) {
  const json plan = plan_of(ship_of(s));
  for (const std::string name : {"rooms", "airlocks"}) {
    if (!want.contains(name)) continue;
    const std::string place = "/ship/" + name;
    auto ok = want[name].is_object()  ? e.compare(place, want[name], plan[name], true)
              : want[name].is_array() ? e.compare(place, sorted_pairs(want[name]), sorted_pairs(plan[name]), true)
                                      : e.compare(place, want[name], plan[name].size(), false);
    if (!ok) return ok;
    want.erase(name);
  }
  json names = json::array();
  for (const auto& room : plan["rooms"].items()) names.push_back(room.key());
  return e.compare("/ship", want, names, false);
}

/// The present Alien has been it in any case, so that it may stand among those that have been the Alien.
json besides(const json& want, const std::string& alien) {
  if (want == alien) return json::array();
  json out = want;
  if (want.is_object() && want.contains("has")) out["has"] = besides(want["has"], alien);
  if (!want.is_array()) return out;
  out.clear();
  std::copy_if(want.begin(), want.end(), std::back_inserter(out), [&](const json& seat) { return seat != alien; });
  return out;
}

}  // namespace

Result<void> check(const RuleSet& rules, const State& s, const json& expect) {
  const Expectation e(s);
  json rest = expect;
  if (expect.is_object() && expect.contains("ship") && expect["ship"].is_object()) {
    rest.erase("ship");
    if (auto ok = check_ship_of(e, s, expect["ship"]); !ok) return ok;
  }
  if (expect.is_object() && expect.contains("been_alien"))
    rest["been_alien"] = besides(expect["been_alien"], to_notation(alien_seat(s)));
  return e.all(fields(), rules, rest);
}

}  // namespace prowl::nostromo
