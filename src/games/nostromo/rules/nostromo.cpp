#include "games/nostromo/rules/nostromo.hpp"

#include "games/nostromo/rules/legal/refuse.hpp"
#include "games/nostromo/rules/steps/flow.hpp"
#include "rules/table_check.hpp"

namespace prowl::nostromo {

namespace {

void apply(const RuleSet& rules, State& s, Seat who, const Action& a, EventSink& sink) {
  Flow flow{data_of(rules), rules.catalogue, s, sink};
  const Step step = step_of(s);
  if (!is_player(who)) answered(s, who);
  if (who == Seat::chance) s.chance = {};
  spec_of(step).answer(flow, who, a);
  run(flow);
}

}  // namespace

const Game kGame = {
    .id = "nostromo",
    .min_seats = 2,
    .max_seats = 8,
    .sides = kSides,
    .load = load,
    .setup = checked<setup>,
    .options = [](const RuleSet& r, const State& s, Seat who, ActionList& out) { options(data_of(r), s, who, out); },
    .apply = apply,
    .why_not = [](const RuleSet& r, const State& s, Seat who,
                  const Action& a) { return to_refusal(r.catalogue, why_illegal(data_of(r), s, who, a), a); },
    .outcome = [](const RuleSet&, const State& s) { return outcome_of(s); },
    .prompt = [](const RuleSet&, const State& s) { return prompt_of(s); },
    .score = [](const RuleSet& r, const State& s, Seat who) { return score_lines(data_of(r), s, who); },
    .inventory = inventory,
    .fits = fits,
    .imagine = imagine,
    .patch = patch,
    .check = check,
    .tables = tables,
};

}  // namespace prowl::nostromo
