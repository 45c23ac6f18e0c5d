#pragma once
#include <span>
#include <string_view>

#include "prowl/rules/game.hpp"
#include "prowl/rules/load_rules.hpp"

namespace prowl {

// What every set-up asks first. Errors: bad_option, with the option's name or "seats" as their place.

/// As many players as the game is for, options that exist, values that they take.
Result<void> check_table(const RuleSet&, const Options&, int seats);
/// An option that names a seat (0: none) names one of the table.
Result<void> check_seat(const RuleSet&, const Options&, std::string_view option, int seats);

/// A game's own set-up for Game::setup, which it reaches once check_table has let the table pass.
template <Result<State> (*kSetup)(const RuleSet&, const Options&, int seats)>
Result<State> checked(const RuleSet& rules, const Options& options, int seats) {
  if (auto ok = check_table(rules, options, seats); !ok) return tl::unexpected(ok.error());
  return kSetup(rules, options, seats);
}

/// An option that sets a bit of a game's flags when it has this value.
struct FlagOption {
  std::string_view name, value, otherwise;
  int flag;
  std::string_view of{};  ///< the expansion that it belongs to
};
int flags_of(const RuleSet&, const Options&, std::span<const FlagOption>);
/// Adds those that are not known yet.
void know_flags(std::vector<KnownOption>&, std::span<const FlagOption>);

}  // namespace prowl
