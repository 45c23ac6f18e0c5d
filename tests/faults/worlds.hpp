#pragma once
#include <memory>
#include <string>
#include <vector>

#include "catch.hpp"
#include "prowl/games/registry.hpp"
#include "prowl/match/match.hpp"
#include "prowl/rules/expansions.hpp"
#include "prowl/rules/files.hpp"

namespace prowl::test {

/// A game, or one with an expansion.
struct World {
  const Game* game;
  std::shared_ptr<const RuleSet> rules;
  std::string name;
  Options options{};

  Match start(int number) const {
    const int seats = std::max(2, game->min_seats) + number % 3;
    std::vector<SeatInfo> infos;
    for (int i = 0; i < std::min(seats, game->max_seats); ++i)
      infos.push_back({"P" + std::to_string(i + 1), i == 0 ? "" : "random", "#5fd0ff", "circle"});
    auto match = Match::start(*game, rules, options, infos, static_cast<std::uint64_t>(number) + 1);
    REQUIRE(match);
    return *match;
  }
};

inline std::vector<World> worlds() {
  std::vector<World> out;
  for (const Game* game : all_games()) {
    auto loaded = game->load(to_path(PROWL_SOURCE_DIR "/rules"));
    REQUIRE(loaded);
    const auto rules = std::make_shared<const RuleSet>(std::move(*loaded));
    out.push_back({game, rules, std::string(game->id)});
    if (const auto more = expansions_of(*rules); !more.empty())
      out.push_back({game, rules, more.front().name, more.front().options});
  }
  return out;
}

/// What is played next: the same for every match that has come to the same point, whoever plays it.
inline Move next_move(const Match& m, std::uint64_t seed) {
  Rng rng(mix(seed, m.length()));
  for (int i = 0; i <= static_cast<int>(m.seats().size()); ++i) {
    const Seat who = i < static_cast<int>(m.seats().size()) ? seat(i) : Seat::table;
    const auto options = (m.waiting() & wait_bit(who)) != 0 ? m.view(who).options : ActionList{};
    if (!options.empty()) return {who, options[static_cast<std::size_t>(rng.below(static_cast<int>(options.size())))]};
  }
  return {};
}

/// Whether what was saved is how this match began.
inline bool begins_like(const Match& saved, const std::vector<Move>& moves) {
  const auto& had = saved.record().moves;
  return had.size() <= moves.size() && std::equal(had.begin(), had.end(), moves.begin());
}

}  // namespace prowl::test
