#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "prowl/match/record.hpp"
#include "prowl/rules/game.hpp"

namespace prowl {

/// The mid end: alone owns the truth, the record, take-back and saving. Screens and bots get View values and call
/// submit. Not thread-safe; bots think on a View copy elsewhere and submit on the owner's thread.
class Match {
 public:
  static Result<Match> start(const Game&, std::shared_ptr<const RuleSet>, Options, std::vector<SeatInfo>,
                             std::uint64_t seed);
  /// A match that begins at this table, for lessons. Its moves alone don't tell it, so it must not be saved.
  static Match at_table(const Game&, std::shared_ptr<const RuleSet>, Options, std::vector<SeatInfo>, const State& table,
                        std::uint64_t seed);
  /// Replays a saved text; what differs is an error naming the line. Other rule files do as long as nothing differs.
  static Result<Match> load(const Game&, std::shared_ptr<const RuleSet>, std::string_view text, std::string_view file);
  /// Sealed while the match runs, open when it is over.
  std::string save() const;

  const Game& game() const;
  const RuleSet& rules() const;
  const std::vector<SeatInfo>& seats() const;
  const Options& options() const;
  std::size_t length() const;  ///< moves so far, chance included

  /// What `seat` (or Seat::table) may know now, with its redacted history.
  View view(Seat) const;
  Waiting waiting() const;  ///< players and table only: chance answers at once
  Prompt prompt() const;    ///< public
  Outcome outcome() const;
  std::vector<ScoreLine> score(Seat) const;  ///< precondition: outcome().round_over, when hands are open

  /// Told of each event that the table may notice while it happens, with what Seat::table may know at that moment (no
  /// options); the view's events end with it.
  using Witness = std::function<void(const View&)>;
  /// Performs a legal action and samples chance until a seat is awaited. A refusal leaves everything as it was.
  Refusal submit(Seat, const Action&, const Witness& = {});
  Refusal why_not(Seat, const Action&) const;

  /// Takes back the seat's last own action if nothing was revealed, drawn by chance or done by another seat since; a
  /// secret answer of which the others know no more than that it was given, as long as one of them still owes theirs.
  /// Returns what was taken back.
  std::optional<Action> take_back(Seat);
  /// What take_back would undo, or nothing.
  std::optional<Action> can_take_back(Seat) const;
  /// Whether that answered a secret question, so that nobody else may learn what it is. False: nothing to take back.
  bool answered_in_secret(Seat) const;
  /// Drops one uncommitted action of the seat's running sequence (placing that token somewhere else), if the rest stays
  /// legal.
  bool retract(Seat, const Action&);

  /// Goes through the match from its beginning, and shows it after each move that has left somebody to be asked, with
  /// the move that came next (nullptr: none yet). What a seat could see then is its view of that; the move is the
  /// secret of whoever made it.
  void retrace(const std::function<void(const Match& then, const Move* next)>&) const;
  /// The match as it stood after its first `moves` moves, with other luck from there on.
  /// Precondition: moves <= length().
  Match back_to(std::size_t moves) const;

  /// The seat says aloud where it goes: everybody's view has it as an event `said`. Kept in the save, but no rule, hash
  /// or take-back knows of it. Precondition: the seat plays, the zone is one of the game's.
  void say(Seat, Zone);

  /// Milliseconds left of a player's time, 0 while it does not run. Kept in the save beside the moves: no rule, hash or
  /// take-back knows of it. Precondition: the seat plays; 0 <= ms <= kMaxClock.
  int clock(Seat) const;
  void set_clock(Seat, int ms);

  /// When that person wishes to be asked, if they have said so. Kept as a clock is. Precondition: the seat plays.
  std::optional<AskMe> ask_me(Seat) const;
  void set_ask_me(Seat, AskMe);

  /// What people call it; kept in the save. No rule, hash or take-back knows of it.
  void set_name(std::string_view name);

  /// For tools and replays only.
  const Record& record() const;
  std::uint64_t truth_hash() const;
  /// Whether the table stands as a scenario or a lesson expects it (Game::check).
  Result<void> check(const nlohmann::json& expect) const;

 private:
  friend class Replay;
  struct Impl;
  explicit Match(std::shared_ptr<Impl>);
  std::shared_ptr<Impl> impl_;
};

}  // namespace prowl
