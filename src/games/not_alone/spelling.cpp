#include "not_alone/spelling.hpp"

#include <array>
#include <charconv>
#include <utility>

#include "not_alone/lens.hpp"
#include "prowl/core/notation.hpp"
#include "scenario/words.hpp"

namespace prowl::not_alone {

namespace {

using Alias = std::pair<std::string_view, std::string_view>;

constexpr std::array<std::string_view, kPlaces> kPlaceNames = {"lair",  "jungle",  "river", "beach",  "rover",
                                                               "swamp", "shelter", "wreck", "source", "artefact"};
constexpr std::array<Alias, 22> kPhases = {{
    {"1", "exploration"},       {"2", "hunting"},           {"3", "reckoning"},         {"4", "end_of_turn"},
    {"phase_1", "exploration"}, {"phase_2", "hunting"},     {"phase_3", "reckoning"},   {"phase_4", "end_of_turn"},
    {"resolution", "reckoning"}, {"maintenance", "end_of_turn"}, {"end", "end_of_turn"}, {"w1", "window_1"},
    {"w2", "window_1b"},        {"w3", "window_2"},         {"w4", "window_3"},         {"w5", "window_4"},
    {"choose", "choice"},       {"river", "river_keep"},    {"resolve_which", "resolve"}, {"drone", "resolve"},
    {"gate", "resolve"},        {"shelter", "resolve"},
}};

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
  if (const int n = number_in(plain, 0); n >= 1 && n <= kPlaces)
    return std::string(kPlaceNames[static_cast<std::size_t>(n - 1)]);
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

}  // namespace prowl::not_alone
