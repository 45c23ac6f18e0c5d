#pragma once
#include "games/not_alone/bot/players.hpp"

namespace prowl::ai {

/// Whether the choice belongs to Sanctuary; then one of these weighs it.
bool is_of_city(const NotAloneFacts&, const Action&);
int city_creature_weight(const NotAloneFacts&, const Action&);
int city_hunted_weight(const NotAloneFacts&, const Action&);

}  // namespace prowl::ai
