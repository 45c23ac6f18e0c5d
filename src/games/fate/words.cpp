#include "fate/words.hpp"

#include <algorithm>
#include <array>

#include "prowl/core/notation.hpp"

namespace prowl::fate {

namespace {

struct Alias {
  std::string_view word, name;
};
constexpr std::array kAliases = {
    Alias{"mtr", "muthur"},
    Alias{"mu_th_ur", "muthur"},
    Alias{"mother", "muthur"},
    Alias{"bri", "bridge"},
    Alias{"gal", "galley"},
    Alias{"sui", "suits"},
    Alias{"suit_storage", "suits"},
    Alias{"doc", "docking"},
    Alias{"docking_bay", "docking"},
    Alias{"hyp", "hypersleep"},
    Alias{"hyper_sleep", "hypersleep"},
    Alias{"air", "airlock"},
    Alias{"med", "medbay"},
    Alias{"med_bay", "medbay"},
    Alias{"mai", "maintenance"},
    Alias{"maintenance_bay", "maintenance"},
    Alias{"equ", "equipment"},
    Alias{"equipment_storage", "equipment"},
    Alias{"gar", "garage"},
    Alias{"wor", "workshop"},
    Alias{"nes", "nest"},
    Alias{"light", "flashlight"},
    Alias{"torch", "flashlight"},
    Alias{"tracker", "motion_tracker"},
    Alias{"motion_detector", "motion_tracker"},
    Alias{"grapple", "grapple_gun"},
    Alias{"prod", "electric_prod"},
    Alias{"carrier", "cat_carrier"},
    Alias{"coolant_canister", "coolant"},
};

bool is_plain(std::string_view word) {
  return word.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_- ") == word.npos;
}

}  // namespace

std::string plain_word(std::string_view word) {
  if (!is_plain(word)) return std::string(word);
  std::string out(word);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == '-' || c == ' ') c = '_';
  }
  const auto it = std::find_if(kAliases.begin(), kAliases.end(), [&](const Alias& a) { return a.word == out; });
  return it == kAliases.end() ? out : std::string(it->name);
}

nlohmann::json plain_words(const nlohmann::json& value) {
  if (value.is_string()) return plain_word(value.get_ref<const std::string&>());
  nlohmann::json out = value;
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) out[i] = plain_words(value[i]);
  if (!value.is_object()) return out;
  out = nlohmann::json::object();
  for (const auto& [name, member] : value.items()) out[plain_word(name)] = plain_words(member);
  return out;
}

int find_crew(const State& s, std::string_view word) {
  const std::string name = plain_word(word);
  const auto who = parse_seat(name);
  int found = -1, matches = 0;
  constexpr std::array<std::string_view, kCrew> kNames = {"ripley", "dallas", "lambert", "parker", "brett"};
  each_crew(s, [&](int crew) {
    const bool by_seat = who && is_player(*who) && seat_of_crew(s, crew) == *who;
    if (by_seat || kNames[static_cast<std::size_t>(crew)] == name) found = crew, ++matches;
  });
  return matches == 1 ? found : -1;
}

}  // namespace prowl::fate
