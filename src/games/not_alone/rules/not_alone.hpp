#pragma once
#include <array>
#include <filesystem>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "games/not_alone/rules/data/data.hpp"
#include "prowl/rules/game.hpp"
#include "prowl/rules/load_rules.hpp"

namespace prowl::not_alone {

inline constexpr std::array<std::string_view, 2> kSides = {"creature", "hunted"};
inline constexpr std::array<std::string_view, 4> kHows = {"assimilation", "rescue", "hunted_rescue", "hunted_defence"};

// The functions of the Game table; contracts in prowl/rules/game.hpp.
Result<RuleSet> load(const std::filesystem::path& rules_dir);
/// Of a table that check_table has let pass.
Result<State> setup(const RuleSet&, const Options&, int seats);
/// The options that setup asks for.
std::vector<KnownOption> known_options();
void options(const RuleSet&, const State&, Seat, ActionList& out);
Prompt prompt_of(const State&);
Outcome outcome_of(const State&);
std::vector<ScoreLine> score_lines(const State&, Seat);
std::vector<Kind> inventory(const Catalogue&, const State&);
KindSet fits(const Catalogue&, const State& masked, const Piece& where);
void imagine(const RuleSet&, State&, Seat viewer, Rng&);
Result<void> patch(const RuleSet&, State&, const nlohmann::json& given);
Result<void> check(const RuleSet&, const State&, const nlohmann::json& expect);
nlohmann::json tables(const RuleSet&, int seats);

extern const Game kGame;

}  // namespace prowl::not_alone
