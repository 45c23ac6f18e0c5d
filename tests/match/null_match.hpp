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

/// A match played to its end, as its file.
inline std::string finished_save() {
  Match m = null_match();
  play_on(m, 1000);
  return m.save();
}

/// Why it can't be loaded, or "loaded".
inline std::string load_error(std::string_view text) {
  const auto m = Match::load(null_game(), null_rules(), text, "a.prowl");
  return m ? "loaded" : to_text(m.error());
}

inline std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace prowl::test
