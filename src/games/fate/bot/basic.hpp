#pragma once
#include <memory>

#include "games/fate/bot/plan.hpp"
#include "prowl/ai/bot.hpp"

namespace prowl::fate {

/// A sensible crew of Fate: keeps out of the Alien's reach, shares out the objectives, arms itself, makes for the final
/// mission. Looks one action ahead on tables that its view allows.
std::unique_ptr<Bot> make_basic(const Game&, const RuleSet&);

}  // namespace prowl::fate
