#pragma once
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "prowl/ai/bot.hpp"

namespace prowl::ai {

using Features = std::vector<double>;
using MakeBot = std::unique_ptr<Bot> (*)(const Game&, const RuleSet&);

/// Plays games on in the head where the plain player is too slow. It is shown the imagined world itself and makes no
/// use of what its seat could not know there.
class Runner {
 public:
  virtual ~Runner() = default;
  virtual Action decide(const State& world, Seat who, const ActionList& options, Rng&) const = 0;
};
using MakeRunner = std::unique_ptr<Runner> (*)(const Game&, const RuleSet&);

/// How a clumsy player goes wrong, in percent: how often it does nothing, which is the first option, and how often for
/// the rest it takes what the plain player least would; and how often it goes wrong at all, measured by its level, in
/// place of playing as the plain player does.
struct Clumsiness {
  int worst = 100, idle = 0, often = 100;
};

/// A level of play. For a share it plays clumsily, for a share as the plain player does, for the rest as the search
/// says.
struct Level {
  std::string_view name;
  int clumsy;      ///< in percent; see `Mind::clumsiness`
  int plain;       ///< in percent
  int playouts;    ///< what one decision of the search may cost
  int habit = 50;  ///< in percent, how far it counts on others to play as the plain player does; see `Search`
};

/// How much a best answer gains on a bot, for each side of the game, beside the value that neither need fall below.
struct Exploitability {
  double value = 0;              ///< for the first of `Game::sides`
  double first = 0, second = 0;  ///< what the bot gives away as either of them
};

/// Somebody is there.
struct Hiding {
  Seat who{};
  Zone where{};
  bool operator==(const Hiding&) const = default;
};

/// Who hides, and where they may be sought, in a game in which somebody hides.
struct Chase {
  Seat (*hunter)(const State&) = nullptr;
  /// Who is where in this world, by seats; empty as long as somebody has still to hide.
  std::vector<Hiding> (*hiding)(const State& world) = nullptr;
  /// Where the hunter looks, as everybody sees it happen; none: this event is not that.
  std::optional<Zone> (*looks)(const Event&) = nullptr;
  /// Where this seat may be about to hide, for all that everybody knows; empty: it does not choose that now.
  std::vector<Zone> (*places)(const State&, Seat) = nullptr;
  /// The place that a choice is about; Zone::none: no place.
  Zone (*about)(const Action&) = nullptr;
};

/// What those who play together may reckon beforehand; see `Foresight`. On a State: public facts only.
struct Outlook {
  struct Risk {
    std::string_view name;
    bool (*happens)(const Event&);
  };
  /// Read off the table; `better` is 1 where more of it is, -1 where less.
  struct Gauge {
    std::string_view name;
    int better;
    int (*read)(const RuleSet&, const State&);
  };
  Zone pile{}, refill{};  ///< what is drawn from, and what is shuffled when that is empty
  /// Whether something is drawn in this turn as it stands.
  bool (*comes)(const State&) = nullptr;
  /// Whether they are still choosing what to do in this turn.
  bool (*acts)(const State&) = nullptr;
  std::string_view (*sort)(const RuleSet&, Kind) = nullptr;
  std::span<const Risk> risks{};
  std::span<const Gauge> gauges{};  ///< the most telling first
};

/// What a game tells the search about itself. All functions are pure; those on a State get a determinisation.
struct Mind {
  std::string_view game;
  /// The plain player "basic", fast: it plays games on in the head.
  MakeBot policy = nullptr;
  /// Null: `policy` plays on.
  MakeRunner runner = nullptr;
  /// What a finished round is worth to a seat, 0..1. Null: 1 for the winners of the match.
  double (*payoff)(const RuleSet&, const State&, const Outcome&, Seat who) = nullptr;
  /// A public number that grows by one a turn.
  int (*turn)(const State&) = nullptr;
  /// What can be read off a table when a turn begins; `value` is a sum of these by weight, as likely as the first of
  /// `Game::sides` is to win, or, where the seats have `parts`, the payoff of that seat. Null: games are played on to
  /// the end of the round.
  Features (*features)(const RuleSet&, const State&, Seat who) = nullptr;
  /// Weights for a table of this kind and the seat's part, made by `prowl-cli fit`; empty where there are none.
  std::span<const double> (*weights)(const State&, Seat who) = nullptr;
  /// Whether the seat is on the first of `Game::sides`.
  bool (*on_first_side)(const State&, Seat) = nullptr;
  /// A seat's part in the round, from 0 on, where each part is worth something of its own.
  int (*part)(const State&, Seat) = nullptr;
  /// After how many further turns `value` is asked.
  int horizon = 1;
  /// Whether the search need think of an option at all; at least one of them it must. Null: of all.
  bool (*sensible)(const View&, const Action&) = nullptr;
  /// How many options a choice must have to be worth the whole budget; one of fewer gets its part of it.
  int wide = 1;
  /// Whether the choice must not be foreseen; then it is drawn from an equilibrium.
  bool (*mixes)(const View&) = nullptr;
  /// What each of the other side has chosen already in secret, as a small number each; empty: nothing yet.
  std::vector<int> (*chosen)(const State&, Seat me) = nullptr;
  /// How likely the plain player would have made those secret choices, up to a factor: the belief over worlds.
  double (*plausible)(const RuleSet&, const View&, const State& world) = nullptr;
  /// What the other side may answer in secret to this choice, and who gives the answer; see `Search`.
  std::vector<Action> (*replies)(const View&) = nullptr;
  SeatMask (*repliers)(const State&, Seat me) = nullptr;
  /// Who plays against the rest of the table, for contests between levels. Null: all play together.
  SeatMask (*first_side)(const State&) = nullptr;
  /// The levels, weakest first, where their shares and budgets are not those of `kLevels`.
  std::span<const Level> levels = {};
  /// How who is clumsy goes wrong at such a table; not all tables bear as much of it. Null: as badly as it can.
  Clumsiness (*clumsiness)(const State& table) = nullptr;
  /// Whether an option does its own side no good, as even a beginner sees: a token where nobody can be.
  bool (*pointless)(const View&, const Action&) = nullptr;
  /// Null: nobody hides.
  const Chase* chase = nullptr;
  /// Null: nothing of the sort can be told.
  const Outlook* outlook = nullptr;
  /// A player that has solved this very table exactly, and has no idea when it is stopped before; null when none is
  /// known for it.
  std::unique_ptr<Bot> (*solved)(const Game&, const RuleSet&, const State& table) = nullptr;
  /// By exact best response; none for tables that are too large.
  std::optional<Exploitability> (*exploit)(const Game&, const RuleSet&, const State& table, Bot&) = nullptr;
};

/// What the round is likely worth to a seat; -1 where no weights are known for the table.
double value_of(const Mind&, const RuleSet&, const State&, Seat who);

/// The minds of all games.
std::span<const Mind> game_minds();
/// That of one; null where there is none.
const Mind* mind_of(std::string_view game);
/// Who hunts in it and where; null where nobody hides.
const Chase* chase_of(const Game&);

}  // namespace prowl::ai
