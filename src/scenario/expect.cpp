#include "scenario/expect.hpp"

#include <algorithm>
#include <regex>

#include <fmt/format.h>

namespace prowl {

namespace {

using nlohmann::json;

auto differs(const std::string& place, std::string message) {
  return fail(ErrorCode::bad_scenario, place, std::move(message));
}

// "all but 3": so many cards of the group as the rules hold, less 3. Any other size stays as it is.
json counted(json want, std::string_view group, const Catalogue& c) {
  if (group.empty() || !want.is_object() || !want.contains("size") || !want["size"].is_string()) return want;
  const std::regex relative("all( but ([0-9]{1,3}))?");
  const std::string said = want["size"];
  std::smatch part;
  if (!std::regex_match(said, part, relative)) return want;
  const auto all = std::count_if(c.kinds.begin(), c.kinds.end(), [&](const KindSpec& k) { return k.group == group; });
  want["size"] = all - (part[2].matched ? std::stoi(part[2]) : 0);
  return want;
}

}  // namespace

void set_fields(std::span<const Field> fields, PatchReader& in) {
  for (const Field& field : fields)
    if (field.set != nullptr) field.set(in, field.name);
}

Result<void> Expectation::all(std::span<const Field> fields, const RuleSet& rules, const json& expect) const {
  if (!expect.is_object()) return differs("", "expected an object");
  for (const auto& item : expect.items()) {
    const std::string place = "/" + item.key();
    const auto field = std::find_if(fields.begin(), fields.end(),
                                    [&](const Field& f) { return f.get != nullptr && f.name == item.key(); });
    if (field == fields.end()) return differs(place, fmt::format("there is no '{}' in this game", item.key()));
    const json want = counted(item.value(), field->group, rules.catalogue);
    if (auto ok = compare(place, want, field->get(rules, s_), field->ordered); !ok) return ok;
  }
  return {};
}

Result<void> Expectation::compare(const std::string& place, const json& want, const json& is, bool ordered) const {
  if (want.is_object() && is.is_object()) return members(place, want, is, ordered);
  if (want.is_object() && is.is_array()) return contents(place, want, is, ordered);
  if (is.is_array() ? same_items(want, is, ordered) : same(want, is)) return {};
  return differs(place, fmt::format("expected {}, found {}", want.dump(), is.dump()));
}

Result<void> Expectation::members(const std::string& place, const json& want, const json& is, bool ordered) const {
  for (const auto& item : want.items()) {
    const std::string name = is.contains(item.key()) ? item.key() : spell_(s_, item.key());
    const std::string here = place + "/" + item.key();
    if (!is.contains(name)) return differs(here, fmt::format("there is no '{}' here", item.key()));
    if (auto ok = compare(here, item.value(), is[name], ordered); !ok) return ok;
  }
  return {};
}

Result<void> Expectation::contents(const std::string& place, const json& want, const json& is, bool ordered) const {
  for (const auto& item : want.items()) {
    const std::string here = place + "/" + item.key();
    Result<void> ok;
    if (item.key() == "is")
      ok = compare(here, item.value(), is, ordered);
    else if (item.key() == "size")
      ok = compare(here, item.value(), is.size(), false);
    else if (item.key() == "has" || item.key() == "lacks")
      ok = holds(here, item.value(), is, item.key() == "has");
    else
      ok = differs(here, "expected `has`, `lacks`, `is` or `size`");
    if (!ok) return ok;
  }
  return {};
}

Result<void> Expectation::holds(const std::string& place, const json& items, json is, bool wanted) const {
  for (const json& item : items.is_array() ? items : json::array({items})) {
    const auto at = std::find_if(is.begin(), is.end(), [&](const json& one) { return same(item, one); });
    if ((at != is.end()) != wanted) return differs(place, fmt::format("{} in {}", item.dump(), is.dump()));
    if (at != is.end()) is.erase(at);
  }
  return {};
}

// A place may be named by its number, where the state says a word; a name alone stands for what the state says beside
// it
// ({"anticipation": "p2"}, "incinerator:1").
bool Expectation::same(const json& want, const json& is) const {
  if (want == is) return true;
  if (is.is_object()) return same_fact(want, is);
  if (!is.is_string() || !(want.is_string() || want.is_number_integer())) return false;
  const auto& word = is.get_ref<const std::string&>();
  const std::string text = want.is_string() ? want.get<std::string>() : want.dump();
  const auto colon = text.find(':');
  const std::string tail = colon == text.npos ? "" : text.substr(colon);
  const std::string name = spell_(s_, text.substr(0, colon)) + tail;
  return name == word || (tail.empty() && word.starts_with(name + ":"));
}

bool Expectation::same_fact(const json& want, const json& is) const {
  if (is.size() != 1) return false;
  const auto fact = is.begin();
  if (!want.is_object()) return same(want, json(fact.key()));
  if (want.size() != 1 || spell_(s_, want.begin().key()) != fact.key()) return false;
  return fact.value().is_array() ? same_items(want.begin().value(), fact.value(), false)
                                 : same(want.begin().value(), fact.value());
}

bool Expectation::same_items(const json& want, const json& is, bool ordered) const {
  if (want.is_null()) return is.empty();
  if (!want.is_array()) return is.size() == 1 && same(want, is.front());
  if (want.size() != is.size()) return false;
  if (ordered)
    return std::equal(want.begin(), want.end(), is.begin(), [&](const json& a, const json& b) { return same(a, b); });
  return std::all_of(want.begin(), want.end(), [rest = is, this](const json& item) mutable {
    const auto at = std::find_if(rest.begin(), rest.end(), [&](const json& one) { return same(item, one); });
    if (at == rest.end()) return false;
    rest.erase(at);
    return true;
  });
}

}  // namespace prowl
