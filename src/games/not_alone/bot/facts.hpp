#pragma once
#include "ai/choose.hpp"
#include "games/not_alone/rules/data/lens.hpp"
#include "prowl/rules/game.hpp"

namespace prowl::ai {

/// What one seat makes of its view: where the Hunted can be and what a Place is worth to them. Weights are plain
/// numbers of one scale.
class NotAloneFacts {
 public:
  NotAloneFacts(const RuleSet& r, const View& view) : rules(r), v(view), s(view.masked) {}

  const RuleSet& rules;
  const View& v;
  const State& s;

  int rescue() const { return get(s, not_alone::R::rescue); }
  int assimilation() const { return get(s, not_alone::R::assimilation); }
  bool revealed() const { return get(s, not_alone::R::phase) >= 3; }
  bool owns_marker() const { return get(s, not_alone::R::marker) != 0; }
  /// The Places that a Hunted can be on: known after the reveal, else what it owns less what lies in its open discard.
  not_alone::Places possible(Seat prey) const;
  const not_alone::Data& data() const { return not_alone::data_of(rules); }
  /// What the power of a Place is worth to a Hunted.
  int power(Seat prey, Kind place) const;
  /// What being on a Place is worth to a Hunted: the best that it can do there.
  int appeal(Seat prey, Kind place) const;
  /// How likely a Hunted is on a Place, in per mille: by appeal among what is possible.
  int chance(Seat prey, Kind place) const;
  /// What a token that hits everybody there is worth to the Creature.
  int prize(Kind place) const;
  /// How many Hunted are known to stand there, not yet resolved.
  int standing(Kind place) const;
  /// Is the Place under the Creature token or Artemia?
  bool under(Kind place) const;
  /// Is a position of the Hunted under the Creature token (or Artemia), and not dodged?
  bool caught(Seat prey) const;
  bool touched(Seat prey) const;
};

/// How gladly the Creature plays a card whose worth doesn't hang on the moment.
struct Eager {
  std::string_view card;
  int worth;
};

}  // namespace prowl::ai
