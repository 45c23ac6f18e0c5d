#pragma once
#include <memory>
#include <span>
#include <string_view>

#include "prowl/rules/game.hpp"

namespace prowl {

/// A player that knows what its seat may see and nothing else: it gets a View and its own generator, never a State or a
/// Match. Deterministic: the same view and generator give the same action. Budgets are counts, never clocks.
class Bot {
 public:
  virtual ~Bot() = default;
  /// Precondition: v.options is not empty. Returns one of them. `v.seat` may be the table, whose decisions belong to
  /// all.
  virtual Action decide(const View& v, Rng& own) = 0;
};

/// Levels in clear order, weakest first.
std::span<const std::string_view> bot_levels();  // "random", "basic"
/// nullptr when the level is unknown. `rules` must outlive the bot.
std::unique_ptr<Bot> make_bot(std::string_view level, const Game&, const RuleSet& rules);
/// The generator of one decision: from the match's public seed for bots, the seat and all that it has seen.
Rng bot_rng(std::uint64_t bot_seed, Seat, const View& v);

}  // namespace prowl
