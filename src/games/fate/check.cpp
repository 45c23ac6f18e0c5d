#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "fate/fate.hpp"
#include "fate/reading.hpp"
#include "fate/words.hpp"

namespace prowl::fate {

namespace {

using nlohmann::json;

auto differs(const std::string& place, const std::string& message) {
  return fail(ErrorCode::bad_scenario, "expect#" + place, message);
}

json sorted(json list) {
  if (list.is_array()) std::sort(list.begin(), list.end());
  return list;
}

/// `{"has": [...], "lacks": [...], "is": [...], "size": 2}` of a list.
Result<void> check_contents(const std::string& place, const json& want, const json& is) {
  for (const auto& [name, value] : want.items()) {
    const std::string here = place + "/" + name;
    if (name == "is" && value.is_array()) {
      if (sorted(value) != sorted(is)) return differs(here, fmt::format("found {}", is.dump()));
    } else if (name == "size") {
      if (value != is.size()) return differs(here, fmt::format("found {}", is.dump()));
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

/// Objects are compared member by member, as far as `want` names them; a crew member may be named by its seat.
Result<void> compare(const State& s, const std::string& place, const json& want, const json& is, const ExpectKey& key) {
  if (want.is_object() && is.is_array()) return check_contents(place, want, is);
  if (want.is_object() && is.is_object()) {
    for (const auto& [name, value] : want.items()) {
      std::string member = name;
      if (const int crew = key.verbatim ? -1 : find_crew(s, name); crew >= 0 && !is.contains(name))
        member = std::array{"ripley", "dallas", "lambert", "parker", "brett"}[static_cast<std::size_t>(crew)];
      const std::string here = place + "/" + name;
      if (!is.contains(member)) return differs(here, fmt::format("there is no '{}' here", name));
      if (auto ok = compare(s, here, value, is[member], key); !ok) return ok;
    }
    return {};
  }
  if (want.is_object()) return differs(place, fmt::format("expected an object, found {}", is.dump()));
  // A token may also be asked for as there (true) or not (false).
  if (key.name == "tokens" && want.is_boolean()) {
    if (want.get<bool>() == !is.is_null()) return {};
  } else if (key.ordered ? want == is : sorted(want) == sorted(is)) {
    return {};
  }
  return differs(place, fmt::format("expected {}, found {}", want.dump(), is.dump()));
}

}  // namespace

Result<void> check(const RuleSet& rules, const State& s, const json& expect) {
  if (!expect.is_object()) return differs("", "expected an object");
  const auto keys = expect_keys();
  for (const auto& [name, want] : expect.items()) {
    const auto key = std::find_if(keys.begin(), keys.end(), [&, &n = name](const ExpectKey& k) { return k.name == n; });
    if (key == keys.end()) return differs("/" + name, fmt::format("there is no '{}' in this game", name));
    const json plain = key->verbatim ? want : plain_words(want);
    json is = key->read(rules, s);
    // `active` may name the seat.
    if (key->name == "active" || key->name == "holder") {
      const int crew = plain.is_string() ? find_crew(s, plain.get<std::string>()) : -1;
      if (crew >= 0 && is == json(rules.catalogue.kinds[static_cast<std::size_t>(index(crew_kind(crew)))].name)) continue;
    }
    if (auto ok = compare(s, "/" + name, plain, is, *key); !ok) return ok;
  }
  return {};
}

}  // namespace prowl::fate
