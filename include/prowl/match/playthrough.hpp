#pragma once
#include <cstdint>
#include <functional>
#include <vector>

#include "prowl/match/record.hpp"
#include "prowl/rules/game.hpp"

namespace prowl {

/// Chooses for `v.seat` (a player, or the table) from what it may see. Precondition: v.options is not empty.
using Decide = std::function<Action(const View& v)>;

/// A whole match played without a Match. The same seed and the same choices give the same record as Match gives.
struct Playthrough {
  Record record;                      ///< moves included; seats without names
  std::vector<std::uint64_t> hashes;  ///< as write_record wants them
  State end;
  std::vector<Outcome> rounds;  ///< as each round finished
  std::uint64_t decisions = 0;  ///< choices of players and of the table
  bool stuck = false;           ///< over the bound, or somebody was asked without an option
};

/// Asks the awaited seats in their order, the table last. Every view has its events. `max_decisions` is the bound.
Result<Playthrough> play_through(const Game&, const RuleSet&, const Options&, int seats, std::uint64_t seed,
                                 const Decide&, std::uint64_t max_decisions);

/// A match that is longer than this never ends.
inline constexpr std::uint64_t kMaxDecisions = 100'000;

/// Uniform among the options, from a generator of its own.
Decide uniform_choice(std::uint64_t seed);

/// Seed number `n` of a series: matches of different series or numbers are independent.
std::uint64_t series_seed(std::uint64_t series, std::uint64_t n);

/// A number that stands for the whole record: moves and final state. The same on every system.
std::uint64_t record_digest(const Catalogue&, const Record&, const State& end);

/// A number that stands for what the rules do: matches of fixed seeds at every number of players, without options, by
/// uniform choices.
/// `before`: that of the games before this one, or 0. The same for every compiler, library and system.
Result<std::uint64_t> signature(const Game&, const RuleSet&, std::uint64_t before);

}  // namespace prowl
