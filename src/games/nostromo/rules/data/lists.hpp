#pragma once

// What the game's numbers are called, each list in the order of its numbers: ids.hpp makes constants of them,
// catalogue.cpp the table of names.

// clang-format off
/// A kind with its back and group: before those of which each seat has its own, and after.
#define NOSTROMO_KINDS(X) \
  X(vents, backs::card, "card") X(hide, backs::card, "card") X(airlocks, backs::card, "card") \
  X(reorganise, backs::card, "card") X(draw, backs::card, "card") \
  X(role_alien, backs::role, "role") X(role_crew, backs::role, "role") X(role_android, backs::role, "role") \
  X(brandt, backs::cover, "character") X(hale, backs::cover, "character") X(lind, backs::cover, "character") \
  X(okoro, backs::cover, "character") X(ruiz, backs::cover, "character") X(sato, backs::cover, "character") \
  X(vega, backs::cover, "character")
#define NOSTROMO_THINGS(X) \
  X(flamethrower, backs::object, "object") X(detector, backs::object, "object") X(alien, backs::object, "figure")

#define NOSTROMO_ROOMS(X) \
  X(armoury) X(command) X(computer) X(lair) X(hangar) X(engine) X(infirmary) X(mess) X(stasis) X(cargo)
/// A place off the ship, and whether the order of its pieces counts: before those of each seat, and after.
#define NOSTROMO_DECKS(X) X(deck, true) X(discard, true)
#define NOSTROMO_OWN(X) X(hand) X(home) X(held) X(role)
#define NOSTROMO_PILES(X) \
  X(aside, false) X(gone, false) X(dead, false) X(off_board, false) X(box, false) X(roles, true) X(tally, false)

/// Public counters that stand alone.
#define NOSTROMO_REGS(X) \
  X(eggs) X(egg_supply) X(exhaustions) X(turn) X(round) X(rounds) X(alien_seat) X(next_alien) X(been_alien) \
  X(airlocks_now) X(airlocks_next) X(o_this_turn) X(visits_left) X(first_room) X(figure_at) X(flame_at) \
  X(detector_at) X(flame_bearer) X(detector_bearer) X(flame_lock) X(flame_fired) X(unmasked) X(eliminated) \
  X(proven_crew) X(removed) X(facing) X(doomed) X(barred) X(hiders) X(hidden) X(escaped) X(standing) X(timed_out) \
  X(swap_round) X(last_side) X(how) X(wins_alien) X(wins_crew) X(turns_total) X(longest) X(flags) X(rotation) \
  X(timer) X(swap_rounds) X(turn_cap) X(max_airlocks) X(in_play) X(copies) X(each)

/// A verb with the types of its operands, and whether it is secret and announced.
#define NOSTROMO_VERBS(X) \
  X(place, {kKind, kZone}, true, false) X(confirm) X(time_up) X(offer, {kKind, kSeat}, true, false) X(pass) \
  X(stand_down) X(play, {kKind}) X(reorganise_take, {kKind}) X(reorganise_give, {kKind, kSeat}) \
  X(reorganise_move, {kKind, kZone}) X(visit, {kZone}) X(save, {kKind}) X(decline) X(vote, {kKind, kSeat}) \
  X(leave, {kKind}) X(choose_alien, {kSeat}) X(next_round)

/// An event with the types of its operands.
#define NOSTROMO_EVENTS(X) \
  X(round_start, {kAmount}) X(alien_is) X(turn_start, {kAmount}) X(time_up) X(unplaced, {kKind}) \
  X(swap, {kKind, kSeat, kKind}) X(played, {kKind}) X(drew, {kKind}) X(reshuffle, {kAmount}) \
  X(deck_out, {kAmount}) X(five_cards, {kAmount}) X(airlocks_now) X(airlocks_next) \
  X(took, {kKind, kSeat}) X(gave, {kKind, kSeat}) X(moved, {kKind, kZone, kZone}) X(visit, {kZone, kAmount}) \
  X(alien_passes, {kAmount}) X(turned_up, {kKind, kZone}) X(footprints, {kAmount, kZone}) X(found_nothing, {kZone}) \
  X(flame_fired, {kZone}) X(detector_saved, {kKind, kZone}) X(hid, {kKind, kZone}) \
  X(vented, {kKind, kZone}) X(vent_took, {kKind, kZone}) X(vent_decoy, {kZone}) X(vent_empty) \
  X(declined, {kKind}) X(claimed, {kKind, kZone}) X(stays, {kKind, kZone}) X(kill, {kKind, kZone}) \
  X(egg, {kAmount}) X(unmasked) X(discarded, {kAmount}) X(all_shown) X(escape) \
  X(android_hunted, {kZone}) X(dropped, {kKind, kZone}) X(egg_destroyed, {kAmount, kAmount}) \
  X(picked_up, {kKind, kZone}) X(tokens_home) X(won_eggs) X(won_killed) \
  X(won_deck) X(won_turn_cap) X(won_escape) X(match_end)
// clang-format on
