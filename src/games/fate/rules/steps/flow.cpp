#include "games/fate/rules/steps/flow.hpp"

namespace prowl::fate {

namespace {

void nothing(Flow&) {}
void no_answer(Flow&, Seat, const Action&) {}

constexpr std::array<StepSpec, static_cast<std::size_t>(Step::count)> kSteps = {{
    {run_crew, answer_crew},
    {run_prepare, no_answer},
    {run_first, answer_first},
    {run_turn_start, no_answer},
    {run_act, answer_act},
    {run_draw, no_answer},
    {run_place, no_answer},
    {run_effect, no_answer},
    {run_alien, no_answer},
    {run_ash, no_answer},
    {run_card_end, no_answer},
    {nothing, no_answer},
    {run_shuffle, answer_shuffle},
    {run_trade, answer_trade},
    {run_look, answer_look},
    {run_scout, answer_scout},
    {run_token_back, no_answer},
    {run_enter, no_answer},
    {run_encounter, answer_encounter},
    {run_flee, answer_flee},
    {run_walk, no_answer},
    {run_alien_walk, answer_alien_walk},
    {run_ash_walk, answer_ash_walk},
    {run_ash_toll, answer_ash_toll},
    {run_ash_meet, answer_ash_meet},
    {run_ash_push, answer_ash_push},
    {run_leave_out, answer_leave_out},
}};

}  // namespace

const StepSpec& spec_of(Step step) { return kSteps[static_cast<std::size_t>(step)]; }

void run(Flow& f) {
  while (f.s.waiting == 0 && step_of(f.s) != Step::over) spec_of(step_of(f.s)).run(f);
}

int move_scrap(Flow& f, Zone from, Zone to, int n) {
  int moved = 0;
  for (; moved < n; ++moved) {
    const int slot = find_piece(f.s, from, kinds::scrap);
    if (slot < 0) break;
    move_piece(f.cat, f.s, slot, to);
  }
  return moved;
}

void move_thing(Flow& f, int slot, Zone to) { move_piece(f.cat, f.s, slot, to); }

}  // namespace prowl::fate
