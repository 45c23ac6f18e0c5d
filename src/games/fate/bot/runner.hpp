#pragma once
#include "ai/mind.hpp"
#include "games/fate/bot/plan.hpp"

namespace prowl::fate {

std::unique_ptr<ai::Runner> make_runner(const Game&, const RuleSet&);
std::unique_ptr<ai::Runner> make_runner_with(const Game&, const RuleSet&, const Tastes&);

}  // namespace prowl::fate
