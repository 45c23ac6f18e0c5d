#pragma once
#include <memory>

#include "prowl/ai/bot.hpp"

namespace prowl::not_alone {

/// A sensible player of either side of Not Alone: hides by what a Place is worth and mixes, hunts where people are
/// worth most, plays its cards when they bite, minds Will and both tracks.
std::unique_ptr<Bot> make_basic(const Game&, const RuleSet&);

}  // namespace prowl::not_alone
