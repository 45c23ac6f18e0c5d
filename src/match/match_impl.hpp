#pragma once
#include "prowl/match/match.hpp"

namespace prowl {

/// Everything that a match is. A value, so that a change can be tried on a copy.
struct Match::Impl {
  /// What can still be taken back: the match before one move.
  struct Step {
    State before;
    Move move;
    std::size_t move_number;
    std::size_t events_before;
    bool unseen;  ///< a secret answer of which nobody else knows more than that it was given, to a question that still
                  ///< stands
  };

  const Game* game = nullptr;
  std::shared_ptr<const RuleSet> rules;
  Record record;
  State initial;  ///< before the first move
  State state;
  std::vector<Event> events;
  std::vector<std::size_t> heard;     ///< of the record's claims so far: how many events there were before it
  std::vector<std::uint64_t> hashes;  ///< after each move
  std::size_t chance_moves = 0;
  std::vector<Step> steps;  ///< since the last draw or revelation; unseen ones since the last draw

  /// A match whose record has no moves yet, at `state`.
  static std::shared_ptr<Impl> begin(const Game&, std::shared_ptr<const RuleSet>, Record, const State& state);
  /// What was saved, played again; the first diverging hash is an error.
  static Result<std::shared_ptr<Impl>> replayed(const Game&, std::shared_ptr<const RuleSet>, ParsedRecord,
                                                std::string_view file);
  /// The same match before its first move.
  std::shared_ptr<Impl> opening() const;
  void perform(Seat who, const Action& action, const Witness& = {});
  /// What was said after so many moves is heard now.
  void hear(std::size_t moves);
  /// Answers chance until somebody else is asked.
  void settle(const Witness& = {});
  /// The events as that seat may read them.
  std::vector<Event> noticed(Seat) const;
  /// All that happened and was said, in order, each event at `index` of the match's own.
  void tell(const std::function<void(const Event&, std::size_t index)>& happened,
            const std::function<void(const Event&, const Claim&)>& said) const;
  /// Index of the step that `seat` may take back, or -1.
  int takeable(Seat seat) const;
  /// Whether the step is a secret action or answered a secret question.
  bool is_secret(const Step&) const;
  /// Index of the step to drop for retract, or -1.
  int retractable(Seat seat, const Action& action) const;
  /// Goes back before step `i` and performs the later moves again; false, and nothing changed, if one of them is not
  /// legal then.
  bool drop(std::size_t i);

 private:
  Event said(const Claim&) const;
  const VerbSpec& verb(const Step& step) const { return rules->catalogue.verb_of(step.move.action); }
  bool droppable(std::size_t i) const;
};

}  // namespace prowl
