#pragma once
#include <cstdint>
#include <vector>

#include "prowl/core/action.hpp"
#include "prowl/core/event.hpp"
#include "prowl/core/state.hpp"

namespace prowl {

/// The state as `viewer` may see it: unknown identities are Kind::hidden with marks 0, unordered zones are sorted and
/// slots renumbered, so that nothing can be traced. Seat::table gives the spectator's view. Idempotent.
State mask(const Catalogue&, const State&, Seat viewer);
/// The same in place of an earlier one, which costs less. Precondition: `out` is another State than the one looked at.
void mask(const Catalogue&, const State&, Seat viewer, State& out);
/// The same renumbering with every identity open: a canonical form of the truth.
State canonical(const Catalogue&, const State&);

/// Hash of the used part of a masked or canonical state.
std::uint64_t hash_of(const State& masked);

/// All that a screen, a bot, a log, a save preview or a hint ever gets. A value without a pointer to anything.
struct View {
  Seat seat = Seat::table;
  State masked;
  ActionList options;         ///< legal actions of `seat` now; empty when it owes no answer
  std::vector<Event> events;  ///< redacted history, oldest first (filled by Match)
  /// Hash of `masked`: equal for equal information. Worked out at each call, for few who look need it.
  std::uint64_t info_key() const { return hash_of(masked); }
};

}  // namespace prowl
