#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "nostromo/lens.hpp"
#include "nostromo/nostromo.hpp"
#include "nostromo/reading.hpp"
#include "prowl/core/notation.hpp"

namespace prowl::nostromo {

namespace {

using nlohmann::json;

auto differs(const std::string& place, const std::string& message) {
  return fail(ErrorCode::bad_scenario, "expect#" + place, message);
}

json sorted(json list) {
  if (list.is_array()) std::sort(list.begin(), list.end());
  return list;
}

/// Objects are compared member by member, as far as `want` names them.
Result<void> compare(const std::string& place, const json& want, const json& is, bool ordered) {
  if (want.is_object() && is.is_object()) {
    for (const auto& [name, value] : want.items()) {
      if (!is.contains(name)) return differs(place + "/" + name, fmt::format("there is no '{}' here", name));
      if (auto ok = compare(place + "/" + name, value, is[name], ordered); !ok) return ok;
    }
    return {};
  }
  const bool same = ordered ? want == is : sorted(want) == sorted(is);
  if (!same) return differs(place, fmt::format("expected {}, found {}", want.dump(), is.dump()));
  return {};
}

Result<void> check_contents(const std::string& place, const json& want, json is, bool whole) {
  for (const auto& [name, value] : want.items()) {
    const std::string here = place + "/" + name;
    if (whole && name == "is") {
      if (auto ok = compare(here, value, is, false); !ok) return ok;
    } else if (whole && name == "size") {
      if (auto ok = compare(here, value, is.size(), false); !ok) return ok;
    } else if ((name == "has" || name == "lacks") && value.is_array()) {
      json rest = is;
      for (const json& item : value) {
        const auto it = std::find(rest.begin(), rest.end(), item);
        if ((it != rest.end()) != (name == "has"))
          return differs(here, fmt::format("{} in {}", item.dump(), is.dump()));
        if (it != rest.end()) rest.erase(it);
      }
    } else {
      return differs(here, fmt::format("there is no '{}' here", name));
    }
  }
  return {};
}

Result<void> check_hand(const RuleSet& rules, const State& s, const json& want) {
  if (!want.is_object()) return differs("/hand", "expected an object of seats");
  for (const auto& [name, value] : want.items()) {
    const auto who = parse_seat(name);
    if (!who || !is_player(*who) || index(*who) >= s.seats || !value.is_object())
      return differs("/hand/" + name, "expected a seat with an object");
    if (auto ok = check_contents("/hand/" + name, value, pile_words(rules, s, hand_of(*who)), true); !ok) return ok;
  }
  return {};
}

Result<void> check_ship_of(const State& s, json want) {
  if (!want.is_object()) return differs("/ship", "expected an object");
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
  if (auto ok = compare("/ship", numbers, sizes, false); !ok) return ok;
  return check_contents("/ship", want, rooms, false);
}

}  // namespace

Result<void> check(const RuleSet& rules, const State& s, const json& expect) {
  if (!expect.is_object()) return differs("", "expected an object");
  const auto keys = expect_keys();
  for (const auto& [name, want] : expect.items()) {
    Result<void> ok;
    const auto key = std::find_if(keys.begin(), keys.end(), [&, &n = name](const ExpectKey& k) { return k.name == n; });
    if (name == "hand")
      ok = check_hand(rules, s, want);
    else if (name == "ship")
      ok = check_ship_of(s, want);
    else if (key == keys.end())
      ok = differs("/" + name, fmt::format("there is no '{}' in this game", name));
    else
      ok = compare("/" + name, want, key->read(rules, s), key->ordered);
    if (!ok) return ok;
  }
  return {};
}

}  // namespace prowl::nostromo
