#include "games/nostromo/rules/steps/flow.hpp"

namespace prowl::nostromo {

const StepTable<StepRow, static_cast<std::size_t>(Step::count)> kSteps = {
    round_steps(), placement_steps(), swaps_steps(), windows_steps(),  cards_steps(),
    hunt_steps(),  dodge_steps(),     kills_steps(), recovery_steps(), agreement_steps()};

}  // namespace prowl::nostromo
