#pragma once

// What the game's numbers are called, each list in the order of its numbers: ids.hpp makes constants of them,
// catalogue.cpp the table of names.

// clang-format off
/// A kind that every box has, with its back and group.
#define FATE_KINDS(X) \
  X(ripley, {}, "crew") X(dallas, {}, "crew") X(lambert, {}, "crew") X(parker, {}, "crew") X(brett, {}, "crew") \
  X(alien, {}, "figure") X(ash, {}, "figure") X(scrap, {}, "scrap") X(coolant, {}, "coolant") \
  X(flashlight, {}, "item") X(motion_tracker, {}, "item") X(grapple_gun, {}, "item") X(electric_prod, {}, "item") \
  X(incinerator, {}, "item") X(cat_carrier, {}, "item") \
  X(safe, backs::token, "token") X(jonesy, backs::token, "token") X(surprise_1, backs::token, "token") \
  X(surprise_2, backs::token, "token") X(countdown, {}, "countdown") \
  X(sympathies, backs::mission, "mission") X(narcissus, backs::mission, "mission") \
  X(blow_out, backs::mission, "mission") X(blow_up, backs::mission, "mission") X(cut_off, backs::mission, "mission")

#define FATE_ROOMS(X) \
  X(muthur) X(bridge) X(galley) X(suits) X(docking) X(hypersleep) X(airlock) X(medbay) X(maintenance) X(equipment) \
  X(garage) X(workshop) X(nest)

/// A place for pieces off the board, and whether their order counts.
#define FATE_PILES(X) \
  X(deck, true) X(discard, true) X(playing, false) X(objectives, false) X(objectives_done, false) \
  X(objective_deck, true) X(mission, false) X(mission_deck, true) X(removed, false) X(stack, true) \
  X(captured, false) X(scrap_pile, false) X(supply, false) X(coolant_discard, false) X(ash_slots, false) \
  X(countdown, false) X(box, false)

/// Public counters that stand alone.
#define FATE_REGS(X) \
  X(morale) X(turn) X(slots) X(active) X(actions) X(ability_uses) X(phase_over) X(skip_card) X(mission) \
  X(mission_due) X(countdown) X(holder) X(ash_damage) X(fleeing) X(flags) X(pick) X(first) X(side) X(how) \
  X(alien_at) X(ash_at)

/// A verb with the types of its operands, and whether it is secret and announced.
#define FATE_VERBS(X) \
  X(choose, {kKind}) X(move, {kZone}) X(pick_up, {kKind}) X(pick_up_scrap, {kAmount}) X(drop, {kKind}) \
  X(drop_scrap, {kAmount}) X(craft, {kKind}) X(trade, {kKind}) X(give, {kKind}) X(give_scrap, {kAmount}) \
  X(take, {kKind}) X(take_scrap, {kAmount}) X(done) X(track, {kZone}) X(grapple, {kZone}) X(incinerate) \
  X(swap_coolant) X(send, {kKind, kZone}) X(look) X(salvage) X(scout) X(keep) X(discard) X(bottom) X(pass) \
  X(target, {kZone}) X(route, {kZone}) X(flee, {kKind, kZone}) X(use_prod, {kKind}) X(discard_scrap, {kKind}) \
  X(lose_morale, {kKind}) X(spend_coolant, {kKind}) X(push, {kZone}) X(leave_out, {kZone})

/// An event with the types of its operands.
#define FATE_EVENTS(X) \
  X(plays, {kKind}) X(first_is, {kKind}) X(turn_start, {kAmount, kKind}) X(moved, {kKind, kZone, kZone}) \
  X(sent, {kKind, kKind, kZone}) X(picked_up, {kKind, kKind}) X(picked_up_scrap, {kAmount, kKind}) \
  X(dropped, {kKind, kKind}) X(dropped_scrap, {kAmount, kKind}) X(crafted, {kKind, kKind, kAmount}) \
  X(trades, {kKind, kKind}) X(gave, {kKind, kKind, kKind}) X(gave_scrap, {kAmount, kKind, kKind}) \
  X(took, {kKind, kKind, kKind}) X(took_scrap, {kAmount, kKind, kKind}) X(swapped_coolant, {kAmount, kKind}) \
  X(salvaged, {kKind}) X(looked, {kKind, kKind}) X(kept, {kKind}) X(card_discarded, {kKind}) \
  X(card_bottom, {kKind}) X(scouted, {kKind, kKind}) X(tracked, {kKind, kKind, kZone}) \
  X(grappled, {kKind, kZone, kZone}) X(incinerated, {kKind, kZone}) X(used_up, {kKind, kKind}) \
  X(phase_end, {kKind}) X(no_card, {kKind}) X(drew, {kKind}) X(token_placed, {kZone}) \
  X(scrap_placed, {kAmount, kZone}) X(placed_in, {kKind, kZone}) X(lost_scrap, {kAmount, kKind}) \
  X(alien_moved, {kZone, kZone}) X(alien_jumps, {kZone, kZone}) X(met_alien, {kAmount, kZone}) \
  X(flashlight, {kKind}) X(prod, {kKind}) X(morale_lost, {kAmount, kAmount}) X(no_loss) \
  X(revealed, {kKind, kZone, kKind}) X(captured, {kKind, kKind}) X(fled, {kKind, kZone, kZone}) \
  X(ash_moved, {kZone, kZone}) X(ash_took, {kAmount, kZone}) X(ash_paid, {kKind}) X(ash_stays, {kZone}) \
  X(ash_hurt, {kAmount, kKind}) X(ash_pushed, {kZone}) X(ash_gone) X(ash_met, {kZone}) \
  X(objective_done, {kKind}) X(mission_is, {kKind}) X(ash_appears, {kZone}) \
  X(coolant_back, {kAmount, kZone}) X(track_taken, {kKind}) X(countdown, {kAmount}) \
  X(tokens_spread, {kAmount}) X(left_out, {kZone}) X(reshuffled, {kAmount}) X(won, {kKind}) \
  X(lost_morale_out) X(lost_countdown)
// clang-format on
