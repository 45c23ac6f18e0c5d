#pragma once
#include "prowl/ai/bot.hpp"

namespace prowl::not_alone::duel {

/// Plays the duel exactly, either side; null for any other table.
std::unique_ptr<Bot> make_solved(const Game&, const RuleSet&, const State& table);

}  // namespace prowl::not_alone::duel
