#include <nlohmann/json.hpp>

#include "not_alone/not_alone.hpp"

namespace prowl::not_alone {

nlohmann::json tables(const RuleSet& rules, int seats) {
  const Data& d = data_of(rules);
  const auto k = static_cast<std::size_t>(seats);
  return {{"seats", seats},
          {"hunted", seats - 1},
          {"rescue", d.rescue[k]},
          {"assimilation", d.assimilation[k]},
          {"reserve_copies", d.copies[k]},
          {"reserve", d.copies[k] * kPlaces / 2},
          {"start_places", d.start_places},
          {"will", d.will},
          {"hunt_hand", d.hunt_hand},
          {"survival_start", d.survival_start},
          {"hunt_cards", kHuntCards},
          {"survival_cards", kSurvivalCards}};
}

}  // namespace prowl::not_alone
