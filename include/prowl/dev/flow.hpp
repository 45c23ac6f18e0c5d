#pragma once
#include <cstdint>
#include <string>

#include "prowl/core/result.hpp"
#include "prowl/ui/app.hpp"

namespace prowl::ui {

/// Matches that are played through the screens to count what people must press.
struct FlowPlan {
  std::string world;  ///< a game, or an expansion by its name on the title ("sanctuary")
  Options options{};  ///< over the expansion's
  int seats = 0;      ///< 0: the fewest that the game allows and the people need
  int people = 1;     ///< the first seats; the rest are bots
  int games = 1;
  std::uint64_t seed = 1;
};

/// What a scripted person, who decides like a bot and acts by the widgets of the screens, had to do.
struct FlowReport {
  int decisions = 0;             ///< moments at which a person had more than one option and took one
  int presses_choosing = 0;      ///< on cards, places, tokens, rows, and what commits them
  int presses_carrying_on = 0;   ///< all other presses that people had to make to get on
  int stops_without_choice = 0;  ///< the table stood still for people who had nothing to choose
  int seats = 0;                 ///< of a match
  int bars_per_phase = 0;        ///< the most neutral bars in one phase of a turn
  int bars_per_turn = 0;         ///< the most in one turn
  int unreached = 0;             ///< decisions that no widget led to; performed past the screens
  int unfinished = 0;            ///< matches that did not come to their end
  std::int64_t wait_ms = 0;      ///< that nobody can skip: fresh curtains ignore presses for a while
  std::int64_t shown_ms = 0;     ///< sequences that played by themselves to their end; each can be skipped
};

/// Errors: unknown world, wrong number of seats or people, broken rules.
Result<FlowReport> flow(App&, FlowPlan);
/// As a JSON object, times in seconds.
std::string to_json(const FlowReport&, const FlowPlan&);

}  // namespace prowl::ui
