#include <algorithm>
#include <iterator>

#include "nostromo/lens.hpp"
#include "nostromo/nostromo.hpp"
#include "nostromo/reading.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::nostromo {

namespace {

using nlohmann::json;

/// The numbers of rooms and airlocks beside what the ship has and lacks.
Result<void> check_ship_of(const Expectation& e, const State& s, json want) {
  const Ship ship = ship_of(s);
  json rooms = json::array();
  int ends = 0;
  for (int i = 0; i < kRooms; ++i) {
    if ((ship.in_play >> i) & 1U) rooms.push_back(std::string(room_name(i)));
    ends += std::popcount(ship.links[static_cast<std::size_t>(i)]);
  }
  const json sizes = {{"rooms", rooms.size()}, {"airlocks", ends / 2}};
  json numbers = json::object();
  for (const auto* name : {"rooms", "airlocks"})
    if (want.contains(name)) numbers[name] = want[name], want.erase(name);
  if (auto ok = e.compare("/ship", numbers, sizes, false); !ok) return ok;
  return e.compare("/ship", want, rooms, false);
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
  return e.keys(expect_keys(), rules, rest);
}

}  // namespace prowl::nostromo
