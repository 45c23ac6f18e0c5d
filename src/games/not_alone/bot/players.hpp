#pragma once
#include "games/not_alone/bot/facts.hpp"

namespace prowl::ai {

using Weigh = int (*)(const NotAloneFacts&, const Action&);
/// What one of the Creature's options is worth to it, against the others of the same choice.
int creature_weight(const NotAloneFacts&, const Action&);
/// The same for a Hunted.
int hunted_weight(const NotAloneFacts&, const Action&);

/// Whether the choice must not be foreseen: then it is drawn by weight, else the best is taken.
bool mixes(const View&);

/// In a window a card is played when it is worth more than this.
inline constexpr int kPass = 50;

}  // namespace prowl::ai
