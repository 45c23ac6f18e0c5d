#include "games/nostromo/rules/steps/flow.hpp"

#include <cassert>

namespace prowl::nostromo {

namespace {

void nothing(Flow&) {}
void no_answer(Flow&, Seat, const Action&) {}

constexpr std::array<StepSpec, static_cast<std::size_t>(Step::count)> kSteps = {{
    {run_build_ship, answer_build_ship},
    {run_draw_alien, answer_draw_alien},
    {run_deal_roles, answer_deal_roles},
    {run_shuffle_deck, answer_shuffle_deck},
    {run_turn_start, no_answer},
    {run_placement, answer_placement},
    {run_exchange, answer_exchange},
    {run_reoffer, answer_reoffer},
    {run_auto_place, answer_auto_place},
    {run_close, no_answer},
    {run_open_window, no_answer},
    {run_action, answer_action},
    {run_reveal, no_answer},
    {run_open_window, no_answer},
    {run_equipment, answer_equipment},
    {run_dodge, answer_dodge},
    {run_vent, answer_vent},
    {run_claims, no_answer},
    {run_kills, no_answer},
    {run_open_window, no_answer},
    {run_hunt_end, no_answer},
    {run_escape_check, no_answer},
    {run_open_window, no_answer},
    {run_android_hunt, no_answer},
    {run_lair, no_answer},
    {run_draws, no_answer},
    {run_pick_up, no_answer},
    {run_escape_check, no_answer},
    {run_homeward, no_answer},
    {run_open_window, no_answer},
    {run_turn_end, no_answer},
    {run_round_end, answer_round_end},
    {nothing, no_answer},
    {run_window, answer_window},
    {run_draw_cards, answer_draw_cards},
    {run_agreement, answer_agreement},
}};

}  // namespace

const StepSpec& spec_of(Step step) { return kSteps[static_cast<std::size_t>(step)]; }

void run(Flow& f) {
  while (f.s.waiting == 0 && step_of(f.s) != Step::over) spec_of(step_of(f.s)).run(f);
}

}  // namespace prowl::nostromo
