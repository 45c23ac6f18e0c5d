#include "games/fate/rules/fate.hpp"

#include "games/fate/rules/legal/refuse.hpp"
#include "games/fate/rules/steps/flow.hpp"
#include "rules/table_check.hpp"

namespace prowl::fate {

namespace {

void apply(const RuleSet& rules, State& s, Seat who, const Action& a, EventSink& sink) {
  Flow flow{data_of(rules), rules.catalogue, s, sink};
  answered(s, who);
  if (who == Seat::chance) s.chance = {};
  spec_of(step_of(s)).answer(flow, who, a);
  run(flow);
}

}  // namespace

const Game kGame = {
    .id = "fate",
    .min_seats = 1,
    .max_seats = 5,
    .sides = kSides,
    .load = load,
    .setup = checked<setup>,
    .options = [](const RuleSet& r, const State& s, Seat who, ActionList& out) { options(data_of(r), s, who, out); },
    .apply = apply,
    .why_not = [](const RuleSet& r, const State& s, Seat who,
                  const Action& a) { return to_refusal(r.catalogue, why_illegal(data_of(r), s, who, a), a); },
    .outcome = [](const RuleSet&, const State& s) { return outcome_of(s); },
    .prompt = [](const RuleSet&, const State& s) { return prompt_of(s); },
    .score = [](const RuleSet&, const State& s, Seat who) { return score_lines(s, who); },
    .inventory = inventory,
    .fits = fits,
    // Nobody knows what another may not: there is nothing of one seat's own to imagine.
    .imagine = [](const RuleSet&, State&, Seat, Rng&) {},
    .patch = patch,
    .check = check,
    .tables = tables,
};

}  // namespace prowl::fate
