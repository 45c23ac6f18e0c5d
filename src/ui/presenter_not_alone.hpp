#pragma once
#include "presenter.hpp"

namespace prowl::ui::not_alone {

inline constexpr int kPlaces = 10, kLair = 0, kBeach = 3, kRover = 4, kWreck = 7;

/// Where a Hunted is from the reveal to the end of the turn.
struct Spot {
  int place = -1;             ///< 0 the Lair … 9 the Artefact; -1: nowhere known
  bool resolved = false, suffered = false;
};

/// What the parts of the presenter share; all of it from public counters and the viewer's own view.
struct Planet : Presented {
  using Presented::reg;
  int reg(std::string_view name, Seat s) const { return reg_of(f, std::string(name) + "_p" + std::to_string(index(s) + 1)); }
  bool seat_in(std::string_view set, Seat s) const { return ((reg(set) >> index(s)) & 1) != 0; }
  bool place_in(std::string_view set, int place) const { return ((reg(set) >> place) & 1) != 0; }
  /// A bit of `effects`, by its place in the rules data.
  bool effect(int bit) const { return ((reg("effects") >> bit) & 1) != 0; }
  Seat creature() const { return seat(reg("creature")); }
  bool hunted(Seat s) const { return s != creature(); }
  Kind place_kind(int place) const { return place < static_cast<int>(t.places.size()) ? t.places[static_cast<std::size_t>(place)].kind : Kind::hidden; }
  std::string place_name(int place) const { return d.kind(place_kind(place)); }
  /// The Place that a card stands for: "jungle" and "jungle_p2" are 1. -1 for any other card.
  int place_of(Kind) const;
  std::vector<Spot> spots(Seat) const;
  Zone zone_of(std::string_view group, Seat s) const { return ui::zone_of(f.rules->catalogue, group, s); }
  int count_of(std::string_view group, Seat s) const;
  /// Places of a seat's zone that the viewer can read, as a set; `hidden` counts the others.
  int open_places(std::string_view group, Seat s, int& hidden) const;
  /// Those that lie open to everybody.
  int public_places(std::string_view group, Seat s) const;
  /// The Creature token or a Clone on that Place catches the seat.
  bool catches(Seat s, int place) const;
  /// Will that a catch on each of these Places costs: 1, in the Lair 2, under Fierceness 1 more in all.
  int catch_loss(const std::vector<int>& places) const;
  /// Neither a power nor a Place taken back there this turn (5.1).
  bool ineffective(int place) const;
};

/// Bits of the counter "effects".
enum Effect : int { kDespair, kNoHunt, kSmokescreen, kFierceness, kInterference, kPersecution, kMutation, kVirus, kClone, kMirage, kScream, kToxin, kWideTarget, kStasis };

void present_planet(const Planet&);
void present_race(const Planet&);
void present_seats(const Planet&);
void present_facts(const Planet&);
/// What is the viewer's own: hands, details of cards, tokens to put down.
void present_own(const Planet&);
/// The legal options in words, with what they bring.
void present_choices(const Planet&);

}  // namespace prowl::ui::not_alone
