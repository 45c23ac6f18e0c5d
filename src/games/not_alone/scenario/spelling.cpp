#include "games/not_alone/scenario/spelling.hpp"

#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "games/not_alone/rules/data/lens.hpp"
#include "prowl/core/notation.hpp"
#include "scenario/words.hpp"

namespace prowl::not_alone {

namespace {

using Alias = std::pair<std::string_view, std::string_view>;

constexpr std::array<std::string_view, kPlaces> kSpelledPlaces = {
    "lair",   "jungle",   "river",  "beach", "rover", "swamp",      "shelter", "wreck",
    "source", "artefact", "refuge", "cache", "ark",   "teleporter", "monolith"};
constexpr std::array<Alias, 26> kPhases = {{
    {"1", "exploration"},         {"2", "hunting"},
    {"3", "reckoning"},           {"4", "end_of_turn"},
    {"phase_1", "exploration"},   {"phase_2", "hunting"},
    {"phase_3", "reckoning"},     {"phase_4", "end_of_turn"},
    {"resolution", "reckoning"},  {"maintenance", "end_of_turn"},
    {"end", "end_of_turn"},       {"w1", "window_1"},
    {"w2", "window_1b"},          {"w3", "window_2"},
    {"w4", "window_3"},           {"w5", "window_4"},
    {"choose", "choice"},         {"river", "river_keep"},
    {"resolve_which", "resolve"}, {"drone", "resolve"},
    {"gate", "resolve"},          {"shelter", "resolve"},
    {"5", "evolution"},           {"phase_5", "evolution"},
    {"w6", "window_5"},           {"develop", "evolve"},
}};

constexpr std::array<Alias, 29> kKeys = {{
    {"awaited", "waiting"},
    {"asked", "waiting"},
    {"beacon", "marker"},
    {"hunt_hand", "hunt"},
    {"hunt_cards_in_hand", "hunt"},
    {"survival_hand", "survival"},
    {"survival_hands", "survival"},
    {"place_hands", "places"},
    {"places_in_hand", "places"},
    {"place_discards", "discards"},
    {"position", "positions"},
    {"board_side", "side"},
    {"in_force", "effects"},
    {"played_survival", "survival_played"},
    {"city", "sanctuary"},
    {"sanctuary_at", "sanctuary"},
    {"defense", "defence"},
    {"revealed", "survivors"},
    {"revealed_survivors", "survivors"},
    {"survivors_revealed", "survivors"},
    {"rescued", "held"},
    {"survivors_held", "held"},
    {"avatar", "avatars"},
    {"evolution_hand", "evolutions"},
    {"evolutions_in_hand", "evolutions"},
    {"developed_evolutions", "developed"},
    {"just_developed", "dormant"},
    {"teleporter", "artefact"},
    {"teleporter_next", "artefact_next"},
}};

void rename(nlohmann::json& names, const std::string& from, const std::string& to) {
  if (from == to || !names.contains(from) || names.contains(to)) return;
  names[to] = names[from];
  names.erase(from);
}

// "hand_p2", as zones and counters are called, is "hands" of "p2".
void regroup(nlohmann::json& names, const std::string& key) {
  constexpr std::array<Alias, 5> kGroups = {
      {{"hand", "hands"}, {"survival", "survival"}, {"played", "played"}, {"discard", "discards"}, {"will", "will"}}};
  const auto cut = key.rfind("_p");
  if (cut == key.npos || key.size() != cut + 3) return;
  for (const auto& [group, name] : kGroups) {
    const std::string to(name);
    if (key.substr(0, cut) != group || (names.contains(to) && !names[to].is_object())) continue;
    if (names.contains(to) && names[to].contains(key.substr(cut + 1))) return;
    names[to][key.substr(cut + 1)] = names[key];
    names.erase(key);
    return;
  }
}

/// The number in "h3" or "10" after `skip` letters, or -1.
int number_in(std::string_view word, std::size_t skip) {
  int n = -1;
  const char* end = word.data() + word.size();
  if (word.size() <= skip || std::from_chars(word.data() + skip, end, n).ptr != end) return -1;
  return n;
}

}  // namespace

std::string spell(const State& s, std::string_view word) {
  std::string plain = plain_word(word);
  if (plain == "artifact") return "artefact";
  if (plain == "creature") return to_notation(creature_seat(s));
  if (const int n = number_in(plain, 0); n >= 1 && n <= kBasePlaces)
    return std::string(
        kSpelledPlaces[static_cast<std::size_t>(n > kBasePlaces / 2 && has_city(s) ? n + kMorePlaces - 1 : n - 1)]);
  if (plain.starts_with('h'))
    if (const int n = number_in(plain, 1); n >= 1 && n < s.seats) return to_notation(nth_left(s, n));
  return plain;
}

std::string spell_phase(std::string_view word) {
  std::string plain = plain_word(word);
  for (const auto& [other, name] : kPhases)
    if (plain == other) return std::string(name);
  return plain;
}

nlohmann::json spell_keys(nlohmann::json names) {
  if (!names.is_object()) return names;
  std::vector<std::string> written;
  for (const auto& item : names.items()) written.push_back(item.key());
  for (const std::string& key : written) {
    rename(names, key, plain_word(key));
    if (names.contains(plain_word(key))) regroup(names, plain_word(key));
  }
  for (const auto& [other, name] : kKeys) rename(names, std::string(other), std::string(name));
  if (const auto decks = names.find("decks"); decks != names.end() && decks->is_object()) {
    nlohmann::json lists = *decks;
    for (const char* group : {"hunt", "survival", "survivor"})
      if (const std::string key = std::string(group) + "_deck"; lists.contains(group) && !names.contains(key)) {
        names[key] = lists[group];
        lists.erase(group);
      }
    lists.empty() ? static_cast<void>(names.erase("decks")) : static_cast<void>(names["decks"] = lists);
  }
  return names;
}

}  // namespace prowl::not_alone
