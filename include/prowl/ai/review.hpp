#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "prowl/ai/thought.hpp"
#include "prowl/core/view.hpp"
#include "prowl/rules/game.hpp"

namespace prowl {

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

/// Whether anybody hides in this game.
bool somebody_hides(const Game&);

/// Who hunts. Precondition: somebody hides.
Seat hunter_of(const Game&, const View& open);

/// The hunter's next choice of where to look, on a table that fits what a spectator sees: for what a strong hunter
/// would do by public facts. None: it is not about to choose.
std::optional<View> hunters_choice(const Game&, const RuleSet&, const View& open, Rng&);

/// One turn, as somebody may look back on it: a spectator's view, and what the seat knew and did itself.
struct TurnReview {
  struct Choice {
    View own;  ///< what the seat saw; it had more than one option
    Action taken;
    std::size_t at = 0;  ///< the number that `see` was given just before it
  };
  int turn = 0;
  std::size_t began = 0;         ///< the number that `see` was given first in this turn
  std::vector<Choice> choices;   ///< the seat's, in order
  View open;                     ///< what a spectator saw when all had hidden, or when the turn began
  std::optional<Belief> belief;  ///< from that; none: nobody hid
  std::vector<Zone> looked;      ///< where the hunter went, in order
  std::vector<Zone> hid;         ///< where the seat was
  double expected = 0;           ///< how likely a hunter took the seat to be just there, the mean over its pieces
  double even = 0;               ///< the same if it had chosen evenly among all the places where it could have been
  /// How readable the seat was: 1 as readable as somebody who mixes, 2 twice as. Precondition: it hid.
  double readable() const { return expected / even; }
};

/// Whether there is a turn to look back on, for all that a spectator knows.
bool may_review(const Game&, const View& open);

/// Follows a match through two pairs of eyes, a spectator's and one seat's, and keeps what there is to learn of each
/// turn.
class Reviewer {
 public:
  Reviewer(const Game&, const RuleSet&, Seat me);
  ~Reviewer();
  /// The views after a move; `at` numbers them. `next`: what the seat itself then does, if it does something.
  void see(const View& open, const View& own, std::size_t at, const Action* next);
  /// Turns of which there is something to tell, in order.
  std::vector<TurnReview> turns() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace prowl
