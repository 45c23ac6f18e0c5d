#pragma once
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

#include "prowl/ai/thought.hpp"
#include "prowl/rules/game.hpp"

namespace prowl {

/// A player that knows what its seat may see and nothing else: it gets a View and its own generator, never a State or a
/// Match. Deterministic: the same view and generator give the same thought. Budgets are counts, never clocks.
class Bot {
 public:
  virtual ~Bot() = default;
  /// Precondition: v.options is not empty. `v.seat` may be the table, whose decisions belong to all. Once `stop` is
  /// asked for it returns within a few milliseconds with what it has got.
  virtual Thought think(const View& v, Rng& own, const std::stop_token& stop) = 0;
  /// One of the options, drawn as `think` says.
  virtual Action decide(const View& v, Rng& own, const std::stop_token& stop = {});
  /// Where it says aloud that it goes, while it does what it has chosen; true or not. None: it keeps silent.
  virtual std::optional<Zone> say(const View&, const Thought&, const Action& chosen, Rng&);
};

/// What a thought comes to: one of its options, by their chances.
Action drawn(const Thought&, const View&, Rng& own);

/// The five levels of every game, weakest first: "novice", "casual", "skilled", "expert", "master".
std::span<const std::string_view> bot_levels();
/// The plain players that levels are measured against: "random", "newcomer", "basic".
std::span<const std::string_view> plain_bots();
/// A level or a plain player. nullptr when the name is
/// unknown. `rules` must outlive the bot.
std::unique_ptr<Bot> make_bot(std::string_view level, const Game&, const RuleSet& rules);
/// The generator of one decision: from the match's public seed for bots, the seat and all that it has seen.
Rng bot_rng(std::uint64_t bot_seed, Seat, const View& v);

}  // namespace prowl
