#include "games/nostromo/rules/nostromo.hpp"

#include "games/nostromo/rules/steps/flow.hpp"
#include "rules/table_check.hpp"

namespace prowl::nostromo {

namespace {

void apply(const RuleSet& rules, State& s, Seat who, const Action& a, EventSink& sink) {
  kSteps.apply(Flow{data_of(rules), rules.catalogue, s, sink}, who, a);
}

void options(const RuleSet& rules, const State& s, Seat who, ActionList& out) {
  kSteps.list(Lister{data_of(rules), rules.catalogue, s, who, out});
}

}  // namespace

const Game kGame = {
    .id = "nostromo",
    .min_seats = 2,
    .max_seats = 8,
    .sides = kSides,
    .load = load,
    .setup = checked<setup>,
    .options = options,
    .apply = apply,
    .why_not = why_not,
    .outcome = outcome,
    .prompt = [](const RuleSet&, const State& s) { return kSteps.prompt(s); },
    .score = score,
    .inventory = inventory,
    .fits = fits,
    .imagine = imagine,
    .patch = patch,
    .check = check,
    .tables = tables,
};

}  // namespace prowl::nostromo
