#pragma once
#include "nostromo_facts.hpp"
#include "prowl/ai/bot.hpp"

namespace prowl::ai {

/// A sensible player of every Nostromo role: mixes its places, hunts by how likely a back is a person, dodges, minds objects,
/// the escape and the deck clock.
std::unique_ptr<Bot> make_nostromo_basic(const Game&, const RuleSet&);

}  // namespace prowl::ai
