#include "games/not_alone/rules/steps/flow.hpp"

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
    {run_found, answer_found},
    {run_territory, answer_territory},
    {run_after_reveal, no_answer},
    {run_spoils, no_answer},
    {run_optimise, answer_optimise},
    {run_move_city, answer_move_city},
    {run_reveal_survivors, answer_reveal_survivors},
    {run_open_window, no_answer},
    {run_evolution, answer_evolution},
    {run_end_phase_5, no_answer},
    {run_fortify, answer_fortify},
    {run_bonus, no_answer},
    {run_pick_survivor, answer_pick_survivor},
    {run_discard_survivor, answer_discard_survivor},
    {run_copy_city, answer_copy_city},
    {run_gain_place, answer_gain_place},
    {run_pick_evolution, answer_pick_evolution},
    {run_prey, answer_prey},
    {run_each_shows, answer_each_shows},
    {run_ask, answer_role},
    {run_ask, answer_malice},
    {run_ask, answer_drift},
    {run_ask, answer_inhibit},
    {run_ask, answer_archive},
    {run_ask, answer_camouflage},
    {run_ask, answer_which_token},
    {run_ask, answer_heal_one},
    {run_peek_random, answer_peek_random},
    {run_draw_evolution, answer_draw_evolution},
}};

}  // namespace

const StepSpec& spec_of(Step step) { return kSteps[static_cast<std::size_t>(step)]; }

void run(Flow& f) {
  while (f.s.waiting == 0 && !is_over(f.s)) spec_of(step_of(f.s)).run(f);
}

}  // namespace prowl::not_alone
