#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "prowl/ai/thought.hpp"
#include "prowl/core/view.hpp"
#include "prowl/rules/game.hpp"

namespace prowl {

namespace ai {

/// Somebody is there.
struct Hiding {
  Seat who{};
  Zone where{};
  bool operator==(const Hiding&) const = default;
};

}  // namespace ai

/// Where people may be hiding, as a hunter reckons it who knows how people usually choose. It rests on one view alone,
/// and the same view and generator give the same belief.
struct Belief {
  struct Share {
    Zone zone{};
    double share = 0;  ///< 0..1
  };
  struct Person {
    Seat who{};
    std::vector<Share> places;  ///< who is in several places at once has more than 1 in all
  };
  std::vector<Share> somebody;  ///< how likely anybody is there, the likeliest first
  std::vector<Person> people;
  int worlds = 0;  ///< tables that fit the view, of which it is the mean
};

/// `open`: what a spectator sees, or what the hunter does. None: nobody hides in this game, or not now.
std::optional<Belief> believe(const Game&, const RuleSet&, const View& open, Rng&);
double share_of(const std::vector<Belief::Share>&, Zone);

/// The hunter's view of a table that fits what a spectator sees: for what a strong hunter would do by public facts.
/// Precondition: `believe` gives something.
View fitting_hunter(const Game&, const RuleSet&, const View& open, Rng&);

/// One turn, as somebody may look back on it.
struct TurnReview {
  int turn = 0;
  std::size_t at = 0;         ///< the number that `see` was given when all had hidden
  View open;                  ///< what a spectator saw then
  Belief belief;              ///< from that
  std::vector<Zone> looked;   ///< where the hunter went, in order
  std::vector<Zone> hid;      ///< where the seat was: from its own view
  double expected = 0;        ///< how likely a hunter took the seat to be just there, the mean over its pieces
  double even = 0;            ///< the same if it had chosen evenly among all the places where it could have been
  /// How readable the seat was: 1 as readable as somebody who mixes, 2 twice as.
  double readable() const { return even > 0 ? expected / even : 1; }
};

/// Follows a match through two pairs of eyes, a spectator's and one seat's, and keeps what there is to learn of each
/// turn. For games in which nobody hides it keeps nothing.
class Reviewer {
 public:
  Reviewer(const Game&, const RuleSet&, Seat me);
  ~Reviewer();
  Reviewer(Reviewer&&) noexcept;
  /// The views after a move; `at` numbers them.
  void see(const View& open, const View& own, std::size_t at);
  /// Turns whose hunt has begun, in order.
  std::vector<TurnReview> turns() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace prowl
