#pragma once
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "prowl/ai/bot.hpp"

namespace prowl {

/// How likely a kind comes up next, by what one view shows: what is in the box less what has been seen.
struct Odds {
  Kind kind{};
  int copies = 0;           ///< that may still come
  double share = 0;         ///< 0..1; all together 1
  std::string_view sort{};  ///< kinds of one sort do much the same
};

/// What those who play together would like to know before they act. It rests on one seat's view alone.
struct Foresight {
  struct Step {
    Seat who{};
    Action action{};
  };
  /// Something that all can read off the table, before the plan and after it.
  struct Gain {
    std::string_view name{};
    int before = 0, after = 0;
  };
  struct Option {
    Idea idea;
    std::vector<double> risks;  ///< of `risk_names`: the share of worlds in which that happens before the turn ends
  };
  std::vector<Odds> next;       ///< the likeliest first; empty: nothing is drawn this turn
  std::vector<Step> plan;       ///< to the end of the turn, or until something is turned over
  bool turns_over = false;      ///< its last step turns something over, and what comes then depends on that
  std::optional<Gain> gain;     ///< why: the first that it betters
  std::vector<Option> options;  ///< the best first
  int worlds = 0;               ///< tables that fit the view, of which the risks are shares
  int playouts = 0;             ///< games played on in the head, for what the options are worth
};

/// Whether a game tells anything of this sort.
bool foresees(const Game&);
/// And at this moment: they choose what to do in this turn.
bool foresees(const Game&, const View&);
/// The same risks in every Foresight of a game.
std::vector<std::string_view> risk_names(const Game&);
/// Exact, without a generator.
std::vector<Odds> odds_of_next(const Game&, const RuleSet&, const View&);

/// Thinks as the strongest bot does and remembers what came of it.
class Foreseer final : public Bot {
 public:
  /// Precondition: the game foresees. `rules` outlive it.
  Foreseer(const Game&, const RuleSet&);
  ~Foreseer() override;
  Thought think(const View&, Rng& own, const std::stop_token& stop) override;
  const Foresight& told() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace prowl
