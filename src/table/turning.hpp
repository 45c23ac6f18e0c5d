#pragma once
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "prowl/core/catalogue.hpp"
#include "prowl/core/event.hpp"

namespace prowl::ui {

/// An event that may have decided a match, how much, and, where not each does, when: `counts` gets all that happened up
/// to it. Of several rows for one event the first that counts goes.
struct DecidingSpec {
  std::string_view event;
  int weight = 0;
  bool (*counts)(const Catalogue&, std::span<const Event> until) = nullptr;
};

struct TurningPoint {
  std::size_t at = 0;  ///< of the events
  int turn = 0;        ///< 0: nobody knows
  int times = 1;       ///< that the same happened in this turn
  int weight = 0;
};

inline constexpr std::size_t kTurningPoints = 6;

/// What decided these events of one round, at most `most`, in their order, rather different things than one again and
/// again; `now`: the turn at their end, where no event tells. A game without rows of its own has none.
std::vector<TurningPoint> turning_points(std::string_view game, const Catalogue&, std::span<const Event>, int now = 0,
                                         std::size_t most = kTurningPoints);
/// The same for each round of a match; `now`: the turn at their end.
std::vector<TurningPoint> all_turning_points(std::string_view game, const Catalogue&, std::span<const Event>,
                                             int now = 0);
/// The turn in which each event happened, 0 where nobody knows; a match may begin in the middle.
std::vector<int> turns_of(const Catalogue&, std::span<const Event>, int now = 0);
/// Where the last round begins.
std::size_t last_round(const Catalogue&, std::span<const Event>);

}  // namespace prowl::ui
