#include "games/fate/bot/features.hpp"

#include <algorithm>

#include "games/fate/bot/plan.hpp"

namespace prowl::fate {

namespace {

const std::vector<double> kLearned[] = {
#include "games/fate/bot/learned.inc"
};

void add(ai::Features& x, std::initializer_list<double> more) { x.insert(x.end(), more); }

// How many of the crew the Alien reaches with one, two, three steps, as shares.
void add_reach(const FatePlan& plan, const State& s, ai::Features& x) {
  const double each = 1.0 / slot_count(s);
  for (int steps = 1; steps <= 3; ++steps) {
    double reached = 0;
    each_crew(s, [&](int crew) {
      if (!has_bit(s, R::fleeing, crew) && plan.way_of_alien(s, crew) <= steps) reached += each;
    });
    add(x, {reached, reached > 0 ? 1.0 : 0.0});
  }
}

void add_gear(const FatePlan& plan, const State& s, ai::Features& x) {
  const auto uses = [&](Kind k) { return std::min(4, plan.uses_left(s, k)) / 4.0; };
  double scrap = 0;
  each_crew(s, [&](int crew) { scrap += scrap_of(s, crew) / 10.0; });
  add(x, {holders_of(s, kinds::flashlight) != 0 ? 1.0 : 0.0, uses(kinds::electric_prod), uses(kinds::incinerator),
          uses(kinds::grapple_gun), uses(kinds::motion_tracker), uses(kinds::cat_carrier), scrap});
}

// Each mission is a game of its own.
void add_mission(const State& s, double morale, double work, ai::Features& x) {
  const double left = get(s, R::countdown) < 0 ? 0 : get(s, R::countdown) / 5.0;
  for (int m = 0; m < kMissions; ++m) {
    const double on = index(mission(s)) == index(kinds::sympathies) + m ? 1 : 0;
    add(x, {on, on * morale, on * work, on * left, on * left * work});
  }
}

}  // namespace

ai::Features features(const RuleSet& rules, const State& s, Seat) {
  const FatePlan plan(rules);
  const double morale = get(s, R::morale) / 20.0, work = plan.effort(s) / (10.0 * slot_count(s));
  const int done = count(s, zones::objectives_done), all = done + count(s, zones::objectives);
  const double left = all == 0 ? 0 : 1 - static_cast<double>(done) / all, danger = plan.danger(s) / 300.0;
  ai::Features x = {1,
                    morale,
                    morale * morale,
                    1 / (1 + 10 * morale),
                    left,
                    left * left,
                    left * morale,
                    work,
                    work * work,
                    work * morale,
                    1 / (1 + 4 * work),
                    danger,
                    danger * danger,
                    danger * morale,
                    danger / (1 + 10 * morale),
                    plan.chance_to_blow_out(s) / 100.0};
  add(x, {std::min(5, plan.nearest_crew(s)) / 5.0, count(s, zones::deck) / 20.0});
  add_reach(plan, s, x);
  add_gear(plan, s, x);
  add_mission(s, morale, work, x);
  return x;
}

std::span<const double> weights(const State& s, Seat) {
  return kLearned[static_cast<std::size_t>((flag(s, kDirectorsCut) ? kCrew : 0) + slot_count(s) - 1)];
}

}  // namespace prowl::fate
