#pragma once
#include "prowl/match/match.hpp"
#include "prowl/match/playthrough.hpp"
#include "support/walk.hpp"

namespace prowl::test {

/// A match of this table, played until it is over or has `most` moves.
inline Match play_match(const Table& t, const Decide& decide, std::size_t most) {
  Match m = *Match::start(*t.game, t.rules, t.options, std::vector<SeatInfo>(static_cast<std::size_t>(t.seats)), 7);
  while (m.waiting() != 0 && m.length() < most) {
    const Seat who = first_awaited(m.waiting());
    m.submit(who, decide(m.view(who)));
  }
  return m;
}

}  // namespace prowl::test
