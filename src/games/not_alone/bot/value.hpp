#pragma once
#include "ai/mind.hpp"

namespace prowl::not_alone {

/// What bears on who will win, for all Hunted together.
ai::Features features(const RuleSet&, const State&, Seat);
/// By number of seats, for the base game and both ways of Sanctuary.
std::span<const double> weights(const State&, Seat);

}  // namespace prowl::not_alone
