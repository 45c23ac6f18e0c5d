#include "games/fate/rules/data/words.hpp"

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

constexpr std::array<std::string_view, kCrew> kCrewNames = {"ripley", "dallas", "lambert", "parker", "brett"};

}  // namespace

std::string_view crew_name(int crew) { return kCrewNames[static_cast<std::size_t>(crew)]; }

std::string spell(const State&, std::string_view word) {
  const std::string plain = plain_word(word);
  const auto it = std::find_if(kAliases.begin(), kAliases.end(), [&](const Alias& a) { return a.word == plain; });
  return it == kAliases.end() ? plain : std::string(it->name);
}

std::string spell_crew(const State& s, std::string_view word) {
  const int crew = find_crew(s, word);
  return crew < 0 ? spell(s, word) : std::string(crew_name(crew));
}

int find_crew(const State& s, std::string_view word) {
  const std::string name = spell(s, word);
  const auto who = parse_seat(name);
  int found = -1, matches = 0;
  each_crew(s, [&](int crew) {
    const bool by_seat = who && is_player(*who) && seat_of_crew(s, crew) == *who;
    if (by_seat || crew_name(crew) == name) found = crew, ++matches;
  });
  return matches == 1 ? found : -1;
}

}  // namespace prowl::fate
