#pragma once
#include <bit>

#include "prowl/match/match.hpp"
#include "prowl/match/playthrough.hpp"
#include "support/null_game.hpp"

namespace prowl::test {

inline Match null_match(int seats = 3, std::uint64_t seed = 7, const Game& game = null_game()) {
  std::vector<SeatInfo> infos;
  for (int i = 0; i < seats; ++i)
    infos.push_back({"Seat|" + std::to_string(i) + "\n\\", i == 0 ? "" : "random", "#5fd0ff", "circle"});
  return *Match::start(game, null_rules(), {{"pace", "fast"}}, infos, seed);
}

inline Action first_option(const Match& m, Seat who) { return m.view(who).options.front(); }

/// Chooses and confirms the first card for everybody who is asked.
inline void choose_all(Match& m) {
  while (m.prompt().id == "choose") {
    const Seat who = seat(std::countr_zero(static_cast<unsigned>(m.waiting())));
    REQUIRE(!m.submit(who, first_option(m, who)));
  }
}

/// Plays uniformly until `moves` moves are made or the match is over.
inline void play_on(Match& m, std::size_t moves, std::uint64_t seed = 1) {
  const Decide decide = uniform_choice(seed);
  while (m.waiting() != 0 && m.length() < moves) {
    const unsigned players = m.waiting() & 0xFFU;
    const Seat who = players == 0 ? Seat::table : seat(std::countr_zero(players));
    REQUIRE(!m.submit(who, decide(m.view(who))));
  }
}

}  // namespace prowl::test
