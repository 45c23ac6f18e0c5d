#pragma once
#include <nlohmann/json.hpp>

#include "games/not_alone/rules/data/data.hpp"
#include "scenario/words.hpp"

namespace prowl::not_alone {

/// The Hunt and Survival cards whose traces (`leaves` in steps/deeds.hpp) are in force, as `given` takes them:
/// `["mutation", {"cataclysm": ["beach"]}]`.
nlohmann::json cards_in_force(const StateWords&);

/// Who helps whom, an array where there are several; null for nobody.
nlohmann::json promised(const State&);

}  // namespace prowl::not_alone
