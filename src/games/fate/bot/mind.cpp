#include "ai/mind.hpp"

#include <array>

#include "games/fate/bot/basic.hpp"
#include "games/fate/bot/features.hpp"
#include "games/fate/bot/plan.hpp"
#include "games/fate/bot/runner.hpp"
#include "games/fate/rules/data/lens.hpp"

namespace prowl::fate {

namespace {

int turn(const State& s) { return get(s, R::turn); }

// The crew is the first of the sides.
bool on_first_side(const State&, Seat) { return true; }

// All win or lose together, the table too.
double payoff(const RuleSet&, const State& s, const Outcome&, Seat) {
  return get(s, R::side) == static_cast<int>(Side::crew) ? 1 : 0;
}

template <Ev kWhat>
bool is(const Event& e) {
  return e.what == static_cast<std::uint16_t>(kWhat);
}

bool comes(const State& s) { return s.waiting != 0 && get(s, R::skip_card) == 0; }
bool acts(const State& s) { return main_step(s) == Step::act; }

std::string_view sort(const RuleSet& rules, Kind card) {
  constexpr std::array<std::string_view, 3> kNames = {"quiet", "alien", "order"};
  return kNames[static_cast<std::size_t>(card_facts(rules, card).type)];
}

int done(const RuleSet&, const State& s) { return count(s, zones::objectives_done); }
int work(const RuleSet& rules, const State& s) { return FatePlan(rules).effort(s); }
int distance(const RuleSet& rules, const State& s) { return FatePlan(rules).nearest_crew(s); }
int scrap(const RuleSet&, const State& s) {
  int n = 0;
  each_crew(s, [&](int crew) { n += scrap_of(s, crew); });
  return n;
}

constexpr ai::Outlook::Risk kRisks[] = {{"morale", is<Ev::morale_lost>}, {"alien", is<Ev::met_alien>}};
constexpr ai::Outlook::Gauge kGauges[] = {
    {"done", 1, done}, {"work", -1, work}, {"distance", 1, distance}, {"scrap", 1, scrap}};
constexpr ai::Outlook kOutlook{.pile = zones::deck,
                               .refill = zones::discard,
                               .comes = comes,
                               .acts = acts,
                               .sort = sort,
                               .risks = kRisks,
                               .gauges = kGauges};

// A playout goes over a turn and a half of many small actions, so few of them must do.
constexpr ai::Level kLevels[] = {
    {"novice", 100, 0, 0},  {"casual", 25, 75, 0}, {"skilled", 12, 62, 40},
    {"expert", 5, 20, 120}, {"master", 0, 0, 800},
};

// Nobody else suffers from the slips of who is alone, or makes up for them: measured so that each level tells.
ai::Clumsiness clumsiness(const State& s) { return {.often = s.seats == 1 ? 200 : 100}; }

}  // namespace

extern const ai::Mind kMind;
const ai::Mind kMind{.game = "fate",
                     .policy = make_basic,
                     .runner = make_runner,
                     .payoff = payoff,
                     .turn = turn,
                     .features = features,
                     .weights = weights,
                     .on_first_side = on_first_side,
                     .horizon = 2,
                     .levels = kLevels,
                     .clumsiness = clumsiness,
                     .outlook = &kOutlook};

}  // namespace prowl::fate
