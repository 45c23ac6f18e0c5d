#include "games/not_alone/rules/steps/flow.hpp"

#include "games/not_alone/rules/not_alone.hpp"
#include "games/not_alone/rules/steps/row.hpp"

namespace prowl::not_alone {

const StepTable<StepRow, static_cast<std::size_t>(Step::count)> kSteps = {
    kTurnSteps, kWindowSteps, kChoiceSteps, kTokenSteps, kRevealSteps, kResolveSteps, kSufferSteps, kPowerSteps,
    kReckoningSteps, kPickSteps, kPositionSteps, kDeckSteps, kCardSteps,
    // Sanctuary
    kFoundSteps, kActionSteps, kHuntSteps, kSpoilSteps, kPhase5Steps, kEvolveSteps, kBonusSteps, kCityPickSteps};

void run(Flow& f) { kSteps.run(f); }

Prompt prompt_of(const State& s) { return kSteps.prompt(s); }

const StepRow* turn_step(std::string_view name) {
  for (const StepRow& row : kSteps.rows())
    if (row.name == name && row.phase != 0 && row.step != Step::over) return &row;
  return nullptr;
}

Seat first_asked(const State& s) {
  for (int i = 0; i < s.seats; ++i)
    if (awaits(s, seat(i))) return seat(i);
  return Seat::table;
}

}  // namespace prowl::not_alone
