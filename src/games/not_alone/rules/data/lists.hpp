#pragma once

// What the game's numbers are called, each list in the order of its numbers: ids.hpp makes constants of them,
// catalogue.cpp the table of names. Kinds are in cards.hpp.

// clang-format off
/// A place off the planet, and whether the order of its pieces counts; then those that each seat has.
#define NOT_ALONE_PILES(X) \
  X(reserve, false) X(hunt_deck, true) X(hunt_discard, true) X(hunt_played, true) X(survival_deck, true) \
  X(survival_discard, true) X(tokens, false)
#define NOT_ALONE_OWN_ZONES(X) \
  X(hand) X(survival) X(played) X(discard)
// Sanctuary. `survivors`: those revealed; `developed`: Evolutions in front of the Creature; `removed`: out of the game.
#define SANCTUARY_PILES(X) \
  X(survivor_deck, true) X(survivor_discard, true) X(survivors, false) X(avatar_deck, false)
/// One a level.
#define SANCTUARY_LEVEL_PILES(X) \
  X(evolution_deck) X(evolution_discard)
#define SANCTUARY_SIDES(X) \
  X(developed, false) X(removed, false)
#define SANCTUARY_OWN_ZONES(X) \
  X(avatar) X(rescued) X(evolutions)

/// Public counters; then those of each seat.
#define NOT_ALONE_REGS(X) \
  X(creature) X(side) X(rescue) X(assimilation) X(rescue_start) X(assimilation_start) X(turn) X(phase) \
  X(hunt_limit) X(hunts_played) X(hunt_limit_next) X(marker) X(creature_at) X(target_at) X(artemia_at) X(granted) \
  X(effects) X(more_effects) X(anticipated) X(barred) X(ruined) X(powers_used) X(suffer) X(survival_played) \
  X(gave_up) X(resisted) X(resisted_twice) X(standing) X(dodging) X(detecting) X(river) X(artefact) X(river_next) \
  X(artefact_next) X(last_side) X(how) X(flags) X(more_flags) X(copies)
#define NOT_ALONE_OWN_REGS(X) \
  X(will) X(owned) X(spot) X(other_spot) X(debt)
// Sanctuary. `awake_*`: Evolutions in force, `spent_*`: those used this turn; a bit each, by level. `exhausted`: who has
// lost the last Will this turn (option exhaustion).
#define SANCTUARY_REGS(X) \
  X(sanctuary_at) X(loop) X(defence) X(defence_start) X(dna) X(dna_total) X(monoliths) X(awake_1) X(awake_2) \
  X(spent_1) X(spent_2) X(fortified) X(target_role) X(territory) X(prophesied) X(extra_hunt) X(usual_limit) \
  X(exhausted)

/// A verb with the types of its operands, and whether it is secret and announced.
#define NOT_ALONE_VERBS(X) \
  X(choose_side, {kAmount}) X(play, {kKind}, true, false) X(confirm, {}, true) X(lay, {kKind}, true) X(resist) \
  X(resist_one, {kKind}) X(resist_two, {kKind, kKind}) X(give_up) X(take, {kKind}) X(announce, {kKind}) X(pass) \
  X(stand_down) X(put, {kKind, kZone}) X(put_two, {kKind, kZone, kZone}) X(done) X(name, {kSeat}) \
  X(keep, {kKind}) X(discard, {kKind}) X(endure) X(swap, {kKind, kKind}) X(ruin, {kZone}) X(move, {kZone, kZone}) \
  X(resolve, {kZone}) X(use, {kKind}) X(use_one, {kKind, kKind}) X(use_two, {kKind, kKind, kKind}) \
  X(heal, {kSeat}) X(draw) X(gain, {kKind}) X(take_back, {kKind}) X(rest)
#define SANCTUARY_VERBS(X) \
  X(rescue, {kKind}) X(replace, {kKind}) X(fortify) X(shelter) X(decline) X(treat, {kSeat}) X(evolve) X(nest) \
  X(draw_evolution, {kAmount}) X(develop, {kKind}) X(invoke, {kKind}) X(choose, {kKind}) \
  X(bury, {kKind}, true, false) X(show, {kKind})

/// An event with the types of its operands.
#define NOT_ALONE_EVENTS(X) \
  X(creature_is) X(side_is, {kAmount}) X(turn_start, {kAmount}) X(resisted, {kAmount}) X(gave_up) \
  X(recovered, {kKind}) X(laid, {kAmount}) X(taken_up, {kAmount}) X(announced, {kKind, kKind}) \
  X(put, {kKind, kZone, kZone}) X(barred, {kZone, kZone}) X(named, {kKind, kSeat}) X(discarded, {kKind}) \
  X(lost_hunt, {kKind}) X(showed, {kKind}) X(returned, {kKind}) X(revealed, {kKind}) X(swapped, {kKind, kKind}) \
  X(used, {kKind, kZone}) X(drew, {kKind}) X(drew_hunt, {kKind}) X(reshuffled, {kAmount, kAmount}) X(marker_on) \
  X(marker_off) X(rescue, {kAmount}) X(assimilation, {kAmount}) X(will_lost, {kAmount, kAmount}) \
  X(will_gained, {kAmount}) X(gained, {kKind}) X(took_back, {kKind}) X(rested, {kZone}) X(ruined, {kZone}) \
  X(moved, {kSeat, kZone, kZone}) X(two_next, {kKind}) X(ignores, {kKind}) X(artemia_hit, {kZone}) \
  X(caught, {kZone, kAmount}) X(zero_will) X(stasis_holds) X(tokens_home) X(smoke_clears) \
  X(won_rescue) X(won_assimilation)
#define SANCTUARY_EVENTS(X) \
  X(sanctuary_moves, {kZone}) X(sanctuary_stays) X(loop_opens) X(survivor_revealed, {kKind}) \
  X(survivor_replaced, {kKind}) X(rescued, {kKind}) X(drew_survivor, {kKind}) X(lost_survivor, {kKind}) \
  X(fortified) X(sheltered, {kAmount}) X(defence, {kAmount}) X(bonus, {kAmount}) X(dna, {kAmount, kAmount}) \
  X(drew_evolution, {kKind}) X(developed, {kKind}) X(lost_evolution, {kKind}) X(evolution_returns, {kKind}) \
  X(evolution_reshuffled, {kAmount}) X(evolves) X(nests) X(stalls) X(avatar_dealt, {kKind}) \
  X(avatar_kept, {kKind}) X(invoked, {kKind}) X(suppressed, {kKind}) X(territory, {kKind}) X(buried, {kAmount}) \
  X(monolith_gone) X(treated, {kSeat}) X(helps, {kSeat}) X(role, {kKind}) X(won_defence)
// clang-format on
