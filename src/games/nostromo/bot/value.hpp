#pragma once
#include "ai/mind.hpp"

namespace prowl::nostromo {

/// What a seat plays for in this round: 0 the Alien, 1 crew, 2 the android.
int part(const State&, Seat);
/// A seat's points of the round beside those of the others; who has won, with two players.
double payoff(const RuleSet&, const State&, const Outcome&, Seat who);
/// What bears on that payoff when a turn begins.
ai::Features features(const RuleSet&, const State&, Seat who);
/// By number of seats and part.
std::span<const double> weights(const State&, Seat who);

}  // namespace prowl::nostromo
