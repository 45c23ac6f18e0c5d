#include "games/fate/rules/fate.hpp"

#include "games/fate/rules/steps/flow.hpp"
#include "rules/table_check.hpp"

namespace prowl::fate {

namespace {

void apply(const RuleSet& rules, State& s, Seat who, const Action& a, EventSink& sink) {
  kSteps.apply(Flow{data_of(rules), rules.catalogue, s, sink}, who, a);
}

void options(const RuleSet& rules, const State& s, Seat who, ActionList& out) {
  kSteps.list(Lister{data_of(rules), rules.catalogue, s, who, out});
}

}  // namespace

// While things happen nobody is asked, and chance needs no words.
Prompt prompt(const RuleSet&, const State& s) {
  const bool asked = awaits(s, Seat::table) || (s.waiting & 0xFFU) != 0;
  return asked || s.frame_count == 0 || step_of(s) == Step::over ? kSteps.prompt(s) : Prompt{};
}

const Game kGame = {
    .id = "fate",
    .min_seats = 1,
    .max_seats = 5,
    .sides = kSides,
    .load = load,
    .setup = checked<setup>,
    .options = options,
    .apply = apply,
    .why_not = why_not,
    .outcome = outcome,
    .prompt = prompt,
    .score = score,
    .inventory = inventory,
    .fits = fits,
    .patch = patch,
    .check = check,
    .tables = tables,
};

}  // namespace prowl::fate
