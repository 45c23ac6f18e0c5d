#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "prowl/rules/game.hpp"

namespace prowl::test {

/// One game at one number of players, with its rules.
struct Table {
  const Game* game;
  std::shared_ptr<const RuleSet> rules;
  int seats;
  Options options{};
  std::string name() const;  ///< "nostromo with 3 seats", "not_alone with 2 seats, cards=no"
};

/// Every registered game and the null game at every number of players; then each preset, and a few mixtures of options.
const std::vector<Table>& all_tables();

/// A choice of every option that has choices and needs no other one beside it, the same in every run.
Table mixture(const Game&, const std::shared_ptr<const RuleSet>&, int number);

/// Everything that an action can say; collects events.
struct Events final : EventSink {
  std::vector<Event> list;
  void emit(const Event& e) override { list.push_back(e); }
};

/// Seats that owe an answer, the table last.
std::vector<Seat> awaited(const State&);
ActionList options_of(const Table&, const State&, Seat);
State after(const Table&, State, Seat, const Action&, Events* events = nullptr);

/// Plays one match by uniform choices of awaited seats and options, `visit` seeing the state before each of them.
/// Returns the end, or where `max_decisions` stopped it.
State walk(const Table&, std::uint64_t seed, const std::function<void(const State&, Rng&)>& visit,
           int max_decisions = 100'000);

}  // namespace prowl::test
