#pragma once
#include "games/not_alone/bot/facts.hpp"

namespace prowl::ai {

// What things of Sanctuary are worth. To a Hunted on the scale of NotAloneFacts::appeal, where a step of Rescue is
// about 10; to the Creature in hundredths of a step of Assimilation, which is about as much.

/// A win, as far as choices still have to be mixed.
inline constexpr int kWin = 30;

/// Whether Evolutions and Avatars are in the game: Sanctuary or its variant.
bool has_avatars(const State&);

/// `n` steps of Defence at once: little while Rescue will be there first, a win at the star.
int defence_worth(const NotAloneFacts&, int n);
/// Rescuing this Survivor: what it does, and having one to shelter.
int rescue_worth(const NotAloneFacts&, Seat, Kind survivor);
int best_rescue(const NotAloneFacts&, Seat);
/// Fortifying, and sheltering whom the seat holds.
int fortify_worth(const NotAloneFacts&, Seat);
/// What to go there for the Sanctuary is worth to a Hunted; 0: it lets it do nothing on this Place.
int city_appeal(const NotAloneFacts&, Seat, Kind place);
/// The power of one of the Places 6 to 10.
int far_power(const NotAloneFacts&, Seat, Kind place);
/// How much the Hunted could make of the Sanctuary there.
int siege(const NotAloneFacts&, Kind place);

/// Turns in which what is developed now would serve.
int turns_left(const NotAloneFacts&);
/// An Evolution, each turn.
int evolution_rate(const NotAloneFacts&, Kind evolution);
int avatar_worth(const NotAloneFacts&, Kind avatar);

}  // namespace prowl::ai
