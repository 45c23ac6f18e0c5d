#pragma once
#include <array>
#include <filesystem>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "games/nostromo/rules/data/data.hpp"
#include "prowl/rules/game.hpp"
#include "prowl/rules/load_rules.hpp"

namespace prowl::nostromo {

inline constexpr std::array<std::string_view, 2> kSides = {"alien", "crew"};
inline constexpr std::array<std::string_view, 5> kHows = {"eggs", "killed", "deck", "turn_cap", "escape"};

// The functions of the Game table; contracts in prowl/rules/game.hpp.
Result<RuleSet> load(const std::filesystem::path& rules_dir);
/// Of a table that check_table has let pass.
Result<State> setup(const RuleSet&, const Options&, int seats);
/// The options that setup asks for.
std::vector<KnownOption> known_options();
Refusal why_not(const RuleSet&, const State&, Seat, const Action&);
Outcome outcome(const RuleSet&, const State&);
std::vector<ScoreLine> score(const RuleSet&, const State&, Seat);
std::vector<Kind> inventory(const Catalogue&, const State&);
KindSet fits(const Catalogue&, const State& masked, const Piece& where);
void imagine(const RuleSet&, State&, Seat viewer, Rng&);
Result<void> patch(const RuleSet&, State&, const nlohmann::json& given);
Result<void> check(const RuleSet&, const State&, const nlohmann::json& expect);
nlohmann::json tables(const RuleSet&, int seats);

extern const Game kGame;

}  // namespace prowl::nostromo
