#pragma once
#include <span>
#include <string_view>

#include "prowl/core/state.hpp"
#include "prowl/rules/rule_set.hpp"

/// Facts of Not Alone that a screen needs beside a View. All of it is public. `RuleSet` must be that of the game
/// `not_alone`; the state may be a View's.
namespace prowl::not_alone {

/// Neither a power nor a Place taken back there this turn.
bool is_ineffective(const State&, Zone place);
/// What a catch on these Places costs in Will, and how far Assimilation moves when these seats are caught, without what
/// follows from a last Will.
int catch_loss(const RuleSet&, const State&, std::span<const Zone> places);
int catch_steps(const State&, SeatMask caught);
bool is_caught_at(const State&, Seat, Zone place);
/// The Creature may still play a Hunt card that has a token's symbol; the further card of an Evolution has none.
bool may_bring_token(const State&);

// --- Sanctuary

/// The name of what a space of the Sanctuary board gives, by its distance to victory; empty for a space without
/// anything.
std::string_view bonus_at(const RuleSet&, const State&, int distance);
/// The Place over which Sanctuary is and the next of its way; Zone::none before it has come.
Zone city_at(const State&);
Zone next_city(const State&);
bool is_on_city_way(const State&, Zone place);
/// The Hunted may rescue, or fortify, when its turn comes there: no token lies there, and no card forbids it.
bool may_rescue(const RuleSet&, const State&, Seat, Zone place);
bool may_fortify(const RuleSet&, const State&, Seat, Zone place);

/// An Evolution in front of the Creature works, or has done what it does once a turn.
bool is_awake(const State&, Kind evolution);
bool is_spent(const State&, Kind evolution);
/// What it costs by its card, what developing it costs now, and how many may lie developed.
int printed_cost(const RuleSet&, Kind evolution);
int evolution_cost(const RuleSet&, const State&, Kind evolution);
int evolution_slots(const RuleSet&, const State&);
/// DNA that evolving, or nesting, would bring now.
int evolve_gain(const RuleSet&, const State&);
int nest_gain(const RuleSet&, const State&);
/// Whether the Creature can't evolve this turn.
bool is_stalled(const State&);

}  // namespace prowl::not_alone
