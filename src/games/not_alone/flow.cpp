#include "not_alone/flow.hpp"

namespace prowl::not_alone {

namespace {

void nothing(Flow&) {}
void no_answer(Flow&, Seat, const Action&) {}

constexpr std::array<StepSpec, static_cast<std::size_t>(Step::count)> kSteps = {{
    {run_draw_creature, answer_draw_creature},
    {run_shuffle_hunt, answer_shuffle_hunt},
    {run_shuffle_survival, answer_shuffle_survival},
    {run_choose_side, answer_choose_side},
    {run_deal, no_answer},
    {run_turn_start, no_answer},
    {run_open_window, no_answer},
    {run_choice, answer_choice},
    {run_open_window, no_answer},
    {run_hunt, answer_hunt},
    {run_open_window, no_answer},
    {run_river_keep, answer_river_keep},
    {run_reveal, no_answer},
    {run_open_window, no_answer},
    {run_resolve, answer_resolve},
    {run_artemia, no_answer},
    {run_creature, no_answer},
    {run_zero_will, no_answer},
    {run_open_window, no_answer},
    {run_end_turn, no_answer},
    {nothing, no_answer},
    {run_window, answer_window},
    {run_card, no_answer},
    {run_put_token, answer_put_token},
    {run_put_two, answer_put_two},
    {run_ask, answer_name},
    {run_keep_two, answer_keep_two},
    {run_each_discards, answer_each_discards},
    {run_discard_one, answer_discard_one},
    {run_recover, answer_recover},
    {run_strike_back, answer_strike_back},
    {run_ask, answer_ruin},
    {run_ask, answer_move_who},
    {run_ask, answer_move_where},
    {run_ask, answer_swap_place},
    {run_retake, answer_retake},
    {run_gain, answer_gain},
    {run_copy_near, answer_copy_near},
    {run_draw_survival, answer_draw_survival},
    {run_shelter, answer_shelter},
    {run_scream, answer_scream},
    {run_toxin, answer_toxin},
    {run_refill, answer_refill},
}};

}  // namespace

const StepSpec& spec_of(Step step) { return kSteps[static_cast<std::size_t>(step)]; }

void run(Flow& f) {
  while (f.s.waiting == 0 && !is_over(f.s)) spec_of(step_of(f.s)).run(f);
}

}  // namespace prowl::not_alone
