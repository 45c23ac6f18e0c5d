#include <nlohmann/json.hpp>

#include "games/not_alone/rules/not_alone.hpp"

namespace prowl::not_alone {

nlohmann::json tables(const RuleSet& rules, int seats) {
  const Data& d = data_of(rules);
  const auto k = static_cast<std::size_t>(seats);
  return {{"seats", seats},
          {"hunted", seats - 1},
          {"rescue", d.rescue[k]},
          {"assimilation", d.assimilation[k]},
          {"reserve_copies", d.copies[k]},
          {"reserve", d.copies[k] * kBasePlaces / 2},
          {"start_places", d.start_places},
          {"will", d.will},
          {"hunt_hand", d.hunt_hand},
          {"survival_start", d.survival_start},
          {"hunt_cards", kHuntCards},
          {"survival_cards", kSurvivalCards},
          {"sanctuary",
           {{"rescue", d.sanctuary.rescue[k]},
            {"defence", d.sanctuary.defence[k]},
            {"side", d.sanctuary.side[k]},
            {"dna", d.sanctuary.dna[k]},
            {"dna_reserve", d.sanctuary.dna_total - d.sanctuary.dna[k]},
            {"evolutions", d.sanctuary.evolutions[k]},
            {"reserve_copies", d.copies[k]},
            {"monoliths", d.sanctuary.monoliths},
            {"reserve", d.copies[k] * (kMorePlaces - 1) + d.sanctuary.monoliths},
            {"hunt_cards", kHuntCards + kMoreHunt},
            {"survival_cards", kSurvivalCards + kMoreSurvival},
            {"survivors", kSurvivors},
            {"avatars", kAvatars},
            {"evolution_cards", kEvolutions}}}};
}

}  // namespace prowl::not_alone
