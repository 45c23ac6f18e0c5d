#pragma once
#include <array>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "prowl/core/chance.hpp"
#include "prowl/core/determinize.hpp"
#include "prowl/core/event.hpp"
#include "prowl/core/result.hpp"
#include "prowl/core/state.hpp"
#include "prowl/core/view.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl {

/// Why an action is not legal now. Empty `rule`: it is legal. `rule` is a stable id ("placement_final"), its text
/// `refuse.<game>.<rule>`; `paragraph` names the place in the rules. a, b, c are arguments of the text, typed by
/// `operands`. Built for the asking seat: tells nothing that it may not know.
struct Refusal {
  std::string_view rule;
  std::string_view paragraph;
  std::array<Operand, 3> operands{};
  std::int16_t a{}, b{}, c{};
  explicit operator bool() const { return !rule.empty(); }
};

/// How a question is asked at one screen.
enum class Ask : std::uint8_t {
  none,       ///< nobody is asked
  open,       ///< one seat, nothing secret in the choice (the Alien visits)
  secret,     ///< under the curtain, each awaited seat for itself (placement, dodge)
  reaction,   ///< everyone may react or pass: the neutral bar
  agreement,  ///< open votes; all humans at the table answer once together, bots first
  table       ///< belongs to everybody (next round)
};

/// What is being decided now; public. Texts: `prompt.<game>.<id>.{turn,now}`, and `own` where
/// several are asked in secret, with the operands as arguments.
struct Prompt {
  Ask ask = Ask::none;
  std::string_view id;
  Seat actor = Seat::table;  ///< whose turn the banner names (may differ from who is asked)
  std::string_view paragraph;
  std::array<Operand, 3> operands{};
  std::int16_t a{}, b{}, c{};
};

struct Outcome {
  bool over = false;        ///< the match is over
  bool round_over = false;  ///< hands and roles are open: show the score
  std::string_view side;    ///< who won the last finished round, one of Game::sides
  std::string_view how;     ///< e.g. "eggs", "deck", "escape"
  SeatMask winners = 0;     ///< of the match (several: shared), or of the round where there are no points
  std::array<std::int16_t, kMaxSeats> round_score{}, total{};
  int rounds = 0;                  ///< finished rounds
  int turns = 0, longest = 0;      ///< turns of all finished rounds; of the longest one
  std::array<int, 4> side_wins{};  ///< finished rounds won, per Game::sides
};

/// One line of a seat's points: text `score.<game>.<id>`, `count` its argument, `points` what it gives.
struct ScoreLine {
  std::string_view id;
  int count = 0;
  int points = 0;
};

/// A game is one constant table of functions. Every function is pure: no I/O, clock or global, except load.
struct Game {
  std::string_view id;
  int min_seats, max_seats;
  std::span<const std::string_view> sides;  ///< "alien", "crew"

  /// Reads and checks rules/<id>/*.json below `rules_dir`. All or nothing.
  Result<RuleSet> (*load)(const std::filesystem::path& rules_dir);
  /// A fresh match; the first thing awaited is usually chance. Errors: seat count, unknown option, bad value, bad ship.
  Result<State> (*setup)(const RuleSet&, const Options&, int seats);
  /// Legal actions of a player or of the table (chance: see sample_chance). Clears `out` first; `pass` first where
  /// there is one.
  void (*options)(const RuleSet&, const State&, Seat, ActionList& out);
  /// Performs a legal action (chance included), then runs frames until someone is awaited or the match is over.
  void (*apply)(const RuleSet&, State&, Seat, const Action&, EventSink&);
  /// Empty iff the action is legal. Works on a View's state too.
  Refusal (*why_not)(const RuleSet&, const State&, Seat, const Action&);
  Outcome (*outcome)(const RuleSet&, const State&);
  Prompt (*prompt)(const RuleSet&, const State&);
  std::vector<ScoreLine> (*score)(const RuleSet&, const State&, Seat);

  /// For determinize; public facts only.
  Inventory inventory;
  Fits fits;
  /// Fills secret marks of other seats after determinize (planned placements of seats that have answered), so that play
  /// can go on. Null: nothing is secret to one seat.
  void (*imagine)(const RuleSet&, State&, Seat viewer, Rng&) = nullptr;

  /// Scenarios: patches a fresh set-up through the lens names; unknown names are errors naming their JSON pointer.
  Result<void> (*patch)(const RuleSet&, State&, const nlohmann::json& given);
  /// Compares the state with `expect`; an error tells the first difference with its JSON pointer.
  Result<void> (*check)(const RuleSet&, const State&, const nlohmann::json& expect);
  /// For `prowl-cli tables`: set-up figures of one seat count.
  nlohmann::json (*tables)(const RuleSet&, int seats);
};

/// The view of one seat, options included. Events are left empty (Match adds them).
View make_view(const Game&, const RuleSet&, const State&, Seat);
/// The same in place of an earlier one, for whoever looks often; its events stay.
void make_view(const Game&, const RuleSet&, const State&, Seat, View& again);
/// A full state for search that `v` can't tell from the truth, ready to be played on.
State imagine_state(const Game&, const RuleSet&, const View& v, Rng&);
/// The value of an option, or its default. Precondition: `name` exists.
std::string option_value(const RuleSet&, const Options&, std::string_view name);
int option_number(const RuleSet&, const Options&, std::string_view name);
/// Checks names and values against RuleSet::options.
Result<void> check_options(const RuleSet&, const Options&);

}  // namespace prowl
