#pragma once
#include <array>

#include "prowl/rules/game.hpp"

namespace prowl::ai {

/// The words of Fate as a bot needs them, looked up once by their notation names.
struct FateWords {
  explicit FateWords(const Catalogue&);

  const Catalogue* catalogue;
  Verb choose, move, pick_up, drop, trade, done, track, grapple, incinerate, send, look, scout, pass, flee, keep;
  std::array<Kind, 5> crew{};
  Kind scrap, coolant, flashlight, tracker, grapple_gun, prod, incinerator, carrier, jonesy;
  Kind sympathies, narcissus, blow_out, blow_up, cut_off;
  std::array<Zone, 5> bags{};
  Zone deck, discard, playing, objectives, objectives_done, scrap_pile, nest;
  Zone docking, airlock, bridge, workshop;
  Reg morale, slots, active, actions, phase_over, skip_card, mission, countdown, holder, ash_damage, fleeing, alien_at,
      ash_at, side;
  std::array<Reg, 5> slot{}, at{};
};
inline constexpr int kFateRooms = 13, kFateSpaces = 27;

}  // namespace prowl::ai
