#pragma once
#include <array>
#include <string>

#include "games/nostromo/rules/data/ids.hpp"
#include "games/nostromo/rules/data/ship.hpp"
#include "prowl/rules/rule_set.hpp"

namespace prowl::nostromo {

/// One row of the set-up table (setup.json).
struct PlayerRow {
  int rooms = 0;
  int characters = 0;  ///< of each seat, and as many decoys
  bool android = false;
  Ship preset;
};

struct Scoring {
  int alien_wins = 0, escape = 0, object = 0;
};

/// The numbers of rules/nostromo/*.json, checked. Arrays that depend on the players are indexed by their number.
struct Data {
  static constexpr int kMost = kMaxSeats + 1;
  std::array<int, kMost> rounds{}, exhaustion_limit{}, copies{};
  std::array<PlayerRow, kMost> players{};
  int eggs = 0, notice = 0, draw_card = 0, detector_draw = 0, recovery_draw = 0, computer_draw = 0, max_airlocks = 0;
  Scoring scoring;
  unsigned marked = 0;
  int flame_start = 0, detector_start = 0;
  std::array<unsigned, kWindows> windows{};  ///< per window the mask of card kinds that may be played
  std::array<std::string, kCards + 1> element;
};

inline const Data& data_of(const RuleSet& r) { return *static_cast<const Data*>(r.data.get()); }
ShipNeeds needs_of(const Data&, int seats);

/// Names in the order of ids.hpp.
Catalogue make_catalogue();

}  // namespace prowl::nostromo
