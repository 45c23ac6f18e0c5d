#pragma once
#include <vector>

#include "games/fate/bot/errands.hpp"
#include "games/fate/rules/data/lens.hpp"

namespace prowl::fate {

/// What things are worth to a crew, in hundredths of a Morale.
struct Tastes {
  int morale = 100, objective = 700, action = 30, fleeing = 60, near = 12;
  int light = 320, prod = 110, fire = 120, grapple = 40, tracker = 30, carrier = 25, scrap = 22, coolant = 8;
  int danger = 100;  ///< percent: how far the next card counts
};

/// How good a table of Fate is for its crew: in hundredths of a Morale, public facts only. All crew share one plan,
/// read off the state, so that bots pull together without talking.
class FatePlan {
 public:
  explicit FatePlan(const RuleSet& rules, const Tastes& tastes = {})
      : data_(data_of(rules)), errands_(rules), tastes_(tastes) {}

  int value(const State&) const;
  /// Actions that the crew still needs for all that it knows it must do, by a rough plan.
  int effort(const State&) const;
  /// What the next encounter card costs on average, in hundredths of a Morale.
  int danger(const State&) const;
  /// Spaces between the Alien and the crew member next to it.
  int nearest_crew(const State&) const;
  /// Blow It Out: how likely the next card ends it, in percent.
  int chance_to_blow_out(const State&) const;
  /// Spaces between the Alien and that crew member.
  int way_of_alien(const State& s, int crew) const { return errands_.far(alien_at(s), crew_at(s, crew)); }
  /// Of that item, in the hands of all crew together.
  int uses_left(const State&, Kind) const;

 private:
  int gear(const State&) const;
  int gather(Start&, Zone room) const;
  int plan_objectives(const State&, Start&) const;
  int plan_narcissus(const State&, Start&) const;
  int plan_blow_up(const State&, Start&) const;
  int plan_blow_out(const State&, Start&) const;
  int plan_sympathies(const State&, Start&) const;
  int plan_cut_off(const State&, Start&) const;

  const Data& data_;
  Errands errands_;
  Tastes tastes_;
};

}  // namespace prowl::fate
