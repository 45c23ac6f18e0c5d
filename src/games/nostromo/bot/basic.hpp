#pragma once
#include "games/nostromo/bot/facts.hpp"
#include "prowl/ai/bot.hpp"

namespace prowl::nostromo {

/// A sensible player of every Nostromo role: mixes its places, hunts by how likely a back is a person, dodges, minds
/// objects, the escape and the deck clock.
std::unique_ptr<Bot> make_basic(const Game&, const RuleSet&);

}  // namespace prowl::nostromo
