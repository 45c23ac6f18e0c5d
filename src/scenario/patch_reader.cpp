#include "scenario/patch_reader.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "prowl/core/notation.hpp"

namespace prowl {

PatchReader::PatchReader(const RuleSet& rules, State& s, const json& given, Spelling spelling)
    : rules_(rules), s_(s), spell_(spelling), keys_(given, "", "", ErrorCode::bad_scenario) {}

void PatchReader::complain(std::string place, std::string message) {
  errors_.push_back({ErrorCode::bad_scenario, std::move(place), std::move(message)});
}

std::string PatchReader::text(const json& value, const std::string& place) {
  if (value.is_string()) return spell(value.get_ref<const std::string&>());
  if (value.is_number_integer()) return spell(value.dump());
  complain(place, fmt::format("expected a name, found {}", value.dump()));
  return {};
}

void PatchReader::number(std::string_view key, Reg at, int min, int max) {
  reg(s_, at) = static_cast<std::int16_t>(integer(key, reg(s_, at), min, max));
}

void PatchReader::truth(std::string_view key, Reg at) {
  if (has(key)) reg(s_, at) = truth(key) ? 1 : 0;
}

bool PatchReader::truth(std::string_view key) {
  bool on = false;
  keys_.optional(key, on);
  return on;
}

int PatchReader::integer(std::string_view key, int fallback, int min, int max) {
  keys_.optional(key, fallback, min, max);
  return fallback;
}

int PatchReader::integer(const json& value, const std::string& place, int min, int max) {
  if (value.is_number_integer() && value >= min && value <= max) return value.get<int>();
  complain(place, fmt::format("expected a whole number from {} to {}, found {}", min, max, value.dump()));
  return min;
}

std::size_t PatchReader::choice(std::string_view key, std::span<const std::string_view> names, std::size_t fallback) {
  const json* value = raw(key);
  if (value == nullptr) return fallback;
  const std::string place = fmt::format("/{}", key);
  const auto at = std::find(names.begin(), names.end(), text(*value, place));
  if (at != names.end()) return static_cast<std::size_t>(at - names.begin());
  complain(place, fmt::format("{} is unknown here; known are {}", value->dump(), fmt::join(names, ", ")));
  return fallback;
}

Seat PatchReader::seat(const std::string& name, const std::string& place) {
  const auto who = parse_seat(spell(name));
  if (who && is_player(*who) && index(*who) < s_.seats) return *who;
  complain(place, fmt::format("there is no seat '{}' at this table", name));
  return Seat::table;
}

Kind PatchReader::kind(const std::string& name, std::string_view group, const std::string& place) {
  const int k = rules_.catalogue.find_kind(spell(name));
  if (k > 0 && rules_.catalogue.kinds[static_cast<std::size_t>(k)].group == group) return prowl::kind(k);
  complain(place, fmt::format("there is no {} '{}'", group, name));
  return Kind::hidden;
}

int PatchReader::seats(std::string_view key) {
  int mask = 0;
  texts(key, [&](const std::string& name, const std::string& place) {
    if (const Seat who = seat(name, place); is_player(who)) mask |= bit(who);
  });
  return mask;
}

void PatchReader::members(std::string_view key, const UseMember& use) {
  if (const json* o = raw(key)) members(*o, fmt::format("/{}", key), use);
}

void PatchReader::members(const json& object, const std::string& place, const UseMember& use) {
  if (!object.is_object()) return complain(place, "expected an object");
  for (const auto& item : object.items()) use(item.key(), item.value(), place + "/" + item.key());
}

void PatchReader::texts(std::string_view key, const UseText& use) {
  if (const json* list = raw(key)) texts(*list, fmt::format("/{}", key), use);
}

void PatchReader::texts(const json& list, const std::string& place, const UseText& use) {
  if (list.is_null()) return;
  if (!list.is_array()) {
    if (const std::string one = text(list, place); !one.empty()) use(one, place);
    return;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string here = fmt::format("{}/{}", place, i);
    if (const std::string one = text(list[i], here); !one.empty()) use(one, here);
  }
}

Result<void> PatchReader::finish() {
  auto keys = keys_.finish();
  if (!keys) {
    Error first = keys.error();
    first.place.erase(0, first.place.find('#') + 1);
    errors_.push_back(std::move(first));
  }
  if (errors_.empty()) return {};
  Error all = errors_.front();
  for (std::size_t i = 1; i < errors_.size(); ++i) all.message += "\n" + to_text(errors_[i]);
  return tl::unexpected(std::move(all));
}

}  // namespace prowl
