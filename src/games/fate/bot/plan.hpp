#pragma once
#include <array>
#include <functional>
#include <vector>

#include "games/fate/rules/data/facts.hpp"
#include "games/fate/rules/data/lens.hpp"

namespace prowl::fate {

/// How good a table of Fate is for its crew: in hundredths of a Morale, public facts only. All crew share one plan,
/// read off the state, so that bots pull together without talking.
class FatePlan {
 public:
  explicit FatePlan(const RuleSet& rules) : rules_(rules) {}

  int value(const State&) const;
  /// Actions that the crew still needs for all that it knows it must do, by a rough plan.
  int effort(const State&) const;
  /// What the next encounter card costs on average, in hundredths of a Morale.
  int danger(const State&) const;

 private:
  struct Worker;
  struct Floor;

  int far(Zone a, Zone b) const { return spaces_between(rules_, a, b); }
  bool has(const State& s, int crew, Kind k) const { return holds(s, crew, k); }
  bool anyone_has(const State& s, Kind k) const;
  int uses_left(const State& s, Kind k) const;
  int reducers(const State& s) const;
  int gear(const State&) const;
  int nearest_crew(const State&) const;
  int chance_to_blow_out(const State&) const;

  std::vector<Worker> workers(const State&) const;
  Floor floor_of(const State&) const;
  int fetch_scrap(Worker&, Floor&, int need) const;
  int fetch_coolant(Worker&, Floor&, Zone not_from) const;
  int fetch_item(Worker&, Floor&, Kind item) const;
  int swap_coolant(Worker&, Floor&) const;
  static int total(const std::vector<Worker>&);
  int plan_objectives(const State&, std::vector<Worker>&, Floor&) const;
  std::vector<std::function<int(Worker&, Floor&)>> token_jobs(const State&) const;
  int plan_mission(const State&, std::vector<Worker>&, Floor&) const;

  const RuleSet& rules_;
};

}  // namespace prowl::fate
