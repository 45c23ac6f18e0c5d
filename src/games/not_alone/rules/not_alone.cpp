#include "games/not_alone/rules/not_alone.hpp"

#include "games/not_alone/rules/legal/refuse.hpp"
#include "games/not_alone/rules/steps/row.hpp"
#include "rules/table_check.hpp"

namespace prowl::not_alone {

namespace {

void apply(const RuleSet& rules, State& s, Seat who, const Action& a, EventSink& sink) {
  kSteps.apply(Flow{{data_of(rules), rules.catalogue, s, sink}}, who, a);
}

Refusal why_not(const RuleSet& rules, const State& s, Seat who, const Action& a) {
  return to_refusal(rules.catalogue, why_illegal({data_of(rules), rules.catalogue, s, who}, a), a);
}

}  // namespace

const Game kGame = {
    .id = "not_alone",
    .min_seats = 2,
    .max_seats = kMostSeats,
    .sides = kSides,
    .load = load,
    .setup = checked<setup>,
    .options = options,
    .apply = apply,
    .why_not = why_not,
    .outcome = [](const RuleSet&, const State& s) { return outcome_of(s); },
    .prompt = [](const RuleSet&, const State& s) { return prompt_of(s); },
    .score = [](const RuleSet&, const State& s, Seat who) { return score_lines(s, who); },
    .inventory = inventory,
    .fits = fits,
    .imagine = imagine,
    .patch = patch,
    .check = check,
    .tables = tables,
};

}  // namespace prowl::not_alone
