#pragma once
#include <optional>

#include "ai/mind.hpp"

namespace prowl::ai {

/// An answer that somebody gives the next time it is possible, whatever they would rather do.
struct Reply {
  SeatMask who = kNobody;
  Action action;
};

/// Plays a determinised state on, everybody as the game's plain player, and says what comes of it.
class Playout {
 public:
  Playout(const Game&, const RuleSet&, const Mind&);
  /// The same seed is the same luck, so that two continuations can be compared.
  double operator()(State, Seat me, std::uint64_t seed, const std::optional<Reply>& reply = {}) const;

  /// One move: a draw, or what the plain player does for whoever is asked. Precondition: somebody is.
  void step(State&, Rng&) const;
  void step(State&, Rng&, EventSink&) const;

  const Game& game() const { return game_; }
  const RuleSet& rules() const { return rules_; }
  const Mind& mind() const { return mind_; }
  Bot& policy() const { return *policy_; }

 private:
  void advance(State&, bool& replied, const std::optional<Reply>&, Rng&, EventSink&) const;
  Action move(const State&, Seat who, bool& replied, const std::optional<Reply>&, Rng&) const;
  std::optional<double> settled(const State&, Seat me, int until) const;

  const Game& game_;
  const RuleSet& rules_;
  const Mind& mind_;
  std::unique_ptr<Bot> policy_;
  std::unique_ptr<Runner> runner_;
  mutable View seen_;  ///< the last that somebody was asked on, to be made anew in its place
};

}  // namespace prowl::ai
