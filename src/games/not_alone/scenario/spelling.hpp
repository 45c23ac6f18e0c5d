#pragma once
#include <array>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "games/not_alone/rules/data/ids.hpp"
#include "prowl/core/state.hpp"

namespace prowl::not_alone {

/// Where each phase begins.
struct PhaseStart {
  std::string_view name;
  Step step;
};
inline constexpr std::array<PhaseStart, 5> kPhaseStarts = {{
    {"exploration", Step::w1},
    {"hunting", Step::hunt},
    {"reckoning", Step::w4},
    {"end_of_turn", Step::w5},
    {"evolution", Step::move_city},
}};

/// How scenarios may write the names of this game: any case, blanks or hyphens for `_`, Places by their number,
/// "H1" for the first Hunted in left order, "Creature" for its seat, "artifact".
std::string spell(const State&, std::string_view word);
/// Phases by the names of other editions or by number, steps by those of the prompts; others come back spelled plainly.
std::string spell_phase(std::string_view word);
/// The names of `given` and `expect` in other words: "awaited", "beacon", "hunt_hand", "decks", "hand_p2". Where both
/// words are there, the other one stays, an unknown name.
nlohmann::json spell_keys(nlohmann::json names);

}  // namespace prowl::not_alone
