#pragma once
#include <array>
#include <filesystem>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "games/fate/rules/data/data.hpp"
#include "prowl/rules/game.hpp"
#include "prowl/rules/load_rules.hpp"

namespace prowl::fate {

inline constexpr std::array<std::string_view, 2> kSides = {"crew", "ship"};
inline constexpr std::array<std::string_view, 7> kHows = {"sympathies", "narcissus", "blow_out",     "blow_up",
                                                          "cut_off",    "morale",    "self_destruct"};

// The functions of the Game table; contracts in prowl/rules/game.hpp.
Result<RuleSet> load(const std::filesystem::path& rules_dir);
/// Of a table that check_table has let pass.
Result<State> setup(const RuleSet&, const Options&, int seats);
/// The options that setup asks for.
std::vector<KnownOption> known_options();
/// All pieces where they are before set-up, nobody aboard, no options.
State blank_table(const RuleSet&, int seats);
Refusal why_not(const RuleSet&, const State&, Seat, const Action&);
Outcome outcome(const RuleSet&, const State&);
Prompt prompt(const RuleSet&, const State&);
std::vector<ScoreLine> score(const RuleSet&, const State&, Seat);
std::vector<Kind> inventory(const Catalogue&, const State&);
KindSet fits(const Catalogue&, const State& masked, const Piece& where);
Result<void> patch(const RuleSet&, State&, const nlohmann::json& given);
Result<void> check(const RuleSet&, const State&, const nlohmann::json& expect);
nlohmann::json tables(const RuleSet&, int seats);

extern const Game kGame;

}  // namespace prowl::fate
