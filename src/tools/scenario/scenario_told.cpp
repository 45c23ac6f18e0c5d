#include "tools/scenario/scenario_told.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "prowl/core/notation.hpp"

namespace prowl::tools {
namespace {

using nlohmann::json;

tl::unexpected<Error> wrong(const std::string& place, std::string message) {
  return fail(ErrorCode::bad_scenario, place, std::move(message));
}

std::string after_seat(const std::string& line) {
  const auto space = line.find(' ');
  return space != line.npos && parse_seat(line.substr(0, space)) ? line.substr(space + 1) : line;
}

/// Whether a line begins with these words, with or without its seat.
bool begins(const std::string& line, const std::string& words) {
  const auto with = [&](const std::string& text) { return text == words || text.starts_with(words + " "); };
  return with(line) || with(after_seat(line));
}

bool is_count(const json& item) {
  return item.is_object() && item.size() == 2 && item.contains("event") && item.contains("count");
}

/// Compares told lines with one wish after the other.
struct Telling {
  const Catalogue& words;
  const std::vector<std::string>& lines;

  Result<void> all(const json& list, bool wanted, const std::string& place) const {
    if (!list.is_array()) return one(list, wanted, place);
    for (const json& item : list)
      if (auto ok = one(item, wanted, place); !ok) return ok;
    return {};
  }

  Result<void> one(const json& item, bool wanted, const std::string& place) const {
    if (is_count(item)) return counted(item, wanted, place);
    if (!item.is_string()) return wrong(place, "Expected lines, or `event` with `count`.");
    const bool told = std::find(lines.begin(), lines.end(), item) != lines.end();
    return told == wanted ? Result<void>{} : differs(item, place);
  }

  Result<void> counted(const json& item, bool wanted, const std::string& place) const {
    if (!item["event"].is_string() || !item["count"].is_number_integer())
      return wrong(place, "`event` is text, `count` a number.");
    const auto event = item["event"].get<std::string>(), bare = after_seat(event);
    if (words.find_event(bare.substr(0, bare.find(' '))) < 0)
      return wrong(place, fmt::format("There is no event '{}'.", bare));
    const auto n = std::count_if(lines.begin(), lines.end(),
                                 [&](const std::string& line) { return begins(line, event); });
    return (n == item["count"]) == wanted ? Result<void>{} : differs(item, place);
  }

  Result<void> differs(const json& item, const std::string& place) const {
    return wrong(place, fmt::format("{} among {}", item.dump(), json(lines).dump()));
  }
};

}  // namespace

std::vector<std::string> lines_told(const Catalogue& catalogue, std::span<const Event> events, Seat who) {
  Catalogue words = catalogue;
  words.verbs.clear();
  for (const EventSpec& spec : words.events) words.verbs.push_back({spec.name, spec.operands});
  std::vector<std::string> out;
  for (const Event& e : events) {
    if (!may_notice(e, who)) continue;
    const Event told = redact(catalogue, e, who);
    out.push_back(to_notation(words, told.who, Action{static_cast<Verb>(told.what), told.a, told.b, told.c}));
  }
  return out;
}

Result<void> check_told(const Catalogue& words, const std::vector<std::string>& lines, const json& want) {
  const Telling telling{words, lines};
  if (want.is_array() || is_count(want)) return telling.all(want, true, "");
  if (!want.is_object()) return wrong("", "Expected an object of `has` and `lacks`.");
  for (const auto& item : want.items()) {
    const std::string place = "/" + item.key();
    if (item.key() != "has" && item.key() != "lacks") return wrong(place, "Expected `has` or `lacks` with lines.");
    if (auto ok = telling.all(item.value(), item.key() == "has", place); !ok) return ok;
  }
  return {};
}

}  // namespace prowl::tools
